extension NavigationFacts {
  /// The keys of a navigation, besides the line's own `id` and `view`.
  static let lineKeys: [String] = [
    "url", "trigger", "activation", "redirects", "source", "target", "phase", "current", "method", "platform", "handlers", "visible", "at",
    "state",
  ]
  private static let known = Set(lineKeys + ["id", "view"])
  private static let sourceKeys: Set<String> = ["origin", "main", "document"]
  private static let activationKeys: Set<String> = ["kind", "ageMs", "input", "frame", "document"]
  private static let redirectKeys: Set<String> = ["from", "to", "status"]
  private static let activationKinds = ["direct", "recent", "sticky", "none"]
  /// The methods of RFC 9110, section 9, and PATCH (RFC 5789). They are case-sensitive.
  private static let methods: Set<String> = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"]

  /// Reads the facts of a navigation line.
  init(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) {
    self.init(url: try line.text("url"))
    trigger = try line.word("trigger", Trigger.self)
    activation = try Self.activation(of: line, unknown: &unknown)
    redirects = try Self.redirects(line, unknown: &unknown)
    source = try line.object("source").map { object throws(LineError) in
      unknown.collect(object, besides: Self.sourceKeys)
      return Source(origin: try object.text("origin"), isMain: try object.flag("main"), document: try object.text("document"))
    }
    target = try line.word("target", Target.self)
    phase = try line.word("phase", Phase.self) ?? .request
    current = try line.text("current")
    method = try Self.method(line)
    platform = try line.platform()
    handlers = try AppLinkHandlers(line, unknown: &unknown)
    isVisible = try line.flag("visible")
    at = try line.whole("at")
    state = try line.object("state").map { object throws(LineError) in
      unknown.collect(object, besides: StatedState.keys)
      return try StatedState(object)
    }
    unknown.collect(line, besides: Self.known)
  }

  private static func method(_ line: LineObject) throws(LineError) -> String? {
    guard let method = try line.text("method") else { return nil }
    guard methods.contains(method) else { throw line.unknownWord(method, methods.sorted(), "method") }
    return method
  }

  /// The activation that a line states.
  static func activation(of line: LineObject, unknown: inout UnknownKeys) throws(LineError) -> Activation? {
    guard let object = try line.object("activation") else { return nil }
    unknown.collect(object, besides: activationKeys)
    return try activation(object, unknown: &unknown)
  }

  private static func activation(_ object: LineObject, unknown: inout UnknownKeys) throws(LineError) -> Activation? {
    let word = try object.text("kind")
    let age = try object.whole("ageMs")
    let input = try object.text("input").map { Activation.Input(line: $0) }
    let frame = try object.frame("frame", unknown: &unknown)
    let document = try object.text("document")
    let kind: Activation.Kind
    switch word {
    case nil: return nil
    case "direct": kind = .direct
    case "recent": kind = .recent(ageMs: age)
    case "sticky": kind = .sticky
    case "none": kind = .none
    case let word?: throw object.unknownWord(word, activationKinds, "kind")
    }
    return Activation(kind, input: input, frame: frame, document: document)
  }

  private static func redirects(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) -> [Redirect] {
    guard let value = line["redirects"] else { return [] }
    guard let elements = value.elements else { throw line.wrongType(value, "an array", "redirects") }
    var redirects: [Redirect] = []
    redirects.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let path = line.pointer("redirects") + "/\(index)"
      guard let hop = try LineObject(element, path: path) else {
        throw LineError(.wrongType(expected: "an object", found: "null"), field: path, byte: element.range.start + 1)
      }
      unknown.collect(hop, besides: redirectKeys)
      redirects.append(
        Redirect(
          from: try hop.requiredText("from"), to: try hop.requiredText("to"), status: try hop.whole("status").map(Int.init(clamping:))))
    }
    return redirects
  }
}

extension Activation.Input {
  /// The input that a line names. A word that is not known is an input all the same, and no activation.
  init(line word: String) {
    switch word {
    case "tap": self = .tap
    case "key": self = .key
    case "button": self = .button
    default: self = .other
    }
  }
}

extension LineObject {
  /// A platform; `any` says that it is not stated.
  func platform() throws(LineError) -> Platform? {
    guard let text = try text("platform"), text != "any" else { return nil }
    guard let platform = Platform(rawValue: text) else {
      throw unknownWord(text, Platform.allCases.map(\.rawValue) + ["any"], "platform")
    }
    return platform
  }

  /// A frame in which an input landed or from which a message came.
  func frame(_ name: String, unknown: inout UnknownKeys) throws(LineError) -> Activation.Frame? {
    guard let object = try object(name) else { return nil }
    unknown.collect(object, besides: ["origin", "main"])
    return Activation.Frame(origin: try object.text("origin"), isMain: try object.flag("main"))
  }
}
