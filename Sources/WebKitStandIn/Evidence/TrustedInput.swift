/// An input of the user, as the web-process extension saw it: an event that the engine itself made (DOM, `isTrusted`).
package struct TrustedInput: Sendable, Hashable {
  /// What the user did.
  package enum Kind: String, Sendable, Hashable {
    /// A touch or a click.
    case tap
    /// A key, also the one that follows a focused link.
    case key
  }

  /// What the user did.
  package var kind: Kind
  /// Where it landed.
  package var document: FrameDocument
  /// When it was reported, in milliseconds on the host's monotonic clock.
  package var at: Int64

  package init(kind: Kind, document: FrameDocument, at: Int64) {
    self.kind = kind
    self.document = document
    self.at = at
  }
}

/// What is known of the user's part in a navigation.
package struct InputEvidence: Sendable, Hashable {
  /// How well it is known.
  package enum Kind: Sendable, Hashable {
    /// The navigation is an input's own default action, or runs in its handler.
    case direct
    /// So many milliseconds passed since the input.
    case recent(milliseconds: Int64)
    /// Every input of the asking document is seen, and there was none.
    case none
    /// The engine claims a gesture that nobody saw, or nothing is seen at all.
    case unknown
  }

  /// How well it is known.
  package var kind: Kind
  /// The input, for `direct` and `recent`.
  package var input: TrustedInput?

  package init(_ kind: Kind, _ input: TrustedInput? = nil) {
    self.kind = kind
    self.input = input
  }
}
