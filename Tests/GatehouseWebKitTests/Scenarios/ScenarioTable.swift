#if !canImport(WebKit)
  import Foundation

  /// The table of the documentation: what each scenario looks like through Apple's interface, to a host that knows everything, and in the
  /// real engine on Linux.
  struct ScenarioTable {
    struct Row: Hashable {
      var number: String
      var words: String
      var truth: String
      var apple: String
      var gtk: String
    }

    var rows: [Row]

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/scenarios.md")

    private static let heading = """
      # How pages navigate, and what a host learns of it

      Written by a test (`ScenarioTests`): each row is one description, played through the adapter on the scripted engine, which shows it as
      Apple's interface does and as it really is, and on WebKitGTK. `M` is the main frame, `S` a sub-frame, `A` the shop, `B` an advert,
      `null` an opaque origin, `new` a new window, `?` not known, `–` nothing is asked. Behind the frames stand the trigger and the user's part.
      A question mark is never read as the main frame: the gate takes the narrowest verdict of all that it may be. On WebKitGTK a web
      address whose place is not known yet is asked about again at the response.


      """
    private static let head =
      "| # | what happens | really | Apple's interface | WebKitGTK |\n|---|---|---|---|---|\n"

    init(_ rows: [Row]) { self.rows = rows }

    init(reading text: String) {
      rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 7 else { return nil }
        return Row(number: cells[1], words: cells[2], truth: cells[3], apple: cells[4], gtk: cells[5])
      }
    }

    var text: String {
      Self.heading + Self.head
        + rows.map { "| \($0.number) | \($0.words) | \($0.truth) | \($0.apple) | \($0.gtk) |\n" }.joined()
    }
  }

  extension ScenarioOutcome {
    /// One cell.
    var cell: String { evidence.isEmpty ? places : "\(places) (\(evidence))" }
  }

  extension Scenario {
    /// The words, with nothing in them that a table could take for its own.
    var cell: String { words.replacingOccurrences(of: "<", with: "&lt;") }
  }
#endif
