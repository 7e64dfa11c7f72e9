import URLStandard

/// Who asks for a navigation.
enum Asker: Sendable, Hashable {
  /// The app itself.
  case app
  /// The main frame; `nil` is an origin that is not known.
  case main(Origin?)
  /// A sub-frame.
  case frame(Origin?)

  /// Whether it is a sub-frame.
  var isFrame: Bool { if case .frame = self { true } else { false } }

  /// The origin of the asking document. Text that is no serialised origin counts as opaque.
  var origin: Origin? {
    switch self {
    case .app: nil
    case .main(let origin), .frame(let origin): origin
    }
  }
}
