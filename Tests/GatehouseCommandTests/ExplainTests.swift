import Foundation
import Testing

@Suite("explain shows the way down the ladder")
struct ExplainTests {
  private static let policy = """
    {"gatehouse": 1, "web": {"pages": ["https://shop.example"]}, "handoff": {"schemes": ["wallet"]}}
    """

  private func explain(_ arguments: [String]) throws -> BuiltCommand.Result {
    try BuiltCommand.withFile(Self.policy) { try BuiltCommand.run(["explain", "--policy", $0.path] + arguments) }
  }

  @Test("a tapped wallet link opens, and the rule is named")
  func tapped() throws {
    let result = try explain(["wallet://pay", "--tap", "https://shop.example/cart"])
    #expect(result.code == 0)
    #expect(result.output.contains("▶  9  handoff"))
    #expect(result.output.contains("verdict  open"))
    #expect(result.output.contains("/handoff/schemes/0"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test(
    "each option states a fact that counts",
    arguments: [
      (["--activation", "none"], "handoff.needs-activation"), (["--trigger", "backForward"], "history.launch"),
      (["--source", "frame:https://ads.example"], "frame.handoff"), (["--method", "post"], "handoff.post"),
      (["--current", "https://other.example/", "--source", "https://other.example"], "handoff.from"),
      (["--redirect", "http://shop.example/"], "chain.cleartext"),
    ] as [([String], String)])
  func options(_ arguments: [String], _ reason: String) throws {
    let result = try explain(["wallet://pay", "--tap", "https://shop.example/cart"] + arguments)
    #expect(result.code == 0)
    #expect(result.output.contains("reason   \(reason)"), "\(result.output)")
  }

  @Test("it says what would have to differ")
  func alternatives() throws {
    let result = try explain(["wallet://pay", "--tap", "https://shop.example/cart", "--activation", "none"])
    #expect(
      result.output.contains("open        if the user acted right then, in the frame that asks (activation: direct)"), "\(result.output)")
  }

  @Test("what is not known is named")
  func unknown() throws {
    let result = try explain(["https://shop.example/"])
    #expect(result.code == 0)
    #expect(result.output.contains("verdict"))
  }

  @Test("a line of decide is explained as decide decides it, as JSON too")
  func line() throws {
    let line = "{\"url\":\"wallet://pay\",\"trigger\":\"script\",\"activation\":{\"kind\":\"none\"}}"
    let result = try explain(["--line", line, "--format", "json"])
    #expect(result.code == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.filter { $0["decides"] as? Bool == true }.count == 1)
    #expect((object["verdict"] as? [String: Any])?["verdict"] as? String == "block")
  }

  @Test("control characters of the address do not reach the terminal")
  func controls() throws {
    let result = try explain(["https://\u{1B}[2J\u{202E}/"])
    #expect(result.code == 0)
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{202E}"))
  }
}
