public import Gatehouse

/// What an apple-app-site-association file says, as Apple's systems read it: what they ignore is not in it.
public struct AppleAssociation: Sendable, Hashable {
  /// Entries of `applinks.details`, in the order of the file.
  public var details: [Detail] = []
  /// Apps of the services that match no address: `webcredentials`, `appclips`, `activitycontinuation`.
  public var services: [Service: [String]] = [:]
  /// `applinks.substitutionVariables`: names and values.
  public var variables: [String: [String]] = [:]
  /// Whether the file has `applinks`.
  public var hasLinks = false

  /// Makes an association without entries.
  public init() {}

  /// A service that lists apps only.
  public enum Service: String, Sendable, Hashable, CaseIterable {
    /// Shared web credentials.
    case webcredentials
    /// App Clips.
    case appclips
    /// Handoff.
    case activitycontinuation
  }

  /// An entry: apps, and the rules for their links.
  public struct Detail: Sendable, Hashable {
    /// Its place in `details`, from 0.
    public var index: Int
    /// App ID prefix, dot, bundle identifier.
    public var appIDs: [String]
    /// The rules, in order.
    public var rules: [Rule]
    /// The entry in the file, as a JSON pointer.
    public var pointer: String
    /// Where it is written.
    public var range: SourceRange
  }

  /// A rule: it matches an address when all its conditions do.
  public struct Rule: Sendable, Hashable {
    /// Its place among its entry's rules, from 0.
    public var index: Int
    /// The pattern of the path; `nil` is any.
    public var path: String?
    /// The condition on the query.
    public var query: Query = .any
    /// The pattern of the fragment; `nil` is any.
    public var fragment: String?
    /// Whether an address that it matches is not the app's.
    public var isExclusion = false
    /// Whether case counts.
    public var isCaseSensitive = true
    /// Whether the address is compared as written; else it is decoded first, once, and the pattern is not.
    public var isPercentEncoded = true
    /// Whether it stands in `paths`, the form before iOS 13.
    public var isLegacy = false
    /// The rule in the file, as a JSON pointer.
    public var pointer = ""
    /// Where it is written.
    public var range = SourceRange(0, 0)

    /// Makes a rule that matches everything.
    public init(index: Int) { self.index = index }
  }

  /// A condition on the query.
  public enum Query: Sendable, Hashable {
    /// No condition.
    case any
    /// A pattern of the whole query.
    case text(String)
    /// Patterns of the values of named items, in the order of the file. Other items do not matter; a missing one is the empty text.
    case items([Item])
  }

  /// A condition on one item of the query.
  public struct Item: Sendable, Hashable {
    /// The item's name.
    public var name: String
    /// The pattern of its value.
    public var pattern: String
  }
}

extension AppleAssociation {
  /// Every identifier of the entries, each once, in the order of the file.
  public var appIDs: [String] {
    var seen: Set<String> = []
    return details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
  }
}
