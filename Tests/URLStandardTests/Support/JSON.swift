/// A JSON value of a conformance suite. Lone surrogates become U+FFFD, as in WebIDL's `USVString`.
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  init(parsing bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    self = try reader.value()
  }

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [JSON] { if case .list(let items) = self { items } else { [] } }
  var isNull: Bool { if case .null = self { true } else { false } }
  var isObject: Bool { if case .object = self { true } else { false } }
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    struct Malformed: Error { let offset: Int }

    mutating func value() throws -> JSON {
      switch try next() {
      case UInt8(ascii: "{"):
        var members: [String: JSON] = [:]
        try items(until: "}") { reader in
          guard try reader.next() == UInt8(ascii: "\"") else { throw Malformed(offset: reader.position) }
          let key = try reader.string()
          guard try reader.next() == UInt8(ascii: ":") else { throw Malformed(offset: reader.position) }
          members[key] = try reader.value()
        }
        return .object(members)
      case UInt8(ascii: "["):
        var list: [JSON] = []
        try items(until: "]") { list.append(try $0.value()) }
        return .list(list)
      case UInt8(ascii: "\""): return .string(try string())
      case let first:
        let start = position - 1
        while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default:
          guard first != UInt8(ascii: ","), let number = Double(word) else { throw Malformed(offset: start) }
          return .number(number)
        }
      }
    }

    private mutating func items(until end: Unicode.Scalar, _ item: (inout Reader) throws -> Void) throws {
      if try next() == UInt8(ascii: end) { return }
      position -= 1
      while true {
        try item(&self)
        let separator = try next()
        if separator == UInt8(ascii: end) { return }
        guard separator == UInt8(ascii: ",") else { throw Malformed(offset: position) }
      }
    }

    /// The next byte that is no white space.
    private mutating func next() throws -> UInt8 {
      while position < bytes.count {
        position += 1
        if !" \n\r\t".utf8.contains(bytes[position - 1]) { return bytes[position - 1] }
      }
      throw Malformed(offset: position)
    }

    /// The text behind an opening quote, as UTF-16, so that surrogates written apart still pair.
    private mutating func string() throws -> String {
      var units: [UInt16] = []
      var start = position
      func flush(_ end: Int) { units.append(contentsOf: String(decoding: bytes[start..<end], as: UTF8.self).utf16) }
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "\""):
          flush(position)
          position += 1
          return String(decoding: units, as: UTF16.self)
        case UInt8(ascii: "\\"):
          flush(position)
          guard position + 1 < bytes.count else { throw Malformed(offset: position) }
          let escape = bytes[position + 1]
          position += 2
          if escape == UInt8(ascii: "u") {
            let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
            guard let unit = UInt16(digits, radix: 16) else { throw Malformed(offset: position) }
            units.append(unit)
            position += 4
          } else {
            let plain: [UInt8: UInt16] = [0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9]
            units.append(plain[escape] ?? UInt16(escape))
          }
          start = position
        default: position += 1
        }
      }
      throw Malformed(offset: position)
    }
  }
}
