import Foundation
import Testing

@testable import GatehouseCommand

@Suite("Streams are read line by line")
struct LineReaderTests {
  /// Reads everything, with small chunks so that lines cross their borders.
  private func items(_ bytes: [UInt8], limit: Int = 100, chunk: Int) throws -> [LineReader.Item] {
    try BuiltCommand.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("input")
      try Data(bytes).write(to: file)
      let handle = try FileHandle(forReadingFrom: file)
      var reader = LineReader(descriptor: handle.fileDescriptor, limit: limit, chunk: chunk)
      var items: [LineReader.Item] = []
      while true {
        let item = reader.next(beforeWaiting: {})
        if item == .end { return items }
        items.append(item)
        guard items.count < 1_000 else { return items }
      }
    }
  }

  private func line(_ text: String, _ number: Int) -> LineReader.Item { .line(Array(text.utf8), number: number) }

  @Test("line ends, empty lines, and a last line without an end", arguments: [1, 2, 3, 7, 4096])
  func lines(_ chunk: Int) throws {
    let expected = [line("a", 1), line("bc", 2), line("d\re", 5), line("f", 6)]
    #expect(try items(Array("a\nbc\r\n\n\r\nd\re\nf".utf8), chunk: chunk) == expected)
    #expect(try items(Array("a\n".utf8), chunk: chunk) == [line("a", 1)])
    #expect(try items([], chunk: chunk).isEmpty)
    #expect(try items(Array("\n\n".utf8), chunk: chunk).isEmpty)
  }

  @Test("a line over the limit is skipped whole, wherever it stands", arguments: [1, 3, 16, 4096])
  func tooLong(_ chunk: Int) throws {
    let long = String(repeating: "x", count: 21)
    let exact = String(repeating: "y", count: 20)
    let found = try items(Array("\(long)\n\(exact)\n\(long)\(long)\(long)\nz\n\(long)".utf8), limit: 20, chunk: chunk)
    #expect(found == [.tooLong(number: 1), line(exact, 2), .tooLong(number: 3), line("z", 4), .tooLong(number: 5)])
  }

  @Test("a stream that cannot be read says so")
  func failure() throws {
    var reader = LineReader(descriptor: -1)
    guard case .failed = reader.next(beforeWaiting: {}) else {
      Issue.record("no failure")
      return
    }
  }
}

@Suite("Words are guessed and shown safely")
struct ShownTests {
  @Test("near words are found, far ones are not")
  func nearest() {
    #expect(Nearest.nearest(to: "decdie", among: ["check", "decide"]) == "decide")
    #expect(Nearest.nearest(to: "polcy", among: ["policy", "platform"]) == "policy")
    #expect(Nearest.nearest(to: "wombat", among: ["check", "decide"]) == nil)
    #expect(Nearest.nearest(to: "", among: ["check"]) == nil)
    #expect(Nearest.nearest(to: String(repeating: "x", count: 1_000_000), among: ["check"]) == nil)
  }

  @Test("control and formatting characters are escaped, long text is cut")
  func shown() {
    #expect(Shown.safe("a\u{1B}[2J\u{202E}b\n") == "a\\u{1b}[2J\\u{202e}b\\u{a}")
    #expect(Shown.short(String(repeating: "é", count: 61)).unicodeScalars.count == 61)
  }
}
