#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  @Suite("Recovery through the adapter", .serialized) @MainActor struct RecoveryAdapterTests {
    private static let shop = AdapterVisit.shop

    /// A visit whose events are written down; its pauses are real time, so tests of the budget use the first ones only.
    @MainActor private final class Visit {
      let visit: AdapterVisit
      var events: [RecoveryEvent] = []
      var states: [PageState] = []
      init(_ policy: Policy = AdapterVisit.policy, web: [String: ScriptedResponse] = [:]) throws {
        visit = try AdapterVisit(policy, web: web, apps: ["wallet:"])
        visit.gate.recovery.observer = { [weak self] in self?.events.append($0) }
        visit.gate.recovery.stateChanged = { [weak self] in self?.states.append($0) }
      }
      /// Waits until the page is there again, or the app gave up.
      func settle() async {
        for _ in 0..<400 {
          await visit.world.settle()
          if !visit.gate.recovery.isLost { return }
          if case .gaveUp = events.last { return }
          try? await Task.sleep(nanoseconds: 5_000_000)
        }
      }
      func kill() async {
        await visit.play(.processEnds)
        await settle()
      }
      var words: [String] {
        events.map { event in
          switch event {
          case .terminated(let page): "terminated \(page?.url ?? "-")"
          case .waiting(let page): "waiting \(page.url)"
          case .reloading(let page, let attempt): "reloading \(page.url) \(attempt)"
          case .overtaken(let page): "overtaken \(page.url)"
          case .asking(let page): "asking \(page.url) \(page.method ?? "?")"
          case .rebuilt(let page): "rebuilt \(page.url)"
          case .gaveUp(let page): "gave up \(page.url)"
          }
        }
      }
    }

    @Test func `the last committed page comes back, not the first`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      await visit.visit.load("https://help.example/b")
      await visit.kill()
      #expect(visit.words == ["terminated https://help.example/b", "reloading https://help.example/b 1"])
      #expect(visit.visit.page == "https://help.example/b")
      #expect(visit.visit.requests.suffix(1) == ["GET https://help.example/b"])
      #expect(visit.states.contains(.terminated))
      #expect(visit.states.last == .finished)
    }

    @Test func `the fourth death in a row gives up, with a page that says so, and the user can retry`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      for _ in 0..<4 { await visit.kill() }
      #expect(visit.words.filter { $0.hasPrefix("reloading") } == (1...3).map { "reloading \(Self.shop) \($0)" })
      #expect(visit.words.last == "gave up \(Self.shop)")
      #expect(visit.visit.requests.filter { $0 == "GET \(Self.shop)" }.count == 4)
      await visit.visit.world.settle()
      #expect(visit.visit.page == "about:blank")
      // The page's identity survives it.
      #expect(visit.visit.gate.recovery.page?.url == Self.shop)
      visit.visit.gate.recovery.retry()
      await visit.settle()
      await visit.visit.world.settle()
      #expect(visit.visit.page == Self.shop)
    }

    @Test func `a page that came by POST is never sent again`() async throws {
      for answer in [nil, .reload, .leave] as [RecoveryAnswer?] {
        let visit = try Visit()
        var asked: [LostPage] = []
        if let answer {
          visit.visit.gate.recovery.askServer = { page in
            asked.append(page)
            return answer
          }
        }
        await visit.visit.load(Self.shop)
        await visit.visit.play(
          .navigates(ScriptedNavigation(.form, "https://shop.example/order", .taps, method: "POST", body: "buy=1")))
        #expect(visit.visit.requests.contains("POST https://shop.example/order buy=1"))
        await visit.kill()
        await visit.visit.world.settle()
        #expect(visit.visit.requests.filter { $0.contains("/order") } == ["POST https://shop.example/order buy=1"])
        #expect(asked.map(\.method) == (answer == nil ? [] : ["POST"]))
        if answer != .leave { #expect(visit.words.last == "gave up https://shop.example/order") }
      }
    }

    @Test func `a page with side effects comes back when its server says so`() async throws {
      var policy = AdapterVisit.policy
      policy.session.sideEffects = [try PagePattern(parsing: "https://shop.example/checkout/*")]
      let visit = try Visit(policy)
      visit.visit.gate.recovery.askServer = { _ in .reload }
      await visit.visit.load("https://shop.example/checkout/pay")
      await visit.kill()
      #expect(
        visit.words == [
          "terminated https://shop.example/checkout/pay", "asking https://shop.example/checkout/pay GET",
          "reloading https://shop.example/checkout/pay 1",
        ])
    }

    @Test func `the app may load something else, or build a new view`() async throws {
      let first = try Visit()
      first.visit.gate.recovery.hasSideEffects = { $0 == Self.shop }
      let orders = try #require(URL(string: "https://shop.example/orders"))
      first.visit.gate.recovery.askServer = { _ in .load(URLRequest(url: orders)) }
      await first.visit.load(Self.shop)
      await first.kill()
      #expect(first.visit.page == "https://shop.example/orders")
      let second = try Visit()
      var built: [LostPage] = []
      second.visit.gate.recovery.rebuild = { page in
        built.append(page)
        return true
      }
      await second.visit.load(Self.shop)
      await second.visit.play(.processEnds)
      #expect(built.map(\.url) == [Self.shop])
      #expect(second.visit.requests == ["GET \(Self.shop)"])
    }

    @Test func `a death in the background waits until the view is shown`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      visit.visit.gate.didEnterBackground()
      visit.visit.gate.recovery.isViewShown = false
      await visit.visit.play(.processEnds)
      #expect(visit.words == ["terminated \(Self.shop)", "waiting \(Self.shop)"])
      visit.visit.gate.willEnterForeground()
      await visit.visit.world.settle()
      #expect(visit.visit.requests.count == 1)
      visit.visit.gate.recovery.isViewShown = true
      await visit.settle()
      #expect(visit.visit.page == Self.shop)
      #expect(visit.words.last == "reloading \(Self.shop) 1")
    }

    @Test func `what the user did before launches nothing after, and a page that launches on load does not`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      await visit.visit.play(.input(.tap))
      await visit.kill()
      await visit.visit.play(.navigates(ScriptedNavigation(.location, "wallet://pay")))
      #expect(visit.visit.opener.asked.isEmpty)
    }

    @Test func `an app that reloads by itself is not disturbed`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      await visit.visit.play(.processEnds)
      // The pause of a second death gives the app the time to be faster.
      await visit.settle()
      visit.visit.view.engine.terminateProcess()
      visit.visit.world.web.responses["https://help.example/"] = .page(ScriptedPage())
      await visit.visit.play(.holds("https://help.example/"))
      if let help = URL(string: "https://help.example/") { visit.visit.gate.load(URLRequest(url: help)) }
      await visit.visit.world.settle()
      try await Task.sleep(nanoseconds: 700_000_000)
      await visit.visit.world.settle()
      #expect(visit.words.last == "overtaken \(Self.shop)")
      await visit.visit.play(.releases("https://help.example/"))
      #expect(visit.visit.page == "https://help.example/")
    }

    @Test func `a page that the policy would not load, or that leads to a screen, does not come back`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      await visit.visit.play(.pushesState("https://other.example/"))
      await visit.kill()
      #expect(visit.words.last == "gave up https://other.example/")
    }

    @Test func `after a teardown, a detachment or a sign-out nothing comes back`() async throws {
      for end in ["teardown", "detach", "forget"] {
        let visit = try Visit()
        await visit.visit.load(Self.shop)
        await visit.visit.play(.processEnds)
        await visit.settle()
        visit.visit.view.engine.terminateProcess()
        switch end {
        case "teardown": visit.visit.gate.tearDown()
        case "detach": visit.visit.gate.detach()
        default: visit.visit.gate.recovery.forget()
        }
        try await Task.sleep(nanoseconds: 700_000_000)
        await visit.visit.world.settle()
        #expect(visit.visit.requests.count == 2, "\(end)")
      }
    }

    @Test func `the callback of another view changes nothing`() async throws {
      let visit = try Visit()
      await visit.visit.load(Self.shop)
      let other = WKWebView(frame: .zero, configuration: visit.visit.world.configuration)
      visit.visit.view.navigationDelegate?.webViewWebContentProcessDidTerminate(other)
      #expect(visit.words.isEmpty)
      #expect(!visit.visit.gate.recovery.isLost)
    }

    @Test func `failures before and after the commit are told apart`() async throws {
      let visit = try Visit(web: [
        "https://shop.example/gone": .failure(code: -1004), "https://shop.example/broken": .broken(ScriptedPage(), code: -1005),
      ])
      await visit.visit.load("https://shop.example/gone")
      #expect(visit.states.last == .failed(domain: "NSURLErrorDomain", code: -1004, isCommitted: false))
      await visit.visit.load("https://shop.example/broken")
      #expect(visit.states.last == .failed(domain: "NSURLErrorDomain", code: -1005, isCommitted: true))
    }

    @Test func `the built-in page escapes what it names, and has no link to what must not be repeated`() {
      let page = LostPage(url: "https://shop.example/?\"><script>'&", method: "GET", hasSideEffects: false)
      let visible = WebViewRecovery.defaultPage(page)
      #expect(visible.contains("https://shop.example/?&quot;&gt;&lt;script&gt;&#39;&amp;"))
      #expect(!visible.contains("<script>"))
      #expect(!WebViewRecovery.defaultPage(LostPage(url: "https://a.example/", method: "POST", hasSideEffects: false)).contains("href"))
    }

    /// A hundredth of what `make soak` does.
    @Test func `kills in a row repeat nothing`() async throws {
      let isSoak = ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] != nil
      var policy = AdapterVisit.policy
      policy.session.recoveryAttempts = 100
      policy.session.recoveryWithinMs = 1_000
      let visit = try Visit(policy)
      await visit.visit.load(Self.shop)
      await visit.visit.play(
        .navigates(ScriptedNavigation(.form, "https://shop.example/order", .taps, method: "POST", body: "buy=1")))
      for number in 0..<(isSoak ? 1_000 : 10) {
        if number % 2 == 0 { await visit.visit.load(Self.shop) }
        await visit.visit.play(.input(.tap), .processEnds)
        await visit.visit.world.settle()
        visit.visit.gate.recovery.retry()
        await visit.settle()
        await visit.visit.play(.navigates(ScriptedNavigation(.location, "wallet://pay")))
      }
      #expect(visit.visit.requests.filter { $0.hasPrefix("POST") } == ["POST https://shop.example/order buy=1"])
      #expect(visit.visit.opener.asked.isEmpty)
      #expect(visit.visit.routes.isEmpty)
      #expect(visit.visit.sins.isEmpty)
    }
  }
#endif
