/// Reads XML in the compiled form of Android packages (`ResXMLTree` of AOSP's ResourceTypes.h).
struct BinaryMarkup {
  /// Framework attributes are known by their number; a package may leave their names out.
  private static let names: [Int: String] = [
    0x0101_0003: "name", 0x0101_0027: "scheme", 0x0101_0028: "host", 0x0101_0029: "port", 0x0101_002A: "path",
    0x0101_002B: "pathPrefix", 0x0101_002C: "pathPattern", 0x0101_04EE: "autoVerify",
  ]
  static let androidNamespace = "http://schemas.android.com/apk/res/android"

  private let resources: ResourceTable?
  private var strings: ResourceStrings?
  private var map: ByteReader?

  /// The root; `nil` if the form is another one, or damaged.
  static func read(_ bytes: [UInt8], _ resources: ResourceTable?) -> MarkupElement? {
    var reader = BinaryMarkup(resources: resources)
    return reader.root(bytes)
  }

  private init(resources: ResourceTable?) { self.resources = resources }

  private mutating func root(_ bytes: [UInt8]) -> MarkupElement? {
    // The first chunk's kind is what packages are told by; some tools write others, which Android does not mind.
    guard let document = ResourceChunk(ByteReader(bytes), at: 0), let chunks = document.children else { return nil }
    var stack: [MarkupElement] = []
    var count = 0
    for chunk in chunks {
      switch chunk.kind {
      case 0x0001: if strings == nil { strings = ResourceStrings(chunk) }
      case 0x0180: map = chunk.reader.slice(chunk.headerSize, chunk.reader.count - chunk.headerSize)
      case 0x0102:
        count += 1
        guard stack.count < MarkupReader.maximumDepth, count <= MarkupReader.maximumElements, let element = element(chunk) else {
          return nil
        }
        stack.append(element)
      case 0x0103:
        guard let element = stack.popLast() else { return nil }
        guard let last = stack.indices.last else { return element }
        stack[last].children.append(element)
      default: break
      }
    }
    return nil
  }

  private mutating func element(_ chunk: ResourceChunk) -> MarkupElement? {
    let reader = chunk.reader
    let body = chunk.headerSize
    guard let name = reader.little32(body + 4).flatMap({ strings?.text($0) }), let start = reader.little16(body + 8),
      let size = reader.little16(body + 10), let count = reader.little16(body + 12), size >= 20 || count == 0
    else { return nil }
    var element = MarkupElement(name: name, start: 0, end: 0)
    for index in 0..<count {
      guard let attribute = reader.slice(body + start + index * size, 20), let pair = pair(attribute) else { return nil }
      element.attributes.append(pair)
    }
    return element
  }

  private mutating func pair(_ attribute: ByteReader) -> (name: String, value: String)? {
    guard let namespace = attribute.little32(0), let index = attribute.little32(4), let raw = attribute.little32(8),
      let kind = attribute.byte(15), let data = attribute.little32(16)
    else { return nil }
    let known = map?.little32(index * 4).flatMap { Self.names[$0] }
    guard let name = known ?? strings?.text(index) else { return nil }
    let isAndroid = known != nil || strings?.text(namespace) == Self.androidNamespace
    let value: String
    switch kind {
    case 0x01, 0x07: value = resources?.text(data) ?? "@0x" + String(data, radix: 16)
    case 0x03: value = strings?.text(data) ?? ""
    case 0x10: value = String(Int32(truncatingIfNeeded: data))
    case 0x12: value = data == 0 ? "false" : "true"
    default: value = strings?.text(raw) ?? "0x" + String(data, radix: 16)
    }
    return ((isAndroid ? "android:" : "") + name, value)
  }
}
