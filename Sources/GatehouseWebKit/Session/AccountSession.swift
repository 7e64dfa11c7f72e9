public import Gatehouse

#if canImport(WebKit)
  public import Foundation
  public import WebKit
#else
  import Foundation
  public import FoundationNetworking
  public import WebKitStandIn
#endif

/// The views of an account that is signed in: their store, and their end.
///
/// A new view is no new identity: who shares a store shares what sites left in it. So an account has a store of its own. Where that is another's too, such as
/// the default one, sign-out removes what the policy's `session.cookies.domains` and the hosts below them left, and keeps the rest.
///
/// ```swift
/// let session = AccountSession(account: "anna")
/// let view = WKWebView(frame: .zero, configuration: session.makeConfiguration(for: policy))
/// try gate.attach(to: view)
/// session.add(gate)
/// …
/// if await session.signOut() != .complete { … }   // signed out all the same; nothing loads until `signOut()` is complete
/// ```
@MainActor public final class AccountSession {
  /// Whether the account is signed in.
  public enum State: Sendable, Hashable {
    /// It is.
    case signedIn
    /// It is not any more, and its end is under way.
    case signingOut
    /// It ended, as far as this says.
    case signedOut(SignOut.Outcome)
  }

  /// The account, in the app's words.
  public let account: String
  /// Where its views keep what sites leave behind.
  public let store: WKWebsiteDataStore
  /// Whether others use the store too: then only the policy's sites are removed from it.
  public let isShared: Bool
  /// The app's own cookies, such as `HTTPCookieStorage.shared`.
  public var appCookies: HTTPCookieStorage?
  /// The app's inbox: links that wait for the account end with it.
  public var inbox: LinkInbox?
  /// What the app keeps of the account itself: tokens, caches, pages of its own.
  public var endAppState: (@MainActor () async throws -> Void)?
  /// How long each step of a sign-out may take, in seconds.
  public var timeLimit = 10.0
  /// Where the account stands.
  public private(set) var state = State.signedIn

  private var gates: [WeakGate] = []
  private var plan = SignOut()

  /// A session whose store nobody else has, and that leaves nothing behind.
  public init(account: String) {
    self.account = account
    store = .nonPersistent()
    isShared = false
  }

  /// A session with a store of the app's choice.
  /// - Parameter isShared: whether others use it too, as the default one.
  public init(account: String, store: WKWebsiteDataStore, isShared: Bool) {
    self.account = account
    self.store = store
    self.isShared = isShared
  }

  /// A configuration for a view of this account, as the policy wants it: see ``WebViewGate/makeConfiguration(for:basedOn:)``.
  public func makeConfiguration(for policy: Policy, basedOn base: WKWebViewConfiguration = WKWebViewConfiguration())
    -> WKWebViewConfiguration
  {
    let configuration = WebViewGate.makeConfiguration(for: policy, basedOn: base)
    configuration.websiteDataStore = store
    return configuration
  }

  /// Takes in the gate of a view of this account.
  public func add(_ gate: WebViewGate) { gates = gates.filter { $0.gate != nil } + [WeakGate(gate: gate)] }

  // MARK: The end

  /// Signs the account out, step by step, and reads both stores to see that nothing is left.
  ///
  /// The user is signed out with the first step: its views are empty, and nothing loads in them before the end is complete. A sign-out that is not complete can
  /// be tried again: what ended is not done twice.
  @discardableResult public func signOut() async -> SignOut.Outcome {
    switch state {
    case .signedOut(.complete): return .complete
    case .signingOut: return .incomplete(SignOut.Step.allCases.filter { plan.results[$0] != .done })
    case .signedIn, .signedOut(.incomplete): break
    }
    plan = plan.again()
    state = .signingOut
    for gate in openGates {
      gate.cookies.isShut = true
      gate.cookies.forget()
      gate.view?.stopLoading()
    }
    while let step = plan.next {
      let result = await take(step)
      plan.note(step, result)
    }
    let outcome = plan.outcome ?? .complete
    state = .signedOut(outcome)
    guard outcome == .complete else { return outcome }
    for gate in openGates {
      gate.cookies.isShut = false
      gate.cookies.beforeNextLoad = { [weak self] in await self?.looksOnceMore() ?? true }
    }
    return outcome
  }

