#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Delegates that lead in circles, and ends at the worst moment.
    static let hostileDelegates: [AdapterCheck] = [
      AdapterCheck("a library's proxy in front of the gate stands behind it, hands on to the app's delegate, and nobody is called twice") {
        faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        guard let found = visit.view.navigationDelegate else { return ["there is no delegate"] }
        let proxy = ProxyDelegate(found)
        visit.view.navigationDelegate = proxy
        await visit.tap("https://shop.example/a")
        await visit.tap("https://shop.example/b")
        let now = ["asked https://shop.example/b", "start", "response", "commit", "finish"]
        visit.want(!proxy.isCircle, "the proxy is called in a circle")
        visit.want(proxy.heard.suffix(5) == now[...], "the proxy heard \(proxy.heard)")
        visit.want(
          visit.app.heard.suffix(5) == ["asked https://shop.example/b", "start", "response https://shop.example/b", "commit", "finish"],
          "the app heard \(visit.app.heard)")
        visit.want(visit.decisions.count { $0.facts.url == "https://shop.example/b" } == 1, "decided twice")
        await visit.tap("https://evil.example/")
        visit.want(!proxy.heard.contains("asked https://evil.example/"), "it was asked about what is refused")
        // A proxy of a proxy, through the gate this time.
        if let found = visit.view.navigationDelegate { visit.gate.navigationDelegate = ProxyDelegate(found) }
        visit.gate.navigationDelegate = proxy
        await visit.tap("https://shop.example/c")
        visit.want(visit.page == "https://shop.example/c" && !proxy.isCircle, "\(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
      AdapterCheck("who sets the gate's own front again, or reads it from the view as a delegate, gets the gate") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        let saved = visit.view.navigationDelegate
        visit.gate.navigationDelegate = visit.view.navigationDelegate
        visit.want(visit.gate.navigationDelegate === visit.app, "the gate stands behind itself")
        let other = AppDelegate()
        visit.view.navigationDelegate = other
        await visit.tap("https://shop.example/a")
        visit.want(visit.gate.navigationDelegate === other, "the other is not behind the gate")
        visit.view.navigationDelegate = saved
        await visit.tap("https://evil.example/")
        visit.want(visit.page != "https://evil.example/" && !visit.requests.contains("GET https://evil.example/"), "the old front allows")
        await visit.tap("https://shop.example/b")
        visit.want(visit.gate.navigationDelegate === visit.app, "the app's delegate is not back")
        visit.want(visit.app.heard.contains("asked https://shop.example/b"), "\(visit.app.heard)")
        visit.gate.detach()
        visit.want(visit.view.navigationDelegate === visit.app, "a front is left behind")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a window whose delegate was read from its opener is judged and told as any other") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        var window: WKWebView?
        visit.app.makesWindow = { [view = visit.view] configuration in
          window = WKWebView(frame: .zero, configuration: configuration)
          window?.navigationDelegate = view.navigationDelegate
          window?.uiDelegate = view.uiDelegate
          return window
        }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        visit.want(window?.engine.committedURL == "https://help.example/", "\(window?.engine.committedURL ?? "nothing")")
        visit.want(visit.app.heard.count { $0 == "asked https://help.example/" } == 1, "\(visit.app.heard)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("the opener's own view is no window") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        visit.gate.makeWindow = { [view = visit.view] _, _ in view }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        visit.want(visit.gate.view === visit.view && visit.noticeCodes == ["gate.window-refused"], "\(visit.notices)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a gate that ends while it is asked refuses: by its observer, by the app's delegate, by the veto") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        let app = EndingDelegate { [gate = visit.gate] in gate.tearDown() }
        visit.gate.navigationDelegate = app
        await visit.tap("https://shop.example/a")
        visit.want(visit.page == AdapterVisit.shop && visit.requests.count == 1, "the app's delegate ended it: \(visit.requests)")
        let other = try AdapterVisit(apps: ["wallet:"], faults: faults)
        await other.open()
        other.gate.shouldOpen = { [gate = other.gate] _ in
          gate.detach()
          return true
        }
        await other.tap("wallet://pay")
        other.want(other.outcomes.count == 1, "\(other.outcomes)")
        await other.tap("wallet://again")
        other.want(other.opener.asked.count <= 1, "\(other.opener.asked)")
        let third = try AdapterVisit(faults: faults)
        await third.open()
        third.gate.observer = { [gate = third.gate] in if case .decision = $0 { gate.tearDown() } }
        await third.tap("https://shop.example/a")
        third.want(third.page == AdapterVisit.shop && third.requests.count == 1, "the observer ended it: \(third.requests)")
        return visit.complaints + other.complaints + third.complaints + visit.sins + other.sins + third.sins
      },
      AdapterCheck("a verdict whose gate is detached before its screen or its load came does nothing, in no view") { faults in
        var policy = AdapterVisit.policy
        policy.links.domains = [.exact("shop.example")]
        policy.links.routes = [
          .init(name: "order", path: try PathPattern(parsing: "/order/{id}"), parameters: [.init("id", ParameterType(.digits(1...9)))])
        ]
        var complaints: [String] = []
        for url in ["https://shop.example/order/7", "https://help.example/"] {
          let visit = try AdapterVisit(policy, faults: faults)
          await visit.open("https://help.example/start")
          let frame = WKFrameInfo(
            isMainFrame: true, request: URLRequest(url: .of("https://shop.example/")),
            securityOrigin: WKSecurityOrigin(serialized: "https://shop.example"), webView: visit.view)
          let action = WKNavigationAction(
            sourceFrame: frame, targetFrame: url.hasSuffix("7") ? frame : nil, navigationType: .linkActivated,
            request: URLRequest(url: .of(url)))
          visit.view.navigationDelegate?.webView(visit.view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
            visit.want(policy == .cancel, "\(url) is not cancelled first")
          }
          let kind = visit.decisions.last?.verdict.kind
          visit.want(kind == .route || kind == .loadInPlace, "\(url): \(String(describing: kind))")
          let other = WKWebView(frame: .zero, configuration: visit.world.configuration)
          visit.gate.detach()
          try visit.gate.attach(to: other)
          await visit.world.settle()
          visit.want(visit.routes.isEmpty && other.engine.committedURL == nil, "\(visit.routes) \(other.engine.committedURL ?? "")")
          complaints += visit.complaints
        }
        return complaints
      },
      AdapterCheck("a value that Apple does not publish loads, and never loads a download") { faults in
        guard let without = WKNavigationActionPolicy(rawValue: 3) else { return ["no such value"] }
        let visit = try AdapterVisit(faults: faults)
        visit.app.answers = ["https://shop.example/slow": .at(without), "https://shop.example/a.zip": .at(without)]
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.link(download: true), "https://shop.example/a.zip", .taps)))
        visit.want(visit.requests.count == 1, "it navigates: \(visit.requests)")
        visit.opener.holds = true
        await visit.tap("https://partner.example/x")
        await visit.play(.holds("https://shop.example/slow"))
        await visit.tap("https://shop.example/slow")
        visit.opener.release()
        await visit.world.settle()
        await visit.play(.releases("https://shop.example/slow"))
        visit.want(visit.page == "https://shop.example/slow", "what it allowed did not count: \(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
    ]

    /// What waits, while the view goes on.
    static let hostileTimes: [AdapterCheck] = [
      AdapterCheck("who is on the way to another page is not led back by what no app took, nor by a late yes") { faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let visit = try AdapterVisit(AdapterVisit.policy, knowledge, faults: faults)
          visit.app.answers["https://shop.example/late"] = .later(.allow)
          await visit.open()
          visit.opener.holds = true
          await visit.tap("https://partner.example/x")
          await visit.tap("https://shop.example/late")
          await visit.play(.holds("https://shop.example/slow"))
          await visit.tap("https://shop.example/slow")
          visit.opener.release()
          visit.app.answerKept()
          await visit.world.settle()
          await visit.play(.releases("https://shop.example/slow"))
          visit.want(visit.page == "https://shop.example/slow", "\(knowledge): led to \(visit.page ?? "none")")
          visit.want(visit.outcomeCodes == ["handoff.outdated"], "\(knowledge): \(visit.outcomeCodes)")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("another fragment of the page is no other page") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        visit.opener.holds = true
        await visit.tap("https://partner.example/x")
        await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/#part")))
        visit.opener.release()
        await visit.world.settle()
        visit.want(visit.page == "https://partner.example/x", "\(visit.page ?? "none") \(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("what an app is asked for ends with the view: no page, no store, in no other view; and it is told") { faults in
        var complaints: [String] = []
        for end in ["detach", "tearDown", "background", "another view"] {
          var policy = AdapterVisit.policy
          policy.handoff.onFailure = .store
          let visit = try AdapterVisit(policy, faults: faults)
          await visit.open()
          visit.opener.holds = true
          await visit.tap("wallet://pay")
          await visit.tap("https://partner.example/x")
          let other = WKWebView(frame: .zero, configuration: visit.world.configuration)
          switch end {
          case "detach": visit.gate.detach()
          case "tearDown": visit.gate.tearDown()
          case "background": visit.gate.didEnterBackground()
          default:
            visit.gate.detach()
            try visit.gate.attach(to: other)
          }
          visit.opener.holds = false
          visit.opener.release()
          await visit.world.settle()
          let after = visit.opener.asked.count { $0.contains("apple.com") }
          if end != "another view" { visit.want(after == 0, "\(end): \(visit.opener.asked)") }
          visit.want(other.engine.committedURL == nil, "\(end): it loads in another view")
          visit.want(visit.outcomes.count == 2, "\(end): \(visit.outcomes)")
          complaints += visit.complaints
        }
        return complaints
      },
      AdapterCheck("a page that ends loading takes nothing from the load after it: its hops are still the user's") { faults in
        var policy = AdapterVisit.policy
        policy.web.pages = [.scheme("https")]
        policy.handoff.userLoads = .universalLinks
        policy.handoff.from = .any
        policy.handoff.activation = [.direct, .recent, .redirect]
        let visit = try AdapterVisit(
          policy, web: ["https://pay.example/": .redirect("https://bank.example/in")], .apple, apps: ["https://bank.example/in"],
          faults: faults)
        await visit.open()
        await visit.play(.holds("https://pay.example/"))
        await visit.load("https://pay.example/", for: .user)
        visit.view.navigationDelegate?.webView(visit.view, didFinish: nil)
        await visit.play(.releases("https://pay.example/"))
        visit.want(visit.decisions.last?.facts.trigger == .host, "\(String(describing: visit.decisions.last?.facts.trigger))")
        visit.want(visit.opener.asked.last == "owner https://bank.example/in", "\(visit.opener.asked)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a load that began before the gate was in front is judged at its response") { faults in
        var complaints: [String] = []
        for (url, isListed) in [(AdapterVisit.shop, true), ("https://evil.example/", false)] {
          for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
            let world = ScriptedWorld(ScriptedWeb(), ScriptedBehavior(knowledge: knowledge))
            let view = WKWebView(frame: .zero, configuration: world.configuration)
            let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
            gate.faults = faults
            await world.play([.holds(url), .hostLoads(url)], in: view)
            try gate.attach(to: view)
            await world.play([.releases(url)], in: view)
            if (view.engine.committedURL == url) != isListed {
              complaints.append("\(knowledge) \(url): \(view.engine.committedURL ?? "none")")
            }
          }
        }
        return complaints
      },
      AdapterCheck("an app that forgets in the background launches nothing from there, and neither do its windows") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, apps: ["wallet:"], faults: faults)
        var windows: [WKWebView] = []
        visit.gate.makeWindow = { configuration, _ in
          windows.append(WKWebView(frame: .zero, configuration: configuration))
          return windows.last
        }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        visit.gate.didEnterBackground()
        visit.gate.reset()
        await visit.tap("wallet://one")
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.link(), "wallet://two", .taps))))
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/2", .inHandler)))
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.link(), "wallet://three", .taps))))
        visit.want(visit.opener.asked.isEmpty, "from the background: \(visit.opener.asked)")
        visit.want(!visit.decisions.contains { $0.verdict.kind == .open }, "decided to open from the background")
        visit.gate.willEnterForeground()
        try await Task.sleep(nanoseconds: 5_000_000)
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.link(), "wallet://four", .taps))))
        visit.want(visit.opener.asked == ["wallet://four"], "\(visit.opener.asked) \(visit.decisions.last?.verdict.reason.code ?? "")")
        return visit.complaints + visit.sins
      },
    ]
  }

  /// A delegate that ends something before it says yes.
  @MainActor final class EndingDelegate: NSObject, WKNavigationDelegate {
    private let end: @MainActor () -> Void
    init(_ end: @escaping @MainActor () -> Void) { self.end = end }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      end()
      decisionHandler(.allow, preferences)
    }
  }
#endif
