import Foundation
import Gatehouse
import Testing

@Suite("The example of the README compiles and says what it says")
struct ReadmeTests {
  @Test func verdict() throws {
    var printed: [String] = []
    func print(_ words: String...) { printed.append(words.joined(separator: " ")) }

    // The README's lines.
    var policy = Policy()
    policy.handoff.schemes = .listed([.init("tel")])
    var view = ViewGate(Gate(policy))  // one for each web view: it remembers inputs, launches and redirects

    let verdict = view.decide(
      NavigationFacts(
        url: "tel:+18005550100", trigger: .link, activation: Activation(.direct),
        source: Source(origin: "https://shop.example", isMain: true),
        target: .main, current: "https://shop.example/help", method: "GET", platform: .ios, at: 1_200))
    print(verdict.kind.rawValue, verdict.reason.code)  // block handoff.from
    print(verdict.says)  // this page may not launch apps: web.pages does not list it
    // Until here.

    #expect(printed == ["block handoff.from", "this page may not launch apps"])
    #expect(try lines(of: #filePath, from: "// The README's lines.", to: "// Until here.") == readme())
  }

  /// The lines of the README's example, after its import.
  private func readme() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try lines(of: root.appendingPathComponent("README.md").path, from: "import Gatehouse", to: "```")
  }

  /// The lines between two others, without what stands around each and without empty ones.
  private func lines(of path: String, from start: String, to end: String) throws -> [String] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.drop { $0 != start }.dropFirst().prefix { $0 != end })
  }
}
