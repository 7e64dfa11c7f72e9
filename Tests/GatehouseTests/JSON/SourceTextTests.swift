import Gatehouse
import Testing

@Suite struct SourceTextTests {
  @Test func tellsLineAndColumnInScalars() {
    let text = SourceText(Array("a\r\né😀x\n\n".utf8))
    let places = [0, 1, 2, 3, 5, 9, 10, 11, 12, 99, -1].map { text.position(at: $0).description }
    #expect(places == ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:4", "3:1", "4:1", "4:1", "1:1"])
    #expect((0...5).map { text.line($0) } == ["", "a", "é😀x", "", "", ""])
  }

  @Test func anEmptyTextHasOneLine() {
    #expect(SourceText([]).position(at: 0).description == "1:1")
    #expect(SourceText([]).line(1) == "")
  }
}
