extension InputLine {
  /// The line as JSON, in UTF-8 and without a line end. Reading it gives the same line, apart from unknown keys, which are not kept.
  public var encoded: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Writes the line.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      id?.write(to: &writer)
      writer.field("view", view)
      switch content {
      case .navigation(let facts): facts.write(to: &writer)
      case .event(let event): event.write(to: &writer)
      case .arrival(let arrival): arrival.write(to: &writer)
      case .inboxEvent(let event): event.write(to: &writer)
      case .message(let message): message.write(to: &writer)
      case .reply(let reply): reply.write(to: &writer)
      }
    }
  }
}

extension LineID {
  /// Writes the identity under a key.
  func write(_ key: String = "id", to writer: inout JSONWriter) {
    writer.key(key)
    switch self {
    case .string(let text): writer.string(text)
    case .number(let text): writer.number(JSONNumber(text: text))
    case .bool(let flag): writer.bool(flag)
    }
  }
}

extension NavigationFacts {
  /// Writes the keys of a navigation, in the order in which the contract names them. `url` is always written: a navigation without an
  /// address is still one.
  func write(to writer: inout JSONWriter) {
    writer.field("at", at)
    writer.key("url")
    if let url { writer.string(url) } else { writer.null() }
    writer.field("trigger", trigger?.rawValue)
    activation?.write(to: &writer)
    if !redirects.isEmpty {
      writer.key("redirects")
      writer.array { writer in for hop in redirects { hop.write(to: &writer) } }
    }
    if let source { source.write(to: &writer) }
    writer.field("target", target?.rawValue)
    if phase != .request { writer.field("phase", phase.rawValue) }
    writer.field("current", current)
    writer.field("method", method)
    writer.field("platform", platform?.rawValue)
    handlers?.write(to: &writer)
    writer.field("visible", isVisible)
    if let state {
      writer.key("state")
      state.write(to: &writer)
    }
  }
}

extension Activation {
  func write(to writer: inout JSONWriter) {
    writer.key("activation")
    writer.object { writer in
      switch kind {
      case .direct: writer.field("kind", "direct")
      case .recent(let age):
        writer.field("kind", "recent")
        writer.field("ageMs", age)
      case .sticky: writer.field("kind", "sticky")
      case .none: writer.field("kind", "none")
      }
      writer.field("input", input?.lineWord)
      frame?.write("frame", to: &writer)
      writer.field("document", document)
    }
  }
}

extension Activation.Input {
  /// The word of a line for it.
  var lineWord: String {
    switch self {
    case .tap: "tap"
    case .key: "key"
    case .button: "button"
    case .other: "other"
    }
  }
}

extension Activation.Frame {
  func write(_ name: String, to writer: inout JSONWriter) {
    writer.key(name)
    writer.object { writer in
      writer.field("origin", origin)
      writer.field("main", isMain)
    }
  }
}

extension Redirect {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("from", from)
      writer.field("to", to)
      writer.field("status", status.map(Int64.init))
    }
  }
}

extension Source {
  func write(to writer: inout JSONWriter) {
    writer.key("source")
    writer.object { writer in
      writer.field("origin", origin)
      writer.field("main", isMain)
      writer.field("document", document)
    }
  }
}

extension Arrival {
  func write(to writer: inout JSONWriter) {
    writer.key("link")
    if let link { writer.string(link) } else { writer.null() }
    writer.field("appState", appState?.rawValue)
    writer.field("auth", authentication?.rawValue)
    writer.field("account", account)
    writer.field("scene", scene)
    writer.field("delivery", delivery)
    writer.field("entry", entry?.rawValue)
    writer.field("at", at)
  }
}

extension MessageFacts {
  func write(to writer: inout JSONWriter) {
    writer.key("message")
    writer.value(message)
    frame?.write("frame", to: &writer)
    writer.field("generation", generation)
    activation?.write(to: &writer)
    writer.field("at", at)
  }
}

extension ReplyFacts {
  func write(to writer: inout JSONWriter) {
    writer.key("reply")
    writer.value(reply)
    writer.field("generation", generation)
    writer.field("at", at)
  }
}
