#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    @MainActor private static var searching: Policy {
      var policy = AdapterVisit.policy
      policy.handoff.schemes = .any
      policy.handoff.onFailure = .store
      return policy
    }

    /// Addresses for other apps.
    static let handoffs: [AdapterCheck] = [
      AdapterCheck("an installed wallet opens once, after the navigation was cancelled, and the app hears it once") { faults in
        let visit = try AdapterVisit(apps: ["wallet:"], faults: faults)
        await visit.open()
        await visit.tap("wallet://pay?x=1")
        visit.want(visit.opener.asked == ["wallet://pay?x=1"], "\(visit.opener.asked)")
        visit.want(visit.outcomeCodes == ["handoff.opened"], "\(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a wallet that is not there is told as failed, once, and nothing else happens") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        await visit.tap("wallet://pay")
        visit.want(visit.outcomeCodes == ["handoff.failed"], "\(visit.outcomeCodes)")
        visit.want(visit.opener.asked == ["wallet://pay"] && visit.requests.count == 1, "\(visit.opener.asked) \(visit.requests)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("the app's veto is asked last, once for each launch, and a refused page still loads") { faults in
        let visit = try AdapterVisit(apps: ["wallet:", "https://partner.example/x"], faults: faults)
        var asked: [String] = []
        visit.gate.shouldOpen = {
          asked.append($0)
          return !$0.hasPrefix("wallet:") && !$0.hasSuffix("/x")
        }
        await visit.open()
        await visit.tap("wallet://pay")
        visit.want(asked == ["wallet://pay"], "asked \(asked)")
        visit.want(visit.opener.asked.isEmpty, "\(visit.opener.asked)")
        await visit.tap("gallery://blocked")
        visit.want(asked.count == 1, "it is asked about what the policy refuses")
        await visit.tap("https://partner.example/x")
        visit.want(visit.outcomeCodes == ["handoff.vetoed", "handoff.vetoed"], "\(visit.outcomeCodes)")
        visit.want(visit.page == "https://partner.example/x", "the page is \(visit.page ?? "none")")
        visit.want(visit.opener.asked.isEmpty, "\(visit.opener.asked)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a partner's link goes to its app alone; without one the original request loads, and is not asked about twice") {
        faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let visit = try AdapterVisit(AdapterVisit.policy, knowledge, apps: ["https://partner.example/there"], faults: faults)
          await visit.open()
          await visit.tap("https://partner.example/there")
          visit.want(visit.page == AdapterVisit.shop, "it loads too")
          await visit.tap("https://partner.example/x")
          visit.want(
            visit.opener.asked == ["owner https://partner.example/there", "owner https://partner.example/x"], "\(visit.opener.asked)")
          visit.want(visit.outcomeCodes == ["handoff.opened", "handoff.loads"], "\(visit.outcomeCodes)")
          visit.want(visit.page == "https://partner.example/x", "the page is \(visit.page ?? "none")")
          visit.want(visit.decisions.count { $0.facts.url == "https://partner.example/x" } == 1, "decided twice")
          visit.want(visit.app.heard.count { $0 == "asked https://partner.example/x" } == 1, "the app's own delegate is asked once")
          await visit.open()
          await visit.play(.navigates(ScriptedNavigation(.location, "https://partner.example/x")))
          let last = visit.decisions.last?.verdict.reason
          visit.want(
            visit.decisions.count { $0.facts.url == "https://partner.example/x" } == 2, "a pass was left over: \(String(describing: last))")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("the request that loads instead is the original one, headers included") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        var request = URLRequest(url: .of("https://partner.example/x"))
        request.setValue("kept", forHTTPHeaderField: "X-Case")
        let frame = WKFrameInfo(
          isMainFrame: true, request: URLRequest(url: .of(AdapterVisit.shop)),
          securityOrigin: WKSecurityOrigin(serialized: "https://shop.example"), webView: visit.view)
        let action = WKNavigationAction(sourceFrame: frame, targetFrame: frame, navigationType: .linkActivated, request: request)
        visit.gate.noteUserAction()
        visit.view.navigationDelegate?.webView(visit.view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
          visit.want(policy == .cancel, "cancelled first")
        }
        await visit.world.settle()
        visit.want(visit.outcomeCodes == ["handoff.loads"], "\(visit.outcomeCodes)")
        let header = visit.view.loads.last?.value(forHTTPHeaderField: "X-Case")
        visit.want(header == "kept", "the header is \(header ?? "lost")")
        return visit.complaints
      },
      AdapterCheck("who goes on to another page while the app is looked for is not led away from it") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        visit.opener.holds = true
        await visit.tap("https://partner.example/x")
        await visit.tap("https://shop.example/elsewhere")
        visit.opener.release()
        await visit.world.settle()
        visit.want(visit.page == "https://shop.example/elsewhere", "the page is \(visit.page ?? "none")")
        visit.want(visit.outcomeCodes == ["handoff.outdated"], "\(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a missing app is searched for in the store, then on the web, then it is told") { faults in
        let (first, second) = ("itms-apps://itunes.apple.com/search?term=wallet", "https://apps.apple.com/search?term=wallet")
        let visit = try AdapterVisit(searching, apps: [first], faults: faults)
        await visit.open()
        await visit.tap("wallet://pay")
        visit.want(visit.opener.asked == ["wallet://pay", first], "\(visit.opener.asked)")
        visit.want(visit.outcomes.map(\.outcome) == [.storeSearch(first)], "\(visit.outcomes)")
        let other = try AdapterVisit(searching, apps: [second], faults: faults)
        await other.open()
        await other.tap("wallet://pay")
        other.want(other.opener.asked == ["wallet://pay", first, second], "\(other.opener.asked)")
        other.want(other.outcomes.map(\.outcome) == [.storeSearch(second)], "\(other.outcomes)")
        let none = try AdapterVisit(searching, faults: faults)
        await none.open()
        await none.tap("wallet://pay")
        none.want(none.outcomeCodes == ["handoff.failed"] && none.opener.asked.count == 3, "\(none.outcomes)")
        return visit.complaints + other.complaints + none.complaints + visit.sins
      },
      AdapterCheck("the system's own schemes are not searched for in the store") { faults in
        var complaints: [String] = []
        for url in ["mailto:a@shop.example", "tel:+123", "sms:+123", "facetime:a", "maps:q", "itms://x", "itms-apps://x"] {
          var policy = searching
          policy.handoff.stores = .all
          let visit = try AdapterVisit(policy, faults: faults)
          await visit.open()
          await visit.tap(url)
          visit.want(visit.opener.asked.count == 1, "\(url): \(visit.opener.asked) \(visit.decisions.last?.verdict.reason.code ?? "")")
          complaints += visit.complaints
        }
        return complaints
      },
      AdapterCheck("a link of the app's own shows its screen, once, and loads nothing") { faults in
        var policy = AdapterVisit.policy
        policy.links.domains = [.exact("shop.example")]
        policy.links.routes = [
          .init(name: "order", path: try PathPattern(parsing: "/order/{id}"), parameters: [.init("id", ParameterType(.digits(1...9)))])
        ]
        let visit = try AdapterVisit(policy, faults: faults)
        await visit.open()
        await visit.tap("https://shop.example/order/7")
        visit.want(visit.routes == ["order"], "\(visit.routes) \(visit.decisions.last?.verdict.reason.code ?? "")")
        visit.want(visit.page == AdapterVisit.shop, "the page is \(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
    ]
  }
#endif
