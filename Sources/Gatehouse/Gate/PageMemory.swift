import URLStandard

/// The texts of the last navigation that name the page and the source, with what they were read as: the next one names the same as a rule.
struct PageMemory: Sendable {
  private var currentText: String?
  private var current: Address?
  private var originText: String?
  private var origin = SourceOrigin.unknown

  /// The address of the page, or `nil` if there is none or it is no URL.
  mutating func current(_ text: String?) -> Address? {
    guard let text else { return nil }
    if text != currentText {
      currentText = text
      current = (try? WebURL(text)).map(Address.init)
    }
    return current
  }

  /// The origin that a source states.
  mutating func origin(_ text: String?) -> SourceOrigin {
    guard let text else { return .unknown }
    if text != originText {
      originText = text
      origin = SourceOrigin(text)
    }
    return origin
  }
}
