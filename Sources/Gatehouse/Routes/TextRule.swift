/// What `text` admits: well-formed UTF-8, a number of scalars, no controls.
enum TextRule {
  /// Compares text as written, decoded once, with `text(scalars)`.
  static func problem(in text: Span<UInt8>, _ range: Range<Int>, scalars: Int, plusIsSpace: Bool) -> ValueProblem? {
    if isPlain(text, range) { return range.count <= scalars ? nil : .length }
    guard let bytes = Escapes.decoded(text, range, plusIsSpace: plusIsSpace) else { return .undecodable }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return count <= scalars ? nil : .length
      case .error: return .undecodable
      case .valid(let encoded):
        if isControl(Unicode.UTF8.decode(encoded).value) { return .control }
        count += 1
      }
    }
  }

  /// Printable ASCII without escapes and plus signs: it stands for itself.
  private static func isPlain(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range {
      let byte = text[index]
      if byte < 0x20 || byte >= 0x7F || byte == RouteBytes.percent || byte == RouteBytes.plus { return false }
    }
    return true
  }

  /// The controls of Unicode (general category Cc), line and paragraph separators, and the controls that reorder what is shown
  /// (UAX 9, sections 2.1, 2.2 and 2.4). The implicit marks U+200E, U+200F and U+061C stay: names need them.
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
