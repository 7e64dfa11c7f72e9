import Foundation
import Testing

@testable import GatehouseCommand

@Suite("schema describes the format to editors")
struct SchemaTests {
  @Test("it is a schema with descriptions that goes down to the last key")
  func schema() throws {
    let result = try BuiltCommand.run(["schema"])
    #expect(result.code == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["required"] as? [String] == ["gatehouse"])
    #expect(schema["additionalProperties"] as? Bool == false)
    let keys = try #require(schema["properties"] as? [String: Any])
    for name in ["gatehouse", "extends", "unknownSource", "app", "web", "links", "handoff", "bridge", "session"] {
      let key = try #require(keys[name] as? [String: Any], "\(name)")
      #expect((key["description"] as? String)?.isEmpty == false, "\(name)")
    }
    let web = try #require((keys["web"] as? [String: Any])?["properties"] as? [String: Any])
    #expect(Set(try #require((web["http"] as? [String: Any])?["enum"] as? [String])) == ["load", "upgrade", "block"])
    #expect((web["http"] as? [String: Any])?["default"] as? String == "block")
  }

  @Test(
    "JSON is broken into lines without a change in meaning",
    arguments: [
      ("{}", "{}"), ("[]", "[]"),
      (
        "{\"a\":[1,{\"b\":\"x,{\\\"\"}],\"c\":{}}",
        "{\n  \"a\": [\n    1,\n    {\n      \"b\": \"x,{\\\"\"\n    }\n  ],\n  \"c\": {}\n}"
      ),
    ])
  func indented(_ json: String, _ expected: String) {
    #expect(String(decoding: IndentedJSON.bytes(Array(json.utf8)), as: UTF8.self) == expected)
  }
}
