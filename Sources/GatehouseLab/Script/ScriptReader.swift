import Gatehouse

/// Reads a script: `{"gatehouseScript":1,"steps":[…]}`.
///
/// Strict JSON. Whatever is not understood is an error with its place: a step that was silently skipped would make a visit look better
/// than it was.
struct ScriptReader {
  /// The names of the steps, in the order in which the documentation has them.
  static let actionNames = [
    "open", "tap", "type", "wait", "waitFor", "back", "reload", "kill", "expectReturn", "expect", "apps", "answers", "expectCall",
  ]
  /// The longest pause that a step may make, in milliseconds.
  static let longestWait: Int64 = 60_000

  private let text: SourceText

  /// Reads a script's bytes. Throws the first mistake.
  static func read(_ bytes: [UInt8]) throws(ScriptError) -> Script {
    let text = SourceText(bytes)
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes, options: .init(maximumBytes: 4 << 20))
    } catch {
      throw ScriptError(kind: .json(error), position: text.position(at: error.range.start))
    }
    return try ScriptReader(text: text).script(value)
  }

  private func script(_ value: JSONValue) throws(ScriptError) -> Script {
    let members = try object(value, "script")
    guard let version = value["gatehouseScript"] else { throw error(.version(found: nil), value.range) }
    guard version.int64 == 1 else { throw error(.version(found: version.number?.text ?? version.kindName), version.range) }
    try onlyKeys(["gatehouseScript", "steps"], members)
    guard let steps = value["steps"] else { throw error(.missingField(step: "script", field: "steps"), value.range) }
    guard let elements = steps.elements else { throw wrongType("steps", "a list of steps", steps) }
    var result: [ScriptStep] = []
    for element in elements { result.append(try step(element)) }
    return Script(steps: result)
  }

  private func step(_ value: JSONValue) throws(ScriptError) -> ScriptStep {
    let members = try object(value, "step")
    let names = members.map(\.name).filter { Self.actionNames.contains($0) }
    guard let name = names.first, let subject = value[name] else {
      let keys = members.map(\.name).filter { $0 != "note" }
      throw error(.unknownStep(keys: keys, nearest: keys.first.flatMap { NearestWord.find($0, in: Self.actionNames) }), value.range)
    }
    guard names.count == 1 else { throw error(.severalActions(names), value.range) }
    var note: String?
    if let value = value["note"] { note = try string(value, "note") }
    let action = try action(name, subject, in: value, members)
    return ScriptStep(action, note: note, position: text.position(at: value.range.start))
  }

  private func action(
    _ name: String, _ subject: JSONValue, in step: JSONValue, _ members: [JSONMember]
  ) throws(ScriptError) -> ScriptAction {
    func keys(_ more: String...) throws(ScriptError) { try onlyKeys([name, "note"] + more, members) }
    switch name {
    case "open":
      try keys("as")
      guard let by = step["as"] else { throw error(.missingField(step: name, field: "as"), step.range) }
      let word = try oneOf(by, "as", ScriptAction.Opener.allCases.map(\.rawValue))
      return .open(url: try string(subject, name), by: ScriptAction.Opener(rawValue: word) ?? .host)
    case "tap":
      try keys("in")
      return .tap(ScriptAction.Place(selector: try selector(subject, name), frames: try frames(step)))
    case "type":
      try keys("into", "in")
      guard let into = step["into"] else { throw error(.missingField(step: name, field: "into"), step.range) }
      return .type(
        text: try string(subject, name), into: ScriptAction.Place(selector: try selector(into, "into"), frames: try frames(step)))
    case "wait":
      try keys()
      guard let milliseconds = subject.int64 else { throw wrongType(name, "a whole number of milliseconds", subject) }
      guard (0...Self.longestWait).contains(milliseconds) else {
        throw error(.outOfRange(name: name, range: 0...Self.longestWait), subject.range)
      }
      return .wait(milliseconds: milliseconds)
    case "waitFor":
      try keys()
      return .waitFor(try condition(subject))
    case "expectReturn":
      try keys("state")
      var state: String?
      if let value = step["state"] { state = try string(value, "state") }
      return .expectReturn(url: try string(subject, name), state: state)
    case "expect":
      try keys()
      return .expect(try expectation(subject))
    case "apps":
      try keys()
      return .apps(try strings(subject, name))
    case "answers":
      try keys()
      return .answers(try object(subject, name).map { ScriptAction.Answer(method: $0.name, value: $0.value) })
    case "expectCall":
      try keys()
      return .expectCall(try callExpectation(subject))
    case "back", "reload", "kill":
      try keys()
      guard subject.bool == true else { throw wrongType(name, "true", subject) }
      return name == "back" ? .back : name == "reload" ? .reload : .kill
    default:
      throw error(.unknownStep(keys: [name], nearest: nil), step.range)
    }
  }

  private func condition(_ value: JSONValue) throws(ScriptError) -> ScriptAction.Condition {
    let members = try object(value, "waitFor")
    try onlyKeys(["url", "selector"], members)
    guard members.count <= 1 else { throw error(.severalActions(members.map(\.name)), value.range) }
    if let url = value["url"] { return .url(Glob(try string(url, "url"))) }
    if let element = value["selector"] { return .selector(try selector(element, "selector")) }
    throw error(.missingField(step: "waitFor", field: "url"), value.range)
  }

  private func callExpectation(_ value: JSONValue) throws(ScriptError) -> ScriptAction.CallExpectation {
    let members = try object(value, "expectCall")
    try onlyKeys(["method", "outcome"], members)
    guard let outcome = value["outcome"] else { throw error(.missingField(step: "expectCall", field: "outcome"), value.range) }
    let word = try oneOf(outcome, "outcome", ScriptAction.CallExpectation.Outcome.words)
    var method: String?
    if let value = value["method"] { method = try string(value, "method") }
    return ScriptAction.CallExpectation(method: method, outcome: ScriptAction.CallExpectation.Outcome(word: word) ?? .replied)
  }

  private func expectation(_ value: JSONValue) throws(ScriptError) -> ScriptAction.Expectation {
    let members = try object(value, "expect")
    try onlyKeys(["url", "verdict", "reason"], members)
    guard let url = value["url"] else { throw error(.missingField(step: "expect", field: "url"), value.range) }
    var result = ScriptAction.Expectation(url: Glob(try string(url, "url")))
    if let verdict = value["verdict"] { result.verdict = try oneOf(verdict, "verdict", VerdictWord.all) }
    if let reason = value["reason"] { result.reason = try string(reason, "reason") }
    if result.verdict == nil, result.reason == nil { throw error(.missingField(step: "expect", field: "verdict"), value.range) }
    return result
  }
}

