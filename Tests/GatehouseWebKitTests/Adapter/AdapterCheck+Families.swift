#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    @MainActor private static var withWindows: Policy {
      var policy = AdapterVisit.policy
      policy.web.newWindows = .window
      return policy
    }

    /// Windows that windows open.
    static let families: [AdapterCheck] = [
      AdapterCheck("a window whose opener closed still brings the result to the visit, once, and launches nothing from the background") {
        faults in
        let visit = try AdapterVisit(withWindows, apps: ["wallet:"], faults: faults)
        let (windows, told) = (HeldViews(), Told())
        visit.gate.makeWindow = { configuration, _ in windows.make(configuration) }
        visit.gate.windowClosed = { closed in windows.all.removeAll { $0 === closed } }
        visit.gate.returned = { told.codes.append($0.url) }
        await visit.open()
        let waiting = Task { [gate = visit.gate] in
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "shopapp://done", within: 60)
        }
        await visit.world.settle()
        await visit.play(
          .navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)),
          .inWindow(1, .navigates(ScriptedNavigation(.open(), "https://help.example/2", .inHandler))), .inWindow(1, .closesWindow))
        visit.want(windows.all.count == 1, "\(windows.all.count) windows")
        visit.gate.didEnterBackground()
        try await Task.sleep(nanoseconds: 5_000_000)
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.link(), "wallet://pay", .taps))))
        visit.want(visit.opener.asked.isEmpty, "from the background: \(visit.opener.asked)")
        visit.gate.willEnterForeground()
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.location, "shopapp://done?code=1"))))
        let limit = Task {
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          if !Task.isCancelled { waiting.cancel() }
        }
        let result = await waiting.value
        limit.cancel()
        if case .returned = result {} else { visit.want(false, "\(result) \(told.codes)") }
        await visit.play(.inWindow(2, .navigates(ScriptedNavigation(.location, "shopapp://done?code=2"))))
        visit.want(told.codes.isEmpty, "again: \(told.codes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a gate of the app's own in front of a window stays there, and the window hears of the app's life and of returns") {
        faults in
        let visit = try AdapterVisit(withWindows, faults: faults)
        let (windows, told, opener) = (HeldViews(), Told(), Installed())
        opener.apps = ["wallet:"]
        visit.gate.makeWindow = { configuration, _ in
          let window = windows.make(configuration)
          var narrow = AdapterVisit.policy
          narrow.web.pages = [.origin(scheme: "https", host: "help.example", port: nil)]
          try? WebViewGate(Gate(narrow), opener: opener).attach(to: window)
          return window
        }
        visit.gate.returned = { told.codes.append($0.url) }
        await visit.open()
        visit.gate.expectReturn("shopapp://done")
        await visit.play(
          .navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)),
          .inWindow(1, .navigates(ScriptedNavigation(.location, "https://shop.example/"))))
        visit.want(windows.all.first?.engine.committedURL == "https://help.example/", "\(windows.all.first?.engine.committedURL ?? "")")
        visit.gate.didEnterBackground()
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.link(), "wallet://pay", .taps))))
        visit.want(opener.asked.isEmpty, "from the background: \(opener.asked)")
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, "shopapp://done?code=1"))))
        visit.want(told.codes == ["shopapp://done?code=1"], "\(told.codes)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("window.open without an address is the empty document, where the policy admits that, and what fills it is asked about") {
        faults in
        for (isAdmitted, url) in [(true, ""), (true, "about:blank"), (false, ""), (false, "about:blank")] {
          var policy = withWindows
          if isAdmitted { policy.web.documents.about = .always }
          let visit = try AdapterVisit(policy, .apple, faults: faults)
          let windows = HeldViews()
          visit.gate.makeWindow = { configuration, _ in windows.make(configuration) }
          await visit.open()
          await visit.play(.navigates(ScriptedNavigation(.open(), url, .inHandler)))
          visit.want(windows.all.count == (isAdmitted ? 1 : 0), "\(isAdmitted) \"\(url)\": \(windows.all.count) windows")
          for next in ["https://evil.example/", "https://help.example/"] {
            await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, next))))
          }
          visit.want(windows.all.first?.engine.committedURL == (isAdmitted ? "https://help.example/" : nil), "what fills it")
          guard visit.complaints.isEmpty, visit.sins.isEmpty else { return visit.complaints + visit.sins }
        }
        return []
      },
    ]
  }
#endif
