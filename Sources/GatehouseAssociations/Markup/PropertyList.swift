/// A value of a property list.
public indirect enum PropertyList: Sendable, Hashable {
  /// A text.
  case string(String)
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// An array.
  case array([PropertyList])
  /// A dictionary. No key occurs twice: the first counts.
  case dictionary([String: PropertyList])
  /// Dates, data, real numbers: kinds that say nothing about links.
  case other

  /// Reads a property list in XML or in binary form; `nil` if it is none.
  public init?(_ bytes: [UInt8]) {
    if BinaryPropertyList.isOne(bytes) {
      guard let value = BinaryPropertyList.read(bytes) else { return nil }
      self = value
    } else {
      self.init(xml: bytes)
    }
  }

  /// Reads a property list in XML; `nil` if it is none.
  public init?(xml bytes: [UInt8]) {
    guard let root = try? MarkupReader.read(bytes) else { return nil }
    guard let element = root.name == "plist" ? root.children.first : root, let value = Self.value(element) else { return nil }
    self = value
  }

  private static func value(_ element: MarkupElement) -> PropertyList? {
    switch element.name {
    case "string": return .string(element.text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer": return Int64(element.text.filter { !$0.isWhitespace }).map(PropertyList.integer)
    case "array": return .array(element.children.compactMap(value))
    case "dict":
      var members: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          key = nil
          if members[name] == nil { members[name] = value(child) }
        }
      }
      return .dictionary(members)
    case "date", "data", "real": return .other
    default: return nil
    }
  }

  /// A member of a dictionary.
  public subscript(_ key: String) -> PropertyList? { if case .dictionary(let members) = self { members[key] } else { nil } }
  /// The text, if this is one.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The texts, if this is an array: others are left out.
  public var strings: [String]? { if case .array(let values) = self { values.compactMap(\.string) } else { nil } }
  /// The elements, if this is an array.
  public var elements: [PropertyList]? { if case .array(let values) = self { values } else { nil } }
}
