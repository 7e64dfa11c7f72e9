#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Failures that are none, failures, and downloads.
    static let failures: [AdapterCheck] = [
      AdapterCheck("102 that a verdict caused is no failure; 102, -999 and the server's own are") { faults in
        var complaints: [String] = []
        for knowledge in [ScriptedBehavior.Knowledge.everything, .apple] {
          let visit = try AdapterVisit(
            web: [
              "https://shop.example/go": .redirect("https://evil.example/"), "https://shop.example/nothing": .noContent,
              "https://shop.example/gone": .failure(code: -1004),
            ], knowledge, faults: faults)
          await visit.open()
          await visit.tap("https://shop.example/go")
          visit.want(!visit.app.heard.contains { $0.hasPrefix("fail") }, "\(knowledge) \(visit.app.heard)")
          visit.want(visit.notices.contains(.ended(url: "https://evil.example/", code: 102)), "\(knowledge) \(visit.notices)")
          await visit.tap("https://shop.example/nothing")
          visit.want(visit.app.heard.last == "fail 102", "\(knowledge) \(visit.app.heard)")
          await visit.tap("https://shop.example/gone")
          visit.want(visit.app.heard.last == "fail -1004", "\(knowledge) \(visit.app.heard)")
          await visit.play(
            .holds("https://shop.example/slow"), .navigates(ScriptedNavigation(.link(), "https://shop.example/slow", .taps)), .hostStops)
          visit.want(visit.app.heard.last == "fail -999", "\(knowledge) \(visit.app.heard)")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("a load that the gate puts in the place of another is no failure of that") { faults in
        let visit = try AdapterVisit(faults: faults)
        await visit.open()
        await visit.play(.holds("https://shop.example/slow"))
        await visit.tap("https://shop.example/slow")
        await visit.tap("https://partner.example/x")
        visit.want(visit.page == "https://partner.example/x", "\(visit.page ?? "none")")
        visit.want(!visit.app.heard.contains { $0.hasPrefix("fail") }, "\(visit.app.heard)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a download goes to the app, if it takes one, and never loads; a page's own bytes may be saved") { faults in
        let visit = try AdapterVisit(faults: faults)
        let download = ScriptedNavigation.Way.link(download: true)
        await visit.open()
        for url in [
          "https://shop.example/a.zip", "blob:https://shop.example/1", "blob:https://evil.example/1", "https://evil.example/a.zip",
        ] {
          await visit.play(.navigates(ScriptedNavigation(download, url, .taps)))
        }
        let downloads = visit.world.effects.compactMap { if case .downloaded(let url) = $0 { url } else { nil } }
        visit.want(downloads == ["https://shop.example/a.zip", "blob:https://shop.example/1"], "\(downloads)")
        visit.want(visit.page == AdapterVisit.shop && visit.requests.count == 1, "\(visit.requests)")
        let other = try AdapterVisit(faults: faults, delegate: false)
        await other.open()
        await other.play(.navigates(ScriptedNavigation(download, "https://shop.example/a.zip", .taps)))
        other.want(other.noticeCodes == ["gate.download-refused"], "\(other.notices)")
        other.want(!other.world.effects.contains { if case .downloaded = $0 { true } else { false } }, "nobody takes it")
        return visit.complaints + other.complaints + visit.sins + other.sins
      },
      AdapterCheck("a type that WebKit cannot show is refused without a delegate, and the app's to decide with one") { faults in
        let web: [String: ScriptedResponse] = ["https://shop.example/a.zip": .file(type: "application/zip")]
        let visit = try AdapterVisit(web: web, faults: faults)
        visit.app.responses["https://shop.example/a.zip"] = .at(.download)
        await visit.open()
        await visit.tap("https://shop.example/a.zip")
        visit.want(visit.world.effects.contains(.downloaded("https://shop.example/a.zip")), "it is no download")
        let other = try AdapterVisit(web: web, faults: faults, delegate: false)
        await other.open()
        await other.tap("https://shop.example/a.zip")
        other.want(other.page == AdapterVisit.shop, "\(other.page ?? "none")")
        return visit.complaints + other.complaints + visit.sins
      },
    ]

    /// What the user did, through Apple's interface.
    static let inputs: [AdapterCheck] =
      recognisers + [
        AdapterCheck("a link within a second of an input that was seen is direct; script after it is recent; without one nothing is known")
        {
          faults in
          let visit = try AdapterVisit(AdapterVisit.policy, .apple, apps: ["wallet:"], faults: faults)
          await visit.open()
          await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://scripted")))
          visit.want(visit.decisions.last?.facts.activation == nil, "\(String(describing: visit.decisions.last?.facts.activation))")
          visit.want(visit.opener.asked.isEmpty, "\(visit.opener.asked)")
          await visit.play(.input())
          await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://tapped")))
          visit.want(
            visit.decisions.last?.facts.activation?.kind == .direct, "\(String(describing: visit.decisions.last?.facts.activation))")
          visit.want(visit.opener.asked == ["wallet://tapped"], "\(visit.opener.asked)")
          await visit.play(.navigates(ScriptedNavigation(.location, "wallet://late")))
          if case .recent = visit.decisions.last?.facts.activation?.kind {
          } else {
            visit.want(false, "script after an input is not recent")
          }
          return visit.complaints + visit.sins
        },
        AdapterCheck("who cannot touch can pay: assistive technology and the app's own actions count, in the main frame") { faults in
          let visit = try AdapterVisit(
            web: [AdapterVisit.shop: .page(ScriptedPage(ScriptedElement("ad", .url("https://ads.example/"))))], .apple, apps: ["wallet:"],
            faults: faults)
          await visit.open()
          await AssistiveTechnology.$running.withValue([.voiceOver]) {
            await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://frame", from: "ad", to: .top)))
            visit.want(visit.opener.asked.isEmpty, "a frame's script counts: \(visit.opener.asked)")
            await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://spoken")))
          }
          visit.want(visit.opener.asked == ["wallet://spoken"], "\(visit.opener.asked)")
          try await Task.sleep(nanoseconds: 600_000_000)
          visit.gate.noteUserAction()
          await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://key")))
          visit.want(visit.opener.asked == ["wallet://spoken", "wallet://key"], "\(visit.opener.asked)")
          return visit.complaints + visit.sins
        },
        AdapterCheck("the committed address is not the one that is on its way, and follows what a page does to its own") { faults in
          let visit = try AdapterVisit(AdapterVisit.policy, .apple, faults: faults)
          await visit.open()
          await visit.tap("https://shop.example/a")
          visit.want(visit.decisions.last?.facts.current == AdapterVisit.shop, "\(visit.decisions.last?.facts.current ?? "none")")
          await visit.play(.pushesState("https://shop.example/b"))
          await visit.tap("https://shop.example/c")
          visit.want(visit.decisions.last?.facts.current == "https://shop.example/b", "\(visit.decisions.last?.facts.current ?? "none")")
          return visit.complaints + visit.sins
        },
      ]
  }
#endif
