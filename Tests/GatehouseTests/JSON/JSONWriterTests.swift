import Gatehouse
import Testing

@Suite struct JSONWriterTests {
  @Test func writesInTheOrderOfTheCalls() {
    var writer = JSONWriter()
    writer.object {
      $0.field("verdict", "route")
      $0.field("rule", nil as String?)
      $0.key("route")
      $0.object { $0.field("ids", ["1", "2"]) }
      $0.field("at", 12)
      $0.field("visible", true)
      $0.key("missing")
      $0.array { _ in }
      $0.key("x")
      $0.null()
      $0.key("d")
      $0.double(.infinity)
    }
    #expect(
      writer.text == #"{"verdict":"route","route":{"ids":["1","2"]},"at":12,"visible":true,"missing":[],"x":null,"d":null}"#)
    writer.endLine()
    writer.int(-1)
    #expect(writer.text.hasSuffix("}\n-1"))
    writer.reset()
    #expect(writer.bytes.isEmpty)
  }

  @Test func whatItWritesReadsBackTheSame() throws {
    let texts = ["", "a\"b\\c/d", "\u{0}\u{1F}\u{7F}\n\r\t", "é😀\u{2028}", "\u{FFFF}"]
    for text in texts {
      var writer = JSONWriter()
      writer.string(text)
      #expect(try JSONReader.read(writer.bytes).string == text)
    }
    let source = #"{"a":[1,2.50,{"b":null}],"c":"\n","d":{}}"#
    var writer = JSONWriter()
    writer.value(try JSONReader.read(Array(source.utf8)))
    #expect(writer.text == source)
  }
}
