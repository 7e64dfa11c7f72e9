import Foundation
import Testing

@Suite("schema describes the format to editors")
struct SchemaTests {
  @Test("it is a schema with descriptions that goes down to the last key")
  func schema() throws {
    let result = try BuiltCommand.run(["schema"])
    #expect(result.code == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
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
}
