import URLStandard

/// The texts of the last navigation that name the page and the source, with what they were read as: the next one names the same as a rule.
struct PageMemory: Sendable {
  /// Empty at first: the empty text names no page either.
  private var currentText = ""
  private(set) var current: Page?
  /// What the policy's lists say of the page, if there is one.
  private(set) var currentStanding = Standing()
  /// Empty at first: the empty text is an opaque origin too.
  private var originText = ""
  private(set) var origin = SourceOrigin.opaque
  /// What the policy's lists say of the source's origin, if it is a tuple.
  private(set) var originStanding = Standing()

  /// Takes up the address of the page that is shown.
  ///
  /// - Returns: whether there is one; not if the text is no URL.
  @inline(__always)
  mutating func showsPage(_ text: String, _ policy: CompiledPolicy) -> Bool {
    if text != currentText { readCurrent(text, policy) }
    if case .some = current { return true }
    return false
  }

  @inline(never)
  private mutating func readCurrent(_ text: String, _ policy: CompiledPolicy) {
    currentText = text
    current = (try? WebURL(text)).map { Page(Address($0)) }
    currentStanding = current.map { policy.standing(ofPage: $0.address) } ?? Standing()
  }

  /// Takes up the origin that a source states.
  @inline(__always)
  mutating func askingOrigin(_ text: String, _ policy: CompiledPolicy) -> AskingOrigin {
    if text != originText { readOrigin(text, policy) }
    if case .tuple = origin { return .stated }
    return .opaque
  }

  @inline(never)
  private mutating func readOrigin(_ text: String, _ policy: CompiledPolicy) {
    originText = text
    origin = SourceOrigin(text)
    originStanding = origin.page.map { policy.standing(ofPage: $0.address) } ?? Standing()
  }

  /// The origin of the page that was taken up as the one that is shown.
  var shownOrigin: AskingOrigin {
    guard let current else { return .unknown }
    return current.address.isWeb ? .shown : .opaque
  }

  /// The page by which a tuple origin is named, or `nil` for every other.
  func page(of origin: AskingOrigin) -> Page? {
    switch origin {
    case .unknown, .opaque: nil
    case .stated: self.origin.page
    case .shown: current
    }
  }

  /// What the policy's lists say of a tuple origin, or `nil` for every other.
  @inline(__always)
  func standing(of origin: AskingOrigin) -> Standing? {
    switch origin {
    case .unknown, .opaque: nil
    case .stated: originStanding
    case .shown: currentStanding
    }
  }

  /// Whether an origin is known and the same as one that a text serialises; an opaque one is compared as a text, because the engine says no more.
  func isSame(_ origin: AskingOrigin, as text: String) -> Bool {
    switch (origin, SourceOrigin(text)) {
    case (.opaque, .opaque): true
    case (.stated, .tuple(let other)), (.shown, .tuple(let other)): page(of: origin)?.isSameOrigin(as: other) ?? false
    default: false
    }
  }
}
