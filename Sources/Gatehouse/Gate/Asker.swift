import URLStandard

/// Who asks for a navigation.
enum Asker: Sendable {
  /// The app itself.
  case app
  /// The main frame.
  case main(AskingOrigin)
  /// A sub-frame.
  case frame(AskingOrigin)

  /// Whether it is the app.
  var isApp: Bool { if case .app = self { true } else { false } }

  /// Whether it is a sub-frame.
  var isFrame: Bool { if case .frame = self { true } else { false } }

  /// Whether it is a page or a frame whose origin is not known.
  var isNameless: Bool { !isApp && origin == .unknown }

  /// The origin of the asking document.
  var origin: AskingOrigin {
    switch self {
    case .app: .unknown
    case .main(let origin), .frame(let origin): origin
    }
  }
}

/// How the origin of an asking document is known; ``PageMemory`` has the page by which it is named.
enum AskingOrigin: Sendable, Hashable {
  /// The engine does not say.
  case unknown
  /// An opaque origin, or a text that is no serialised origin: on no list.
  case opaque
  /// The tuple that the facts state.
  case stated
  /// The tuple of the page that is shown.
  case shown
}

/// A page that is shown, or that asks. A class: a view names it with one word.
final class Page: Sendable {
  let address: Address

  init(_ address: Address) { self.address = address }
}

/// The origin of a frame, as an engine names it.
enum SourceOrigin: Sendable {
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

  /// The page of the origin, if it is a tuple.
  var page: Page? { if case .tuple(let page) = self { page } else { nil } }
}

extension Page {
  /// Whether two pages have the same origin; both must have a tuple origin.
  func isSameOrigin(as other: Page) -> Bool {
    address.hash == other.address.hash && address.url.isSameOrigin(as: other.address.url)
  }
}
