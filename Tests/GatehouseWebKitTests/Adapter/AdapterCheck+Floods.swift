#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Pages that try again and again, views that were closed, and apps that answer in the middle of something else.
    static let floods: [AdapterCheck] = [
      AdapterCheck("a page that tries fifty apps after one tap opens one; in fifty windows none more, and none of its own") { faults in
        var policy = Preset.payments.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, .apple, apps: ["wallet:", "store:"], faults: faults)
        visit.gate.makeWindow = { configuration, _ in WKWebView(frame: .zero, configuration: configuration) }
        await visit.open()
        await visit.play(.input())
        for number in 0..<50 { await visit.play(.navigates(ScriptedNavigation(.location, "wallet://\(number)"))) }
        for number in 0..<50 { await visit.play(.navigates(ScriptedNavigation(.open(), "store://\(number)", .unseen))) }
        visit.want(visit.opener.asked == ["wallet://0"], "\(visit.opener.asked)")
        // The preset would ask about a second one, once; nobody is there to ask.
        visit.want(visit.outcomeCodes == ["handoff.opened", "handoff.unasked"], "\(visit.outcomeCodes)")
        visit.want(visit.page == AdapterVisit.shop && visit.requests.count == 1, "\(visit.requests)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a view that was closed for want of a policy stays closed, whoever sets a delegate and loads") { faults in
        var complaints: [String] = []
        let world = ScriptedWorld()
        let view = WKWebView(frame: .zero, configuration: world.configuration)
        let app = AppDelegate()
        do {
          try WebViewGate.attach(policy: .text("{"), to: view, opener: Installed())
          complaints.append("a broken policy was taken")
        } catch {}
        view.navigationDelegate = app
        view.uiDelegate = app
        await world.play([.hostLoads(AdapterVisit.shop)], in: view)
        await world.play([.hostLoads("https://evil.example/"), .hostReloads, .hostLoadsText(baseURL: AdapterVisit.shop)], in: view)
        if let page = view.engine.committedURL { complaints.append("\(page) was shown") }
        if world.effects.contains(where: { if case .requested = $0 { true } else { false } }) {
          complaints.append("something was requested")
        }
        if app.heard.contains(where: { $0.hasPrefix("commit") }) { complaints.append("the app heard \(app.heard)") }
        return complaints
      },
      AdapterCheck("the end of the page's process ends what an app is asked for; a yes to a question of the page before is no yes") {
        faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        let user = User()
        visit.gate.confirm = user.ask
        // What loads after the end would be recovery's.
        visit.gate.recovery.isAutomatic = false
        await visit.open()
        visit.opener.holds = true
        await visit.tap("https://partner.example/x")
        await visit.tap("asking://one")
        await visit.play(.processEnds)
        user.answers(true)
        visit.opener.release()
        await visit.world.settle()
        visit.want(visit.page == nil, "\(visit.page ?? "") loads")
        visit.want(visit.opener.asked == ["owner https://partner.example/x"], "\(visit.opener.asked)")
        visit.want(Set(visit.outcomeCodes) == ["handoff.outdated"] && visit.outcomes.count == 2, "\(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("an app that loads, resets and asks from within its hooks comes to an end, and each thing is told once") { faults in
        let visit = try AdapterVisit(apps: ["wallet:"], faults: faults)
        let told = Told()
        visit.gate.handoffEnded = { [gate = visit.gate] handoff in
          told.codes.append(handoff.outcome.code)
          gate.reset()
          gate.load(URLRequest(url: .of("https://help.example/after")))
        }
        visit.gate.shouldOpen = { [gate = visit.gate] _ in
          gate.noteUserAction()
          gate.navigationDelegate = gate.navigationDelegate
          return true
        }
        await visit.open()
        await visit.tap("wallet://pay")
        visit.want(visit.page == "https://help.example/after", "\(visit.page ?? "none")")
        visit.want(told.codes == ["handoff.opened"], "\(told.codes)")
        visit.want(visit.opener.asked == ["wallet://pay"], "\(visit.opener.asked)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("one delegate of the app's behind two gates hears each view's, and keeps the other when one is detached") { faults in
        let visit = try AdapterVisit(faults: faults)
        let other = WKWebView(frame: .zero, configuration: visit.world.configuration)
        other.navigationDelegate = visit.app
        let second = WebViewGate(Gate(AdapterVisit.policy), opener: visit.opener)
        second.faults = faults
        try second.attach(to: other)
        await visit.open()
        visit.gate.detach()
        await visit.world.play([.hostLoads("https://help.example/")], in: other)
        await visit.world.play([.hostLoads("https://evil.example/")], in: other)
        visit.want(other.engine.committedURL == "https://help.example/", "\(other.engine.committedURL ?? "none")")
        visit.want(
          visit.app.heard.contains("asked https://help.example/") && !visit.app.heard.contains("asked https://evil.example/"), "heard")
        return visit.complaints + visit.sins
      },
    ]
  }
#endif
