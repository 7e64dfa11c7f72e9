import Foundation
import Testing

@Suite("doctor says what is proven about a link")
struct DoctorTests {
  private static let policy = #"""
    {"gatehouse":1,"app":{"apple":{"appIDs":["ABCDE12345.com.example.shop"]},"android":{"package":"com.example.shop"}},
     "links":{"domains":["shop.example"],"schemes":["shopapp"],"routes":[
      {"name":"order","path":"/order/{id}","parameters":{"id":"digits(1...12)"},"requires":["signedIn"]}]}}
    """#
  private static let aasa = #"""
    {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.shop"],"components":[{"/":"/order/99","exclude":true},{"/":"/order/*"}]}]}}
    """#

  private func doctor(_ arguments: [String]) throws -> BuiltCommand.Result {
    try BuiltCommand.withTemporaryFolder { folder in
      try Data(Self.policy.utf8).write(to: folder.appendingPathComponent("gatehouse.json"))
      try Data(Self.aasa.utf8).write(to: folder.appendingPathComponent("aasa"))
      return try BuiltCommand.run(["doctor"] + arguments, in: folder)
    }
  }

  private func states(_ link: String, _ more: [String] = []) throws -> [String] {
    try doctor([link, "--format", "json"] + more).lines.map { line in
      String(line.split(separator: "\"state\":\"", maxSplits: 1)[1].prefix { $0 != "\"" })
    }
  }

  @Test(
    "each layer stands for itself",
    arguments: [
      ("https://shop.example/order/1", ["proven", "proven", "unseen", "unseen", "proven", "unseen", "unseen", "unseen"]),
      ("https://shop.example/order/99", ["proven", "proven", "unseen", "unseen", "refuted", "unseen", "unseen", "unseen"]),
      ("https://shop.example/basket", ["proven", "refuted", "unseen", "unseen", "refuted", "unseen", "unseen", "not needed"]),
      ("shopapp://order/1", ["proven", "proven", "unseen", "unseen", "not needed", "not needed", "unseen", "unseen"]),
      ("other://order/1", ["proven", "refuted", "refuted", "refuted", "not needed", "not needed", "unseen", "not needed"]),
      ("https://user@shop.example/order/1", ["refuted", "refuted", "unseen", "unseen", "proven", "unseen", "unseen", "not needed"]),
      ("no link", ["refuted", "refuted", "not needed", "not needed", "not needed", "not needed", "unseen", "not needed"]),
    ] as [(String, [String])])
  func layers(_ link: String, _ expected: [String]) throws {
    #expect(try states(link, ["--aasa", "aasa"]) == expected, "\(link)")
  }

  @Test("people get the next thing to try, and scripts an exit code")
  func text() throws {
    let good = try doctor(["https://shop.example/order/1", "--aasa", "aasa"])
    #expect(good.code == 0 && good.output.contains("ABCDE12345.com.example.shop is eligible, by /applinks/details/0/components/1"))
    #expect(good.output.contains("it waits for signedIn, for at most 600 s"))
    let bad = try doctor(["https://shop.example/order/x"])
    #expect(bad.code == 1 && bad.output.contains("parameter `id` of route `order`"))
    #expect(try doctor(["https://shop.example/", "--aasa", "missing"]).code == 2)
    #expect(try doctor([]).code == 2)
  }

  @Test("a link cannot break out of a command that is printed for copying")
  func quoting() throws {
    let result = try doctor(["shopapp://order/1?a=';reboot;'"])
    #expect(result.output.contains(#"openurl booted 'shopapp://order/1?a='\''"#), "\(result.output)")
  }

  @Test("symptoms are found by their words")
  func symptoms() throws {
    #expect(try doctor(["--symptom"]).output.contains("Adverts open apps"))
    let found = try doctor(["--symptom", "cold", "start"])
    #expect(found.code == 0 && found.output.contains("The app opens, but not the screen") && !found.output.contains("Adverts"))
    #expect(try doctor(["--symptom", "xyzzy"]).code == 1)
  }
}
