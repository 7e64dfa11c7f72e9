import Gatehouse
import Testing
import URLStandard

@Suite struct CrashRecoveryTests {
  private static let page = LostPage(url: "https://shop.example/", method: "GET", hasSideEffects: false)

  private static func recovery(_ session: String = "{}") throws -> CrashRecovery {
    let reading = PolicyFile.read("{\"gatehouse\":1,\"session\":{\"recovery\":\(session)}}")
    return CrashRecovery(Gate(try #require(reading.policy, "\(reading.report())")))
  }

  @Test func `three deaths in a minute are recovered, each after a longer pause, and the fourth is not`() throws {
    var recovery = try Self.recovery()
    recovery.committed("https://shop.example/", method: "GET")
    var steps: [CrashRecovery.Step] = []
    for second in [0, 5, 10, 20] as [Int64] {
      steps.append(recovery.terminated(at: second * 1000, isShown: true))
      recovery.committed("https://shop.example/", method: "GET")
    }
    #expect(
      steps == [
        .reload(Self.page, attempt: 1, afterMs: 0), .reload(Self.page, attempt: 2, afterMs: 500),
        .reload(Self.page, attempt: 3, afterMs: 1000), .giveUp(Self.page),
      ])
    // After a quiet minute it begins anew.
    #expect(recovery.terminated(at: 80_000, isShown: true) == .reload(Self.page, attempt: 1, afterMs: 0))
  }

  @Test func `the user's own retry begins anew`() throws {
    var recovery = try Self.recovery(#"{"attempts":1}"#)
    recovery.committed("https://shop.example/", method: "GET")
    _ = recovery.terminated(at: 0, isShown: true)
    #expect(recovery.terminated(at: 1, isShown: true) == .giveUp(Self.page))
    #expect(recovery.retry(at: 2) == .reload(Self.page, attempt: 1, afterMs: 0))
  }

  @Test(
    arguments: [
      ("https://shop.example/", "POST"), ("https://shop.example/", nil), ("https://shop.example/checkout/pay?x=1", "GET"),
      ("https://pay.example/anything", "GET"), ("https://shop.example/order", "GET"), ("file:///www/a.html", "GET"), ("about:blank", "GET"),
    ] as [(String, String?)]) func `what must not be repeated is asked about first`(_ url: String, _ method: String?) throws
  {
    var recovery = try Self.recovery(
      #"{"sideEffects":["https://shop.example/checkout/*","https://pay.example","https://shop.example/order"]}"#)
    recovery.committed(url, method: method)
    guard case .ask(let page) = recovery.terminated(at: 0, isShown: true) else {
      Issue.record("it is not asked about")
      return
    }
    #expect(page.url == url)
    let step = recovery.agreed(at: 1)
    #expect(step == (method == "GET" ? .reload(page, attempt: 1, afterMs: 0) : .giveUp(page)))
  }

  @Test func `a page that moved itself to another address is that one, with what it was`() throws {
    var recovery = try Self.recovery()
    recovery.committed("https://shop.example/order", method: "POST")
    recovery.moved(to: "https://shop.example/order#done")
    #expect(recovery.page == LostPage(url: "https://shop.example/order#done", method: "POST", hasSideEffects: false))
  }

  @Test func `a death that nobody sees waits`() throws {
    var recovery = try Self.recovery()
    recovery.committed("https://shop.example/", method: "GET")
    #expect(recovery.terminated(at: 0, isShown: false) == .later)
    #expect(recovery.shown(at: 90_000) == .reload(Self.page, attempt: 1, afterMs: 0))
    #expect(recovery.shown(at: 90_001) == .none)
  }

  @Test func `without a page, and after it is forgotten, there is nothing to bring back`() throws {
    var recovery = try Self.recovery()
    #expect(recovery.terminated(at: 0, isShown: true) == .none)
    recovery.committed("https://shop.example/", method: "GET")
    recovery.forget()
    #expect(recovery.terminated(at: 0, isShown: true) == .none)
    #expect(recovery.retry(at: 0) == .none)
    #expect(recovery.agreed(at: 0) == .none)
  }

  @Test func `a clock that says anything ends nothing`() throws {
    var recovery = try Self.recovery()
    recovery.committed("https://shop.example/", method: "GET")
    for time in [Int64.max, .min, 0, .max] { _ = recovery.terminated(at: time, isShown: true) }
    #expect(recovery.isLost)
  }

  @Test(arguments: [
    "shop.example", "https://shop.example/a?b", "https://shop.example/a#b", "https://u@shop.example/", "https://SHOP.example/",
    "https://shop.example*", "ftp://shop.example/", "https://shop.example/a/../b", "",
  ]) func `a pattern that is none is an error`(_ text: String) {
    #expect(throws: PatternError.self) { _ = try PagePattern(parsing: text) }
  }

  @Test(arguments: [
    ("https://shop.example", "https://shop.example/a?b", true), ("https://shop.example", "https://shop.example:8443/", false),
    ("https://shop.example/a", "https://shop.example/a?b#c", true), ("https://shop.example/a", "https://shop.example/ab", false),
    ("https://shop.example/a*", "https://shop.example/ab", true), ("https://shop.example/", "https://shop.example/a", false),
    ("http://shop.example/a*", "https://shop.example/ab", false),
  ]) func `patterns match whole paths, or their beginning`(_ pattern: String, _ url: String, _ matches: Bool) throws {
    #expect(try PagePattern(parsing: pattern).matches(try WebURL(url)) == matches)
  }
}
