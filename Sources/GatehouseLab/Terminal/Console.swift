import Foundation

/// Where the lab writes: the table on standard output, progress and errors on standard error.
struct Console: Sendable {
  /// Whether standard output is a terminal that shows colours.
  let isColoured: Bool
  /// Whether standard error is a terminal: only there a line of progress is written over.
  let showsProgress: Bool
  /// Columns of the terminal; 110 where there is none.
  let width: Int

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    isColoured = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    var size = winsize()
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= 20
    width = isKnown ? Int(size.ws_col) : 110
  }

  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  /// Says what is wrong. Text of files and pages in it is made visible, line by line.
  func fail(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of(String($0)) }
    FileHandle.standardError.write(Data("gatehouse lab: \(lines.joined(separator: "\n"))\n".utf8))
  }

  /// Says what is odd and does not end the visit.
  func warn(_ text: String) { FileHandle.standardError.write(Data("gatehouse lab: warning: \(VisibleText.of(text))\n".utf8)) }

  /// A line that the next one writes over; an empty text takes it away.
  func progress(_ text: String) {
    guard showsProgress else { return }
    FileHandle.standardError.write(Data(("\r\u{1B}[K" + VisibleText.shortened(text, to: max(20, width - 2))).utf8))
  }
}