extension ScriptReader {
  private func frames(_ step: JSONValue) throws(ScriptError) -> [String] {
    guard let value = step["in"] else { return [] }
    return try strings(value, "in")
  }

  private func strings(_ value: JSONValue, _ name: String) throws(ScriptError) -> [String] {
    guard let elements = value.elements else { throw wrongType(name, "a list of texts", value) }
    var result: [String] = []
    for element in elements { result.append(try string(element, name)) }
    return result
  }

  private func string(_ value: JSONValue, _ name: String) throws(ScriptError) -> String {
    guard let string = value.string else { throw wrongType(name, "a text", value) }
    return string
  }

  private func selector(_ value: JSONValue, _ name: String) throws(ScriptError) -> String {
    let selector = try string(value, name)
    guard !selector.isEmpty else { throw error(.wrongType(name: name, expected: "a CSS selector", found: "an empty text"), value.range) }
    return selector
  }

  private func oneOf(_ value: JSONValue, _ name: String, _ allowed: [String]) throws(ScriptError) -> String {
    let word = try string(value, name)
    guard allowed.contains(word) else {
      throw error(.badValue(name: name, found: word, allowed: allowed, nearest: NearestWord.find(word, in: allowed)), value.range)
    }
    return word
  }

  private func object(_ value: JSONValue, _ name: String) throws(ScriptError) -> [JSONMember] {
    guard let members = value.members else { throw wrongType(name, "an object", value) }
    return members
  }

  private func onlyKeys(_ known: [String], _ members: [JSONMember]) throws(ScriptError) {
    for member in members where !known.contains(member.name) {
      throw error(.unknownKey(name: member.name, nearest: NearestWord.find(member.name, in: known)), member.nameRange)
    }
  }

  private func wrongType(_ name: String, _ expected: String, _ value: JSONValue) -> ScriptError {
    error(.wrongType(name: name, expected: expected, found: value.kindName), value.range)
  }

  private func error(_ kind: ScriptError.Kind, _ range: SourceRange) -> ScriptError {
    ScriptError(kind: kind, position: text.position(at: range.start))
  }
}
