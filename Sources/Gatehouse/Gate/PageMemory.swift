import URLStandard

/// The texts of the last navigation that name the page and the source, with what they were read as: the next one names the same as a rule.
struct PageMemory: Sendable {
  private var currentText: String?
  private var current: Page?
  private var originText: String?
  private var origin = SourceOrigin.unknown

  /// The page of this address, or `nil` if there is none or it is no URL.
  @inline(__always)
  mutating func current(_ text: String?) -> Page? {
    guard let text else { return nil }
    if text != currentText { readCurrent(text) }
    return current
  }

  private mutating func readCurrent(_ text: String) {
    currentText = text
    current = (try? WebURL(text)).map { Page(Address($0)) }
  }

  /// The origin that a source states.
  @inline(__always)
  mutating func origin(_ text: String?) -> SourceOrigin {
    guard let text else { return .unknown }
    if text != originText { readOrigin(text) }
    return origin
  }

  private mutating func readOrigin(_ text: String) {
    originText = text
    origin = SourceOrigin(text)
  }
}
