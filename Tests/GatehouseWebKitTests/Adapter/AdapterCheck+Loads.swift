#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    @MainActor private static var forUsers: Policy {
      var policy = AdapterVisit.policy
      policy.web.pages = [.scheme("https")]
      policy.handoff.userLoads = .universalLinks
      policy.handoff.from = .any
      policy.handoff.activation = [.direct, .recent, .redirect]
      return policy
    }
    @MainActor private static var withFiles: Policy {
      var policy = AdapterVisit.policy
      policy.web.files = .host
      return policy
    }

    /// What the app loads.
    static let loads: [AdapterCheck] = [
      AdapterCheck("a load for the user is offered to its owner first, then loads, and is not offered again") { faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let visit = try AdapterVisit(
            forUsers, web: ["https://shop.example/": .redirect("https://wallet.example/in")], knowledge,
            apps: ["https://wallet.example/in"],
            faults: faults)
          await visit.load(AdapterVisit.shop, for: .user)
          // The load's own host is the current one where no page is.
          visit.want(
            visit.opener.asked == ["owner https://shop.example/", "owner https://wallet.example/in"], "\(knowledge) \(visit.opener.asked)")
          visit.want(visit.requests == ["GET https://shop.example/"], "\(knowledge) \(visit.requests)")
          visit.want(visit.outcomeCodes == ["handoff.loads", "handoff.opened"], "\(knowledge) \(visit.outcomeCodes)")
          visit.want(!visit.app.heard.contains("fail 102"), "\(visit.app.heard)")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("a load for the app is not offered to apps, and is the app's own") { faults in
        let visit = try AdapterVisit(forUsers, .apple, apps: ["https://shop.example/"], faults: faults)
        await visit.load(AdapterVisit.shop)
        visit.want(visit.opener.asked.isEmpty && visit.page == AdapterVisit.shop, "\(visit.opener.asked)")
        visit.want(visit.decisions.map(\.facts.trigger) == [.host], "\(visit.decisions.map(\.facts.trigger))")
        return visit.complaints + visit.sins
      },
      AdapterCheck("another app's address that the app loads is decided and never given to WebKit") { faults in
        let visit = try AdapterVisit(apps: ["wallet:"], faults: faults)
        await visit.open()
        await visit.load("wallet://pay", for: .user)
        visit.want(visit.opener.asked == ["wallet://pay"] && visit.view.loads.count == 1, "\(visit.opener.asked)")
        await visit.load("unknown://pay", for: .user)
        visit.want(visit.opener.asked.count == 1 && visit.view.loads.count == 1, "\(visit.opener.asked)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a file is granted once; later ones stay in its folder; the view may name it before it is decided") { faults in
        let visit = try AdapterVisit(withFiles, faults: faults)
        await visit.open()
        visit.gate.load(file: URL(fileURLWithPath: "/app/help/../help/page.html"), readAccess: URL(fileURLWithPath: "/app/help"))
        visit.want(visit.view.url?.absoluteString == "file:///app/help/page.html", "\(visit.view.url?.absoluteString ?? "")")
        await visit.world.settle()
        visit.want(visit.page == "file:///app/help/page.html", "\(visit.page ?? "none")")
        await visit.tap("file:///app/help/sub/b.html")
        visit.want(visit.page == "file:///app/help/sub/b.html", "\(visit.page ?? "none")")
        await visit.tap("file:///app/help/sub2/c.html")
        await visit.tap("file:///app/help/page.html")
        visit.want(visit.page == "file:///app/help/sub/b.html", "it left its folder: \(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a file's load forgets what the user did, and a grant that was not used ends with the next load") { faults in
        let visit = try AdapterVisit(withFiles, faults: faults)
        await visit.open()
        await visit.play(.input())
        visit.gate.load(file: URL(fileURLWithPath: "/app/help/page.html"), readAccess: URL(fileURLWithPath: "/app/help/"))
        if let url = URL(string: AdapterVisit.shop) { visit.gate.load(URLRequest(url: url)) }
        let grants = visit.events.compactMap { if case .hostFile(let url, _) = $0 { url } else { nil } }
        visit.want(grants == ["file:///app/help/page.html", ""], "\(grants)")
        await visit.world.settle()
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.location, "file:///app/help/page.html")))
        visit.want(visit.page == AdapterVisit.shop, "\(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a folder that is the whole disk, or does not hold the file, loads nothing") { faults in
        let visit = try AdapterVisit(withFiles, faults: faults)
        for folder in ["/", "/app/hel", "/other"] {
          let load = visit.gate.load(file: URL(fileURLWithPath: "/app/help/page.html"), readAccess: URL(fileURLWithPath: folder))
          visit.want(load == nil, "\(folder) is read")
        }
        await visit.world.settle()
        visit.want(visit.page == nil, "\(visit.page ?? "none")")
        return visit.complaints + visit.sins
      },
    ]

    /// New windows.
    static let windows: [AdapterCheck] = [
      AdapterCheck("a window loads in place where the policy says so, by a link and by window.open") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.link(), "https://help.example/", to: .new, .taps)))
        visit.want(visit.page == "https://help.example/", "\(visit.page ?? "none")")
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://shop.example/", .inHandler)))
        visit.want(visit.page == "https://shop.example/", "\(visit.page ?? "none")")
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://evil.example/", .inHandler)))
        await visit.play(.navigates(ScriptedNavigation(.open(), "wallet://pay", .inHandler)))
        visit.want(visit.opener.asked == ["wallet://pay"], "\(visit.opener.asked)")
        visit.want(visit.page == "https://shop.example/" && visit.requests.count == 3, "\(visit.requests)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a real window is the app's to make, from the given configuration, with a gate of its own before it loads") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .window
        let visit = try AdapterVisit(policy, faults: faults)
        var window: WKWebView?
        visit.app.makesWindow = { configuration in
          window = WKWebView(frame: .zero, configuration: configuration)
          return window
        }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        visit.want(window?.engine.committedURL == "https://help.example/", "\(window?.engine.committedURL ?? "no window")")
        visit.want(visit.decisions.contains { $0.view == "v1.1" && $0.facts.url == "https://help.example/" }, "its gate was not asked")
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, "https://evil.example/"))))
        visit.want(window?.engine.committedURL == "https://help.example/", "\(window?.engine.committedURL ?? "")")
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://evil.example/", .inHandler)))
        visit.want(visit.app.heard.count { $0.hasPrefix("window ") } == 1, "\(visit.app.heard)")
        var closed = 0
        visit.gate.windowClosed = { _ in closed += 1 }
        await visit.play(.inWindow(1, .closesWindow))
        visit.want(visit.app.heard.last == "closed", "\(visit.app.heard)")
        await visit.play(.inWindow(1, .navigates(ScriptedNavigation(.location, "https://shop.example/"))))
        visit.want(window?.engine.committedURL == "https://help.example/", "a closed window goes on")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a window that nobody makes is refused and told; the app is not asked for one that the policy refuses") { faults in
        var policy = AdapterVisit.policy
        policy.web.newWindows = .block
        let visit = try AdapterVisit(policy, faults: faults)
        visit.app.makesWindow = { WKWebView(frame: .zero, configuration: $0) }
        await visit.open()
        await visit.play(.navigates(ScriptedNavigation(.open(), "https://help.example/", .inHandler)))
        visit.want(!visit.app.heard.contains("window https://help.example/"), "the app was asked")
        policy.web.newWindows = .window
        let other = try AdapterVisit(policy, faults: faults, delegate: false)
        await other.open()
        await other.play(.navigates(ScriptedNavigation(.link(), "https://help.example/", to: .new, .taps)))
        other.want(other.noticeCodes == ["gate.window-refused"], "\(other.notices)")
        return visit.complaints + other.complaints + visit.sins + other.sins
      },
    ]
  }
#endif
