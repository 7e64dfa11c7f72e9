import Foundation
import Testing

@Suite("check lists what is wrong in policy files")
struct CheckTests {
  private static let misspelt = """
    {
      // A misspelt key.
      "gatehouse": 1,
      "web": {"pagess": ["https://shop.example"]}
    }
    """

  @Test("the smallest policy is fine")
  func fine() throws {
    let result = try BuiltCommand.withFile("{\"gatehouse\": 1}") { try BuiltCommand.run(["check"], in: $0.deletingLastPathComponent()) }
    #expect(result.code == 0)
    #expect(result.output == "gatehouse.json: fine\n")
    #expect(result.error.isEmpty)
  }

  @Test("an unknown key is an error with its place, the nearest key, cause and remedy")
  func unknownKey() throws {
    let result = try BuiltCommand.withFile(Self.misspelt) { try BuiltCommand.run(["check", $0.path]) }
    #expect(result.code == 1)
    for part in ["gatehouse.json:4:11: error:", "pagess", "\"pages\"", "why:", "remedy:", ": 1 error\n"] {
      #expect(result.output.contains(part), "\(part) in \(result.output)")
    }
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("rules that never apply are warnings, contradictions are errors, notes are no findings")
  func lint() throws {
    let shadowed = """
      {"gatehouse": 1, "links": {"schemes": ["shopapp"], "domains": ["shop.example"], "routes": [
        {"name": "any", "path": "/product/{id}", "parameters": {"id": "token"}},
        {"name": "one", "path": "/product/{id}", "parameters": {"id": "digits"}}]}}
      """
    let warned = try BuiltCommand.withFile(shadowed) { try BuiltCommand.run(["check", $0.path]) }
    #expect(warned.code == 1)
    #expect(warned.output.contains("warning") && warned.output.contains("lint.shadowed-route"), "\(warned.output)")
    let partner =
      "{\"gatehouse\": 1, \"links\": {\"domains\": [\"shop.example\"], \"routes\": [{\"name\": \"a\", \"path\": \"/a\"}]}, \"handoff\": {\"universalLinks\": [{\"domain\": \"shop.example\"}]}}"
    let contradicted = try BuiltCommand.withFile(partner) { try BuiltCommand.run(["check", $0.path]) }
    #expect(contradicted.code == 1)
    #expect(contradicted.output.contains("error") && contradicted.output.contains("lint.own-partner"), "\(contradicted.output)")
    let noted = try BuiltCommand.withFile("{\"gatehouse\": 1, \"unknownSource\": \"page\"}") { try BuiltCommand.run(["check", $0.path]) }
    #expect(noted.code == 0)
    #expect(noted.output.contains("note:") && noted.output.hasSuffix(": fine, 1 note\n"), "\(noted.output)")
  }

  @Test("files that cannot be read end with 2, and the others are checked all the same")
  func unreadable() throws {
    let result = try BuiltCommand.withFile(Self.misspelt) { try BuiltCommand.run(["check", "/nonexistent/a.json", "/", $0.path]) }
    #expect(result.code == 2)
    #expect(result.output.contains("pagess"))
    #expect(result.error.contains("/nonexistent/a.json") && result.error.contains("is a folder"))
  }

  @Test("any bytes are an answer, never a crash")
  func hostile() throws {
    let texts: [[UInt8]] = [
      [], [0xFF, 0xFE, 0x00], Array("nonsense".utf8), [UInt8](repeating: UInt8(ascii: "["), count: 20_000),
      Array("{\"gatehouse\":1,\"web\":".utf8) + [UInt8](repeating: UInt8(ascii: "{"), count: 20_000), Array("{\"gatehouse\":1".utf8),
    ]
    for text in texts {
      let result = try BuiltCommand.run(["check", "-"], input: text)
      #expect(result.code == 1)
      #expect(result.output.contains("error"))
    }
  }

  @Test("a file of 50 MB is refused without being read whole")
  func huge() throws {
    try BuiltCommand.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("huge.json")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 50 << 20)
      try handle.close()
      let result = try BuiltCommand.run(["check", file.path])
      #expect(result.code == 2)
      #expect(result.error.contains("MB"))
    }
  }

  @Test("as JSON")
  func json() throws {
    let result = try BuiltCommand.withFile(Self.misspelt) { try BuiltCommand.run(["check", "--format", "json", $0.path, "/nonexistent"]) }
    #expect(result.code == 2)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["errors"] as? Int == 1)
    let files = try #require(object["files"] as? [[String: Any]])
    let finding = try #require((files.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["code"] as? String == "policy.unknown-key")
    #expect(finding["line"] as? Int == 4 && finding["column"] as? Int == 11)
    #expect(files.last?["failure"] != nil)
  }

  @Test("as SARIF")
  func sarif() throws {
    let result = try BuiltCommand.withFile(Self.misspelt, named: "a policy.json") { file in
      try BuiltCommand.run(["check", "-f", "sarif", "a policy.json"], in: file.deletingLastPathComponent())
    }
    #expect(result.code == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let found = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(found["ruleId"] as? String == "policy.unknown-key" && found["level"] as? String == "error")
    let location = try #require((found["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20policy.json")
    #expect((location["region"] as? [String: Any])?["startLine"] as? Int == 4)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.first?["id"] as? String == "policy.unknown-key")
  }
}
