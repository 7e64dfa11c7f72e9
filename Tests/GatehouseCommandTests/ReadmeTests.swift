import Foundation
import Testing

@testable import GatehouseCommand

@Suite("The README shows what the command prints")
struct ReadmeTests {
  private static let text: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }()

  /// The first block of a language that has these words in it.
  private func block(_ language: String, with words: String) throws -> String {
    let blocks = try #require(Self.text).components(separatedBy: "```\(language)\n").dropFirst()
    return try #require(blocks.compactMap { $0.components(separatedBy: "```").first }.first { $0.contains(words) })
  }

  @Test("explain, under the README's own policy")
  func explain() throws {
    let policy = try block("json", with: "\"gatehouse\": 1")
    let shown = try block("console", with: "gatehouse explain").components(separatedBy: "\n…\n")
    let command = try #require(shown.first).replacingOccurrences(of: "$ gatehouse ", with: "")
    // Words of the shell; only the first one is in quotes.
    let words = command.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
    let result = try BuiltCommand.withFile(policy) { try BuiltCommand.run(words, in: $0.deletingLastPathComponent()) }
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.hasSuffix(try #require(shown.last)), "\(result.output)")
  }

  @Test("every command is in its table")
  func commands() throws {
    let text = try #require(Self.text)
    for command in Command.all { #expect(text.contains("| `gatehouse \(command.name)"), "\(command.name)") }
  }
}
