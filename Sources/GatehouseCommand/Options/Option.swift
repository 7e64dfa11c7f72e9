/// One option of a command: the table from which both parsing and help are made.
struct Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The short name.
  let letter: Character?
  /// What stands for the value in the help; `nil` for a switch.
  let value: String?
  /// What it does.
  let help: String
  /// The only values that it takes; empty if any text will do.
  let choices: [String]

  /// Describes an option.
  init(_ name: String, _ letter: Character? = nil, value: String? = nil, choices: [String] = [], _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.choices = choices
  }

  /// `--help`, which every command has.
  static let help = Option("help", "h", "Show this help.")
}

/// What stood on the command line.
struct Arguments: Sendable, Equatable {
  /// The values of each option that was given; a switch has one empty value.
  var options: [String: String] = [:]
  /// Everything that is no option.
  var operands: [String] = []

  /// An option's value, or `nil` if it was not given.
  subscript(_ name: String) -> String? { options[name] }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { options[name] != nil }
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong, and where it can be guessed, what was meant.
  var message: String
}
