/// Writes JSON in the order of the calls: for verdict lines, traces and policies. No Foundation, no reflection.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { $0.field("verdict", "block"); $0.field("rule", "/handoff/frames") }
/// print(writer.text)   // {"verdict":"block","rule":"/handoff/frames"}
/// ```
package struct JSONWriter: Sendable {
  /// The bytes written so far: UTF-8, one line.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes an empty writer.
  package init() {}

  /// What was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the memory: for the next line.
  package mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line and begins a new value after it.
  package mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  /// Writes an object; the closure writes its fields.
  package mutating func object(_ fields: (inout JSONWriter) -> Void) {
    open("{")
    fields(&self)
    close("}")
  }

  /// Writes an array; the closure writes its elements.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open("[")
    elements(&self)
    close("]")
  }

  /// Writes a name; the next call writes its value.
  package mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string. What is not seen is escaped, so that a line may be shown on a terminal as it is.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    for byte in text.utf8 {
      switch byte {
      case 0x80...:
        bytes.removeSubrange(start...)
        return appendScalars(of: text)
      case UInt8(ascii: "\""): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\"")]
      case UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20, 0x7F: appendEscape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  package mutating func int(_ value: Int64) { token(String(value)) }
  /// Writes a number, or `null` for what JSON cannot hold.
  package mutating func double(_ value: Double) { token(value.isFinite ? String(value) : "null") }
  /// Writes a number as it was read.
  package mutating func number(_ value: JSONNumber) { token(value.text) }
  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { token(value ? "true" : "false") }
  /// Writes `null`.
  package mutating func null() { token("null") }

  /// Writes a name and a string; nothing if there is none.
  package mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a name and a whole number; nothing if there is none.
  package mutating func field(_ name: String, _ value: Int64?) {
    guard let value else { return }
    key(name)
    int(value)
  }

  /// Writes a name and a boolean; nothing if there is none.
  package mutating func field(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  /// Writes a name and an array of strings.
  package mutating func field(_ name: String, _ values: [String]) {
    key(name)
    array { for value in values { $0.string(value) } }
  }

  /// Writes a value that was read, members in their order.
  package mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements): array { for element in elements { $0.value(element) } }
    case .object(let members):
      object {
        for member in members {
          $0.key(member.name)
          $0.value(member.value)
        }
      }
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func token(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes the rest of a string that is not ASCII alone.
  private mutating func appendScalars(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case _ where scalar.isUnseen:
        for unit in String(scalar).utf16 {
          bytes += "\\u".utf8
          for shift in [12, 8, 4, 0] { bytes.append(Self.digits[Int(unit >> shift & 15)]) }
        }
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private mutating func appendEscape(_ byte: UInt8) {
    bytes += "\\u00".utf8
    bytes.append(Self.digits[Int(byte >> 4)])
    bytes.append(Self.digits[Int(byte & 15)])
  }
}
