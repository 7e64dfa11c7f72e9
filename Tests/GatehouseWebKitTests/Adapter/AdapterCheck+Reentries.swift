#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// What an app's delegate may do in the middle of one of its calls.
    private enum Act: String, CaseIterable {
      case load, loadRefused, reset, detach, reattach, attachElsewhere, swap, takeOff, stop, letGo

      /// The page that is shown after a load of `/a`, which redirects to `/b`, if this is done in a call.
      func page(after call: ActingDelegate.Call) -> String? {
        let (old, new) = ("https://shop.example/", "https://shop.example/b")
        switch self {
        case .load: return "https://help.example/x"
        case .loadRefused: return new
        // What waits for the app's answer ends with a reset; what was answered goes on.
        case .reset, .reattach: return call == .response ? old : new
        case .detach, .attachElsewhere: return call == .response || call == .asked ? old : new
        // Another delegate was asked about the hop.
        case .swap, .takeOff: return call == .asked || call == .start ? old : new
        case .stop: return call == .commit || call == .finish ? new : old
        case .letGo: return nil
        }
      }
    }

    /// Apps that act from within their delegates and hooks.
    static let reentries: [AdapterCheck] = [
      AdapterCheck("in each call an app's delegate may load, reset, detach, attach, swap delegates, stop, let go of the view") { faults in
        var complaints: [String] = []
        for call in ActingDelegate.Call.allCases {
          for act in Act.allCases {
            let world = ScriptedWorld(ScriptedWeb(["https://shop.example/a": .redirect("https://shop.example/b")]))
            let (app, views, other) = (ActingDelegate(), HeldViews(), WKWebView(frame: .zero, configuration: world.configuration))
            let another = AppDelegate()
            let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
            gate.faults = faults
            gate.navigationDelegate = app
            weak var gone = views.make(world.configuration)
            if let view = views.all.first {
              try gate.attach(to: view)
              await world.play([.hostLoads(AdapterVisit.shop)], in: view)
            }
            app.acts(in: call) { [weak gate, weak view = views.all.first] in
              guard let gate, let view else { return }
              switch act {
              case .load: gate.load(URLRequest(url: .of("https://help.example/x")))
              case .loadRefused: gate.load(URLRequest(url: .of("https://evil.example/x")))
              case .reset: gate.reset()
              case .detach: gate.detach()
              case .reattach:
                gate.detach()
                try? gate.attach(to: view)
              case .attachElsewhere:
                gate.detach()
                try? gate.attach(to: other)
              case .swap: view.navigationDelegate = another
              case .takeOff: view.navigationDelegate = nil
              case .stop: view.stopLoading()
              case .letGo: views.all = []
              }
            }
            views.all.first?.load(URLRequest(url: .of("https://shop.example/a")))
            await world.settle()
            let what = "\(act.rawValue) in \(call.rawValue)"
            if gone?.engine.committedURL != act.page(after: call) {
              complaints.append("\(what): \(gone?.engine.committedURL ?? "no view")")
            }
            if act == .letGo, gone != nil { complaints.append("\(what): the view lives on") }
            if let view = views.all.first {
              await world.play([.hostLoads("https://evil.example/")], in: view)
              let isFree = act == .detach || act == .attachElsewhere
              if (view.engine.committedURL == "https://evil.example/") != isFree {
                complaints.append("\(what): afterwards the gate is wrong")
              }
            }
            if other.engine.committedURL != nil { complaints.append("\(what): it loads in another view") }
            complaints += world.effects.compactMap {
              switch $0 {
              // A view that is gone takes no answer.
              case .late where act == .letGo: nil
              case .late, .answeredTwice, .unanswered, .exception: "\(what): \($0)"
              default: nil
              }
            }
          }
        }
        return complaints
      },
      AdapterCheck("a veto that ends everything and says yes launches nothing") { faults in
        var complaints: [String] = []
        for end in ["tearDown", "detach", "background", "reset"] {
          let visit = try AdapterVisit(apps: ["wallet:"], faults: faults)
          await visit.open()
          visit.gate.shouldOpen = { [gate = visit.gate] _ in
            switch end {
            case "tearDown": gate.tearDown()
            case "detach": gate.detach()
            case "background": gate.didEnterBackground()
            default: gate.reset()
            }
            return true
          }
          await visit.tap("wallet://pay")
          visit.want(visit.opener.asked.isEmpty && visit.outcomeCodes == ["handoff.outdated"], "\(end) \(visit.outcomeCodes)")
          complaints += visit.complaints
        }
        return complaints
      },
      AdapterCheck("an opener that loads a page and says no is not followed by the page that nobody took") { faults in
        let visit = try AdapterVisit(faults: faults)
        let opener = ActingOpener()
        let view = WKWebView(frame: .zero, configuration: visit.world.configuration)
        let gate = WebViewGate(Gate(AdapterVisit.policy), opener: opener)
        gate.faults = faults
        try gate.attach(to: view)
        let told = Told()
        gate.handoffEnded = { told.codes.append($0.outcome.code) }
        opener.act = { [gate] in gate.load(URLRequest(url: .of("https://help.example/mine"))) }
        await visit.world.play(
          [.hostLoads(AdapterVisit.shop), .navigates(ScriptedNavigation(.link(), "https://partner.example/x", .taps))], in: view)
        visit.want(view.engine.committedURL == "https://help.example/mine", "\(view.engine.committedURL ?? "none")")
        visit.want(told.codes == ["handoff.outdated"], "\(told.codes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("the app hears of results and refusals when WebKit has its answer, not before") { faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        await visit.open()
        let told = Told()
        visit.gate.handoffEnded = { told.codes.append($0.outcome.code) }
        visit.gate.returned = { told.codes.append($0.url) }
        visit.gate.expectReturn("shopapp://done")
        for url in ["asking://x", "shopapp://done"] {
          visit.gate.noteUserAction()
          let before = told.codes
          visit.view.navigationDelegate?.webView(
            visit.view, decidePolicyFor: .asked(url, in: visit.view), preferences: WKWebpagePreferences()
          ) { policy, _ in visit.want(policy == .cancel && told.codes == before, "\(url): \(told.codes)") }
        }
        await visit.world.settle()
        visit.want(told.codes == ["handoff.unasked", "shopapp://done"], "\(told.codes)")
        return visit.complaints
      },
    ]

    /// What waits when the view, its page or its gate ends.
    static let endings: [AdapterCheck] = [
      AdapterCheck("a yes that comes when the app is in the background launches nothing, and is told") { faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        let user = User()
        visit.gate.confirm = user.ask
        await visit.open()
        await visit.tap("asking://one")
        visit.gate.didEnterBackground()
        user.answers(true)
        await visit.world.settle()
        visit.want(visit.opener.asked.isEmpty && visit.outcomeCodes == ["handoff.outdated"], "\(visit.opener.asked) \(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("what was to launch when the gate was put in front of another view launches nothing") { faults in
        let visit = try AdapterVisit(apps: ["wallet:"], faults: faults)
        await visit.open()
        visit.gate.noteUserAction()
        visit.view.navigationDelegate?.webView(
          visit.view, decidePolicyFor: .asked("wallet://pay", in: visit.view), preferences: WKWebpagePreferences()
        ) { policy, _ in visit.want(policy == .cancel, "it is not cancelled") }
        visit.want(visit.decisions.last?.verdict.kind == .open, "\(visit.decisions.last?.verdict.reason.code ?? "")")
        visit.gate.detach()
        try visit.gate.attach(to: WKWebView(frame: .zero, configuration: visit.world.configuration))
        await visit.world.settle()
        visit.want(visit.opener.asked.isEmpty && visit.outcomeCodes == ["handoff.outdated"], "\(visit.opener.asked) \(visit.outcomeCodes)")
        return visit.complaints
      },
      AdapterCheck("the end of a question is told even when view and gate are gone") { faults in
        var complaints: [String] = []
        let (user, told) = (User(), Told())
        weak var gone: WebViewGate?
        do {
          let world = ScriptedWorld()
          let view = WKWebView(frame: .zero, configuration: world.configuration)
          let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
          gate.faults = faults
          gate.confirm = user.ask
          gate.handoffEnded = { told.codes.append($0.outcome.code) }
          try gate.attach(to: view)
          gone = gate
          await world.play([.hostLoads(AdapterVisit.shop), .navigates(ScriptedNavigation(.link(), "asking://one", .taps))], in: view)
        }
        for _ in 0..<50 { await Task.yield() }
        if user.asked.count != 1 || gone != nil { complaints.append("asked \(user.asked.count), gate gone \(gone == nil)") }
        user.answers(true)
        for _ in 0..<50 { await Task.yield() }
        if told.codes != ["handoff.outdated"] { complaints.append("\(told.codes)") }
        return complaints
      },
      AdapterCheck("a response that waits for the app ends with the page's process, the view, or a newer load; a yes comes too late") {
        faults in
        var complaints: [String] = []
        for end in ["process", "view", "newer", "gate"] {
          let (world, app, views) = (ScriptedWorld(), AppDelegate(), HeldViews())
          app.responses["https://shop.example/a"] = .later(.allow)
          let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
          gate.faults = faults
          gate.navigationDelegate = app
          try gate.attach(to: views.make(world.configuration))
          for url in [AdapterVisit.shop, "https://shop.example/a"] {
            if let view = views.all.first { await world.play([.hostLoads(url)], in: view) }
          }
          switch end {
          case "process": if let view = views.all.first { await world.play([.processEnds], in: view) }
          case "view": views.all = []
          case "newer": if let view = views.all.first { await world.play([.hostLoads("https://shop.example/b")], in: view) }
          default: gate.tearDown()
          }
          await world.settle()
          app.answerKept()
          await world.settle()
          let isShown = world.effects.contains { if case .committed("https://shop.example/a", _) = $0 { true } else { false } }
          let sins = world.effects.filter {
            switch $0 {
            case .answeredTwice, .unanswered, .exception: true
            default: false
            }
          }
          if isShown || !sins.isEmpty { complaints.append("\(end): shown \(isShown) \(sins)") }
        }
        return complaints
      },
    ]
  }
#endif
