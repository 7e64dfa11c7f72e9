#if !canImport(WebKit)
  import Foundation
  import FoundationNetworking
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  @Suite("Sign-out through the adapter", .serialized) @MainActor struct SignOutAdapterTests {
    private struct Fault: Error {}

    /// A visit that is signed in: cookies of the shop and of another site in both stores, data of both, and the shop's page in the view.
    private static func signedIn(isShared: Bool = false, showsPage: Bool = true) async throws -> CookieVisit {
      let visit = try CookieVisit(store: .nonPersistent(), isShared: isShared)
      visit.session.appCookies = URLSessionConfiguration.ephemeral.httpCookieStorage
      for url in ["https://shop.example/", "https://www.shop.example/", "https://news.example/"] {
        let cookie = try CookieVisit.cookie("sid=1; Path=/", from: url)
        await visit.store.setCookie(cookie)
        visit.session.appCookies?.setCookie(cookie)
      }
      visit.session.store.records = ["shop.example", "news.example"]
      if showsPage {
        await visit.load()
        #expect(visit.page == CookieVisit.shop)
      }
      return visit
    }

    private static func hosts(_ cookies: [HTTPCookie]?) -> [String] { (cookies ?? []).map(\.domain).sorted() }

    @Test func `an account's own store is emptied, and of the app's what the policy names (BUG-072)`() async throws {
      let visit = try await Self.signedIn()
      #expect(await visit.signOut() == .complete)
      #expect(visit.session.state == .signedOut(.complete))
      #expect(await visit.store.allCookies().isEmpty)
      #expect(visit.session.store.records == [])
      #expect(Self.hosts(visit.session.appCookies?.cookies) == ["news.example"])
      await visit.world.settle()
      #expect(visit.page == "about:blank")
      // Twice is once.
      #expect(await visit.signOut() == .complete)
    }

    @Test func `of a shared store only the policy's sites are removed, and hosts below them`() async throws {
      let visit = try await Self.signedIn(isShared: true)
      #expect(await visit.signOut() == .complete)
      #expect(Self.hosts(await visit.store.allCookies()) == ["news.example"])
      #expect(visit.session.store.records == ["news.example"])
    }

    @Test func `a step that fails leaves the user signed out: nothing loads, until it is taken again`() async throws {
      let visit = try await Self.signedIn()
      visit.session.endAppState = { throw Fault() }
      #expect(await visit.signOut() == .incomplete([.appState]))
      #expect(await visit.store.allCookies().isEmpty, "the other steps are taken all the same")
      await visit.world.settle()
      await visit.load("https://shop.example/account")
      await visit.world.play([.hostLoads("https://shop.example/account")], in: visit.view)
      #expect(visit.page == "about:blank")
      #expect(visit.loads.last == .refused(url: "https://shop.example/account"))
      var ended = 0
      visit.session.endAppState = { ended += 1 }
      #expect(await visit.signOut() == .complete)
      #expect(ended == 1)
      await visit.load()
      await visit.wait { visit.page == CookieVisit.shop }
      #expect(visit.page == CookieVisit.shop)
    }

    @Test func `a store that deletes nothing, or never answers, is a sign-out that is not complete`() async throws {
      var visit = try await Self.signedIn()
      visit.store.behavior.keepsDeleted = true
      // Its own removal of everything works; a shared one has only this way.
      #expect(await visit.signOut() == .complete)
      visit = try await Self.signedIn(isShared: true)
      visit.store.behavior.keepsDeleted = true
      #expect(await visit.signOut() == .incomplete([.check]))
      // Without a page every other step is over at once.
      visit = try await Self.signedIn(showsPage: false)
      visit.session.timeLimit = 0.05
      visit.store.behavior.isSilent = true
      #expect(await visit.signOut() == .incomplete([.viewCookies, .check]))
      visit.store.behavior.isSilent = false
      visit.session.timeLimit = 3_600
      #expect(await visit.signOut() == .complete)
    }

    @Test func `a cookie that comes late is taken away before the next load (ATK-354)`() async throws {
      let visit = try await Self.signedIn()
      #expect(await visit.signOut() == .complete)
      await visit.store.setCookie(try CookieVisit.cookie("sid=late; Path=/"))
      await visit.load()
      await visit.wait { visit.page == CookieVisit.shop }
      #expect(visit.page == CookieVisit.shop)
      #expect(await visit.store.allCookies().isEmpty)
      // Once: what is set from then on is the next account's.
      await visit.store.setCookie(try CookieVisit.cookie("sid=next; Path=/"))
      await visit.load("https://shop.example/next")
      await visit.wait { visit.page == "https://shop.example/next" }
      #expect(await visit.store.allCookies().map(\.value) == ["next"])
    }

    @Test func `a death in the middle of it brings nothing back (ATK-365)`() async throws {
      let visit = try await Self.signedIn()
      visit.session.endAppState = { [weak visit] in
        guard let visit else { return }
        await visit.world.play([.processEnds], in: visit.view)
        visit.gate.recovery.retry()
      }
      let requests = visit.world.effects.count { if case .requested = $0 { true } else { false } }
      #expect(await visit.signOut() == .complete)
      for _ in 0..<10 { await visit.world.settle() }
      #expect(visit.page != CookieVisit.shop)
      #expect(visit.world.effects.count { if case .requested = $0 { true } else { false } } == requests)
    }

    @Test func `a store that cannot be looked at again before the next load shuts the view, until it can`() async throws {
      let visit = try await Self.signedIn()
      #expect(await visit.signOut() == .complete)
      visit.session.timeLimit = 0.05
      visit.store.behavior.isSilent = true
      await visit.load()
      await visit.wait { visit.loads.last == .refused(url: CookieVisit.shop) }
      #expect(visit.page == "about:blank")
      #expect(visit.session.state == .signedOut(.incomplete([.check])))
      visit.store.behavior.isSilent = false
      visit.session.timeLimit = 3_600
      #expect(await visit.signOut() == .complete)
      await visit.load()
      await visit.wait { visit.page == CookieVisit.shop }
      #expect(visit.page == CookieVisit.shop)
    }

    @Test func `what waits ends with the account: returns, links, the page that would come back`() async throws {
      let visit = try await Self.signedIn()
      var shown: [Inbox.Outcome] = []
      var policy = AdapterVisit.policy
      policy.links.schemes = ["shopapp"]
      policy.links.routes = [.init(name: "orders", path: try PathPattern(parsing: "/orders"), requires: ["signedIn", "cart"])]
      let inbox = LinkInbox(Gate(policy), isOpen: true) { shown.append($0) }
      inbox.note(.signIn(account: "anna", at: inbox.now))
      inbox.post(Arrival(link: "shopapp://orders"))
      #expect(inbox.waiting.count == 1)
      visit.session.inbox = inbox
      let visitTask = Task {
        await visit.gate.visit(
          URLRequest(url: try #require(URL(string: "https://help.example/pay"))), returningTo: "https://shop.example/done", within: 600)
      }
      await visit.wait { visit.page == "https://help.example/pay" }
      #expect(await visit.signOut() == .complete)
      #expect(try await visitTask.value == .cancelled)
      #expect(inbox.waiting.isEmpty)
      #expect(visit.gate.recovery.page == nil)
    }
  }
#endif
