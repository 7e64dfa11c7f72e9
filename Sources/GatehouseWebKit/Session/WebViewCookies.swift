public import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  public import FoundationNetworking
  import WebKitStandIn
#endif

/// Cookies that the app and its view hand each other: two stores that know nothing of one another.
///
/// Only those of the domains that the policy's `session.cookies.domains` names, by the stores' own interfaces and never by script, each as it is. While
/// cookies are handed to the view, loads of the app wait; they start when the store was read and has them, and else not at all.
///
/// ```swift
/// gate.load(URLRequest(url: shop))                                   // may come first: it waits
/// try await gate.cookies.handOver(named: ["sid"], from: .shared)
/// ```
@MainActor public final class WebViewCookies {
  /// How long the view's store may take for all cookies of one call, in seconds.
  public var timeLimit = 10.0
  /// Hears of loads that wait.
  public var observer: (@MainActor (CookieLoad) -> Void)?

  weak var gate: WebViewGate?
  let guardian: CookieGuard
  /// How many calls are under way for which loads wait.
  private var holds = 0
  /// Whether one of them failed.
  private var hasFailed = false
  private var waiting: (request: URLRequest, loader: WebViewGate.Loader)?
  /// What must be done once before the next load starts: an answer that was under way when the user signed out may have set a cookie since.
  var beforeNextLoad: (@MainActor () async -> Bool)?
  /// Whether nothing loads: the user signed out, and not everything was seen to end.
  var isShut = false

  init(_ gate: Gate) { guardian = CookieGuard(gate) }

  // MARK: To the view

  /// Hands cookies to the view's store, reads them back, and lets the load go that waits.
  /// - Parameter page: the page that is to load with them: one for encrypted requests does not go to another.
  /// - Returns: what became of each. Cookies that are refused do not hold up the others.
  /// - Throws: ``CookieFailure``; the load that waited is given up then.
  @discardableResult public func handOver(_ cookies: [HTTPCookie], for page: URL? = nil) async throws(CookieFailure) -> CookieReport {
    guard let store = store else { throw .noView }
    holds += 1
    do throws(CookieFailure) {
      let report = try await hand(cookies, page, to: store)
      release(isDone: true)
      return report
    } catch {
      release(isDone: false)
      throw error
    }
  }

  /// Hands cookies with these names over from a store of the app's, such as `HTTPCookieStorage.shared`.
  @discardableResult public func handOver(named names: Set<String>, from storage: HTTPCookieStorage, for page: URL? = nil)
    async throws(CookieFailure) -> CookieReport
  {
    try await handOver((storage.cookies ?? []).filter { names.contains($0.name) }, for: page)
  }

  // MARK: From the view

  /// The view's cookies with these names that the policy lets the app have.
  public func taken(named names: Set<String>) async throws(CookieFailure) -> [HTTPCookie] {
    guard let store = store else { throw .noView }
    let now = Self.wallClock
    return try await read(store, timeLimit).filter { names.contains($0.name) && guardian.judge(Cookie($0), at: now) == .hand }
  }

  /// Hands the view's cookies with these names back to a store of the app's, and reads that.
  @discardableResult public func handBack(named names: Set<String>, to storage: HTTPCookieStorage) async throws(CookieFailure)
    -> CookieReport
  {
    let cookies = try await taken(named: names)
    for cookie in cookies { storage.setCookie(cookie) }
    let missing = Self.missing(cookies, in: storage.cookies ?? [])
    guard missing.isEmpty else { throw .notKept(missing.map { Cookie($0).key }) }
    var report = CookieReport()
    report.handed = cookies.map { Cookie($0).key }
    return report
  }

  // MARK: Loads that wait

  /// Whether a load of the app has to wait, or does not start; it is kept for later in the first case. The newest takes an older one's place.
  func holds(_ request: URLRequest, _ loader: WebViewGate.Loader) -> Bool {
    let url = request.url?.absoluteString ?? ""
    if isShut {
      observer?(.refused(url: url))
      return true
    }
    if let prepare = beforeNextLoad {
      beforeNextLoad = nil
      holds += 1
      Task { [weak self] in
        let isDone = await prepare()
        guard let self else { return }
        if !isDone {
          self.isShut = true
        }
        self.release(isDone: isDone)
      }
    }
    guard holds > 0 else { return false }
    waiting = (request, loader)
    observer?(.waits(url: url))
    return true
  }

