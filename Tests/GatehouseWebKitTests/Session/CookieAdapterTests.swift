#if !canImport(WebKit)
  import Foundation
  import FoundationNetworking
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  @Suite("Cookies through the adapter", .serialized) @MainActor struct CookieAdapterTests {
    private static let key = Cookie.Key(name: "sid", domain: "shop.example", path: "/")

    @Test func `the first load waits for every cookie, whoever begins it (ATK-356)`() async throws {
      for isPastGate in [false, true] {
        let visit = try CookieVisit()
        visit.store.behavior.isSilent = true
        let task = Task { try await visit.gate.cookies.handOver([try CookieVisit.cookie("sid=1; Path=/; Secure; HttpOnly")]) }
        await Task.yield()
        if isPastGate { await visit.world.play([.hostLoads(CookieVisit.shop)], in: visit.view) } else { await visit.load() }
        #expect(visit.page == nil, "past the gate: \(isPastGate)")
        #expect(visit.loads == [.waits(url: CookieVisit.shop)])
        visit.store.behavior.isSilent = false
        let report = try await task.value
        #expect(report.handed == [Self.key])
        await visit.wait { visit.page != nil }
        #expect(visit.page == CookieVisit.shop, "past the gate: \(isPastGate)")
        #expect(visit.loads == [.waits(url: CookieVisit.shop), .starts(url: CookieVisit.shop)])
      }
    }

    @Test func `each attribute is kept, and a host's own is not widened (ATK-348, BUG-071)`() async throws {
      let visit = try CookieVisit()
      let cookies = [
        try CookieVisit.cookie("own=1; Path=/account; Secure; HttpOnly"), try CookieVisit.cookie("wide=2; Domain=shop.example"),
      ]
      try await visit.gate.cookies.handOver(cookies)
      let kept = await visit.store.allCookies().map { Cookie($0) }.sorted { $0.name < $1.name }
      #expect(kept.count == 2)
      #expect(kept.first == Cookie("own", value: "1", domain: "shop.example", path: "/account"))
      #expect(kept.last?.isHostOnly == false && kept.last?.isSecure == false && kept.last?.isHTTPOnly == false)
    }

    @Test func `a value of the core's becomes the same cookie`() async throws {
      for cookie in [
        Cookie("a", value: "1", domain: "shop.example"),
        Cookie("b", value: "2", domain: "shop.example", isHostOnly: false, path: "/x", isSecure: false, isHTTPOnly: false),
        Cookie("c", value: "3", domain: "shop.example", expires: 4_107_542_400_000),
      ] {
        #expect(Cookie(try #require(cookie.platformCookie)) == cookie, "\(cookie.name)")
      }
    }

    @Test func `what is refused is named, and holds up nothing (ATK-347, ATK-350)`() async throws {
      let visit = try CookieVisit()
      let cookies = [
        try CookieVisit.cookie("evil=1", from: "https://evil.example/"), try CookieVisit.cookie("sid=1; Secure"),
        try CookieVisit.cookie("plain=1"),
      ]
      let report = try await visit.gate.cookies.handOver(cookies, for: URL(string: "http://shop.example/"))
      #expect(report.handed.map(\.name) == ["plain"])
      #expect(Set(report.refused.values) == [.domain, .cleartext])
      #expect(await visit.store.allCookies().map(\.name) == ["plain"])
    }

    @Test func `one whose time is over deletes the other store's (ATK-353)`() async throws {
      let visit = try CookieVisit()
      try await visit.gate.cookies.handOver([try CookieVisit.cookie("sid=1; Path=/")])
      let over = try CookieVisit.cookie("sid=x; Path=/; Expires=Thu, 01 Jan 1970 00:00:01 GMT")
      let report = try await visit.gate.cookies.handOver([over])
      #expect(report.deleted == [Self.key])
      #expect(await visit.store.allCookies().isEmpty)
    }

    @Test func `a write that is lost is written once more, and then it is a failure: nothing loads (BUG-070)`() async throws {
      let visit = try CookieVisit()
      let cookie = try CookieVisit.cookie("sid=1; Path=/")
      visit.store.behavior.lostWrites = 1
      try await visit.gate.cookies.handOver([cookie])
      #expect(await visit.store.allCookies().count == 1)
      await visit.store.deleteCookie(cookie)
      visit.store.behavior.lostWrites = 2
      let task = Task { try await visit.gate.cookies.handOver([cookie]) }
      await Task.yield()
      await visit.load()
      await #expect(throws: CookieFailure.notKept([Self.key])) { try await task.value }
      await visit.world.settle()
      #expect(visit.page == nil)
      #expect(visit.loads.last == .refused(url: CookieVisit.shop))
      // The next load is not held up by it.
      await visit.load()
      #expect(visit.page == CookieVisit.shop)
    }

    @Test func `a store that never answers is given up, and so is the load`() async throws {
      let visit = try CookieVisit()
      visit.gate.cookies.timeLimit = 0.05
      visit.store.behavior.isSilent = true
      let task = Task { try await visit.gate.cookies.handOver([try CookieVisit.cookie("sid=1; Path=/")]) }
      await Task.yield()
      await visit.load()
      await #expect(throws: CookieFailure.late) { try await task.value }
      #expect(visit.page == nil)
      #expect(visit.loads.last == .refused(url: CookieVisit.shop))
      await #expect(throws: CookieFailure.late) { try await visit.gate.cookies.taken(named: ["sid"]) }
      visit.store.behavior.isSilent = false
    }

    @Test func `the newest load that waits is the one that starts, once`() async throws {
      let visit = try CookieVisit()
      visit.store.behavior.isSilent = true
      let task = Task { try await visit.gate.cookies.handOver([try CookieVisit.cookie("sid=1; Path=/")]) }
      await Task.yield()
      await visit.load("https://shop.example/first")
      await visit.load("https://shop.example/second")
      visit.store.behavior.isSilent = false
      _ = try await task.value
      await visit.wait { visit.page != nil }
      #expect(visit.page == "https://shop.example/second")
      #expect(visit.loads.filter { if case .starts = $0 { true } else { false } }.count == 1)
    }

    @Test func `named cookies come back, of the policy's domains only`() async throws {
      let visit = try CookieVisit()
      for (header, url) in [("sid=1; Path=/", CookieVisit.shop), ("other=1", CookieVisit.shop), ("sid=2", "https://evil.example/")] {
        await visit.store.setCookie(try CookieVisit.cookie(header, from: url))
      }
      let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
      let report = try await visit.gate.cookies.handBack(named: ["sid"], to: storage)
      #expect(report.handed == [Self.key])
      #expect((storage.cookies ?? []).map(\.domain) == ["shop.example"])
      let again = try CookieVisit()
      try await again.gate.cookies.handOver(named: ["sid"], from: storage)
      #expect(await again.store.allCookies().map(\.value) == ["1"])
    }

    @Test func `without a view there is no store`() async throws {
      let visit = try CookieVisit()
      visit.gate.tearDown()
      await #expect(throws: CookieFailure.noView) { try await visit.gate.cookies.handOver([]) }
    }
  }
#endif
