#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Delegates that come early, late, through others, or in the wrong view.
    static let fronts: [AdapterCheck] = [
      AdapterCheck("delegates that are set on the gate before it is attached are the app's") { faults in
        let (world, app) = (ScriptedWorld(), AppDelegate())
        let view = WKWebView(frame: .zero, configuration: world.configuration)
        let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
        gate.faults = faults
        (gate.navigationDelegate, gate.uiDelegate) = (app, app)
        try gate.attach(to: view)
        await world.play([.hostLoads(AdapterVisit.shop), .closesWindow], in: view)
        gate.detach()
        let isBack = view.navigationDelegate === app && view.uiDelegate === app
        return app.heard.first == "asked \(AdapterVisit.shop)" && app.heard.last == "closed" && isBack ? [] : ["\(app.heard) \(isBack)"]
      },
      AdapterCheck("a delegate that was set on the view stays the app's when the gate is attached once more") { faults in
        let visit = try AdapterVisit(faults: faults, delegate: false)
        await visit.open()
        visit.view.navigationDelegate = visit.app
        try visit.gate.attach(to: visit.view)
        await visit.tap("https://shop.example/a")
        await visit.tap("https://evil.example/")
        visit.want(visit.app.heard.first == "asked https://shop.example/a", "\(visit.app.heard)")
        visit.want(visit.page == "https://shop.example/a", "\(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a front that an app sets on another view refuses there, and nothing of that view is noted here") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        let other = WKWebView(frame: .zero, configuration: visit.world.configuration)
        await visit.world.play([.hostLoads("https://other.example/")], in: other)
        (other.navigationDelegate, other.uiDelegate) = (visit.view.navigationDelegate, visit.view.uiDelegate)
        let before = visit.events.count
        await visit.world.play([.hostLoads("https://help.example/"), .processEnds, .closesWindow], in: other)
        visit.want(visit.events.count == before, "\(visit.events.dropFirst(before))")
        visit.want(!visit.requests.contains("GET https://help.example/"), "it loads there")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a proxy that keeps nobody alive hands on to the app's delegate, with the gate and after it") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        let proxy = WeakProxy(visit.view.navigationDelegate)
        visit.view.navigationDelegate = proxy
        // The displacement is noticed at the first of these.
        for name in ["a", "b"] { await visit.tap("https://shop.example/\(name)") }
        visit.want(visit.app.heard.contains("asked https://shop.example/b"), "with the gate: \(visit.app.heard)")
        visit.gate.detach()
        visit.want(visit.view.navigationDelegate === proxy, "the proxy is not the view's delegate again")
        await visit.tap("https://shop.example/c")
        visit.want(visit.app.heard.contains("asked https://shop.example/c"), "after it: \(visit.app.heard)")
        // One that the gate has not noticed yet.
        try visit.gate.attach(to: visit.view)
        let late = WeakProxy(visit.view.navigationDelegate)
        visit.view.navigationDelegate = late
        visit.gate.detach()
        await visit.tap("https://shop.example/d")
        visit.want(visit.app.heard.contains("asked https://shop.example/d"), "unnoticed: \(visit.app.heard)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("who takes the gate's place while a load is on its way is noticed at its next hop: that does not load") { faults in
        let visit = try AdapterVisit(web: ["https://shop.example/go": .redirect("https://evil.example/")], faults: faults)
        await visit.open()
        await visit.play(.holds("https://shop.example/go"))
        await visit.tap("https://shop.example/go")
        let other = AppDelegate()
        visit.view.navigationDelegate = other
        await visit.play(.releases("https://shop.example/go"))
        visit.want(visit.page == AdapterVisit.shop && !visit.requests.contains("GET https://evil.example/"), "\(visit.requests)")
        visit.want(visit.notices.contains(.displaced(stopped: "https://evil.example/")), "\(visit.notices)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a load from before the gate is judged at its response, whatever the page does meanwhile") { faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let world = ScriptedWorld(ScriptedWeb(), ScriptedBehavior(knowledge: knowledge))
          let view = WKWebView(frame: .zero, configuration: world.configuration)
          let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
          gate.faults = faults
          await world.play([.hostLoads(AdapterVisit.shop), .holds("https://evil.example/"), .hostLoads("https://evil.example/")], in: view)
          try gate.attach(to: view)
          await world.play(
            [
              .navigates(ScriptedNavigation(.location, "https://shop.example/#x")),
              .navigates(ScriptedNavigation(.link(), "https://shop.example/#y", .taps)), .releases("https://evil.example/"),
            ], in: view)
          if view.engine.committedURL == "https://evil.example/" { complaints.append("\(knowledge): it is shown") }
          await world.play([.navigates(ScriptedNavigation(.link(), "https://shop.example/next", .taps))], in: view)
          if view.engine.committedURL != "https://shop.example/next" { complaints.append("\(knowledge): nothing loads any more") }
        }
        return complaints
      },
    ]
  }

  /// A delegate that some library puts in front of the one that it finds, without keeping that alive.
  @MainActor final class WeakProxy: NSObject, WKNavigationDelegate {
    private weak var inner: (any WKNavigationDelegate)?
    init(_ inner: (any WKNavigationDelegate)?) { self.inner = inner }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      guard let inner else { return decisionHandler(.allow, preferences) }
      inner.webView(webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { inner?.webView(webView, didCommit: navigation) }
  }
#endif
