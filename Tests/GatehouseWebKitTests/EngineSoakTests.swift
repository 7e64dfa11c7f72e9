#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Real navigations one after the other in WebKitGTK: no question is lost, and none is answered twice.
  /// In full with GATEHOUSE_SOAK, else a hundredth.
  @Suite(.serialized, .engine) @MainActor struct EngineSoakTests {
    @Test func `two thousand navigations are each asked about and answered once`() async throws {
      let times = EnduranceTests.isInFull ? 2000 : 20
      var pages: [String: SiteResponse] = [:]
      for number in 0..<10 {
        pages["shop.example/\(number)"] = .html("<title>\(number)</title><a href='/\(number + 1)'>next</a><iframe src='/frame'></iframe>")
        pages["shop.example/hop\(number)"] = .redirect(to: "https://shop.example/\(number)")
      }
      pages["shop.example/frame"] = .html("frame")
      let visit = try GatedVisit(WebViewGateTests.policy(), pages: pages)
      var wrong: [String] = []
      visit.view.observeEngine(visit) { event in
        switch event {
        case .unanswered(let url): wrong.append("no answer about \(url)")
        case .answeredTwice(let url): wrong.append("two answers about \(url)")
        default: break
        }
      }
      for number in 0..<times {
        // Every third by a redirect, every fifth one that the policy refuses in between.
        let name = number.isMultiple(of: 3) ? "hop\(number % 10)" : "\(number % 10)"
        if number.isMultiple(of: 5) {
          visit.gate.load(URLRequest(url: .of("https://ads.example/")))
          try await visit.wait("a refusal") { visit.decisions.last?.verdict.kind == .block }
        }
        try await visit.open("https://shop.example/\(name)")
        EngineWatchdog.arm(seconds: 180)
      }
      #expect(wrong == [])
      let shown = visit.events.count { if case .commit = $0 { true } else { false } }
      #expect(shown == times, "\(shown) pages of \(times) were shown")
      let refused = visit.decisions.count { $0.verdict.kind == .block }
      #expect(refused == (times + 4) / 5, "\(refused) were refused")
      print("\(times) navigations in WebKitGTK, \(visit.decisions.count) questions, each answered once")
    }
  }
#endif
