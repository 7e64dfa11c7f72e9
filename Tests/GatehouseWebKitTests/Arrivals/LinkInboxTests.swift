import Foundation
import Gatehouse
import Testing

@testable import GatehouseWebKit

#if !canImport(WebKit)
  import WebKitStandIn
#endif

/// Every entry point meets in one inbox.
@MainActor @Suite struct LinkInboxTests {
  /// Collects what the inbox tells.
  @MainActor final class Told {
    var words: [String] = []
    var time: Int64 = 1_000
  }

  static func inbox(_ told: Told, _ arrivals: Policy.Arrivals = .newest, isOpen: Bool = true) throws -> LinkInbox {
    var policy = Policy()
    policy.links.schemes = ["shopapp"]
    policy.links.domains = [.exact("shop.example")]
    policy.links.arrivals = arrivals
    policy.links.routes = try ["product", "order"].map {
      Policy.Route(name: $0, path: try PathPattern(parsing: "/\($0)/{id}"), requires: $0 == "order" ? ["signedIn"] : [])
    }
    return LinkInbox(
      Gate(policy), isOpen: isOpen, clock: { told.time },
      show: {
        told.words.append("\($0.verdict.kind.rawValue) \($0.verdict.route?.path ?? $0.verdict.reason.code) \($0.intent?.scene ?? "-")")
      })
  }

  /// Showing a screen may post another link: it is told after the others, not among them.
  @Test func showingOneMayPostAnother() throws {
    let told = Told()
    var inbox: LinkInbox?
    var policy = Policy()
    policy.links.schemes = ["shopapp"]
    policy.links.arrivals = .queue
    policy.links.routes = [Policy.Route(name: "product", path: try PathPattern(parsing: "/product/{id}"))]
    inbox = LinkInbox(Gate(policy), isOpen: false, clock: { 0 }) { outcome in
      told.words.append(outcome.verdict.kind.rawValue + " " + (outcome.verdict.route?["id"] ?? ""))
      if outcome.verdict.kind == .route, outcome.verdict.route?["id"] == "1" { inbox?.post(Arrival(link: "shopapp://product/3")) }
    }
    inbox?.post(Arrival(link: "shopapp://product/1"))
    inbox?.post(Arrival(link: "shopapp://product/2"))
    inbox?.note(.ready(at: 0))
    #expect(told.words == ["hold 1", "hold 2", "route 1", "route 2", "route 3"])
  }

  @Test func notificationsAndArguments() throws {
    let told = Told()
    let inbox = try Self.inbox(told)
    #expect(inbox.post(notification: ["link": "shopapp://product/1"]))
    #expect(!inbox.post(notification: ["aps": ["alert": "x"]]))
    #expect(inbox.post(arguments: ["--verbose", "shopapp://product/2", "file.txt"], schemes: ["shopapp"]) == ["--verbose", "file.txt"])
    #expect(told.words == ["route /product/1 -", "route /product/2 -"])
  }

  /// What waits outlives the process.
  @Test func savedAndRestored() throws {
    let told = Told()
    let inbox = try Self.inbox(told)
    inbox.post(Arrival(link: "shopapp://order/1"))
    let bytes = inbox.saved()
    let after = try Self.inbox(told)
    #expect(try after.restore(bytes).map(\.route.path) == ["/order/1"])
    after.note(.signIn(account: "A", at: after.now))
    #expect(told.words == ["hold /order/1 -", "route /order/1 -"])
  }

  #if !canImport(WebKit) && !AppKitStandIn
    private static func scene(_ name: String) -> UIScene { UIScene(session: UISceneSession(persistentIdentifier: name)) }
    private static func context(_ link: String) throws -> UIOpenURLContext { UIOpenURLContext(url: try #require(URL(string: link))) }
    private static func activity(_ link: String?, _ type: String = NSUserActivityTypeBrowsingWeb) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.webpageURL = link.flatMap(URL.init(string:))
      return activity
    }

    /// A cold start: nothing but the connection options tells of the link, and nothing can be shown yet.
    @Test func aColdStartLosesNothing() throws {
      let told = Told()
      let inbox = try Self.inbox(told, isOpen: false)
      inbox.post(
        UIScene.ConnectionOptions(urlContexts: [], userActivities: [Self.activity("https://shop.example/product/1")]), to: Self.scene("s1"))
      #expect(told.words == ["hold /product/1 s1"])
      inbox.note(.ready(at: inbox.now))
      #expect(told.words == ["hold /product/1 s1", "route /product/1 s1"])
    }

    /// Scene and app delegate both tell of one link: it is shown once. A second tap is shown again.
    @Test func twoEntryPointsShowOneScreen() throws {
      let told = Told()
      let inbox = try Self.inbox(told)
      inbox.post([try Self.context("shopapp://product/1")], to: Self.scene("s1"))
      inbox.post(applicationURL: try #require(URL(string: "shopapp://product/1")))
      told.time += 5_000
      inbox.post([try Self.context("shopapp://product/1")], to: Self.scene("s1"))
      #expect(told.words == ["route /product/1 s1", "ignore /product/1 -", "route /product/1 s1"])
    }

    /// Contexts are a set: the policy's order decides, whatever order the set has.
    @Test(arguments: [Policy.Arrivals.newest, .queue]) func aSetIsOrderedByThePolicy(_ arrivals: Policy.Arrivals) throws {
      let links = ["shopapp://order/1", "shopapp://product/2", "shopapp://product/1", "shopapp://nowhere/1"]
      for _ in 0..<8 {
        let told = Told()
        let inbox = try Self.inbox(told, arrivals, isOpen: false)
        inbox.post(Set(try links.shuffled().map(Self.context)), to: Self.scene("s1"))
        inbox.note(.ready(at: inbox.now))
        let routed = told.words.filter { $0.hasPrefix("route") }
        #expect(routed == (arrivals == .newest ? ["route /product/1 s1"] : ["route /product/1 s1", "route /product/2 s1"]))
      }
    }

    @Test func onlyBrowsingActivitiesAreLinks() throws {
      let told = Told()
      let inbox = try Self.inbox(told)
      #expect(!inbox.post(Self.activity("https://shop.example/product/1", "com.example.handoff"), to: Self.scene("s1")))
      #expect(!inbox.post(Self.activity(nil), to: Self.scene("s1")))
      #expect(inbox.post(Self.activity("https://shop.example/product/1"), to: Self.scene("s1")))
      #expect(inbox.post(applicationActivity: Self.activity("https://evil.example/product/1")))
      #expect(told.words == ["route /product/1 s1", "reject links.foreign -"])
    }

    /// A scene that is closed takes what waited in it along, and leaves the others.
    @Test func aClosedScene() throws {
      let told = Told()
      let inbox = try Self.inbox(told)
      inbox.post([try Self.context("shopapp://order/1")], to: Self.scene("s1"))
      inbox.post([try Self.context("shopapp://order/2")], to: Self.scene("s2"))
      inbox.close(Self.scene("s1"))
      inbox.note(.signIn(account: "A", at: inbox.now))
      #expect(told.words == ["hold /order/1 s1", "hold /order/2 s2", "ignore /order/1 s1", "route /order/2 s2"])
    }
  #endif
}
