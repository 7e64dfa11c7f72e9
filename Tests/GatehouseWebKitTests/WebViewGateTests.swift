#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  @Suite(.serialized, .engine) @MainActor struct WebViewGateTests {
    /// Pages of the shop and of its partner may load, wallets open, frames are whatever comes over https.
    static func policy() -> Policy {
      var policy = Policy()
      policy.web.pages = ["shop.example", "help.example"].map { .origin(scheme: "https", host: $0, port: nil) }
      policy.web.frames = [.scheme("https")]
      policy.handoff.schemes = .listed([.init("wallet")])
      return policy
    }

    @Test func `the app's first load is decided as its own`() async throws {
      let visit = try GatedVisit(Self.policy(), pages: ["shop.example/": .html("<title>shop</title>")])
      try await visit.open("https://shop.example/")
      let decision = try #require(visit.decisions.first)
      #expect(decision.facts.trigger == .host)
      #expect(decision.facts.target == .main)
      #expect(decision.verdict.kind == .load)
      #expect(visit.decisions.count == 1)
      #expect(visit.events.contains { if case .commit("https://shop.example/", _) = $0 { true } else { false } })
    }

    @Test func `a tapped wallet link opens the wallet, a scripted one does not`() async throws {
      let visit = try GatedVisit(
        Self.policy(),
        pages: [
          "shop.example/": .html(
            "<a id=pay href='wallet://pay?x=1'>pay</a><script>setTimeout(() => { location = 'wallet://auto' }, 100)</script>")
        ])
      try await visit.open("https://shop.example/")
      let auto = try await visit.decision("wallet://auto")
      #expect(auto.verdict.kind == .block)
      #expect(auto.facts.activation?.kind == Activation.Kind.none)
      visit.opener.takes = ["wallet://pay?x=1"]
      try await visit.view.tap(ElementPath("#pay"))
      let tapped = try await visit.decision("wallet://pay?x=1")
      #expect(tapped.facts.activation?.kind == .direct)
      #expect(tapped.facts.source?.origin == "https://shop.example")
      #expect(tapped.verdict.kind == .open, "\(tapped.verdict.reason)")
      try await visit.wait("the handoff") { !visit.handoffs.isEmpty }
      #expect(visit.opener.asked == ["wallet://pay?x=1"])
      #expect(visit.handoffs == ["wallet://pay?x=1 true"])
    }

    @Test func `an advert's frame loads, and may neither leave nor lead the window away`() async throws {
      let visit = try GatedVisit(
        Self.policy(),
        pages: [
          "shop.example/": .html("<h1>shop</h1><iframe id=ad src='https://ads.example/ad' width=300 height=200></iframe>"),
          "ads.example/ad": .html(
            """
            <a id=wallet href='wallet://ad' target=_top style='display:block'>wallet</a>
            <a id=top href='https://ads.example/landing' target=_top style='display:block'>landing</a>
            """),
        ])
      try await visit.open("https://shop.example/")
      let frame = try await visit.decision("https://ads.example/ad") { $0.facts.phase == .response }
      #expect(frame.facts.target == .frame)
      #expect(frame.verdict.kind == .load)
      try await visit.wait("the frame") { visit.view.engine.documents.count == 2 }
      try await visit.view.tap(ElementPath("#wallet", in: ["#ad"]))
      let wallet = try await visit.decision("wallet://ad")
      #expect(wallet.facts.source?.isMain == false)
      #expect(wallet.facts.target == .main)
      #expect(wallet.verdict.kind == .block)
      try await visit.view.tap(ElementPath("#top", in: ["#ad"]))
      let landing = try await visit.decision("https://ads.example/landing")
      #expect(landing.verdict.kind == .block)
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.view.url?.absoluteString == "https://shop.example/")
    }

    @Test func `a page that no list has is refused at the response, when its place is known`() async throws {
      let visit = try GatedVisit(
        Self.policy(),
        pages: [
          "shop.example/": .html("<script>setTimeout(() => { location = 'https://ads.example/' }, 50)</script>"),
          "ads.example/": .html("ad"),
        ])
      try await visit.open("https://shop.example/")
      let response = try await visit.decision("https://ads.example/") { $0.facts.phase == .response }
      #expect(response.facts.target == .main)
      #expect(response.verdict.kind == .block)
      let request = try await visit.decision("https://ads.example/") { $0.facts.phase == .request }
      #expect(request.facts.target == .later)
      #expect(request.verdict.kind == .load)
      try await Task.sleep(nanoseconds: 200_000_000)
      #expect(visit.view.url?.absoluteString == "https://shop.example/")
    }

    @Test func `a partner's link loads here if no app takes it, and is not asked about twice`() async throws {
      var policy = Self.policy()
      policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
      let visit = try GatedVisit(
        policy,
        pages: [
          "shop.example/": .html("<a id=a href='https://partner.example/x'>partner</a>"),
          "partner.example/x": .html("<title>partner</title>"),
        ])
      try await visit.open("https://shop.example/")
      try await visit.view.tap(ElementPath("#a"))
      let decision = try await visit.decision("https://partner.example/x")
      #expect(decision.verdict.kind == .open, "\(decision.verdict.reason)")
      try await visit.wait("the page") { visit.view.url?.absoluteString == "https://partner.example/x" && !visit.view.isLoading }
      #expect(visit.opener.asked == ["universal https://partner.example/x"])
      #expect(visit.decisions.filter { $0.facts.url == "https://partner.example/x" }.count == 1)
    }

    @Test func `a new window loads in place`() async throws {
      let visit = try GatedVisit(
        Self.policy(),
        pages: [
          "shop.example/": .html("<a id=a target=_blank href='https://help.example/'>help</a>"),
          "help.example/": .html("<title>help</title><button id=b onclick='window.open(\"https://shop.example/\")'>open</button>"),
        ])
      try await visit.open("https://shop.example/")
      try await visit.view.tap(ElementPath("#a"))
      try await visit.wait("the help page") { visit.view.url?.absoluteString == "https://help.example/" && !visit.view.isLoading }
      #expect(try await visit.decision("https://help.example/").verdict.kind == .loadInPlace)
      try await visit.view.tap(ElementPath("#b"))
      let opened = try await visit.decision("https://shop.example/") { $0.facts.target == .new }
      #expect(opened.facts.trigger == .script)
      #expect(opened.facts.source?.origin == "https://help.example")
      try await visit.wait("the shop") { visit.view.url?.absoluteString == "https://shop.example/" && !visit.view.isLoading }
    }

    @Test func `a wallet behind redirects of a tap is the tap's, and what was recorded decides the same again`() async throws {
      var policy = Self.policy()
      policy.handoff.activation = [.direct, .redirect]
      let visit = try GatedVisit(
        policy,
        pages: [
          "shop.example/": .html("<a id=pay href='https://shop.example/pay'>pay</a>"),
          "shop.example/pay": .redirect(to: "https://help.example/hop"), "help.example/hop": .redirect(to: "wallet://pay"),
        ])
      try await visit.open("https://shop.example/")
      try await visit.view.tap(ElementPath("#pay"))
      let wallet = try await visit.decision("wallet://pay")
      #expect(wallet.facts.trigger == .redirect)
      #expect(wallet.facts.redirects.map(\.to) == ["https://help.example/hop", "wallet://pay"])
      #expect(wallet.facts.source?.origin == "https://shop.example")
      #expect(wallet.verdict.kind == .open, "\(wallet.verdict.reason)")
      #expect(visit.replay(policy).isEmpty)
      #expect(wallet.explanation.verdict == wallet.verdict)
    }

    @Test func `a window gets a gate of its own before its page loads`() async throws {
      var policy = Self.policy()
      policy.web.newWindows = .window
      let visit = try GatedVisit(
        policy,
        pages: [
          "shop.example/": .html("<a id=a target=_blank href='https://help.example/'>help</a>"),
          "help.example/": .html("<title>help</title><script>setTimeout(() => { location = 'wallet://auto' }, 100)</script>"),
        ])
      var windows: [WKWebView] = []
      visit.gate.makeWindow = { configuration, _ in
        windows.append(WKWebView(frame: .zero, configuration: configuration))
        return windows.last
      }
      try await visit.open("https://shop.example/")
      try await visit.view.tap(ElementPath("#a"))
      let first = try await visit.decision("https://help.example/") { $0.view == "v1.1" }
      #expect(first.verdict.kind == .load)
      #expect(first.facts.target == .main)
      let auto = try await visit.decision("wallet://auto")
      #expect(auto.view == "v1.1")
      #expect(auto.verdict.kind == .block)
      #expect(windows.count == 1)
      #expect(visit.decisions.filter { $0.view == "v1" && $0.facts.url == "https://help.example/" }.count == 1)
      #expect(visit.replay(policy).isEmpty)
    }

    @Test func `frames that redirect at the same time load`() async throws {
      var policy = Self.policy()
      policy.web.frames = [.scheme("https")]
      let frames = (0..<4).map { "<iframe src='https://ads.example/\($0)'></iframe>" }.joined()
      var pages: [String: SiteResponse] = ["shop.example/": .html(frames)]
      for number in 0..<4 {
        pages["ads.example/\(number)"] = .redirect(to: "https://partner.example/\(number)")
        pages["partner.example/\(number)"] = .html("ad \(number)")
      }
      let visit = try GatedVisit(policy, pages: pages)
      try await visit.open("https://shop.example/")
      try await visit.wait("the frames") { visit.view.engine.documents.filter { $0.origin == "https://partner.example" }.count == 4 }
      #expect(visit.decisions.allSatisfy { $0.verdict.kind == .load })
      #expect(visit.decisions.contains { $0.facts.phase == .response && $0.facts.target == .frame })
      #expect(visit.replay(policy).isEmpty)
    }

    @Test func `the end of the page process is told, and the view can load again`() async throws {
      let visit = try GatedVisit(Self.policy(), pages: ["shop.example/": .html("shop")])
      try await visit.open("https://shop.example/")
      visit.view.engine.terminateProcess()
      try await visit.wait("the end") { visit.events.contains { if case .terminated = $0 { true } else { false } } }
      try await visit.open("https://shop.example/")
      #expect(visit.decisions.count == 2)
    }
  }
#endif