  /// Whether a load that the engine asks about has to wait, or does not start: one that the app began past the gate, or any while the view is shut.
  func holds(_ facts: NavigationFacts, _ request: URLRequest) -> Bool {
    guard facts.target == .main, let url = facts.url, url.hasPrefix("https:") || url.hasPrefix("http:") else { return false }
    return isShut || facts.trigger == .host ? holds(request, .app) : false
  }

  private func release(isDone: Bool) {
    hasFailed = hasFailed || !isDone
    holds -= 1
    guard holds == 0 else { return }
    let (load, isFine) = (waiting, !hasFailed)
    (waiting, hasFailed) = (nil, false)
    guard let (request, loader) = load else { return }
    observer?(isFine ? .starts(url: request.url?.absoluteString ?? "") : .refused(url: request.url?.absoluteString ?? ""))
    if isFine { gate?.load(request, for: loader) }
  }

  /// Gives up the load that waits.
  func forget() { waiting = nil }

  // MARK: Stores

  private var store: WKHTTPCookieStore? {
    guard let gate, !gate.isTornDown else { return nil }
    return gate.view?.configuration.websiteDataStore.httpCookieStore
  }

  private func hand(_ cookies: [HTTPCookie], _ page: URL?, to store: WKHTTPCookieStore) async throws(CookieFailure) -> CookieReport {
    var report = CookieReport()
    var (fit, over): ([HTTPCookie], [HTTPCookie]) = ([], [])
    let address = page.flatMap { try? WebURL($0.absoluteString) }
    for cookie in cookies {
      let plain = Cookie(cookie)
      switch guardian.judge(plain, for: address, at: Self.wallClock) {
      case .hand: fit.append(cookie)
      case .delete: over.append(cookie)
      case .refuse(let refusal): report.refused[plain.key] = refusal
      }
    }
    let end = (gate?.now ?? 0) + Int64(min(max(0, timeLimit.isNaN ? 0 : timeLimit), 86_400) * 1_000)
    for cookie in over { try await wait(until: end) { await store.deleteCookie(cookie) } }
    report.deleted = over.map { Cookie($0).key }
    // What is written before the network's process runs can be lost: once more, then it is a failure.
    var missing = fit
    for _ in 0..<2 where !missing.isEmpty {
      for cookie in missing { try await wait(until: end) { await store.setCookie(cookie) } }
      missing = Self.missing(fit, in: try await read(store, until: end))
    }
    guard missing.isEmpty else { throw .notKept(missing.map { Cookie($0).key }) }
    report.handed = fit.map { Cookie($0).key }
    return report
  }

  /// All cookies of a store.
  func read(_ store: WKHTTPCookieStore, _ seconds: Double) async throws(CookieFailure) -> [HTTPCookie] {
    try await read(store, until: (gate?.now ?? 0) + Int64(min(max(0, seconds.isNaN ? 0 : seconds), 86_400) * 1_000))
  }

  private func read(_ store: WKHTTPCookieStore, until end: Int64) async throws(CookieFailure) -> [HTTPCookie] {
    let found = Box()
    try await wait(until: end) { found.cookies = await store.allCookies() }
    return found.cookies
  }

  private func wait(until end: Int64, for body: @escaping @MainActor () async -> Void) async throws(CookieFailure) {
    guard let gate else { throw .noView }
    guard await TimeLimit.wait(Double(max(0, end - gate.now)) / 1_000, for: body) else { throw .late }
  }

  @MainActor private final class Box {
    var cookies: [HTTPCookie] = []
  }

  /// Those that a store does not have as they are. Times differ in how finely stores keep them, and are not compared.
  static func missing(_ cookies: [HTTPCookie], in kept: [HTTPCookie]) -> [HTTPCookie] {
    func comparable(_ cookie: HTTPCookie) -> Cookie {
      var plain = Cookie(cookie)
      plain.expires = nil
      return plain
    }
    let there = Set(kept.map(comparable))
    return cookies.filter { !there.contains(comparable($0)) }
  }

  static var wallClock: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }
}
