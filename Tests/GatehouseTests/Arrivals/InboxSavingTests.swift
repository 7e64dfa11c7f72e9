import Gatehouse
import Testing

/// What outlives the process.
@Suite struct InboxSavingTests {
  private func restored(_ bytes: [UInt8], wallClock: Int64, now: Int64 = 0) throws -> Inbox {
    var inbox = Inbox(try InboxFixture.gate(.queue))
    try inbox.restore(bytes, wallClock: wallClock, now: now)
    return inbox
  }

  private func waiting(_ links: [(String, Arrival.Authentication?, String?)]) throws -> Inbox {
    var inbox = Inbox(try InboxFixture.gate(.queue))
    for (number, link) in links.enumerated() {
      _ = inbox.post(Arrival(link: link.0, authentication: link.1, account: link.2, scene: "s", delivery: "d\(number)", at: 1_000))
    }
    return inbox
  }

  @Test func aWaitingLinkComesBackOnceForItsAccount() throws {
    let before = try waiting([(InboxFixture.link("order"), nil, "A")])
    var after = try restored(before.saved(wallClock: 50_000, now: 1_000), wallClock: 60_000)
    #expect(after.waiting.map(\.account) == ["A"] && after.waiting.map(\.scene) == ["s"])
    #expect(after.post(Arrival(link: InboxFixture.link("order"), delivery: "d0", at: 1)).map(\.words) == ["1 ignore arrival.repeated"])
    var other = after
    #expect(other.note(.signIn(account: "B", at: 2)).map(\.words) == ["0 ignore arrival.other-account"])
    #expect(after.note(.signIn(account: "A", at: 2)).map(\.words) == ["0 route order"])
    #expect(after.waiting.isEmpty)
  }

  @Test(arguments: [(Int64(649_999), 1), (650_000, 0), (49_999, 0), (.max, 0), (.min, 0)])
  func theTimeThatPassedCounts(_ wallClock: Int64, _ count: Int) throws {
    let before = try waiting([(InboxFixture.link("order"), nil, nil)])
    #expect(try restored(before.saved(wallClock: 50_000, now: 1_000), wallClock: wallClock).waiting.count == count)
  }

  /// What is left of its time is less by the time that passed, and the clock is known from then on.
  @Test func theTimeThatIsLeft() throws {
    let before = try waiting([(InboxFixture.link("order"), nil, nil)])
    var after = try restored(before.saved(wallClock: 50_000, now: 1_000), wallClock: 150_000, now: 7)
    #expect(after.post(Arrival(link: InboxFixture.link("order", 2))).map(\.words) == ["1 hold order signedIn"])
    #expect(after.note(.time(at: 500_006)).isEmpty)
    #expect(after.note(.time(at: 500_007)).map(\.words) == ["0 ignore arrival.expired"])
    #expect(after.note(.time(at: 600_007)).map(\.words) == ["1 ignore arrival.expired"])
  }

  /// What comes back is older than what waits already, and takes nothing's place.
  @Test func whatComesBackIsOlder() throws {
    let before = try waiting([(InboxFixture.link("order", 1), nil, nil)])
    var after = Inbox(try InboxFixture.gate(.queue))
    _ = after.post(Arrival(link: InboxFixture.link("order", 2), at: 0))
    try after.restore(before.saved(wallClock: 0, now: 1_000), wallClock: 0, now: 0)
    #expect(after.waiting.map { $0.route["id"] } == ["1", "2"])
  }

  @Test func secretsAreNeverSaved() throws {
    let before = try waiting([("shopapp://open/secret?code=s3cret", nil, nil), ("shopapp://open/secret", nil, nil)])
    #expect(before.waiting.count == 2)
    let bytes = before.saved(wallClock: 0, now: 1_000)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("s3cret"))
    #expect(try restored(bytes, wallClock: 0).waiting.count == 1)
  }

  /// A one-time link that waited is still one, and those that wait with it are not shown after it.
  @Test func aOneTimeLinkStaysOne() throws {
    var before = Inbox(try InboxFixture.gate(.queue), verifier: InboxTests.Verifier(answer: .valid(once: "n1")))
    for number in 0..<2 { _ = before.post(Arrival(link: InboxFixture.link("vouched"), delivery: "\(number)", at: 0)) }
    var after = try restored(before.saved(wallClock: 0, now: 0), wallClock: 0)
    #expect(after.note(.signIn(account: "A", at: 1)).map(\.words) == ["0 route vouched", "1 reject arrival.used"])
  }

  /// What came while nobody was signed in goes on waiting for the first who signs in.
  @Test func aLinkOfNobodyStaysOneOfNobody() throws {
    let before = try waiting([(InboxFixture.link("order"), .signedOut, nil)])
    var after = try restored(before.saved(wallClock: 0, now: 1_000), wallClock: 0)
    #expect(after.note(.signOut(at: 1)).isEmpty)
    #expect(after.note(.signIn(account: "A", at: 2)).map(\.words) == ["0 route order"])
  }

  @Test(arguments: [
    ("", Inbox.ArchiveError.unreadable(byte: 0)), ("[]", .unreadable(byte: 0)), ("{}", .version(nil)),
    (#"{"gatehouseInbox":2,"savedAt":0,"intents":[],"deliveries":[],"used":[]}"#, .version(2)),
    (#"{"gatehouseInbox":1,"savedAt":0,"deliveries":[],"used":[]}"#, .unreadable(byte: 0)),
    (#"{"gatehouseInbox":1,"savedAt":0,"intents":[],"deliveries":[]}"#, .unreadable(byte: 0)),
    (#"{"gatehouseInbox":1,"savedAt":0,"intents":[{"link":"shopapp://open/order/1"}],"deliveries":[],"used":[]}"#, .unreadable(byte: 43)),
  ]) func whatIsNoArchiveIsRefused(_ text: String, _ expected: Inbox.ArchiveError) throws {
    var inbox = Inbox(try InboxFixture.gate())
    #expect(throws: expected) { try inbox.restore(Array(text.utf8), wallClock: 0, now: 0) }
    #expect(inbox.waiting.isEmpty)
  }

  /// A link that somebody wrote into the file is decided like any other, and cannot wait longer than links may.
  @Test(arguments: [
    (#"{"link":"https://evil.example/","leftMs":1000}"#, 0), (#"{"link":"shopapp://open/order/1","leftMs":600001}"#, 0),
    (#"{"link":"shopapp://open/order/1","leftMs":1}"#, 1), (#"{"link":"shopapp://open/secret?code=x","leftMs":1}"#, 0),
    (#"{"link":"shopapp://open/secret","leftMs":1}"#, 1),
  ]) func aForgedLinkIsDecided(_ row: String, _ count: Int) throws {
    let text = #"{"gatehouseInbox":1,"savedAt":0,"intents":[\#(row)],"deliveries":[],"used":[]}"#
    #expect(try restored(Array(text.utf8), wallClock: 0).waiting.count == count)
  }
}
