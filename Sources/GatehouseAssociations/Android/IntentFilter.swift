/// An intent filter of an Android manifest, as far as it concerns links.
///
/// Matching follows AOSP (`IntentFilter.matchData`, `PatternMatcher`, `UriRelativeFilterGroup`): schemes, hosts and paths of one filter are
/// combined each with each; path rules and relative groups are one set of alternatives.
public struct IntentFilter: Sendable, Hashable {
  /// `android:autoVerify`.
  public var autoVerify = false
  /// Names of actions.
  public var actions: [String] = []
  /// Names of categories.
  public var categories: [String] = []
  /// Schemes, as written: compared with their case.
  public var schemes: [String] = []
  /// Hosts.
  public var hosts: [Authority] = []
  /// Rules for the path; none is any.
  public var paths: [PathRule] = []
  /// `<uri-relative-filter-group>` (API 35), in order.
  public var groups: [RelativeGroup] = []

  /// Makes a filter that matches nothing.
  public init() {}

  /// The action of links.
  public static let viewAction = "android.intent.action.VIEW"
  /// The two categories of links.
  public static let linkCategories = ["android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"]

  /// A host, and a port if one is asked for. A leading `*` stands for any beginning.
  public struct Authority: Sendable, Hashable {
    /// The host; case does not count.
    public var host: String
    /// The port; `nil` is any.
    public var port: String?
    /// Makes an authority.
    public init(host: String, port: String? = nil) {
      self.host = host
      self.port = port
    }
  }

  /// A pattern and how it is compared.
  public struct PathRule: Sendable, Hashable {
    /// How a pattern is compared.
    public enum Form: String, Sendable, Hashable, CaseIterable {
      /// The whole text.
      case literal = ""
      /// Its beginning.
      case prefix = "Prefix"
      /// Its end (API 31).
      case suffix = "Suffix"
      /// `.`, `x*` and `.*`; a star takes as few as it can and is not tried again.
      case pattern = "Pattern"
      /// Also `+`, `{m,n}` and `[…]` (API 31); a repetition takes as many as it can and is not tried again.
      case advancedPattern = "AdvancedPattern"
    }
    /// How.
    public var form: Form
    /// The pattern.
    public var text: String
    /// Makes a rule.
    public init(_ form: Form, _ text: String) {
      self.form = form
      self.text = text
    }

    /// Whether a text matches. Time is bounded by the two lengths.
    public func matches(_ value: String) -> Bool {
      switch form {
      case .literal: value == text
      case .prefix: value.utf16.starts(with: text.utf16)
      case .suffix: value.utf16.reversed().starts(with: text.utf16.reversed())
      case .pattern: AndroidGlob.matches(text, value)
      case .advancedPattern: AdvancedGlob(text)?.matches(value) ?? false
      }
    }
  }

  /// A group of rules that must all match; the first group that does decides.
  public struct RelativeGroup: Sendable, Hashable {
    /// `android:allow`.
    public var allows: Bool
    /// Its rules.
    public var rules: [RelativeRule]
    /// Makes a group.
    public init(allows: Bool = true, rules: [RelativeRule]) {
      self.allows = allows
      self.rules = rules
    }
  }

  /// A rule about a part of the address.
  public struct RelativeRule: Sendable, Hashable {
    /// The part.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      /// The path.
      case path
      /// Any one parameter of the query, as `name=value`.
      case query
      /// The fragment.
      case fragment
    }
    /// The part.
    public var part: Part
    /// The pattern.
    public var pattern: PathRule
    /// Makes a rule.
    public init(_ part: Part, _ pattern: PathRule) {
      self.part = part
      self.pattern = pattern
    }
  }
}
