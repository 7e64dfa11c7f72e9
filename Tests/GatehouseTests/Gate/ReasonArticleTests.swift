import Foundation
import Gatehouse
import Testing

/// The documentation lists every reason with its sentence; `GATEHOUSE_WRITE=1 swift test --filter ReasonArticleTests` writes it anew.
@Suite struct ReasonArticleTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../../Sources/Gatehouse/Gatehouse.docc/Reasons.md"
  ).standardizedFileURL

  private static var article: String {
    var text = """
      # Reasons

      Why a verdict is what it is: a stable code and one sentence.

      ## Overview

      The part before the dot is the question of the ladder that decided. Codes never change their meaning; new ones may be added. `{scheme}`,
      `{host}` and `{route}` stand for parts of the canonical address. `gatehouse help reasons` prints the same table.

      | code | sentence |
      |---|---|

      """
    for reason in Reason.allCases { text += "| `\(reason.code)` | \(reason.sentence) |\n" }
    return text
  }

  @Test func theArticleListsEveryReason() throws {
    if ProcessInfo.processInfo.environment["GATEHOUSE_WRITE"] != nil {
      try Self.article.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.article)
  }

  @Test func codesAreUniqueAndSentencesAreWhole() {
    #expect(Set(Reason.allCases.map(\.code)).count == Reason.allCases.count)
    for reason in Reason.allCases { #expect(reason.sentence.count > 15 && !reason.sentence.hasSuffix("."), "\(reason.code)") }
  }
}
