/// An element of an XML document (manifests, property lists): names, attributes, children and text.
struct MarkupElement: Sendable {
  /// The name as written, prefix included.
  var name: String
  /// Attributes in their order, prefix included, references resolved.
  var attributes: [(name: String, value: String)] = []
  /// Children in their order.
  var children: [MarkupElement] = []
  /// The text between the children, references resolved.
  var text = ""
  /// The offset of its `<`.
  var start: Int
  /// The offset behind its start tag.
  var end: Int

  /// An attribute's value.
  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  /// The children of a name.
  func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Why a text is not XML.
struct MarkupError: Error, Sendable, Hashable {
  /// What is wrong, one clause.
  var message: String
  /// Where: a byte offset.
  var offset: Int
}

/// Reads XML 1.0 as manifests and property lists use it: elements, attributes, text, comments, CDATA, processing instructions and the five
/// predefined entities. A document type is skipped and declares nothing, so no entity grows. Linear, and bounded in depth and in elements.
struct MarkupReader {
  static let maximumDepth = 128
  static let maximumElements = 200_000
  static let maximumBytes = 16 << 20

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0

  /// Reads a document's root.
  static func read(_ bytes: [UInt8]) throws(MarkupError) -> MarkupElement {
    guard bytes.count <= maximumBytes else { throw MarkupError(message: "the text has more than \(maximumBytes) bytes", offset: 0) }
    var reader = MarkupReader(bytes)
    return try reader.document()
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(MarkupError) -> MarkupElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var stack: [MarkupElement] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = self.text()
        if let last = stack.indices.last { stack[last].text += text }
        continue
      }
      if try skipDeclaration(into: &stack) { continue }
      if has("</") {
        let start = index
        index += 2
        let name = takeName()
        skipWhite()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">"), let open = stack.popLast(), open.name == name else {
          throw MarkupError(message: "</\(name)> closes nothing that is open", offset: start)
        }
        index += 1
        guard let last = stack.indices.last else { return open }
        stack[last].children.append(open)
        continue
      }
      let (element, isEmpty) = try startTag()
      guard isEmpty else {
        guard stack.count < Self.maximumDepth else { throw MarkupError(message: "elements are nested too deep", offset: element.start) }
        stack.append(element)
        continue
      }
      guard let last = stack.indices.last else { return element }
      stack[last].children.append(element)
    }
    throw MarkupError(message: stack.last.map { "<\($0.name)> is not closed" } ?? "the text holds no element", offset: bytes.count)
  }

  /// Skips a comment, an instruction or a document type; takes CDATA as text. Says whether there was one.
  private mutating func skipDeclaration(into stack: inout [MarkupElement]) throws(MarkupError) -> Bool {
    let start = index
    for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where has(open) {
      index += open.utf8.count
      guard let end = find(close) else { throw MarkupError(message: "\(open) is not closed", offset: start) }
      if open == "<![CDATA[", let last = stack.indices.last {
        stack[last].text += String(decoding: bytes[index..<end], as: UTF8.self)
      }
      index = end + close.utf8.count
      return true
    }
    guard has("<!") else { return false }
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        index += 1
        return true
      default: break
      }
      index += 1
    }
    throw MarkupError(message: "a declaration is not closed", offset: start)
  }

  private mutating func startTag() throws(MarkupError) -> (MarkupElement, isEmpty: Bool) {
    let start = index
    count += 1
    guard count <= Self.maximumElements else { throw MarkupError(message: "the text has too many elements", offset: start) }
    index += 1
    let name = takeName()
    guard !name.isEmpty else { throw MarkupError(message: "< begins no element", offset: start) }
    var element = MarkupElement(name: name, start: start, end: start)
    while true {
      skipWhite()
      guard index < bytes.count else { throw MarkupError(message: "<\(name) is not closed", offset: start) }
      if bytes[index] == UInt8(ascii: ">") || has("/>") {
        let isEmpty = bytes[index] != UInt8(ascii: ">")
        index += isEmpty ? 2 : 1
        element.end = index
        return (element, isEmpty)
      }
      element.attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(MarkupError) -> (String, String) {
    let start = index
    let name = takeName()
    skipWhite()
    guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw MarkupError(message: "an attribute has no value", offset: start)
    }
    index += 1
    skipWhite()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
    else { throw MarkupError(message: "an attribute's value has no quotes", offset: start) }
    let value = Self.resolved(bytes[(index + 1)..<end])
    index = end + 1
    return (name, value)
  }

  private mutating func text() -> String {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    defer { index = end }
    return Self.resolved(bytes[index..<end])
  }

  /// Text with its references resolved; one that is not known stays as it is.
  private static func resolved(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = text
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<mark]
      rest = rest[mark...]
      if let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")), let scalar = reference(rest[(mark + 1)..<end]) {
        result += Array(String(scalar).utf8)
        rest = rest[(end + 1)...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static func reference(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) }
      return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private func find(_ text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first else { return nil }
    var place = index
    while let next = bytes[place...].firstIndex(of: first) {
      if bytes[next...].starts(with: text) { return next }
      place = next + 1
    }
    return nil
  }

  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count, bytes[index] >= 0x80 || TolerantJSONReader.isWordByte(bytes[index]) || ":-.".utf8.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipWhite() {
    while index < bytes.count, TolerantJSONReader.isWhite(bytes[index]) { index += 1 }
  }
}
