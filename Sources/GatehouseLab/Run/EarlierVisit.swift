import Foundation
import Gatehouse

/// An earlier visit, read from its trace.
enum EarlierVisit {
  /// The answers of an earlier visit: those in `verdicts.ndjson` beside the trace, or, where that is not there, the ones that the trace
  /// gets under this policy.
  static func answers(trace path: String, gate: Gate) throws(LabError) -> [Comparison.Answer] {
    let questions = try lines(of: path)
    let recorded = try verdicts(beside: path)
    var replay = Replay(gate)
    var answers: [Comparison.Answer] = []
    for (index, bytes) in questions.enumerated() {
      let answer: Answer?
      let line: InputLine
      do {
        line = try InputLine.decode(bytes)
        answer = try replay.feed(line)
      } catch {
        throw LabError("\(path):\(index + 1): \(error.message); \(error.remedy)")
      }
      guard let answer, case .navigation(let facts) = line.content else { continue }
      let said = recorded.map { $0.indices.contains(answers.count) ? $0[answers.count] : ("nothing", "nothing") }
      answers.append(
        Comparison.Answer(
          url: facts.url ?? "no address", isResponse: facts.phase == .response, verdict: said?.0 ?? answer.word,
          reason: said?.1 ?? answer.reason.code))
    }
    return answers
  }

  private static func verdicts(beside trace: String) throws(LabError) -> [(String, String)]? {
    let path = URL(fileURLWithPath: trace).deletingLastPathComponent().appendingPathComponent("verdicts.ndjson").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    var verdicts: [(String, String)] = []
    for (index, bytes) in try lines(of: path).enumerated() {
      guard let value = try? JSONReader.read(bytes), let verdict = value["verdict"]?.string, let reason = value["reason"]?.string else {
        throw LabError("\(path):\(index + 1): this is no verdict")
      }
      verdicts.append((verdict, reason))
    }
    return verdicts
  }

  private static func lines(of path: String) throws(LabError) -> [[UInt8]] {
    try LabFile.read(path, as: "the trace").split(separator: UInt8(ascii: "\n")).map(Array.init)
  }
}
