#if !canImport(WebKit)
  import Foundation
  import FoundationNetworking
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// A view of an account on the scripted engine, whose store can be awkward.
  @MainActor final class CookieVisit {
    static let shop = "https://shop.example/"
    let world = ScriptedWorld(ScriptedWeb(), ScriptedBehavior(knowledge: .everything))
    let session: AccountSession
    let view: WKWebView
    let gate: WebViewGate
    private(set) var loads: [CookieLoad] = []

    init(domains: [String] = ["shop.example"], store: WKWebsiteDataStore? = nil, isShared: Bool = false) throws {
      var policy = AdapterVisit.policy
      policy.session.cookieDomains = domains
      let session = store.map { AccountSession(account: "anna", store: $0, isShared: isShared) } ?? AccountSession(account: "anna")
      self.session = session
      view = WKWebView(frame: .zero, configuration: session.makeConfiguration(for: policy, basedOn: world.configuration))
      gate = WebViewGate(Gate(policy), opener: Installed())
      // Other suites may keep the main thread for minutes.
      gate.cookies.timeLimit = 3_600
      session.timeLimit = 3_600
      gate.cookies.observer = { [weak self] in self?.loads.append($0) }
      try gate.attach(to: view)
      session.add(gate)
    }

    var store: WKHTTPCookieStore { session.store.httpCookieStore }
    var page: String? { view.engine.committedURL }

    func load(_ url: String = CookieVisit.shop) async {
      if let url = URL(string: url) { gate.load(URLRequest(url: url)) }
      await world.settle()
    }
    /// Signs out while the engine goes on.
    func signOut() async -> SignOut.Outcome {
      var outcome: SignOut.Outcome?
      let task = Task { outcome = await session.signOut() }
      await wait { outcome != nil }
      task.cancel()
      return outcome ?? .incomplete([])
    }
    func wait(_ isSo: @MainActor () -> Bool) async {
      for _ in 0..<2_000 where !isSo() {
        await world.settle()
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }

    /// A cookie as a server would set it.
    static func cookie(_ header: String, from url: String = CookieVisit.shop) throws -> HTTPCookie {
      let place = try #require(URL(string: url))
      return try #require(HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: place).first)
    }
  }
#endif
