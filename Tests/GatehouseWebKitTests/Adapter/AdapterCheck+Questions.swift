#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// A user who answers when the test says so.
  @MainActor final class User {
    private(set) var asked: [GateQuestion] = []
    private var waiting: [CheckedContinuation<Bool, Never>] = []

    func ask(_ question: GateQuestion) async -> Bool {
      asked.append(question)
      return await withCheckedContinuation { waiting.append($0) }
    }

    func answers(_ isYes: Bool) {
      let all = waiting
      waiting = []
      for continuation in all { continuation.resume(returning: isYes) }
    }
  }

  /// How a visit ended, and whether by itself.
  @MainActor private func outcome(of visit: Task<VisitResult, Never>) async -> (result: VisitResult, isInTime: Bool) {
    let limit = Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      if !Task.isCancelled { visit.cancel() }
    }
    let began = Date()
    let result = await visit.value
    limit.cancel()
    return (result, Date().timeIntervalSince(began) < 1.5)
  }

  extension AdapterCheck {
    /// Questions to the user.
    static let questions: [AdapterCheck] = [
      AdapterCheck("a yes opens, a no does not, and each is told once") { faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        let user = User()
        visit.gate.confirm = user.ask
        await visit.open()
        await visit.tap("asking://one")
        visit.want(user.asked.map(\.url) == ["asking://one"] && user.asked.first?.origin == "https://shop.example", "\(user.asked)")
        visit.want(visit.opener.asked.isEmpty, "it did not wait")
        user.answers(true)
        await visit.world.settle()
        visit.want(visit.opener.asked == ["asking://one"], "\(visit.opener.asked)")
        try await Task.sleep(nanoseconds: 600_000_000)
        await visit.open()
        await visit.tap("asking://two")
        user.answers(false)
        await visit.world.settle()
        visit.want(visit.opener.asked.count == 1, "\(visit.opener.asked)")
        visit.want(visit.outcomeCodes == ["handoff.opened", "handoff.declined"], "\(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("nobody to ask is a no") { faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        await visit.open()
        await visit.tap("asking://one")
        visit.want(visit.opener.asked.isEmpty && visit.page == AdapterVisit.shop, "\(visit.opener.asked)")
        visit.want(visit.outcomeCodes == ["handoff.unasked"], "\(visit.outcomeCodes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("an answer that comes when the page has gone changes nothing, and is told") { faults in
        let visit = try AdapterVisit(apps: ["asking:"], faults: faults)
        let user = User()
        visit.gate.confirm = user.ask
        await visit.open()
        await visit.tap("asking://one")
        await visit.tap("https://shop.example/elsewhere")
        user.answers(true)
        await visit.world.settle()
        visit.want(visit.opener.asked.isEmpty, "\(visit.opener.asked)")
        visit.want(visit.outcomeCodes == ["handoff.outdated"], "\(visit.outcomeCodes)")
        visit.want(!visit.events.contains { if case .answer = $0 { true } else { false } }, "the answer counted")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a form is sent again after a yes, by WebKit's own repetition, with what it contained") { faults in
        let visit = try AdapterVisit(faults: faults)
        let user = User()
        visit.gate.confirm = user.ask
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.form, "https://shop.example/pay", .taps, method: "POST", body: "a=1")))
        await visit.play(.hostReloads)
        visit.want(user.asked.map(\.act) == [.resubmit], "\(user.asked)")
        visit.want(visit.requests.count == 2, "\(visit.requests)")
        user.answers(false)
        await visit.world.settle()
        visit.want(visit.requests.count == 2, "a no sent it: \(visit.requests)")
        await visit.play(.hostReloads)
        user.answers(true)
        await visit.world.settle()
        visit.want(visit.requests.last == "POST https://shop.example/pay a=1" && visit.requests.count == 3, "\(visit.requests)")
        return visit.complaints + visit.sins
      },
    ]

    /// Payments and sign-ins.
    static let visits: [AdapterCheck] = [
      AdapterCheck("a visit ends with its result, once, and nothing of it loads") { faults in
        let visit = try AdapterVisit(faults: faults)
        let result = Task { [gate = visit.gate] in
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://shop.example/done", state: "s1")
        }
        await visit.world.settle()
        await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/done?state=other&code=1")))
        visit.want(visit.page == AdapterVisit.shop, "a wrong state was taken")
        await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/done?state=s1&code=2")))
        if case .returned(let address) = await result.value {
          visit.want(address["code"] == "2" && address["state"] == "s1", "\(address)")
        } else {
          visit.want(false, "it was not returned")
        }
        visit.want(!visit.requests.contains { $0.contains("/done") }, "\(visit.requests)")
        await visit.play(.navigates(ScriptedNavigation(.location, "https://shop.example/done?state=s1&code=3")))
        visit.want(visit.requests.contains { $0.contains("code=3") }, "the session is still open")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a visit ends by its time, by the app, by a newer visit, by its task, and by the end of the view") { faults in
        let visit = try AdapterVisit(faults: faults)
        let request = URLRequest(url: .of(AdapterVisit.shop))
        @MainActor func visiting(_ seconds: TimeInterval = 60) async -> Task<VisitResult, Never> {
          let task = Task { [gate = visit.gate] in await gate.visit(request, returningTo: "https://shop.example/done", within: seconds) }
          await visit.world.settle()
          return task
        }
        @MainActor func ends(_ task: Task<VisitResult, Never>, _ expected: VisitResult, _ what: String) async {
          let (result, isInTime) = await outcome(of: task)
          visit.want(result == expected && isInTime, "\(what): \(result)")
        }
        await ends(await visiting(0.05), .timedOut, "time")
        let first = await visiting()
        let second = await visiting()
        await ends(first, .cancelled, "a newer one")
        visit.gate.cancelReturn()
        await ends(second, .cancelled, "the app")
        let third = await visiting()
        third.cancel()
        await ends(third, .cancelled, "its task")
        let fourth = await visiting()
        visit.gate.reset()
        await ends(fourth, .cancelled, "reset")
        let fifth = await visiting()
        visit.gate.tearDown()
        await ends(fifth, .cancelled, "the end")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a visit that the policy refuses ends at once, and so does one without an address to return to") { faults in
        let visit = try AdapterVisit(faults: faults)
        let gate = visit.gate
        let refused = Task {
          await gate.visit(URLRequest(url: .of("https://evil.example/")), returningTo: "https://shop.example/done", within: 1)
        }
        await visit.world.settle()
        let outcome = await refused.value
        visit.want(outcome == .refused(.pageUnlisted), "\(outcome)")
        let nowhere = await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://")
        visit.want(nowhere == .refused(.addressUnreadable), "\(nowhere)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a result that comes back in a window that the page opened ends the visit too") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        var window: WKWebView?
        visit.gate.makeWindow = { configuration, _ in
          window = WKWebView(frame: .zero, configuration: configuration)
          return window
        }
        let result = Task { [gate = visit.gate] in
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "shopapp://done", within: 2)
        }
        await visit.world.settle()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, "shopapp://done?code=4"))))
        if case .returned(let address) = await result.value {
          visit.want(address["code"] == "4", "\(address)")
        } else {
          visit.want(false, "it was not returned")
        }
        visit.want(window != nil, "no window")
        return visit.complaints + visit.sins
      },
    ]
  }
#endif
