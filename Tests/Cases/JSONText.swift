/// A small reader of JSON texts (RFC 8259) for the harness: plain, strict, and not the one that is tested.
struct JSONText {
  private let bytes: [UInt8]
  private var at = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads one value that fills the text.
  static func read(_ bytes: [UInt8]) throws -> JSON {
    var text = JSONText(bytes)
    let value = try text.value(depth: 0)
    text.skipSpace()
    guard text.at == bytes.count else { throw text.error("something follows the value") }
    return value
  }

  private func error(_ what: String) -> HarnessError { HarnessError("not JSON: \(what) at byte \(at + 1)") }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) throws -> JSON {
    guard depth < 64 else { throw error("too deep") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws -> JSON {
    let text = Array("\(word)".utf8)
    guard bytes[at...].starts(with: text) else { throw error("no value") }
    at += text.count
    return value
  }

  private mutating func number() throws -> Double {
    let start = at
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
    guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else { throw error("no value") }
    return number
  }

  private mutating func members(depth: Int) throws -> [JSON.Member] {
    at += 1
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("no name") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw error("no colon") }
      members.append(JSON.Member(name: name, value: try value(depth: depth)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("an object does not end") }
    return members
  }

  private mutating func elements(depth: Int) throws -> [JSON] {
    at += 1
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value(depth: depth)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("an array does not end") }
    return elements
  }

  private mutating func string() throws -> String {
    at += 1
    var units: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &units)
      default: units.append(byte)
      }
    }
    throw error("a string does not end")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func escape(into units: inout [UInt8]) throws {
    guard let byte = next else { throw error("an escape does not end") }
    at += 1
    if let unit = Self.escapes[byte] {
      units.append(unit)
      return
    }
    guard byte == UInt8(ascii: "u") else { throw error("an unknown escape") }
    var code = [try unit()]
    if UTF16.isLeadSurrogate(code[0]), bytes[at...].starts(with: Array(#"\u"#.utf8)) {
      at += 2
      code.append(try unit())
    }
    units += String(decoding: code, as: UTF16.self).utf8
  }

  private mutating func unit() throws -> UInt16 {
    guard at + 4 <= bytes.count, let unit = UInt16(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16) else {
      throw error("an escape is not four hexadecimal digits")
    }
    at += 4
    return unit
  }
}
