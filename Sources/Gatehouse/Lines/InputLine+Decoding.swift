extension InputLine {
  /// Reads one line: strict JSON (RFC 8259), an object, without its line end.
  ///
  /// Throws a ``LineError`` whose ``LineError/byte`` counts from the beginning of `utf8`. Takes time linear in the line's length.
  public static func decode(_ utf8: [UInt8]) throws(LineError) -> InputLine {
    let value: JSONValue
    do { value = try JSONReader.read(utf8, options: .line) } catch { throw LineError(error) }
    guard let line = try LineObject(value, path: "") else {
      throw LineError(.wrongType(expected: "an object", found: "null"))
    }
    let id = try identity(of: line)
    do throws(LineError) {
      return try InputLine(line, id: id)
    } catch {
      var error = error
      error.id = id
      throw error
    }
  }

  private init(_ line: LineObject, id: LineID?) throws(LineError) {
    self.id = id
    view = try line.text("view")
    var unknown = UnknownKeys()
    content = try Content(line, unknown: &unknown)
    unknownKeys = unknown.pointers
  }

  private static func identity(of line: LineObject) throws(LineError) -> LineID? {
    guard let value = line["id"] else { return nil }
    switch value.kind {
    case .string(let text): return .string(text)
    case .number(let number): return .number(number.text)
    case .bool(let flag): return .bool(flag)
    case .null, .array, .object: throw line.wrongType(value, "a string, a number or a boolean", "id")
    }
  }
}

/// The keys of a line that no field has, collected while it is read.
struct UnknownKeys {
  private(set) var pointers: [String] = []

  mutating func collect(_ object: LineObject, besides known: Set<String>) {
    // The common line has none: no array is made for it.
    for member in object.members where !known.contains(member.name) { pointers.append(object.pointer(member.name)) }
  }
}

extension InputLine.Content {
  private static let common: Set<String> = ["id", "view", "at"]
  private static let arrivalKeys = common.union(["link", "appState", "auth", "account", "scene", "delivery", "entry", "platform"])
  private static let messageKeys = common.union(["message", "frame", "generation", "activation"])
  private static let replyKeys = common.union(["reply", "generation"])
  private static let kinds = ["event", "link", "message", "reply"]

  fileprivate init(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) {
    let written = Self.kinds.filter { line.has($0) }
    if written.count > 1 { throw LineError(.twoQuestions(written[0], written[1])) }
    if let kind = written.first, kind != "event", line.has("url") { throw LineError(.twoQuestions("url", kind)) }
    switch written.first {
    case "event": self = try Self.event(line, unknown: &unknown)
    case "link":
      self = .arrival(try Arrival(line))
      unknown.collect(line, besides: Self.arrivalKeys)
    case "message":
      self = .message(try MessageFacts(line, unknown: &unknown))
      unknown.collect(line, besides: Self.messageKeys)
    case "reply":
      self = .reply(try ReplyFacts(line))
      unknown.collect(line, besides: Self.replyKeys)
    default:
      guard NavigationFacts.lineKeys.contains(where: { $0 != "at" && line.has($0) }) else { throw LineError(.noQuestion) }
      self = .navigation(try NavigationFacts(line, unknown: &unknown))
    }
  }
}

extension Arrival {
  fileprivate init(_ line: LineObject) throws(LineError) {
    // The platform makes no difference to an arrival; a word that means nothing is an error all the same.
    _ = try line.platform()
    self.init(
      link: try line.text("link"), appState: try line.word("appState", AppState.self),
      authentication: try line.word("auth", Authentication.self), account: try line.text("account"), scene: try line.text("scene"),
      delivery: try line.text("delivery"), entry: try line.word("entry", Entry.self), at: try line.whole("at"))
  }
}

extension MessageFacts {
  fileprivate init(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) {
    message = line.members.first { $0.name == "message" }?.value ?? JSONValue(.null, range: SourceRange(0, 0))
    frame = try line.frame("frame", unknown: &unknown)
    generation = try line.whole("generation")
    activation = try NavigationFacts.activation(of: line, unknown: &unknown)
    at = try line.whole("at")
  }
}

extension ReplyFacts {
  fileprivate init(_ line: LineObject) throws(LineError) {
    reply = line.members.first { $0.name == "reply" }?.value ?? JSONValue(.null, range: SourceRange(0, 0))
    generation = try line.whole("generation")
    at = try line.whole("at")
  }
}
