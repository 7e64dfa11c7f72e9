/// Reads XML in the form of app bundles: the message `XmlNode` of aapt2's Resources.proto in protobuf's wire format.
enum ProtobufMarkup {
  /// The root; `nil` if the form is another one, or damaged.
  static func read(_ bytes: [UInt8]) -> MarkupElement? {
    var budget = MarkupReader.maximumElements
    return node(ByteReader(bytes), depth: 0, &budget) ?? nil
  }

  /// An element; `.some(nil)` for text, `nil` for damage.
  private static func node(_ reader: ByteReader, depth: Int, _ budget: inout Int) -> MarkupElement?? {
    guard let fields = fields(reader) else { return nil }
    guard let body = fields.last(where: { $0.number == 1 })?.bytes else { return .some(nil) }
    budget -= 1
    guard depth < MarkupReader.maximumDepth, budget > 0, let fields = self.fields(body) else { return nil }
    var element = MarkupElement(name: text(fields, 3) ?? "", start: 0, end: 0)
    for field in fields {
      guard let bytes = field.bytes else { continue }
      if field.number == 4 {
        guard let pair = attribute(bytes) else { return nil }
        element.attributes.append(pair)
      } else if field.number == 5 {
        guard let child = node(bytes, depth: depth + 1, &budget) else { return nil }
        if let child { element.children.append(child) }
      }
    }
    return element
  }

  private static func attribute(_ reader: ByteReader) -> (name: String, value: String)? {
    guard let fields = fields(reader) else { return nil }
    let name = text(fields, 2) ?? ""
    var value: String?
    // What was compiled counts: a text (2), a raw text (3), a truth value (Primitive, 7, its field 8).
    if let item = fields.last(where: { $0.number == 6 })?.bytes {
      guard let parts = self.fields(item) else { return nil }
      for part in parts {
        guard let bytes = part.bytes, let inner = self.fields(bytes) else { continue }
        if part.number == 2 || part.number == 3, let compiled = text(inner, 1) { value = compiled }
        if part.number == 7, let flag = inner.last(where: { $0.number == 8 })?.value { value = flag == 0 ? "false" : "true" }
      }
    }
    // Else the text is as a person wrote it, with the escapes of resources.
    let written = value ?? AndroidManifest.unescaped(text(fields, 3) ?? "")
    return ((text(fields, 1) == BinaryMarkup.androidNamespace ? "android:" : "") + name, written)
  }

  /// A field of a message.
  struct Field {
    var number: Int
    /// Of fields that have a length.
    var bytes: ByteReader?
    /// Of fields that are a number.
    var value: UInt64?
  }

  /// The fields of a message; `nil` if it is damaged.
  static func fields(_ reader: ByteReader) -> [Field]? {
    var all: [Field] = []
    var place = 0
    while place < reader.count {
      guard let key = varint(reader, &place), let number = Int(exactly: key >> 3), number > 0 else { return nil }
      switch key & 7 {
      case 0:
        guard let value = varint(reader, &place) else { return nil }
        all.append(Field(number: number, value: value))
      case 1: place += 8
      case 5: place += 4
      case 2:
        guard let length = varint(reader, &place).flatMap({ Int(exactly: $0) }), let bytes = reader.slice(place, length) else { return nil }
        all.append(Field(number: number, bytes: bytes))
        place += length
      default: return nil
      }
    }
    return place == reader.count ? all : nil
  }

  private static func text(_ fields: [Field], _ number: Int) -> String? {
    fields.last { $0.number == number }?.bytes.map { String(decoding: $0.array, as: UTF8.self) }
  }

  /// A number of seven bits a byte, least significant first.
  private static func varint(_ reader: ByteReader, _ place: inout Int) -> UInt64? {
    var result: UInt64 = 0
    for index in 0..<10 {
      guard let byte = reader.byte(place) else { return nil }
      place += 1
      result |= UInt64(byte & 0x7F) << (7 * UInt64(index))
      if byte & 0x80 == 0 { return result }
    }
    return nil
  }
}
