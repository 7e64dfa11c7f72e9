import Foundation
import Gatehouse

/// Writes what a page posted as JSON, for the guard. WebKit hands over Foundation's values; whatever has no form in JSON becomes a text that the
/// guard refuses, and nothing beyond the limits is read.
struct BridgeBody {
  private var bytes: [UInt8] = []
  private let most: Int
  private let isRepairedAllowed: Bool

  /// The JSON of a value; more than `most` bytes if it is larger or deeper than may be.
  /// - Parameter isRepairedAllowed: whether a text may hold U+FFFD.
  static func json(of value: Any, most: Int, depth: Int, isRepairedAllowed: Bool = false) -> [UInt8] {
    var body = BridgeBody(most: most, isRepairedAllowed: isRepairedAllowed)
    if body.write(value, depth) { return body.bytes }
    return body.isMalformed ? Array("undefined".utf8) : [UInt8](repeating: UInt8(ascii: " "), count: most + 1)
  }

  private init(most: Int, isRepairedAllowed: Bool) {
    self.most = most
    self.isRepairedAllowed = isRepairedAllowed
  }

  private var isMalformed = false

  /// - Returns: whether it could be written.
  private mutating func write(_ value: Any, _ levels: Int) -> Bool {
    guard bytes.count <= most else { return false }
    switch value {
    case let text as String: return write(text)
    case is NSNull: return put("null")
    case let number as NSNumber: return put(Self.text(of: number))
    case let list as [Any]: return write(list: list, levels)
    case let object as [String: Any]: return write(object: object, levels)
    default: return refuse()
    }
  }

  private mutating func write(list: [Any], _ levels: Int) -> Bool {
    guard levels > 0 else { return false }
    bytes.append(UInt8(ascii: "["))
    for (index, element) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      guard write(element, levels - 1) else { return false }
    }
    return put("]")
  }

  private mutating func write(object: [String: Any], _ levels: Int) -> Bool {
    guard levels > 0 else { return false }
    bytes.append(UInt8(ascii: "{"))
    var isFirst = true
    for (name, value) in object {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      guard write(name) else { return false }
      bytes.append(UInt8(ascii: ":"))
      guard write(value, levels - 1) else { return false }
    }
    return put("}")
  }

  /// A lone surrogate has become U+FFFD on its way: such a text is not what the page wrote.
  private mutating func write(_ text: String) -> Bool {
    guard text.utf8.count <= most else { return false }
    guard isRepairedAllowed || !text.unicodeScalars.contains("\u{FFFD}") else { return refuse() }
    var writer = JSONWriter()
    writer.string(text)
    bytes += writer.bytes
    return bytes.count <= most
  }

  private mutating func put(_ text: String) -> Bool {
    bytes += text.utf8
    return bytes.count <= most
  }

  private mutating func refuse() -> Bool {
    isMalformed = true
    return false
  }

  /// Booleans are numbers of a type of their own ("c" in Foundation). What is not finite is written as a number that is too large to be one.
  private static func text(of number: NSNumber) -> String {
    let type = String(cString: number.objCType)
    if type == "c" || type == "B" { return number.boolValue ? "true" : "false" }
    let value = number.doubleValue
    guard value.isFinite else { return "1e999" }
    return Int64(exactly: value).map { String($0) } ?? String(value)
  }
}
