#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Results, addresses and numbers at their edges.
    static let edges: [AdapterCheck] = [
      AdapterCheck("a result comes once, whichever of several windows brings it, and not after its visit") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        var windows: [WKWebView] = []
        var results: [String] = []
        visit.gate.makeWindow = { configuration, _ in
          windows.append(WKWebView(frame: .zero, configuration: configuration))
          return windows.last
        }
        visit.gate.returned = { results.append($0.url) }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        // The first window was there before; the second comes after.
        visit.gate.expectReturn("shopapp://done")
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/2", .inHandler)))
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, "shopapp://done?code=1"))))
        visit.want(results == ["shopapp://done?code=1"], "the first window: \(results)")
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.location, "shopapp://done?code=2"))))
        await visit.play(.navigates(ScriptedNavigation(.location, "shopapp://done?code=3")))
        visit.want(results.count == 1, "again: \(results)")
        let waiting = Task { [gate = visit.gate] in
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "shopapp://done", within: 60)
        }
        await visit.world.settle()
        visit.gate.cancelReturn()
        let result = await waiting.value
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.location, "shopapp://done?code=4"))))
        visit.want(result == .cancelled && results.count == 1, "after its visit: \(results)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a universal link that must stay is kept in the view by a load of the gate's, at the price of its trigger") { faults in
        for stays in [false, true] {
          var policy = AdapterVisit.policy
          if stays { policy.web.stay = [.exact("help.example")] }
          let visit = try AdapterVisit(policy, .apple, faults: faults)
          visit.world.behavior.appLinkHosts = ["help.example"]
          await visit.open()
          await visit.tap("https://help.example/x")
          let hasLeft = visit.world.effects.contains(.leftByAppLink("https://help.example/x"))
          visit.want(hasLeft == !stays, "stays \(stays): left \(hasLeft)")
          visit.want((visit.page == "https://help.example/x") == stays, "stays \(stays): \(visit.page ?? "none")")
          let types = visit.world.effects.compactMap { if case .asked("https://help.example/x", let type, _, _) = $0 { type } else { nil } }
          visit.want(types == (stays ? ["link", "other"] : ["link"]), "\(types)")
          guard visit.complaints.isEmpty, visit.sins.isEmpty else { return visit.complaints + visit.sins }
        }
        return []
      },
      AdapterCheck(
        "a hop of the app's load is the app's, whether or not WebKit names a source of such loads; a page's script meanwhile is not"
      ) { faults in
        var complaints: [String] = []
        for hasNoSource in [true, false] {
          var policy = AdapterVisit.policy
          policy.links.domains = [.exact("shop.example")]
          policy.links.routes = [
            .init(name: "order", path: try PathPattern(parsing: "/order/{id}"), parameters: [.init("id", ParameterType(.digits(1...9)))])
          ]
          let visit = try AdapterVisit(
            policy, web: ["https://help.example/go": .redirect("https://shop.example/order/7")], .apple, faults: faults)
          visit.world.behavior.hostLoadsHaveNoSource = hasNoSource
          await visit.load("https://help.example/go")
          visit.want(
            visit.routes.isEmpty && visit.page == "https://shop.example/order/7", "\(hasNoSource): the app's own page loops \(visit.routes)"
          )
          await visit.play(.holds("https://help.example/slow"))
          await visit.load("https://help.example/slow")
          await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/order/8")))
          visit.want(visit.routes == ["order"], "\(hasNoSource): script counts as the app's: \(visit.routes)")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("times that are no times end a visit at once or wait long") { faults in
        let visit = try AdapterVisit(faults: faults)
        for seconds in [Double.nan, -1, -Double.infinity, 0] {
          let gate = visit.gate
          let task = Task {
            await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://shop.example/d", within: seconds)
          }
          let limit = Task {
            try? await Task.sleep(nanoseconds: 5_000_000_000)
            if !Task.isCancelled { task.cancel() }
          }
          visit.want(await task.value == .timedOut, "\(seconds)")
          limit.cancel()
        }
        let gate = visit.gate
        let task = Task {
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://shop.example/d", within: Double.infinity)
        }
        await visit.world.settle()
        await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/d?code=1")))
        if case .returned = await task.value {} else { visit.want(false, "for ever is no time") }
        return visit.complaints + visit.sins
      },
      AdapterCheck("an address with characters that only the URL standard admits loads and opens, and is decided once") { faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let visit = try AdapterVisit(AdapterVisit.policy, knowledge, faults: faults)
          await visit.open()
          await visit.tap("https://partner.example/x?f={a|b}&g=[1]^`%zz#a#b")
          visit.want(
            visit.page == "https://partner.example/x?f=%7Ba%7Cb%7D&g=%5B1%5D%5E%60%25zz#a%23b", "\(knowledge): \(visit.page ?? "none")")
          visit.want(visit.outcomeCodes == ["handoff.loads"], "\(knowledge): \(visit.outcomeCodes)")
          visit.want(visit.decisions.count == 2, "\(knowledge): \(visit.decisions.map { $0.facts.url ?? "" })")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("a window that was allowed and never made is not allowed on the next page") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        await visit.open()
        // The engine asks about the window and then makes none.
        let frame = WKFrameInfo(
          isMainFrame: true, request: URLRequest(url: .of(AdapterVisit.shop)),
          securityOrigin: WKSecurityOrigin(serialized: "https://shop.example"), webView: visit.view)
        let action = WKNavigationAction(
          sourceFrame: frame, targetFrame: nil, navigationType: .linkActivated, request: URLRequest(url: .of("https://help.example/")))
        visit.view.navigationDelegate?.webView(visit.view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
          visit.want(policy == .allow, "it is not allowed")
        }
        await visit.tap("https://shop.example/b")
        let before = visit.decisions.count
        _ = visit.view.uiDelegate?.webView(
          visit.view, createWebViewWith: visit.view.configuration, for: action, windowFeatures: WKWindowFeatures())
        visit.want(visit.decisions.count == before + 1, "nobody decided")
        return visit.complaints + visit.sins
      },
      AdapterCheck("dialogs, devices and challenges are the app's; without its delegate they are closed, refused or the system's") {
        faults in
        let questions: [ScriptedQuestion] = [
          .alert("a"), .confirm("b"), .prompt("c", defaultText: nil), .mediaCapture(.camera), .authentication(host: "shop.example"),
          .deprecatedTLS(host: "shop.example"),
        ]
        @MainActor func replies(_ visit: AdapterVisit) async -> [String] {
          await visit.open()
          for question in questions { await visit.play(.asks(question)) }
          return visit.world.effects.compactMap { if case .replied(_, let answer) = $0 { answer } else { nil } }
        }
        let without = try AdapterVisit(faults: faults, delegate: false)
        let safe = await replies(without)
        without.want(safe == ["closed", "false", "nil", "prompt", "default", "false"], "\(safe)")
        let with = try AdapterVisit(faults: faults, delegate: false)
        let host = AskedDelegate()
        with.gate.navigationDelegate = host
        with.gate.uiDelegate = host
        let given = await replies(with)
        with.want(given == ["closed", "true", "text", "grant", "reject", "true"] && host.asked == 6, "\(given), \(host.asked) asked")
        return without.complaints + with.complaints + without.sins + with.sins
      },
    ]
  }

  /// A delegate that says yes to everything that is asked besides navigations.
  @MainActor final class AskedDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    private(set) var asked = 0
    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      asked += 1
      completionHandler()
    }
    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      asked += 1
      completionHandler(true)
    }
    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      asked += 1
      completionHandler("text")
    }
    func webView(
      _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
      type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
      asked += 1
      decisionHandler(.grant)
    }
    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      asked += 1
      completionHandler(.rejectProtectionSpace, nil)
    }
    func webView(
      _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
      shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      asked += 1
      decisionHandler(true)
    }
  }
#endif
