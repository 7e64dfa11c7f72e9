import Gatehouse
import Testing
import URLStandard

/// What becomes of links that wait.
@Suite struct InboxTests {
  /// A step of a scene: an arrival or an event.
  enum Step: Sendable {
    case link(
      String, Int = 1, scene: String? = nil, delivery: String? = nil, entry: Arrival.Entry? = nil, auth: Arrival.Authentication? = nil,
      account: String? = nil, at: Int64)
    case event(InboxEvent)
  }

  struct Scene: Sendable, CustomTestStringConvertible {
    var id: String
    var isOpen = true
    var arrivals = Policy.Arrivals.newest
    var steps: [Step]
    var expected: [String]
    var testDescription: String { id }
  }

  static let scenes: [Scene] = [
    Scene(id: "no requirement", steps: [.link("plain", at: 0)], expected: ["0 route plain"]),
    Scene(
      id: "cold start: nothing is lost before the app can show screens", isOpen: false,
      steps: [.link("plain", at: 0), .event(.ready(at: 900))], expected: ["0 hold plain ready", "0 route plain"]),
    Scene(
      id: "sign-in", steps: [.link("order", auth: .signedOut, at: 0), .event(.signIn(account: "A", at: 5))],
      expected: ["0 hold order signedIn", "0 route order"]),
    Scene(
      id: "an unknown state of sign-in is not signed in", steps: [.link("order", at: 0), .event(.signIn(account: "A", at: 5))],
      expected: ["0 hold order signedIn", "0 route order"]),
    Scene(id: "signed in on the line", steps: [.link("order", auth: .signedIn, at: 0)], expected: ["0 route order"]),
    Scene(
      id: "signed in by an event", steps: [.event(.signIn(account: "A", at: 0)), .link("order", at: 1)], expected: ["0 route order"]),
    Scene(
      id: "account needs a name", steps: [.event(.signIn(account: nil, at: 0)), .link("account", at: 1)],
      expected: ["0 hold account account"]),
    Scene(
      id: "for A while nobody is signed in; B signs in",
      steps: [.link("order", auth: .signedOut, account: "A", at: 0), .event(.signIn(account: "B", at: 5))],
      expected: ["0 hold order signedIn", "0 ignore arrival.other-account"]),
    Scene(
      id: "waits for data as A; B takes over",
      steps: [
        .event(.signIn(account: "A", at: 0)), .link("both", at: 1), .event(.switchAccount(account: "B", at: 2)), .event(.ready(at: 3)),
      ], expected: ["0 hold both dataReady", "0 ignore arrival.other-account"]),
    Scene(
      id: "a second sign-in of another account is a switch",
      steps: [.event(.signIn(account: "A", at: 0)), .link("both", at: 1), .event(.signIn(account: "B", at: 2)), .event(.ready(at: 3))],
      expected: ["0 hold both dataReady", "0 ignore arrival.other-account"]),
    Scene(
      id: "data of A is not data of B",
      steps: [
        .event(.signIn(account: "A", at: 0)), .event(.ready(at: 1)), .event(.switchAccount(account: "B", at: 2)), .link("both", at: 3),
      ], expected: ["0 hold both dataReady"]),
    Scene(
      id: "sign-out", steps: [.event(.signIn(account: "A", at: 0)), .link("both", at: 1), .event(.signOut(at: 2)), .event(.ready(at: 3))],
      expected: ["0 hold both dataReady", "0 ignore arrival.signed-out"]),
    Scene(
      id: "saying that nobody is signed in does not lose what came while nobody was",
      steps: [.link("order", auth: .signedOut, at: 0), .event(.signOut(at: 1)), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "0 route order"]),
    Scene(
      id: "expiry at ten minutes", steps: [.link("order", at: 0), .event(.signIn(account: "A", at: 600_000))],
      expected: ["0 hold order signedIn", "0 ignore arrival.expired"]),
    Scene(
      id: "one millisecond earlier", steps: [.link("order", at: 0), .event(.signIn(account: "A", at: 599_999))],
      expected: ["0 hold order signedIn", "0 route order"]),
    Scene(
      id: "a clock that jumps back does not lengthen the wait",
      steps: [.link("order", at: 0), .event(.time(at: 600_000)), .event(.signIn(account: "A", at: 5))],
      expected: ["0 hold order signedIn", "0 ignore arrival.expired"]),
    Scene(
      id: "newest wins in one scene",
      steps: [.link("order", 1, scene: "s", at: 0), .link("order", 2, scene: "s", at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 hold order signedIn", "0 ignore arrival.replaced", "1 route order"]),
    Scene(
      id: "another scene is another matter",
      steps: [.link("order", 1, scene: "s", at: 0), .link("order", 2, scene: "t", at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 hold order signedIn", "0 route order", "1 route order"]),
    Scene(
      id: "a newer link that is shown at once ends the wait too",
      steps: [.link("order", at: 0), .link("plain", at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 route plain", "0 ignore arrival.replaced"]),
    Scene(
      id: "a refused link ends nothing",
      steps: [.link("order", at: 0), .link("nowhere", at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 reject links.unmatched", "0 route order"]),
    Scene(
      id: "queue", arrivals: .queue,
      steps: [.link("order", 1, at: 0), .link("order", 2, at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 hold order signedIn", "0 route order", "1 route order"]),
    Scene(
      id: "one delivery through two entry points", steps: [.link("plain", delivery: "d", at: 0), .link("plain", delivery: "d", at: 1)],
      expected: ["0 route plain", "1 ignore arrival.repeated"]),
    Scene(
      id: "A, B, A again by the system; then A on purpose",
      steps: [
        .link("plain", 1, delivery: "a", at: 0), .link("plain", 2, delivery: "b", at: 1), .link("plain", 1, delivery: "a", at: 2),
        .link("plain", 1, delivery: "c", at: 3),
      ], expected: ["0 route plain", "1 route plain", "2 ignore arrival.repeated", "3 route plain"]),
    Scene(
      id: "without an identity: another entry point within two seconds",
      steps: [
        .link("plain", scene: "s", entry: .sceneURL, at: 0), .link("plain", entry: .applicationURL, at: 2_000),
        .link("plain", scene: "s", entry: .sceneURL, at: 2_001), .link("plain", scene: "s", entry: .sceneURL, at: 2_002),
      ], expected: ["0 route plain", "1 ignore arrival.repeated", "2 route plain", "3 route plain"]),
    Scene(
      id: "without an identity: the entry point that told of it is known too",
      steps: [
        .link("plain", entry: .sceneURL, at: 0), .link("plain", entry: .applicationURL, at: 1),
        .link("plain", entry: .applicationURL, at: 2),
      ], expected: ["0 route plain", "1 ignore arrival.repeated", "2 route plain"]),
    Scene(
      id: "without an identity: another link, or another scene, is another one",
      steps: [
        .link("plain", 1, scene: "s", entry: .sceneURL, at: 0), .link("plain", 2, scene: "s", entry: .applicationURL, at: 1),
        .link("plain", 2, scene: "t", entry: .viewURL, at: 2),
      ], expected: ["0 route plain", "1 route plain", "2 route plain"]),
    Scene(
      id: "without an identity: later it is another one",
      steps: [.link("plain", entry: .sceneURL, at: 0), .link("plain", entry: .viewURL, at: 2_001)],
      expected: ["0 route plain", "1 route plain"]),
    Scene(
      id: "a delivery that waits is not taken twice",
      steps: [.link("order", delivery: "d", at: 0), .link("order", delivery: "d", at: 1), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "1 ignore arrival.repeated", "0 route order"]),
    Scene(
      id: "the scene is closed",
      steps: [
        .link("order", scene: "s", at: 0), .event(.sceneClosed(scene: "t", at: 1)), .event(.sceneClosed(scene: "s", at: 2)),
        .event(.signIn(account: "A", at: 3)),
      ], expected: ["0 hold order signedIn", "0 ignore arrival.scene-closed"]),
    Scene(
      id: "the sign-in is cancelled",
      steps: [.link("order", at: 0), .event(.cancelled(scene: nil, at: 1)), .event(.signIn(account: "A", at: 2))],
      expected: ["0 hold order signedIn", "0 ignore arrival.cancelled"]),
    Scene(
      id: "released once",
      steps: [.link("order", at: 0), .event(.signIn(account: "A", at: 1)), .event(.signOut(at: 2)), .event(.signIn(account: "A", at: 3))],
      expected: ["0 hold order signedIn", "0 route order"]),
    Scene(
      id: "the app's own requirement",
      steps: [
        .link("own", at: 0), .event(.ready(at: 1)), .event(.ready(requirement: "kyc", at: 2)),
        .event(.ready(requirement: "kyc", holds: false, at: 3)),
        .link("own", at: 4),
      ], expected: ["0 hold own kyc", "0 route own", "1 hold own kyc"]),
    Scene(id: "without a verifier nothing is signed", steps: [.link("signed", at: 0)], expected: ["0 reject arrival.unsigned"]),
  ]

  @Test(arguments: scenes) func scene(_ scene: Scene) throws {
    #expect(try Self.play(scene).map(\.words) == scene.expected, "\(scene.id)")
  }

  private static func play(_ scene: Scene) throws -> [Inbox.Outcome] {
    var inbox = Inbox(try InboxFixture.gate(scene.arrivals), isOpen: scene.isOpen)
    var outcomes: [Inbox.Outcome] = []
    for step in scene.steps {
      switch step {
      case .link(let name, let id, let place, let delivery, let entry, let auth, let account, let at):
        outcomes += inbox.post(
          Arrival(
            link: InboxFixture.link(name, id), authentication: auth, account: account, scene: place, delivery: delivery, entry: entry,
            at: at))
      case .event(let event): outcomes += inbox.note(event)
      }
    }
    return outcomes
  }

  /// The reasons that the scenes and the verifiers lead to, each with the scene.
  static func reasons() throws -> [Reason: String] {
    var seen: [Reason: String] = [:]
    for scene in scenes { for outcome in try play(scene) { seen[outcome.verdict.reason] = scene.id } }
    let signed = Arrival(link: InboxFixture.link("signed"), at: 0)
    for answer in [LinkVerification.invalid, .expired, .used] {
      var inbox = Inbox(try InboxFixture.gate(), verifier: Verifier(answer: answer))
      for outcome in inbox.post(signed) { seen[outcome.verdict.reason] = "a verifier that says \(answer)" }
    }
    var inbox = Inbox(try InboxFixture.gate(), authorize: { _ in false })
    for outcome in inbox.post(Arrival(link: InboxFixture.link("plain"), at: 0)) { seen[outcome.verdict.reason] = "an app that says no" }
    return seen
  }

  /// The app is asked at the moment of delivery, not before, and its no is final.
  @Test func theAppIsAskedALastTime() throws {
    var inbox = Inbox(try InboxFixture.gate(), authorize: { $0.account == "A" })
    #expect(inbox.post(Arrival(link: InboxFixture.link("order"), at: 0)).map(\.words) == ["0 hold order signedIn"])
    #expect(inbox.note(.signIn(account: "B", at: 1)).map(\.words) == ["0 reject arrival.unauthorized"])
    #expect(inbox.note(.switchAccount(account: "A", at: 2)).isEmpty)
    #expect(inbox.post(Arrival(link: InboxFixture.link("order"), at: 3)).map(\.words) == ["1 route order"])
  }

  /// A flood of links that wait does not grow without end, and the oldest are told of.
  @Test func aFloodIsBounded() throws {
    var inbox = Inbox(try InboxFixture.gate(.queue))
    var replaced = 0
    for id in 0..<10_000 {
      replaced +=
        inbox.post(Arrival(link: InboxFixture.link("order", id), delivery: "\(id)", at: 0)).filter { $0.verdict.reason == .arrivalReplaced }
        .count
    }
    #expect(inbox.waiting.count == 100)
    #expect(replaced == 9_900)
    #expect(inbox.waiting.first?.route["id"] == "9900")
  }

  struct Verifier: LinkVerifier {
    var answer: LinkVerification
    func verify(_ link: WebURL, route: RouteMatch, now: Int64?) -> LinkVerification { answer }
  }

  @Test(arguments: [
    (LinkVerification.valid(), "0 route signed"), (.valid(forMs: 1), "0 route signed"), (.invalid, "0 reject arrival.unsigned"),
    (.expired, "0 reject arrival.signature-expired"), (.valid(forMs: 0), "0 reject arrival.signature-expired"),
    (.valid(forMs: .min), "0 reject arrival.signature-expired"), (.used, "0 reject arrival.used"),
  ]) func verifier(_ answer: LinkVerification, _ expected: String) throws {
    var inbox = Inbox(try InboxFixture.gate(), verifier: Verifier(answer: answer))
    #expect(inbox.post(Arrival(link: InboxFixture.link("signed"), at: 0)).map(\.words) == [expected])
  }

  /// A link waits as long as the policy says, and a signed one no longer than it is valid.
  @Test(arguments: [(Int64(5_000), Int64?.none), (600_000, 5_000), (5_000, .max)])
  func waitingEnds(_ pendingMs: Int64, _ forMs: Int64?) throws {
    var inbox = Inbox(try InboxFixture.gate(pendingMs: pendingMs), verifier: Verifier(answer: .valid(forMs: forMs)))
    #expect(inbox.post(Arrival(link: InboxFixture.link("vouched"), at: 1)).map(\.words) == ["0 hold vouched signedIn"])
    #expect(inbox.note(.time(at: 5_000)).isEmpty)
    #expect(inbox.note(.signIn(account: "A", at: 5_001)).map(\.words) == ["0 ignore arrival.expired"])
  }

  /// A clock that goes back is not believed; an arrival without a time came at the latest that is known, or is over as soon as one is.
  @Test func timesThatAreMissingOrGoBack() throws {
    var inbox = Inbox(try InboxFixture.gate(.queue))
    _ = inbox.post(Arrival(link: InboxFixture.link("order", 1), delivery: "1"))
    #expect(inbox.note(.time(at: 100_000)).map(\.words) == ["0 ignore arrival.expired"])
    #expect(inbox.note(.time(at: 10)).isEmpty)
    _ = inbox.post(Arrival(link: InboxFixture.link("order", 2), delivery: "2"))
    #expect(inbox.note(.time(at: 699_999)).isEmpty)
    #expect(inbox.note(.time(at: 700_000)).map(\.words) == ["1 ignore arrival.expired"])
  }

  /// A verifier learns the latest time that is known.
  @Test func aVerifierLearnsTheTime() throws {
    struct Clocked: LinkVerifier {
      func verify(_ link: WebURL, route: RouteMatch, now: Int64?) -> LinkVerification { now == 5 ? .valid() : .expired }
    }
    var inbox = Inbox(try InboxFixture.gate(), verifier: Clocked())
    #expect(inbox.post(Arrival(link: InboxFixture.link("signed"))).map(\.words) == ["0 reject arrival.signature-expired"])
    _ = inbox.note(.time(at: 5))
    #expect(inbox.post(Arrival(link: InboxFixture.link("signed"))).map(\.words) == ["1 route signed"])
  }

  /// What came as a set is ordered by the policy's routes, then by text: the first wins, or comes first.
  @Test(arguments: [
    (Policy.Arrivals.newest, ["account/1", "order/2", "order/1"], ["order/1"]),
    (.queue, ["account/1", "order/2", "order/1"], ["order/1", "order/2", "account/1"]),
    (.newest, ["nowhere/1", "order/2"], ["order/2"]), (.queue, ["order/2", "nowhere/1", "data/1"], ["order/2", "data/1"]),
  ]) func aSetHasThePolicysOrder(_ arrivals: Policy.Arrivals, _ links: [String], _ expected: [String]) throws {
    for links in [links, links.reversed()] {
      var inbox = Inbox(try InboxFixture.gate(arrivals))
      _ = inbox.post(together: links.map { Arrival(link: "shopapp://open/\($0)", at: 0) })
      #expect(inbox.waiting.map(\.url.href) == expected.map { "shopapp://open/\($0)" })
    }
  }

  /// A one-time link is used when it is shown, not when it arrives.
  @Test func aOneTimeLinkIsShownOnce() throws {
    var inbox = Inbox(
      try InboxFixture.gate(.queue), verifier: Verifier(answer: .valid(once: "n1")), authorize: { $0.account == "A" })
    let link = InboxFixture.link("vouched")
    #expect(inbox.post(Arrival(link: link, at: 0)).map(\.words) == ["0 hold vouched signedIn"])
    #expect(inbox.note(.signIn(account: "B", at: 1)).map(\.words) == ["0 reject arrival.unauthorized"])
    #expect(inbox.note(.signOut(at: 2)).isEmpty)
    #expect(inbox.post(Arrival(link: link, at: 3)).map(\.words) == ["1 hold vouched signedIn"])
    #expect(inbox.post(Arrival(link: link, at: 4)).map(\.words) == ["2 hold vouched signedIn"])
    #expect(inbox.note(.signIn(account: "A", at: 5)).map(\.words) == ["1 route vouched", "2 reject arrival.used"])
    #expect(inbox.post(Arrival(link: link, at: 6)).map(\.words) == ["3 reject arrival.used"])
    var after = Inbox(try InboxFixture.gate(.queue), verifier: Verifier(answer: .valid(once: "n1")))
    try after.restore(inbox.saved(wallClock: 0, now: 6), wallClock: 0, now: 0)
    #expect(after.post(Arrival(link: link, authentication: .signedIn, at: 7)).map(\.words) == ["0 reject arrival.used"])
  }

  /// Nothing of a link but its scheme, host and names reaches a log by way of a description.
  @Test(arguments: [
    ("shopapp://open/order/4711?code=s3cret&x%20y=1#frag", "shopapp://open/…?code=…#…"), ("https://shop.example/", "https://shop.example"),
    ("https://shop.example/a/b?", "https://shop.example/…?…"), ("mailto:jane@shop.example", "mailto:…"),
    ("no link at all", "an unreadable link of 14 bytes"),
  ]) func redaction(_ link: String, _ expected: String) throws {
    #expect(RedactedLink(link).description == expected)
    let arrival = Arrival(link: link, account: "jane")
    #expect("\(arrival)" == "Arrival(\(expected))" && String(reflecting: arrival) == "\(arrival)")
  }
}
