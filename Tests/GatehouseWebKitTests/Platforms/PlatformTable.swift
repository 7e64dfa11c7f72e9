#if !canImport(WebKit)
  import Foundation

  /// What iOS, Linux and Android do in each situation of the example shop. iOS and Linux are written and checked here, Android by the tests of its client
  /// on the JVM, which read the same situations.
  struct PlatformTable {
    /// A situation.
    struct Situation: Sendable {
      let number, words, page, act, url: String
      let via: [String]
      let why: String
    }

    /// What happens on each platform: verdict and reason.
    struct Row: Sendable, Hashable {
      var number: String
      var ios: String
      var linux: String
      var android: String
      var androidPage: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    static let file = root.appendingPathComponent("Documentation/platforms.md")

    static func situations() throws -> [Situation] {
      let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("situations.tsv")
      return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Situation(
          number: cells[0], words: cells[1], page: cells[2], act: cells[3], url: cells[4],
          via: cells[5].split(separator: " ").map(String.init), why: cells[6])
      }
    }

    /// The rows of a written table.
    static func read() -> [Row] {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 9 else { return nil }
        return Row(number: cells[1], ios: cells[3], linux: cells[4], android: cells[5], androidPage: cells[6])
      }
    }

    static let heading = """
      # What each platform does in the example shop

      Written by tests, one situation a row, under the policy of `Examples/shop`. iOS: the adapter on the scripted engine, which shows what Apple's interface
      shows. Linux: the visit of `make run` in WebKitGTK. Android: the Java client and the library on a JVM, on a scripted WebView that asks by Android's
      rules; first under the policy as it is, then with `"unknownSource": "page"` in it. Nothing was run on an Apple or an Android device.

      `–`: nobody is asked, and the engine does what it does.

      | # | what happens | iOS | Linux | Android | Android, "page" | why they differ |
      |---|---|---|---|---|---|---|

      """

    static func text(_ rows: [Row], _ situations: [Situation]) -> String {
      heading
        + zip(rows, situations).map { row, situation in
          let words = "\(situation.words): `\(situation.url)`"
          return "| \(row.number) | \(words) | \(row.ios) | \(row.linux) | \(row.android) | \(row.androidPage) | \(situation.why) |\n"
        }.joined()
    }
  }
#endif
