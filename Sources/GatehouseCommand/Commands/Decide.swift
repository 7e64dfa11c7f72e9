import Gatehouse

extension Command {
  /// `gatehouse decide`: verdicts for a stream of lines.
  static let decide = Command(
    name: "decide",
    summary: "Answer questions, one JSON object a line, with one verdict a line.",
    synopsis: "[--policy FILE] [--summary] [INPUT]",
    explanation: [
      "INPUT is a file, or - for standard input, which is also what is read without it. A line is a navigation (its facts), an event of a view"
        + " (an input, a commit, the app in the background …) or a link that reached the app from outside. Lines with the same \"view\" share a"
        + " view and what happened in it; a line without one stands for itself. Keys that no field has are ignored and counted on standard error.",
      "What happened in a view is remembered for at least the 10,000 views used last, and that a view was torn down for every view; the lines"
        + " of a view that was forgotten are errors, so keep the lines of a view together where there are many.",
      "Each question gets one line, in the order asked, with the question's \"id\" if it had one. Events get none. A line that is no question"
        + " gets {\"error\":…,\"line\":N,…} in its place and the run goes on. A missing fact is not a default: the narrowest verdict counts, and"
        + " \"missing\" names the facts that mattered.",
      "A question: {\"url\":\"wallet://pay\",\"trigger\":\"link\",\"activation\":{\"kind\":\"direct\"},\"target\":\"main\",\"method\":\"GET\","
        + "\"source\":{\"origin\":\"https://shop.example\",\"main\":true},\"current\":\"https://shop.example/cart\",\"platform\":\"ios\"}",
    ],
    options: [
      PolicySource.option,
      Option("summary", "s", "Say on standard error how many questions got which verdict for which reason."),
    ],
    examples: [
      Example(line: "gatehouse decide visit.ndjson --policy gatehouse.json", meaning: "Decide a recorded visit again."),
      Example(
        line: "echo '{\"url\":\"javascript:alert(1)\"}' | gatehouse decide",
        meaning: "{\"verdict\":\"block\",…,\"reason\":\"scheme.script\",…}"),
      Example(line: "gatehouse decide --summary links.ndjson > /dev/null", meaning: "Only the counts."),
    ],
    exitCodes: [
      (.fine, "every line was understood, whatever the verdicts were"), (.findings, "at least one line was no question"),
      (.unusable, "the policy, the input or the options could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else { throw UsageError(message: "one INPUT at a time") }
      let input = arguments.operands.first ?? "-"
      guard arguments["policy"] != "-" || input != "-" else {
        throw UsageError(message: "standard input cannot be both the policy and the questions")
      }
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      var run = DecisionRun(Gate(policy), console)
      let code = run.decide(input)
      run.report(withSummary: arguments.has("summary"))
      return code
    })
}

/// One run over a stream of lines.
private struct DecisionRun {
  private let console: Console
  private var replay: Replay
  private var counts = VerdictCounts()
  private var unknownKeys = UnknownKeyCounts()

  init(_ gate: Gate, _ console: Console) {
    self.console = console
    replay = Replay(gate)
  }

  mutating func decide(_ input: String) -> ExitCode {
    let descriptor: Int32
    do { descriptor = try FileBytes.open(input) } catch {
      console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
      return .unusable
    }
    var reader = LineReader(descriptor: descriptor)
    while true {
      // The output is written before each read: whoever waits for an answer before asking again gets it.
      switch reader.next(beforeWaiting: console.output.flush) {
      case .line(let bytes, let number): answer(bytes, number)
      case .tooLong(let number): refuse(LineError(.tooLong(limit: LineReader.limit)), number)
      case .failed(let number):
        let name = input == "-" ? "standard input" : Shown.short(input, limit: 200)
        console.fail("\(name) cannot be read: " + FileError.system(input, number).cause)
        return .unusable
      case .end: return counts.errors == 0 ? .fine : .findings
      }
      // Nobody can read the answers: going on would only take time.
      if console.output.failure != nil { return .unusable }
    }
  }

  private mutating func answer(_ bytes: [UInt8], _ number: Int) {
    do throws(LineError) {
      let line = try InputLine.decode(bytes)
      if !line.unknownKeys.isEmpty { unknownKeys.add(line.unknownKeys) }
      let answer = try replay.feed(line)
      if answer == nil { counts.addEvent() }
      for answer in [answer].compactMap({ $0 }) + replay.releases {
        counts.add(answer)
        console.output.line(answer.encoded)
      }
    } catch {
      refuse(error, number)
    }
  }

  private mutating func refuse(_ error: LineError, _ number: Int) {
    var error = error
    error.line = number
    counts.addError()
    console.output.line(error.encoded)
  }

  func report(withSummary: Bool) {
    console.output.flush()
    if let text = unknownKeys.text { console.error.line(text) }
    if replay.eventsWithoutView > 0 {
      console.error.line("gatehouse: events that name no view have no effect: \(replay.eventsWithoutView)")
    }
    if withSummary { console.error.write(counts.text) }
  }
}

/// How many questions got which answer.
struct VerdictCounts {
  private var byReason: [String: [String: Int]] = [:]
  private(set) var questions = 0
  private(set) var events = 0
  private(set) var errors = 0

  mutating func add(_ answer: Answer) {
    questions += 1
    byReason[answer.word, default: [:]][answer.reason.code, default: 0] += 1
  }

  mutating func addEvent() { events += 1 }
  mutating func addError() { errors += 1 }

  /// A line for each verdict and, below it, its reasons, the frequent ones first.
  var text: String {
    var text = "questions \(questions), events \(events), lines that were neither \(errors)\n"
    for (word, reasons) in byReason.map({ ($0, $1, $1.values.reduce(0, +)) }).sorted(by: { ($1.2, $0.0) < ($0.2, $1.0) }).map({
      ($0.0, $0.1)
    }) {
      text += "\(Self.right(reasons.values.reduce(0, +)))  \(word)\n"
      for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        text += "\(Self.right(count))    \(reason)\n"
      }
    }
    return text
  }

  private static func right(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 10 - digits.count)) + digits
  }
}

/// Keys that no field has, each counted. Only a bounded number of different ones is kept: they come from the input.
struct UnknownKeyCounts {
  private var counts: [String: Int] = [:]
  private var others = 0
  private static let limit = 100

  mutating func add(_ pointers: [String]) {
    for pointer in pointers {
      if counts[pointer] != nil || counts.count < Self.limit { counts[pointer, default: 0] += 1 } else { others += 1 }
    }
  }

  /// One line that names them all, or `nil` if there were none.
  var text: String? {
    guard !counts.isEmpty else { return nil }
    var parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\(Shown.short($0.key)) (\($0.value))" }
    if others > 0 { parts.append("and \(others) more") }
    return "gatehouse: keys that no field has were ignored: " + parts.joined(separator: ", ")
  }
}
