public import URLStandard

/// The request with which an adapter on Android hands an address to another app: made anew, with nothing from the page but what is named here.
///
/// Component, selector, clip data, type and extras are always none. After `startActivity` throws `ActivityNotFoundException` or
/// `SecurityException` the launch did not happen: the adapter tells the gate (``ViewEvent/openFailed(url:at:)``, which ends launches in this
/// chain, so that a page cannot find out what is installed) and goes on with ``HandoffPlan/fallback``.
public struct AndroidLaunch: Sendable, Hashable {
  /// `android.intent.action.VIEW`.
  public static let action = "android.intent.action.VIEW"
  /// `BROWSABLE` and `DEFAULT`: only screens that expect links from pages answer.
  public static let categories = ["android.intent.category.BROWSABLE", "android.intent.category.DEFAULT"]
  /// FLAG_ACTIVITY_NEW_TASK, which every launch has.
  public static let newTask: UInt32 = 0x1000_0000
  /// FLAG_ACTIVITY_REQUIRE_NON_BROWSER (API 30): for ``HandoffPlan/Mode/universalLinkOnly``, see ``AppLinkAttempt``.
  public static let requireNonBrowser: UInt32 = 0x400
  /// FLAG_ACTIVITY_REQUIRE_DEFAULT (API 30).
  public static let requireDefault: UInt32 = 0x200

  /// The data address: the verdict's address, or what an intent carries instead of one, in printable ASCII.
  public var data: String
  /// The package that alone may take it, or `nil`.
  public var package: String?
  /// The flags: ``newTask`` and, of an intent, the harmless ones that it asks for (``AndroidIntent/harmlessFlags``).
  public var flags: UInt32

  /// Makes a request.
  public init(data: String, package: String? = nil, flags: UInt32 = 0) {
    self.data = data
    self.package = package
    self.flags = flags & AndroidIntent.harmlessFlags | Self.newTask
  }
}

extension Verdict {
  /// What `WebViewClient.shouldOverrideUrlLoading` answers: whether the engine leaves the navigation alone. Only a `load` is the engine's; every
  /// other verdict, `block` too, is handled here. An address that no engine can show never loads, so `net::ERR_UNKNOWN_URL_SCHEME` is never seen.
  public var overridesURLLoading: Bool { kind != .load }

  /// The navigation to the page that an intent falls back to (``HandoffPlan/fallbackURL`` with ``Policy/Fallback/load``), as the adapter asks the
  /// gate about it after the launch failed: nobody stands behind it, whatever page the intent came from. `nil` if there is none.
  ///
  /// - Parameters:
  ///   - current: the address of the committed page.
  ///   - at: milliseconds on the view's monotonic clock.
  public func fallbackNavigation(current: String?, at: Int64?) -> NavigationFacts? {
    guard let plan = handoff, plan.fallback == .load, let page = plan.fallbackURL else { return nil }
    return NavigationFacts(
      url: page.href, trigger: .script, activation: Activation(.none), source: Source(origin: "null", isMain: true), target: .main,
      current: current, method: "GET", platform: .android, at: at)
  }

  /// The request of a verdict that opens, or asks before it opens; `nil` for every other.
  public var androidLaunch: AndroidLaunch? {
    guard let plan = handoff, let url else { return nil }
    return AndroidLaunch(data: plan.data ?? url.href, package: plan.package, flags: plan.flags ?? 0)
  }
}

/// Pages of Android's store, for ``Policy/Fallback/store``.
public enum AndroidStore {
  /// The page of a package; `nil` for what is no package name.
  public static func page(ofPackage package: String) -> WebURL? {
    guard package.utf8.allSatisfy({ RouteBytes.isToken($0) || $0 == UInt8(ascii: ".") }), !package.isEmpty else { return nil }
    return try? WebURL("market://details?id=" + package)
  }

  /// A search for apps that say that they take a scheme.
  public static func search(forScheme scheme: String) -> WebURL? {
    guard scheme.utf8.allSatisfy({ RouteBytes.isToken($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }), !scheme.isEmpty else {
      return nil
    }
    return try? WebURL("market://search?q=" + scheme)
  }

  /// Where a launch that found no app goes in the store: the intent's own store page, its package, or a search for its scheme.
  ///
  /// - Returns: `nil` if the verdict names another fallback.
  public static func page(for verdict: Verdict) -> WebURL? {
    guard let plan = verdict.handoff, plan.fallback == .store else { return nil }
    if let url = plan.fallbackURL { return url }
    return plan.package.flatMap(page(ofPackage:)) ?? verdict.url.flatMap { search(forScheme: $0.scheme) }
  }
}
