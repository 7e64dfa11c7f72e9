import URLStandard

/// Who asks for a navigation.
enum Asker: Sendable {
  /// The app itself.
  case app
  /// The main frame.
  case main(SourceOrigin)
  /// A sub-frame.
  case frame(SourceOrigin)

  /// Whether it is the app.
  var isApp: Bool { if case .app = self { true } else { false } }

  /// Whether it is a sub-frame.
  var isFrame: Bool { if case .frame = self { true } else { false } }

  /// Whether it is a page or a frame whose origin is not known.
  var isNameless: Bool { if case .app = self { false } else { origin.isUnknown } }

  /// The origin of the asking document.
  var origin: SourceOrigin {
    switch self {
    case .app: .unknown
    case .main(let origin), .frame(let origin): origin
    }
  }
}

/// A page that is shown, or that asks. A class: many decisions share one, and naming it costs them one word.
final class Page: Sendable {
  let address: Address

  init(_ address: Address) { self.address = address }
}

/// The origin of a frame, as an engine names it.
enum SourceOrigin: Sendable {
  /// The engine does not say.
  case unknown
  /// An opaque origin, or a text that is no serialised origin: on no list.
  case opaque
  /// Scheme, host and port, as the address of the origin's root or of any page that has the origin.
  case tuple(Page)

  /// Reads a serialised origin.
  init(_ text: String) {
    guard case .tuple = Origin(parsing: text), let url = try? WebURL(text) else {
      self = .opaque
      return
    }
    self = .tuple(Page(Address(url)))
  }

  /// The origin of a page that a view shows.
  init(of page: Page?) {
    guard let page else {
      self = .unknown
      return
    }
    self = page.address.isWeb ? .tuple(page) : .opaque
  }

  /// Whether the engine does not say.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether two origins are known and the same; an opaque one is compared as a text, because the engine says no more.
  func isSame(as other: SourceOrigin) -> Bool {
    switch (self, other) {
    case (.opaque, .opaque): true
    case (.tuple(let left), .tuple(let right)):
      left.address.hash == right.address.hash && left.address.url.isSameOrigin(as: right.address.url)
    default: false
    }
  }

  /// The page of the origin, if it is a tuple.
  var page: Page? { if case .tuple(let page) = self { page } else { nil } }
}
