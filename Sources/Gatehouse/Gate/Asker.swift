import URLStandard

/// Who asks for a navigation.
enum Asker: Sendable, Hashable {
  /// The app itself.
  case app
  /// The main frame.
  case main(SourceOrigin)
  /// A sub-frame.
  case frame(SourceOrigin)

  /// Whether it is a sub-frame.
  var isFrame: Bool { if case .frame = self { true } else { false } }

  /// Whether it is a page or a frame whose origin is not known.
  var isNameless: Bool { if case .app = self { false } else { origin == .unknown } }

  /// The origin of the asking document.
  var origin: SourceOrigin {
    switch self {
    case .app: .unknown
    case .main(let origin), .frame(let origin): origin
    }
  }
}

/// The origin of a frame, as an engine names it.
enum SourceOrigin: Sendable, Hashable {
  /// The engine does not say.
  case unknown
  /// An opaque origin, or a text that is no serialised origin: on no list.
  case opaque
  /// Scheme, host and port, as the address of the origin's root.
  case tuple(Address)

  /// Reads a serialised origin.
  init(_ text: String) {
    guard case .tuple = Origin(parsing: text), let url = try? WebURL(text) else {
      self = .opaque
      return
    }
    self = .tuple(Address(url))
  }

  /// The origin of an address that a view shows.
  init(of address: Address?) {
    guard let address else {
      self = .unknown
      return
    }
    self = address.isWeb ? .tuple(address) : .opaque
  }

  /// Whether two origins are known and the same; an opaque one is compared as a text, because the engine says no more.
  func isSame(as other: SourceOrigin) -> Bool {
    switch (self, other) {
    case (.opaque, .opaque): true
    case (.tuple(let left), .tuple(let right)): left.hostHash == right.hostHash && left.url.isSameOrigin(as: right.url)
    default: false
    }
  }

  /// The address of the origin, if it is a tuple.
  var address: Address? { if case .tuple(let address) = self { address } else { nil } }
}
