import Foundation
import Testing

@Suite("bridge generate makes the pages' side of the bridge")
struct BridgeTests {
  private static let policy = """
    {"gatehouse":1,"bridge":{"origins":["https://shop.example"],"methods":{"track":{"params":{"name":"text(9)"}}}}}
    """

  @Test func `one file goes to standard output, two to a folder, and nothing is overwritten`() throws {
    try BuiltCommand.withFile(Self.policy) { policy in
      let one = try BuiltCommand.run(["bridge", "generate", "--js", "--policy", policy.path])
      #expect(one.code == 0)
      #expect(one.output.contains("[\"track\"]: params => call(\"track\", params)"))
      let web = policy.deletingLastPathComponent().appendingPathComponent("web").path
      let two = try BuiltCommand.run(
        ["bridge", "generate", "--js", "--typescript", "--policy", policy.path, "--out", web, "--name", "shop"])
      #expect(two.code == 0)
      #expect(two.lines == ["\(web)/shop.js", "\(web)/shop.d.ts"])
      #expect(try String(contentsOfFile: "\(web)/shop.js", encoding: .utf8).contains("const name = \"shop\";"))
      #expect(try String(contentsOfFile: "\(web)/shop.d.ts", encoding: .utf8).contains("\"track\"(params: { \"name\": string })"))
      let again = try BuiltCommand.run(["bridge", "generate", "--js", "--policy", policy.path, "--out", web, "--name", "shop"])
      #expect(again.code == 2)
    }
  }

  @Test(arguments: [
    (["bridge"], "needs a command"), (["bridge", "make"], "one command: generate"), (["bridge", "generate"], "--js, --typescript or both"),
    (["bridge", "generate", "--js", "--typescript"], "--out"), (["bridge", "generate", "--js", "--name", "a b"], "no name of a handler"),
  ]) func `what cannot be understood is told`(_ arguments: [String], _ words: String) throws {
    try BuiltCommand.withFile(Self.policy) { policy in
      let result = try BuiltCommand.run(arguments, in: policy.deletingLastPathComponent())
      #expect(result.code == 2)
      #expect(result.error.contains(words), "\(result.error)")
    }
  }

  @Test func `a policy without methods makes nothing`() throws {
    try BuiltCommand.withFile("{\"gatehouse\":1}") { policy in
      let result = try BuiltCommand.run(["bridge", "generate", "--js", "--policy", policy.path])
      #expect(result.code == 1)
      #expect(result.output.isEmpty)
    }
  }
}
