import Gatehouse
import URLStandard

/// The options that state the facts of one question.
enum QuestionOptions {
  static let table: [Option] = [
    Option("tap", "t", value: "PAGE", "A tapped link: on this page, by its main frame, landing there, direct, GET."),
    Option("line", value: "JSON", "The question as one line of “decide”; other options change it."),
    Option(
      "source", value: "ORIGIN",
      "Who asks: an origin is the main frame, frame:ORIGIN a sub-frame, unknown not known, null an opaque origin."),
    Option("target", value: "PLACE", choices: Target.allCases.map(\.rawValue) + [unknown], "Where it lands."),
    Option("trigger", value: "WORD", choices: Trigger.allCases.map(\.rawValue) + [unknown], "What starts it."),
    Option("activation", value: "KIND", "What the user did: direct, recent:MS (so many milliseconds ago), sticky, none, or unknown."),
    Option("current", value: "PAGE", "The address of the page that is shown."),
    Option("redirect", value: "URL", "The address that redirected here."),
    Option("method", value: "METHOD", "The request's method: GET, POST …, or unknown."),
    Option("platform", value: "NAME", choices: Platform.allCases.map(\.rawValue) + ["any"], "Who asks."),
  ]

  private static let unknown = "unknown"

  /// The facts that the arguments state.
  static func facts(from arguments: Arguments) throws(UsageError) -> NavigationFacts {
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "one URL at a time; put it in quotes if it has spaces or & in it")
    }
    var facts = try line(arguments["line"])
    if let url = arguments.operands.first { facts.url = url }
    guard facts.url != nil else { throw UsageError(message: "which URL?") }
    if let page = arguments["tap"] { try tap(on: page, &facts) }
    try state(arguments, &facts)
    return facts
  }

  private static func line(_ text: String?) throws(UsageError) -> NavigationFacts {
    guard let text else { return NavigationFacts(url: nil) }
    let line: InputLine
    do throws(LineError) { line = try InputLine.decode(Array(text.utf8)) } catch {
      throw UsageError(message: "--line: \(error.message), at byte \(error.byte); \(error.remedy)")
    }
    guard case .navigation(let facts) = line.content else {
      throw UsageError(message: "--line holds no navigation; “gatehouse decide” takes every kind of line")
    }
    return facts
  }

  private static func tap(on page: String, _ facts: inout NavigationFacts) throws(UsageError) {
    facts.trigger = .link
    facts.activation = Activation(.direct)
    facts.source = Source(origin: try origin(of: page, "tap"), isMain: true)
    facts.target = .main
    facts.current = page
    facts.method = "GET"
  }

  private static func state(_ arguments: Arguments, _ facts: inout NavigationFacts) throws(UsageError) {
    if let text = arguments["source"] { facts.source = try source(text) }
    if let word = arguments["target"] { facts.target = Target(rawValue: word) }
    if let word = arguments["trigger"] { facts.trigger = Trigger(rawValue: word) }
    if let text = arguments["activation"] { facts.activation = try activation(text) }
    if let page = arguments["current"] { facts.current = page }
    if let from = arguments["redirect"] { facts.redirects.append(Redirect(from: from, to: facts.url ?? "")) }
    if let method = arguments["method"] { facts.method = try Self.method(method) }
    if let word = arguments["platform"] { facts.platform = Platform(rawValue: word) }
    // An activation lands in the frame that asks, unless --line says something else.
    if facts.source?.isMain == false, let activation = facts.activation, activation.frame == nil {
      facts.activation?.frame = Activation.Frame(origin: facts.source?.origin, isMain: false)
      facts.activation?.document = activation.document ?? facts.source?.document
    }
  }

  private static func source(_ text: String) throws(UsageError) -> Source? {
    if text == unknown { return nil }
    let frame = "frame:"
    let isFrame = text.hasPrefix(frame)
    let origin = isFrame ? String(text.dropFirst(frame.count)) : text
    return Source(origin: origin == "null" ? origin : try Self.origin(of: origin, "source"), isMain: !isFrame)
  }

  /// The serialised origin of an address (WHATWG URL, section 4.7).
  private static func origin(of text: String, _ option: String) throws(UsageError) -> String {
    do throws(URLParseError) { return try WebURL(text).origin.description } catch {
      throw UsageError(message: "--\(option): “\(Shown.short(text))” is no address: \(error.kind.sentence)")
    }
  }

  private static func activation(_ text: String) throws(UsageError) -> Activation? {
    let recent = "recent:"
    switch text {
    case unknown: return nil
    case "direct": return Activation(.direct)
    case "sticky": return Activation(.sticky)
    case "none": return Activation(.none)
    case _ where text.hasPrefix(recent):
      guard let age = Int64(text.dropFirst(recent.count)), age >= 0 else {
        throw UsageError(message: "--activation recent:MS takes a number of milliseconds, for example recent:900")
      }
      return Activation(.recent(ageMs: age))
    default:
      throw UsageError(
        message: "--activation is one of direct, recent:MS, sticky, none, unknown, not “\(Shown.short(text))”"
          + Nearest.suggestion(for: text, among: ["direct", "recent:900", "sticky", "none", unknown]))
    }
  }

  private static func method(_ text: String) throws(UsageError) -> String? {
    if text == unknown { return nil }
    let method = text.uppercased()
    guard method.utf8.allSatisfy({ (0x41...0x5A).contains($0) }), !method.isEmpty else {
      throw UsageError(message: "--method: “\(Shown.short(text))” is no method")
    }
    return method
  }
}
