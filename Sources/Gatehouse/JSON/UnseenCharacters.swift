extension Unicode.Scalar {
  /// Whether a person would not see it, or would see something else by it: controls (C0, DEL and C1, with which terminals are steered),
  /// format characters (among them those that turn the direction of writing, UAX #9), line separators, private use, not assigned.
  package var isUnseen: Bool {
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }

  /// The character, or `\u{…}` with its code point for one that is not seen.
  package var shown: String { isUnseen ? "\\u{" + String(value, radix: 16) + "}" : String(self) }
}
