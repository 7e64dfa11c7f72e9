/// The words of the key `event`.
private enum EventWord: String, CaseIterable {
  case input, commit, background, foreground, terminated, teardown, userLoad, openFailed, hostFile
  case expectReturn, cancelReturn, answer, signIn, signOut, switchAccount, ready, sceneClosed, cancelArrivals, time

  /// The keys that this event has besides `id`, `view`, `at` and `event`.
  var keys: Set<String> {
    switch self {
    case .input: ["frame", "document", "input"]
    case .commit, .userLoad, .openFailed, .hostFile: ["url"]
    case .background, .foreground, .terminated, .teardown, .cancelReturn, .signOut, .time: []
    case .expectReturn: ["address", "state", "issuer", "withinMs"]
    case .answer: ["url", "yes"]
    case .signIn, .switchAccount: ["account"]
    case .ready: ["requirement", "holds"]
    case .sceneClosed, .cancelArrivals: ["scene"]
    }
  }
}

extension InputLine.Content {
  /// Reads an event line.
  static func event(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) -> Self {
    guard let word = try line.word("event", EventWord.self) else { throw line.missing("event") }
    unknown.collect(line, besides: word.keys.union(["id", "view", "at", "event"]))
    let at = try line.whole("at")
    switch word {
    case .input:
      return .event(
        .input(
          frame: try line.frame("frame", unknown: &unknown), document: try line.text("document"),
          kind: try line.text("input").map { Activation.Input(line: $0) }, at: at))
    case .commit: return .event(.commit(url: try line.text("url"), at: at))
    case .background: return .event(.background(at: at))
    case .foreground: return .event(.foreground(at: at))
    case .terminated: return .event(.terminated(at: at))
    case .teardown: return .event(.teardown)
    case .userLoad: return .event(.userLoad(url: try line.requiredText("url"), at: at))
    case .openFailed: return .event(.openFailed(url: try line.requiredText("url"), at: at))
    case .hostFile: return .event(.hostFile(url: try line.requiredText("url"), at: at))
    case .expectReturn:
      return .event(
        .expectReturn(
          address: try line.requiredText("address"), state: try line.text("state"), issuer: try line.text("issuer"),
          withinMs: try line.whole("withinMs"), at: at))
    case .cancelReturn: return .event(.cancelReturn(at: at))
    case .answer:
      guard let isYes = try line.flag("yes") else { throw line.missing("yes") }
      return .event(.answer(url: try line.requiredText("url"), isYes: isYes, at: at))
    case .signIn: return .inboxEvent(.signIn(account: try line.text("account"), at: at))
    case .signOut: return .inboxEvent(.signOut(at: at))
    case .switchAccount: return .inboxEvent(.switchAccount(account: try line.text("account"), at: at))
    case .ready:
      return .inboxEvent(.ready(requirement: try line.text("requirement"), holds: try line.flag("holds") ?? true, at: at))
    case .cancelArrivals: return .inboxEvent(.cancelled(scene: try line.text("scene"), at: at))
    case .time: return .inboxEvent(.time(at: at))
    case .sceneClosed: return .inboxEvent(.sceneClosed(scene: try line.text("scene"), at: at))
    }
  }
}

extension ViewEvent {
  /// Writes the event's own keys.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .input(let frame, let document, let kind, let at):
      writer.field("event", EventWord.input.rawValue)
      frame?.write("frame", to: &writer)
      writer.field("document", document)
      writer.field("input", kind?.lineWord)
      writer.field("at", at)
    case .commit(let url, let at): Self.write(.commit, url: url, at: at, to: &writer)
    case .background(let at): Self.write(.background, at: at, to: &writer)
    case .foreground(let at): Self.write(.foreground, at: at, to: &writer)
    case .terminated(let at): Self.write(.terminated, at: at, to: &writer)
    case .teardown: Self.write(.teardown, at: nil, to: &writer)
    case .userLoad(let url, let at): Self.write(.userLoad, url: url, at: at, to: &writer)
    case .openFailed(let url, let at): Self.write(.openFailed, url: url, at: at, to: &writer)
    case .hostFile(let url, let at): Self.write(.hostFile, url: url, at: at, to: &writer)
    case .expectReturn(let address, let state, let issuer, let within, let at):
      writer.field("event", EventWord.expectReturn.rawValue)
      writer.field("address", address)
      writer.field("state", state)
      writer.field("issuer", issuer)
      writer.field("withinMs", within)
      writer.field("at", at)
    case .cancelReturn(let at): Self.write(.cancelReturn, at: at, to: &writer)
    case .answer(let url, let isYes, let at):
      writer.field("event", EventWord.answer.rawValue)
      writer.field("url", url)
      writer.field("yes", isYes)
      writer.field("at", at)
    }
  }

  private static func write(_ word: EventWord, url: String? = nil, at: Int64?, to writer: inout JSONWriter) {
    writer.field("event", word.rawValue)
    writer.field("url", url)
    writer.field("at", at)
  }
}

extension InboxEvent {
  /// Writes the event's own keys.
  func write(to writer: inout JSONWriter) {
    writer.field("event", word.rawValue)
    switch self {
    case .signIn(let account, _), .switchAccount(let account, _): writer.field("account", account)
    case .sceneClosed(let scene, _), .cancelled(let scene, _): writer.field("scene", scene)
    case .ready(let requirement, let holds, _):
      writer.field("requirement", requirement)
      if !holds { writer.field("holds", false) }
    case .signOut, .time: break
    }
    writer.field("at", at)
  }

  private var word: EventWord {
    switch self {
    case .signIn: .signIn
    case .signOut: .signOut
    case .switchAccount: .switchAccount
    case .ready: .ready
    case .sceneClosed: .sceneClosed
    case .cancelled: .cancelArrivals
    case .time: .time
    }
  }
}
