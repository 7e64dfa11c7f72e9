#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// The app's own delegates.
    static let delegates: [AdapterCheck] = [
      AdapterCheck("the app's delegate hears all that it would hear without a gate") { faults in
        let visit = try AdapterVisit(web: ["https://shop.example/go": .redirect("https://shop.example/there")], faults: faults)
        await visit.open("https://shop.example/go")
        visit.want(
          visit.app.heard == [
            "asked https://shop.example/go", "start", "asked https://shop.example/there", "hop", "response https://shop.example/there",
            "commit",
            "finish",
          ], "heard \(visit.app.heard)")
        await visit.play(.processEnds)
        visit.want(visit.app.heard.contains("terminated"), "the end of the process was not told")
        await visit.play(.closesWindow)
        visit.want(visit.app.heard.last == "closed", "the closing was not told")
        return visit.complaints + visit.sins
      },
      AdapterCheck("the app's delegate is not asked about what the gate refuses, and cannot allow it") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        await visit.tap("https://evil.example/")
        visit.want(!visit.app.heard.contains("asked https://evil.example/"), "the app was asked")
        visit.want(visit.page == AdapterVisit.shop && visit.requests.count == 1, "\(visit.requests)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("the app's delegate may refuse what the gate allows") { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.app.answers["https://shop.example/no"] = .at(.cancel)
        visit.app.responses["https://shop.example/later"] = .at(.cancel)
        await visit.open()
        await visit.tap("https://shop.example/no")
        await visit.tap("https://shop.example/later")
        visit.want(visit.page == AdapterVisit.shop, "the page is \(visit.page ?? "none")")
        visit.want(visit.requests == ["GET https://shop.example/", "GET https://shop.example/later"], "\(visit.requests)")
        visit.want(visit.app.heard.last == "fail 102", "the app's own refusal is its own: \(visit.app.heard)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a delegate that is set through the gate hears what the gate does not know either") { faults in
        let visit = try AdapterVisit(faults: faults, delegate: false)
        let late = AppDelegate()
        visit.gate.navigationDelegate = late
        await visit.open()
        visit.want(
          late.heard == ["asked https://shop.example/", "start", "response https://shop.example/", "commit", "finish"], "\(late.heard)")
        visit.gate.navigationDelegate = visit.app
        await visit.tap("https://shop.example/a")
        visit.want(visit.app.heard.first == "asked https://shop.example/a" && visit.app.heard.contains("start"), "\(visit.app.heard)")
        visit.want(late.heard.count == 5, "the delegate before still hears")
        return visit.complaints + visit.sins
      },
      AdapterCheck("detached, the view has its own delegates again, and nothing of the gate is left") { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.gate.detach()
        visit.want(visit.view.navigationDelegate === visit.app && visit.view.uiDelegate === visit.app, "the delegates are not the app's")
        visit.want(visit.view.observerCount == 0, "\(visit.view.observerCount) still watch")
        visit.want(visit.gate.view == nil, "the gate still has a view")
        await visit.open("https://evil.example/")
        visit.want(visit.decisions.isEmpty, "the gate was asked")
        visit.want(visit.page == "https://evil.example/", "without a gate everything loads")
        try visit.gate.attach(to: visit.view)
        await visit.tap("https://evil.example/again")
        visit.want(visit.page == "https://evil.example/", "attached anew it decides anew")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a delegate that answers late has cancelled; a GET of the main frame goes on with its yes, once, and is not asked twice")
      { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.app.answers["https://shop.example/a"] = .later(.allow)
        visit.app.answers["https://shop.example/#f"] = .later(.cancel)
        await visit.open()
        await visit.tap("https://shop.example/a")
        visit.want(visit.page == AdapterVisit.shop, "it did not wait")
        visit.app.answerKept()
        await visit.world.settle()
        visit.want(visit.page == "https://shop.example/a", "the yes came to nothing: \(visit.page ?? "none")")
        visit.want(visit.app.heard.count { $0 == "asked https://shop.example/a" } == 1, "asked twice")
        visit.want(visit.decisions.count { $0.facts.url == "https://shop.example/a" } == 1, "decided twice")
        visit.want(visit.requests.count == 2, "\(visit.requests)")
        visit.want(visit.noticeCodes.contains("gate.late-answer"), "not told")
        await visit.open()
        await visit.tap("https://shop.example/#f")
        visit.app.answerKept()
        await visit.world.settle()
        visit.want(!visit.world.effects.contains { if case .sameDocument = $0 { true } else { false } }, "the fragment was let through")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a late yes to a form, or after the page has gone, changes nothing") { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.app.answers["https://shop.example/form"] = .later(.allow)
        visit.app.answers["https://shop.example/b"] = .later(.allow)
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.form, "https://shop.example/form", .taps, method: "POST", body: "a=1")))
        visit.app.answerKept()
        await visit.world.settle()
        await visit.tap("https://shop.example/b")
        await visit.tap("https://shop.example/c")
        visit.app.answerKept()
        await visit.world.settle()
        visit.want(visit.page == "https://shop.example/c", "\(visit.page ?? "none")")
        visit.want(visit.requests == ["GET https://shop.example/", "GET https://shop.example/c"], "\(visit.requests)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a delegate that answers twice or never reaches WebKit once") { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.app.answers["https://shop.example/t"] = .twice
        visit.app.answers["https://shop.example/n"] = .never
        visit.app.responses["https://shop.example/rt"] = .twice
        visit.app.responses["https://shop.example/rn"] = .never
        await visit.open()
        for name in ["t", "n", "rt", "rn"] { await visit.tap("https://shop.example/\(name)") }
        visit.want(visit.page == "https://shop.example/rt", "\(visit.page ?? "none")")
        visit.want(visit.noticeCodes.count { $0 == "gate.answered-twice" } == 2, "\(visit.noticeCodes)")
        visit.want(visit.noticeCodes.count { $0 == "gate.unanswered" } == 2, "\(visit.noticeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a response may wait for the app, and a detached gate refuses what waits") { faults in
        let visit = try AdapterVisit(faults: faults)
        visit.app.responses["https://shop.example/a"] = .later(.allow)
        await visit.open()
        await visit.tap("https://shop.example/a")
        visit.app.answerKept()
        await visit.world.settle()
        visit.want(visit.page == "https://shop.example/a", "the yes came to nothing")
        visit.app.responses["https://shop.example/b"] = .later(.allow)
        await visit.tap("https://shop.example/b")
        visit.gate.detach()
        visit.app.answerKept()
        await visit.world.settle()
        visit.want(visit.page == "https://shop.example/a", "what waited went on without a gate")
        return visit.complaints + visit.sins
      },
    ]

    /// Somebody takes the gate's place.
    static let displacement: [AdapterCheck] = [
      AdapterCheck("a delegate that is set on the view later is noticed, stopped and forwarded to") { faults in
        let visit = try AdapterVisit(faults: faults, delegate: false)
        await visit.open()
        let other = AppDelegate()
        visit.view.navigationDelegate = other
        await visit.tap("https://evil.example/")
        visit.want(visit.page == AdapterVisit.shop, "the page is \(visit.page ?? "none")")
        visit.want(!visit.requests.contains("GET https://evil.example/"), "it was requested")
        visit.want(visit.notices.contains(.displaced(stopped: "https://evil.example/")), "\(visit.notices)")
        visit.want(visit.gate.navigationDelegate === other && visit.view.navigationDelegate !== other, "the gate is not in front")
        await visit.tap("https://shop.example/a")
        visit.want(visit.page == "https://shop.example/a" && other.heard.contains("asked https://shop.example/a"), "\(other.heard)")
        await visit.tap("https://evil.example/")
        visit.want(visit.page == "https://shop.example/a", "the gate is not asked")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a delegate that is taken off the view is noticed too, and the user interface's as well") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        visit.view.navigationDelegate = nil
        await visit.play(.navigates(ScriptedNavigation(.location, "https://evil.example/")))
        visit.want(visit.page == AdapterVisit.shop, "the page is \(visit.page ?? "none")")
        visit.view.uiDelegate = visit.app
        await visit.tap("https://shop.example/a")
        visit.want(visit.view.uiDelegate !== visit.app, "the gate is not in front")
        visit.want(visit.noticeCodes.count { $0 == "gate.displaced" } == 2, "\(visit.notices)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a load that the gate allowed goes on when the app sets its delegate after it") { faults in
        let visit = try AdapterVisit(faults: faults, delegate: false)
        if let url = URL(string: AdapterVisit.shop) { visit.gate.load(URLRequest(url: url)) }
        visit.view.navigationDelegate = visit.app
        await visit.world.settle()
        visit.want(visit.page == AdapterVisit.shop, "the page is \(visit.page ?? "none")")
        visit.want(visit.notices == [.displaced(stopped: nil)], "\(visit.notices)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a load of the app's about which somebody else was asked does not show what the policy refuses") { faults in
        var complaints: [String] = []
        for (loader, knowledge) in [(WebViewGate.Loader.app, ScriptedBehavior.Knowledge.apple), (.user, .apple), (.user, .everything)] {
          let visit = try AdapterVisit(AdapterVisit.policy, knowledge, faults: faults, delegate: false)
          visit.gate.load(URLRequest(url: .of("https://evil.example/")), for: loader)
          visit.view.navigationDelegate = visit.app
          await visit.world.settle()
          visit.want(visit.page == "about:blank", "\(loader) \(knowledge): the page is \(visit.page ?? "none")")
          visit.want(visit.noticeCodes.contains("gate.displaced"), "\(visit.notices)")
          await visit.load(AdapterVisit.shop)
          visit.want(visit.page == AdapterVisit.shop, "\(visit.page ?? "none")")
          // Noticed only when the page is there: it is taken off.
          let late = try AdapterVisit(AdapterVisit.policy, knowledge, faults: faults)
          await late.open()
          let other = AppDelegate()
          late.gate.load(URLRequest(url: .of("https://evil.example/")), for: loader)
          late.view.navigationDelegate = other
          await late.world.settle()
          late.want(late.page != "https://evil.example/", "\(loader) \(knowledge): the page stays")
          complaints += visit.complaints + visit.sins + late.complaints
        }
        return complaints
      },
    ]
  }
#endif
