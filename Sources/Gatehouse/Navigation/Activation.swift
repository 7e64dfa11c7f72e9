/// What the user did before a navigation: evidence, not a flag.
///
/// The words follow HTML's user activation (HTML, "Tracking user activation"): a *transient* activation is `direct` or `recent`,
/// a *sticky* one is some input earlier.
public struct Activation: Sendable, Hashable {
  /// How good the evidence is.
  public enum Kind: Sendable, Hashable {
    /// The navigation is an input's own default action, or runs in its handler.
    case direct
    /// Script acts this many milliseconds after an input. `nil`: the age is not known, which is no better than `sticky`.
    case recent(ageMs: Int64?)
    /// Some input, earlier.
    case sticky
    /// The host sees every input, and saw none.
    case none
  }

  /// What the input was. Only `tap`, `key` and `button` are activations; any other word is not.
  public enum Input: Sendable, Hashable {
    /// A touch or a click.
    case tap
    /// A key.
    case key
    /// A button, as an engine reports it with a link.
    case button
    /// Something that is no activation: a scroll, a hover, a word that is not known.
    case other
  }

  /// How good the evidence is.
  public var kind: Kind
  /// The input, where the host tells it.
  public var input: Input?
  /// The frame in which the input landed. `nil` counts for the main frame only.
  public var frame: Frame?
  /// The document in which the input landed, compared with the source's.
  public var document: String?

  /// A frame in which an input landed.
  public struct Frame: Sendable, Hashable {
    /// The serialised origin of the frame's document.
    public var origin: String?
    /// Whether it is the view's main frame.
    public var isMain: Bool?
    /// Makes a frame.
    public init(origin: String?, isMain: Bool?) {
      self.origin = origin
      self.isMain = isMain
    }
  }

  /// Makes the evidence.
  public init(_ kind: Kind, input: Input? = nil, frame: Frame? = nil, document: String? = nil) {
    self.kind = kind
    self.input = input
    self.frame = frame
    self.document = document
  }
}
