#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// What a payment provider asks of a web view on iOS, row by row, through the adapter under the `payments` preset and Apple's interface.
  @MainActor struct PaymentsTests {
    private static let shop = "https://shop.example/"
    private static let framed: [String: ScriptedResponse] = [
      shop: .page(ScriptedPage(ScriptedElement("bank", .url("https://bank.example/"))))
    ]

    private func visit(
      _ web: [String: ScriptedResponse] = [:], apps: Set<String> = [], _ change: (inout Policy) -> Void = { _ in }
    ) async throws -> AdapterVisit {
      var policy = Preset.payments.policy
      policy.web.files = .host
      change(&policy)
      let visit = try AdapterVisit(policy, web: web, .apple, apps: apps)
      await visit.open()
      return visit
    }

    @Test func `a wallet that nobody listed opens after a tap`() async throws {
      let visit = try await visit(apps: ["unheardof:"])
      await visit.tap("unheardof://pay?x=1")
      #expect(visit.opener.asked == ["unheardof://pay?x=1"])
      #expect(visit.outcomeCodes == ["handoff.opened"])
    }

    @Test func `schemes are compared in lower case`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.tap("WALLET://Pay")
      #expect(visit.opener.asked.count == 1)
      #expect(visit.opener.asked.first?.hasPrefix("wallet:") == true)
    }

    @Test func `nothing opens without an interaction`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://auto")))
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.page == Self.shop)
    }

    @Test func `after an interaction script may open, for ten seconds and once`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://late", .earlier(milliseconds: 5360))))
      #expect(visit.opener.asked == ["wallet://late"])
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://again")))
      #expect(visit.opener.asked.count == 1, "one action, one app")
      let other = try await self.visit(apps: ["wallet:"])
      await other.play(.navigates(ScriptedNavigation(.location, "wallet://tooLate", .earlier(milliseconds: 10_100))))
      #expect(other.opener.asked.isEmpty)
    }

    @Test func `a sub-frame opens nothing by itself, and with its own link or form it does`() async throws {
      let visit = try await visit(Self.framed, apps: ["wallet:"])
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://auto", from: "bank")))
      #expect(visit.opener.asked.isEmpty)
      await visit.play(.navigates(ScriptedNavigation(.link(), "wallet://tapped", from: "bank", .taps)))
      #expect(visit.opener.asked == ["wallet://tapped"])
    }

    @Test func `a form that is sent again is no activation`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.play(.navigates(ScriptedNavigation(.resubmission, "wallet://pay", method: "POST", body: "a=1")))
      #expect(visit.opener.asked.isEmpty)
    }

    @Test(arguments: [
      "file:///etc/passwd", "content://contacts", "intent://pay#Intent;scheme=wallet;end", "javascript:alert(1)",
      "view-source:https://shop.example/",
    ])
    func `a refused scheme neither opens nor loads`(_ url: String) async throws {
      let visit = try await visit(apps: ["file:", "content:", "intent:", "javascript:", "view-source:"])
      await visit.tap(url)
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.page == Self.shop)
    }

    @Test(arguments: ["about:blank", "data:text/html,a", "blob:https://shop.example/1"])
    func `what the view keeps stays in it`(_ url: String) async throws {
      let visit = try await visit(apps: ["about:", "data:", "blob:"])
      await visit.tap(url)
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.page == url)
    }

    @Test func `http and https load`() async throws {
      let visit = try await visit()
      await visit.tap("http://bank.example/")
      #expect(visit.page == "http://bank.example/")
      await visit.tap("https://other.example/")
      #expect(visit.page == "https://other.example/")
      #expect(visit.opener.asked.isEmpty, "a link on a page that the user did not load through the app is no user load")
    }

    @Test func `a load by the user tries a universal link first, then loads, and is not tried again`() async throws {
      let visit = try await visit()
      await visit.load("https://pay.example/start", for: .user)
      #expect(visit.opener.asked == ["owner https://pay.example/start"])
      #expect(visit.page == "https://pay.example/start")
      #expect(visit.requests.count { $0 == "GET https://pay.example/start" } == 1)
      #expect(visit.outcomeCodes == ["handoff.loads"])
    }

    @Test func `a hop of the user's load that changes host is tried too`() async throws {
      let visit = try await visit(["https://pay.example/start": .redirect("https://bank.example/in")], apps: ["https://bank.example/in"])
      await visit.load("https://pay.example/start", for: .user)
      #expect(visit.opener.asked == ["owner https://pay.example/start", "owner https://bank.example/in"])
      #expect(visit.page == Self.shop)
    }

    @Test func `without a page the host of the user's load is the current one`() async throws {
      let visit = try AdapterVisit(
        Preset.payments.policy, web: ["https://pay.example/start": .redirect("https://pay.example/next")], .apple)
      await visit.load("https://pay.example/start", for: .user)
      #expect(visit.opener.asked == ["owner https://pay.example/start"])
      #expect(visit.page == "https://pay.example/next")
    }

    @Test func `a load by the user of http loads, of another scheme is decided and never given to the view`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.load("http://pay.example/", for: .user)
      #expect(visit.page == "http://pay.example/")
      #expect(visit.opener.asked.isEmpty)
      await visit.load("wallet://pay", for: .user)
      #expect(visit.opener.asked == ["wallet://pay"])
      #expect(visit.page == "http://pay.example/")
    }

    @Test func `user loads are not offered when the policy says so`() async throws {
      let visit = try await visit(apps: ["https://pay.example/"]) { $0.handoff.userLoads = .off }
      await visit.load("https://pay.example/", for: .user)
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.page == "https://pay.example/")
    }

    @Test func `the app's veto comes last`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      var asked: [String] = []
      visit.gate.shouldOpen = {
        asked.append($0)
        return false
      }
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://auto")))
      #expect(asked.isEmpty, "not asked about what is refused anyway")
      await visit.tap("wallet://pay")
      #expect(asked == ["wallet://pay"])
      #expect(visit.opener.asked.isEmpty)
      #expect(visit.outcomeCodes == ["handoff.vetoed"])
    }

    @Test func `a wallet that is not there is searched for in the store, and told only if that fails`() async throws {
      let search = "itms-apps://itunes.apple.com/search?term=wallet"
      let visit = try await visit(apps: [search])
      await visit.tap("wallet://pay")
      #expect(visit.opener.asked == ["wallet://pay", search])
      #expect(visit.outcomeCodes == ["handoff.store-search"])
      let none = try await self.visit()
      await none.tap("wallet://pay")
      #expect(none.opener.asked == ["wallet://pay", search, "https://apps.apple.com/search?term=wallet"])
      #expect(none.outcomeCodes == ["handoff.failed"])
    }

    @Test(arguments: ["mailto:a@shop.example", "tel:+123", "sms:+123", "facetime:a", "maps:q"])
    func `the system's own schemes are not searched for`(_ url: String) async throws {
      let visit = try await visit()
      await visit.tap(url)
      #expect(visit.opener.asked == [url])
      #expect(visit.outcomeCodes == ["handoff.failed"])
    }

    @Test func `a local page forgets what the user did and is granted once`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.play(.input())
      let page = URL(fileURLWithPath: "/app/pay/../pay/start.html")
      visit.gate.load(file: page, readAccess: URL(fileURLWithPath: "/app/pay"))
      #expect(visit.view.url?.absoluteString == "file:///app/pay/start.html", "the view names it before it is decided")
      await visit.world.settle()
      #expect(visit.page == "file:///app/pay/start.html")
      await visit.play(.navigates(ScriptedNavigation(.location, "wallet://pay")))
      #expect(visit.opener.asked.isEmpty)
      await visit.tap("file:///app/pay/next.html")
      #expect(visit.page == "file:///app/pay/next.html")
      await visit.tap("file:///app/payments/x.html")
      #expect(visit.page == "file:///app/pay/next.html", "a folder whose name begins alike is another")
    }

    @Test func `window.open loads here, opens apps by the same rules, and makes no second view`() async throws {
      let visit = try await visit(apps: ["wallet:"])
      await visit.play(.navigates(ScriptedNavigation(.open(), "wallet://pay", .inHandler)))
      #expect(visit.opener.asked == ["wallet://pay"])
      await visit.play(.navigates(ScriptedNavigation(.open(), "https://bank.example/", .inHandler)))
      #expect(visit.page == "https://bank.example/")
      #expect(!visit.world.effects.contains { if case .window = $0 { true } else { false } })
    }

    @Test func `one call attaches with defaults, and the view keeps the gate`() async throws {
      let world = ScriptedWorld()
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      try WebViewGate.attach(policy: .text(#"{"gatehouse": 1, "extends": "payments"}"#), to: view, opener: Installed())
      await world.play([.hostLoads(Self.shop), .navigates(ScriptedNavigation(.link(), "file:///etc/passwd", .taps))], in: view)
      #expect(view.engine.committedURL == Self.shop)
    }
  }
#endif
