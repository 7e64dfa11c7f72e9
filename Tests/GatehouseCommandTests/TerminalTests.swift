import Foundation
import Gatehouse
import Testing

@testable import GatehouseCommand

@Suite("What reaches a terminal is safe and fits")
struct TerminalTests {
  private static let unseen: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\u{7F}"]

  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for scalar in Self.unseen {
      #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))", sourceLocation: sourceLocation)
    }
  }

  @Test("check shows no control, C1 or bidi character of a policy", arguments: unseen)
  func check(_ scalar: Unicode.Scalar) throws {
    let texts = [
      "{\"gatehouse\": 1, \"a\(scalar)b\": 2}", "{\"gatehouse\": 1, \"web\": {\"pages\": [\"https://\(scalar)/\"]}} // \(scalar)",
      "{\"gatehouse\": \"\(scalar)\"}",
    ]
    for text in texts {
      for format in ["text", "json", "sarif"] {
        let result = try BuiltCommand.run(["check", "--format", format, "-"], input: Array(text.utf8))
        #expect(result.code == 1)
        check(result.output + result.error)
      }
    }
  }

  @Test("the carets stand under what is escaped")
  func carets() throws {
    let result = try BuiltCommand.run(["check", "-"], input: Array("{\"gatehouse\": 1, \"x\": \"\u{202E}\", \"yy\": 1}".utf8))
    let lines = result.lines
    let line = try #require(lines.firstIndex { $0.contains("{\"gatehouse\"") && $0.contains("\\u{202e}") })
    let second = try #require(lines.last { $0.contains("^") })
    let column = try #require(second.firstIndex(of: "^")).utf16Offset(in: second)
    #expect(lines[line].dropFirst(column).hasPrefix("\"yy\""), "\(result.output)")
  }

  @Test("decide escapes what a line brings along", arguments: unseen)
  func decide(_ scalar: Unicode.Scalar) throws {
    let escaped = scalar.value < 0x20 ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
    let input = """
      {"id":"a\(escaped)b","url":"tel:1"}
      {"id":"\(escaped)","event":"\(escaped)"}
      {"url":"x:\(escaped)","\(escaped)":1}
      """
    let result = try BuiltCommand.withFile("{\"gatehouse\": 1}") {
      try BuiltCommand.run(["decide", "--policy", $0.path], input: Array(input.utf8))
    }
    check(result.output + result.error)
    let first = try #require(result.lines.first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect((object["id"] as? String)?.unicodeScalars.elementsEqual("a\(scalar)b".unicodeScalars) == true, "\(first)")
  }

  @Test("explain and help fit the terminal", arguments: [40, 60, 80, 120])
  func width(_ columns: Int) {
    var policy = Policy()
    policy.handoff.schemes = .listed([.init("wallet")])
    let facts = NavigationFacts(url: "wallet://pay", trigger: .link, activation: Activation(.none))
    let explanation = ViewGate(Gate(policy)).explain(facts)
    let text = ExplanationText(style: Style(isOn: false), width: columns).text(explanation, facts)
    for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    let help = Help(columns: columns)
    for text in [help.overview] + Command.all.map(help.text) {
      // Lines to type are not broken.
      for line in text.split(separator: "\n") where !line.hasPrefix("  gatehouse ") && !line.hasPrefix("  echo ") && !line.contains("{\"") {
        #expect(line.count <= max(columns, 40), "\(line)")
      }
    }
  }

  @Test("without a terminal nothing is broken into lines")
  func noTerminal() throws {
    let result = try BuiltCommand.withFile("{\"gatehouse\": 1}") { try BuiltCommand.run(["explain", "tel:1", "--policy", $0.path]) }
    #expect(result.output.contains("pass         can the text be read as a URL, and the redirects that led to it?\n"), "\(result.output)")
  }

  @Test("a closed stream is an error, and no file is taken for it")
  func closedStreams() throws {
    try BuiltCommand.withFile("{\"gatehouse\": 1}") { file in
      let program = try BuiltCommand.folder.appendingPathComponent("gatehouse").path
      func shell(_ command: String) throws -> BuiltCommand.Result {
        try BuiltCommand.run(["-c", command, program, file.path], program: URL(fileURLWithPath: "/bin/sh"))
      }
      let input = try shell("\"$0\" decide --policy \"$1\" <&-")
      #expect(input.code == 2)
      #expect(input.error.contains("standard input cannot be read: "), "\(input.error)")
      let output = try shell("\"$0\" check \"$1\" >&-")
      #expect(output.code == 2)
      #expect(output.error.contains("the output could not be written"), "\(output.error)")
    }
  }

  @Test("errors about files say what to do")
  func files() throws {
    try BuiltCommand.withFile("{\"gatehouse\": 1}") { file in
      let folder = try BuiltCommand.run(["decide", "--policy", file.path, "/"])
      #expect(folder.code == 2)
      #expect(folder.error == "gatehouse: /: it is a folder; name a file\n")
      let again = try BuiltCommand.run(["init", file.path])
      #expect(again.code == 2)
      #expect(again.error.contains("name another FILE"), "\(again.error)")
    }
  }
}
