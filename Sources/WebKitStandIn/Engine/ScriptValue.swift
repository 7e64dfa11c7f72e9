import Foundation

/// Values between script and the app, as Apple's WebKit has them: NSNumber, String, NSNull, arrays and dictionaries of these.
package enum ScriptValue {
  /// Reads JSON. A text that begins with NUL is a number that JSON cannot hold.
  package static func decode(_ json: String) throws -> Any {
    repaired(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
  }

  /// Writes JSON, or nothing for a value that script cannot have.
  package static func encode(_ value: Any) -> String? {
    switch value {
    case let text as String: try? quoted(text)
    case is NSNull: "null"
    case let number as NSNumber: encode(number)
    case let list as [Any]:
      list.reduce(into: [String]?.some([])) { all, element in
        if let text = encode(element) { all?.append(text) } else { all = nil }
      }.map { "[\($0.joined(separator: ","))]" }
    case let object as [String: Any]:
      object.reduce(into: [String]?.some([])) { all, member in
        if let name = try? quoted(member.key), let text = encode(member.value) { all?.append("\(name):\(text)") } else { all = nil }
      }.map { "{\($0.joined(separator: ","))}" }
    default: nil
    }
  }

  /// A text as JSON, which is also JavaScript's.
  package static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode([text]).dropFirst().dropLast(), as: UTF8.self)
  }

  private static func encode(_ number: NSNumber) -> String? {
    if isBool(number) { return number.boolValue ? "true" : "false" }
    let value = number.doubleValue
    guard value.isFinite else { return nil }
    return Int64(exactly: value).map(String.init) ?? String(value)
  }

  /// Foundation's booleans are numbers of a type of their own.
  private static func isBool(_ number: NSNumber) -> Bool {
    let type = String(cString: number.objCType)
    return type == "c" || type == "B"
  }

  private static func repaired(_ value: Any) -> Any {
    switch value {
    case let text as String:
      switch text {
      case "\u{0}NaN": NSNumber(value: Double.nan)
      case "\u{0}Infinity": NSNumber(value: Double.infinity)
      case "\u{0}-Infinity": NSNumber(value: -Double.infinity)
      default: text
      }
    case let list as [Any]: list.map(repaired)
    case let object as [String: Any]: object.mapValues(repaired)
    default: value
    }
  }
}
