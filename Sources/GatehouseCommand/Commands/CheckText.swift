import Gatehouse

/// Findings for people.
struct CheckText {
  let style: Style

  func write(_ files: [CheckedFile], _ console: Console) {
    for file in files {
      for finding in file.findings { console.output.line(text(finding, file) + "\n") }
    }
    let read = files.filter { $0.failure == nil }
    guard !read.isEmpty else { return }
    console.output.line(summary(read))
  }

  private func text(_ finding: Diagnostic, _ file: CheckedFile) -> String {
    let text = finding.text(file: file.name, source: file.source).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Shown.safe(String($0)) }.joined(separator: "\n")
    let headline = finding.headline(file: file.name)
    guard style.isOn, text.hasPrefix(headline) else { return text }
    return paint(headline, finding.severity) + text.dropFirst(headline.count)
  }

  private func paint(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.error(text)
    case .warning: style.warning(text)
    case .note: style.note(text)
    }
  }

  private func summary(_ files: [CheckedFile]) -> String {
    let counts = Diagnostic.Severity.allCases.map { severity in (severity, files.map { $0.count(severity) }.reduce(0, +)) }
    let place = files.count == 1 ? files.map(\.name).joined() : "\(files.count) files"
    let found = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)\($0.1 == 1 ? "" : "s")" }
    if counts.allSatisfy({ $0.0 == .note || $0.1 == 0 }) {
      return "\(place): \(style.good("fine"))" + (found.isEmpty ? "" : ", \(found.joined(separator: ", "))")
    }
    return "\(place): \(found.joined(separator: ", "))"
  }
}
