import Gatehouse
import Testing
import URLStandard

/// App Links: which apps take a web address, and by which attempts one is opened.
@Suite struct AppLinkTests {
  typealias Activity = AppLinkHandlers.Activity

  static let browser = Activity(package: "com.browser", isBrowser: true, hasPath: false)
  static let shop = Activity(package: "com.shop", isBrowser: false, hasPath: true)
  static let host = Activity(package: "com.host", isBrowser: false, hasPath: false)

  @Test func aBrowserSaysSoOrTakesTheWholeWeb() {
    #expect(Activity.isBrowser(hasBrowserCategory: true, schemes: [], hasAuthority: true))
    #expect(Activity.isBrowser(hasBrowserCategory: false, schemes: ["http", "https"], hasAuthority: false))
    #expect(!Activity.isBrowser(hasBrowserCategory: false, schemes: ["http", "https"], hasAuthority: true))
    #expect(!Activity.isBrowser(hasBrowserCategory: false, schemes: ["https"], hasAuthority: false))
  }

  @Test func aLandingPageHasAppsAndNoneForItsPath() {
    #expect(!AppLinkHandlers([]).isLandingPage)
    #expect(!AppLinkHandlers([Self.browser]).isLandingPage)
    #expect(AppLinkHandlers([Self.browser, Self.host]).isLandingPage)
    #expect(!AppLinkHandlers([Self.host, Self.shop]).isLandingPage)
  }

  @Test func theBestIsClearlyTheFirst() {
    #expect(AppLinkHandlers([Self.shop]).best == Self.shop)
    #expect(AppLinkHandlers([Self.browser]).best == nil)
    #expect(AppLinkHandlers([Self.shop, Self.browser]).best == nil)
    for edit in [{ $0.priority = 1 }, { $0.preferredOrder = 1 }, { $0.isDefault = false }] as [(inout Activity) -> Void] {
      var first = Self.shop
      edit(&first)
      #expect(AppLinkHandlers([first, Self.browser]).best == first)
    }
    #expect(AppLinkHandlers([]).best == nil)
  }

  @Test func whatIsNotSeenIsNotKnown() {
    #expect(AppLinkHandlers([Self.shop]).installation(of: "com.shop") == .yes)
    #expect(AppLinkHandlers([Self.shop]).installation(of: "com.other") == .unknown)
  }

  /// The steps when every attempt fails.
  private func steps(_ apiLevel: Int, _ handlers: [Activity]?) -> [AppLinkLaunch.Step] {
    var launch = AppLinkLaunch("https://a.example/", apiLevel: apiLevel, handlers: handlers.map { AppLinkHandlers($0) })
    return (0..<3).map { _ in launch.next() }
  }

  private func start(_ flags: UInt32, _ package: String? = nil) -> AppLinkLaunch.Step {
    var request = AndroidLaunch(data: "https://a.example/", package: package)
    request.flags |= flags
    return .start(request)
  }

  @Test func fromAPI30TheSystemIsAsked() {
    let first = start(AndroidLaunch.requireNonBrowser | AndroidLaunch.requireDefault), second = start(AndroidLaunch.requireNonBrowser)
    #expect(steps(30, [Self.browser]) == [first, .fallBack(isReported: false), .fallBack(isReported: false)])
    #expect(steps(30, []) == [first, .fallBack(isReported: false), .fallBack(isReported: false)])
    #expect(steps(34, [Self.shop, Self.browser]) == [first, second, .fallBack(isReported: true)])
    #expect(steps(34, nil) == [first, second, .fallBack(isReported: true)])
  }

  @Test func beforeAPI30TheQueryDecides() {
    let reported = AppLinkLaunch.Step.fallBack(isReported: true), silent = AppLinkLaunch.Step.fallBack(isReported: false)
    #expect(steps(29, [Self.shop]) == [start(0, "com.shop"), reported, reported])
    #expect(steps(29, [Self.shop, Self.browser]) == [silent, silent, silent])
    #expect(steps(29, nil) == [silent, silent, silent])
  }

  @Test func whatWasStartedIsStarted() {
    var launch = AppLinkLaunch("https://a.example/", apiLevel: 33, handlers: nil)
    guard case .start = launch.next(isStarted: true) else { Issue.record("nothing was started before the first step"); return }
    #expect(launch.next(isStarted: true) == .started)
  }

  @Test func onlyWhatOpensForItsOwnerHasAttempts() {
    var policy = Policy()
    policy.handoff.from = .any
    policy.handoff.schemes = .listed([.init("wallet")])
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
    func verdict(_ url: String) -> Verdict {
      Gate(policy).decide(
        NavigationFacts(
          url: url, trigger: .link, activation: Activation(.direct), source: Source(origin: "https://a.example", isMain: true),
          target: .main,
          method: "GET", platform: .android))
    }
    #expect(verdict("https://partner.example/").appLinkLaunch(apiLevel: 33, handlers: nil) != nil)
    #expect(verdict("wallet://x").appLinkLaunch(apiLevel: 33, handlers: nil) == nil)
    #expect(verdict("wallet://x").androidLaunch == AndroidLaunch(data: "wallet://x"))
    #expect(verdict("other://x").androidLaunch == nil)
    #expect(verdict("other://x").overridesURLLoading)
  }

  @Test func theStoreIsNamedByPackageOrScheme() throws {
    #expect(AndroidStore.page(ofPackage: "com.a")?.href == "market://details?id=com.a")
    #expect(AndroidStore.page(ofPackage: "com.a&b=c") == nil)
    #expect(AndroidStore.search(forScheme: "wallet+x")?.href == "market://search?q=wallet+x")
    var policy = Preset.payments.policy
    policy.handoff.activation = [.none]
    func page(_ url: String) -> String? {
      let facts = NavigationFacts(
        url: url, trigger: .link, source: Source(origin: "https://a.example", isMain: true), target: .main, method: "GET",
        platform: .android)
      return AndroidStore.page(for: Gate(policy).decide(facts))?.href
    }
    #expect(page("intent://x#Intent;scheme=w;package=com.a;end") == "market://details?id=com.a")
    #expect(page("intent://x#Intent;scheme=w;end") == "market://search?q=w")
    #expect(page("intent://x#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fa.example;end") == nil)
  }
}