  /// Whether nothing came back since the end. If it cannot be seen, the end was none.
  private func looksOnceMore() async -> Bool {
    guard await take(.check) != .done else { return true }
    state = .signedOut(.incomplete([.check]))
    return false
  }

  /// The gates of the account's views, and of the windows that their pages opened.
  private var openGates: [WebViewGate] { gates.compactMap(\.gate).flatMap { [$0] + $0.openWindows } }

  private func take(_ step: SignOut.Step) async -> SignOut.Result {
    let result = StepResult()
    let isInTime = await TimeLimit.wait(timeLimit) { [weak self] in
      do { try await self?.end(step) } catch { result.value = .failed("\(error)") }
    }
    return isInTime ? result.value : .late
  }

  @MainActor private final class StepResult {
    var value = SignOut.Result.done
  }

  private func end(_ step: SignOut.Step) async throws {
    switch step {
    case .bridge: for gate in openGates { gate.bridge.endPage() }
    case .returns: for gate in openGates { gate.reset() }
    case .arrivals: if let inbox { inbox.note(.signOut(at: inbox.now)) }
    case .recovery: for gate in openGates { gate.recovery.forget() }
    case .page: for gate in openGates { try await gate.leavePage() }
    case .viewCookies: try await removeViewCookies()
    case .siteData: await removeSiteData()
    case .appCookies: removeAppCookies()
    case .appState: try await endAppState?()
    case .check: try await check()
    }
  }

  private func isOurs(_ host: String) -> Bool {
    guard isShared else { return true }
    return openGates.contains { $0.cookies.guardian.isBelowListed(host) }
  }

  private func removeViewCookies() async throws {
    for cookie in await store.httpCookieStore.allCookies() where isOurs(Cookie(cookie).domain) {
      await store.httpCookieStore.deleteCookie(cookie)
    }
  }

  private func removeSiteData() async {
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    guard isShared else { return await store.removeData(ofTypes: types, modifiedSince: .distantPast) }
    let records = await store.dataRecords(ofTypes: types).filter { record in
      // A record is named after the domain under which sites are registered: wider than the policy's hosts, never narrower.
      isOurs(record.displayName)
        || openGates.contains { gate in gate.cookies.guardian.sites.contains { $0.hasSuffix("." + record.displayName) } }
    }
    await store.removeData(ofTypes: types, for: records)
  }

  private func removeAppCookies() {
    guard let appCookies else { return }
    for cookie in appCookies.cookies ?? [] where isListed(cookie) { appCookies.deleteCookie(cookie) }
  }

  /// The app's own store is the app's: only what the policy names is the account's.
  private func isListed(_ cookie: HTTPCookie) -> Bool {
    openGates.contains { $0.cookies.guardian.isBelowListed(Cookie(cookie).domain) }
  }

  /// Looks at both stores, takes away once more what came meanwhile, and looks again.
  private func check() async throws {
    for isLast in [false, true] {
      let left = await store.httpCookieStore.allCookies().filter { isOurs(Cookie($0).domain) }
      let appLeft = (appCookies?.cookies ?? []).filter(isListed)
      if left.isEmpty, appLeft.isEmpty { return }
      guard !isLast else { throw Left(cookies: (left + appLeft).map(\.name)) }
      try await removeViewCookies()
      removeAppCookies()
    }
  }

  /// Cookies that are there although they were removed.
  private struct Left: Error, CustomStringConvertible {
    let cookies: [String]
    var description: String { "still there: " + cookies.joined(separator: ", ") }
  }
}

extension WebViewGate {
  /// The page leaves the view: an empty one takes its place.
  func leavePage() async throws {
    view?.stopLoading()
    guard committedAddress != nil, show("") else { return }
    while !isTornDown, let address = committedAddress, address != "about:blank" { try await Task.sleep(nanoseconds: 5_000_000) }
  }
}
