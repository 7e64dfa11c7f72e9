/// The simple patterns of `android:pathPattern`: `.` is any character, `x*` any number of x, `.*` anything up to the next character of the
/// pattern, `\` takes the next one as it is.
///
/// AOSP never comes back to a star: `.*` stops at the first place where the next character stands. So `/.*1c` does not match `/a1b1c`.
/// A dot stands for any character even behind `\`, unless a star follows.
enum AndroidGlob {
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.utf16)
    let text = Array(text.utf16)
    if pattern.isEmpty { return text.isEmpty }
    var place = 0
    var step = 0
    while step < pattern.count, place < text.count {
      var (unit, isEscaped) = take(pattern, &step)
      guard step < pattern.count, pattern[step] == star else {
        if unit != dot, text[place] != unit { return false }
        place += 1
        continue
      }
      step += 1
      if isEscaped || unit != dot {
        while place < text.count, text[place] == unit { place += 1 }
        continue
      }
      if step >= pattern.count { return true }
      (unit, isEscaped) = take(pattern, &step)
      guard let found = text[place...].firstIndex(of: unit) else { return false }
      place = found + 1
    }
    if step >= pattern.count, place >= text.count { return true }
    return place >= text.count && pattern[step...].elementsEqual([dot, star])
  }

  /// The next unit of a pattern, its `\` resolved.
  private static func take(_ pattern: [UInt16], _ step: inout Int) -> (UInt16, isEscaped: Bool) {
    let unit = pattern[step]
    step += 1
    guard unit == backslash else { return (unit, false) }
    guard step < pattern.count else { return (0, true) }
    step += 1
    return (pattern[step - 1], true)
  }

  private static let dot = UInt16(UInt8(ascii: "."))
  private static let star = UInt16(UInt8(ascii: "*"))
  private static let backslash = UInt16(UInt8(ascii: "\\"))
}
