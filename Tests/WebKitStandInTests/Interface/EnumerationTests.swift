import Foundation
import Testing

/// Enumerations are open C ones, as on Apple systems, and the table, the stand-in's header and the header of Apple's declarations name the same
/// cases and numbers.
struct EnumerationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

  @Test func `the stand-in's header`() throws {
    let folder = "Sources/CWebKitEnums/include"
    let text = try Self.text("\(folder)/CWebKitEnums.h") + Self.text("\(folder)/UIKitEnums.h")
    #expect(text.contains("enum __attribute__((enum_extensibility(open))) name : long"))
    var found: [String: [String: Int]] = [:]
    for block in text.components(separatedBy: "\nGATEHOUSE_OPEN_ENUM(").dropFirst() {
      let name = String(block.prefix { $0 != ")" })
      for line in block.components(separatedBy: "};")[0].split(separator: "\n").dropFirst() {
        let parts = line.trimmingCharacters(in: CharacterSet(charactersIn: " ,")).components(separatedBy: " = ")
        guard parts.count == 2, parts[0].hasPrefix(name) else { continue }
        let rest = parts[0].dropFirst(name.count)
        found[name, default: [:]][rest.prefix(1).lowercased() + rest.dropFirst()] = Int(parts[1])
      }
    }
    #expect(found == Dictionary(uniqueKeysWithValues: AppleInterface.enumerations.map { ($0.name, $0.cases) }))
  }

  @Test(
    .enabled(if: FactsTests.isThere, "Scripts/check-apple-interface.sh has not run"),
    arguments: [("ios", "WebKit", "WK"), ("macos", "WebKit", "WK"), ("ios", "UIKit", "UI"), ("macos", "AppKit", "NS")])
  func `the header of Apple's declarations`(_ platform: String, _ module: String, _ prefix: String) throws {
    let found = Self.read(try Self.text(".build/apple-availability/\(platform)/\(module).txt"))
    for listed in AppleInterface.enumerations where listed.name.hasPrefix(prefix) {
      #expect(found[listed.swiftName] == listed.cases, "\(listed.swiftName) (\(listed.source))")
    }
  }

  /// What `swift-synthesize-interface` says of enumerations.
  private static func read(_ text: String) -> [String: [String: Int]] {
    var found: [String: [String: Int]] = [:]
    var (outer, name) = ("", "")
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("extension ") { outer = words[1] + "." }
      if line.hasPrefix("}") { outer = "" }
      if let index = words.firstIndex(of: "enum"), words.count > index + 1 { name = outer + words[index + 1] }
      if words.first == "case", words.count == 4 { found[name, default: [:]][words[1]] = Int(words[3]) }
    }
    return found
  }
}
