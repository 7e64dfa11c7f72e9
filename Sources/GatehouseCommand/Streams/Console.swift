#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command writes: results to standard output, everything else to standard error.
struct Console {
  /// Results.
  let output = Output(descriptor: 1)
  /// Problems, counts, hints.
  let error = Output(descriptor: 2)

  /// Says what makes the run impossible.
  func fail(_ message: String) {
    error.line("gatehouse: \(message)")
  }

  /// Writes everything that is held back. The result is the exit code, which is worse if the results could not be written.
  func finish(_ code: ExitCode) -> ExitCode {
    output.flush()
    guard let number = output.failure else {
      error.flush()
      return code
    }
    fail("the output could not be written: " + FileError.system("", number).cause)
    error.flush()
    return .unusable
  }

  /// Columns of the terminal that shows the results; `nil` if there is none.
  var width: Int? { output.columns }

  /// Colours for results.
  var style: Style { Style(isOn: output.isTerminal && Style.isWanted) }
}

/// Colour, used only where a person looks and did not refuse it.
struct Style {
  /// Whether there is any.
  let isOn: Bool

  /// Whether the environment wants colour: not with `NO_COLOR` (no-color.org) nor on a terminal that has none.
  static var isWanted: Bool {
    let refused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let dumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return !refused && !dumb
  }

  func error(_ text: String) -> String { paint(text, "1;31") }
  func warning(_ text: String) -> String { paint(text, "1;33") }
  func note(_ text: String) -> String { paint(text, "1;36") }
  func good(_ text: String) -> String { paint(text, "1;32") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
