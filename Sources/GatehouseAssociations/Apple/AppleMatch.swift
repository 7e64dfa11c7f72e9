/// What an apple-app-site-association file says about an address and an app.
public struct AppleMatch: Sendable, Hashable {
  /// The result.
  public var result: Result

  /// Makes a match.
  public init(_ result: Result) { self.result = result }

  /// The three results.
  public enum Result: Sendable, Hashable {
    /// The rule gives the address to the app: it is eligible.
    case match(Place)
    /// The rule keeps the address from the app.
    case excluded(Place)
    /// No rule matches.
    case noMatch(Cause)
  }

  /// The rule that decided.
  public struct Place: Sendable, Hashable {
    /// The entry of `details`, from 0.
    public var detail: Int
    /// The rule of the entry, from 0.
    public var rule: Int
    /// The rule in the file, as a JSON pointer.
    public var pointer: String
  }

  /// Why nothing matches.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// Only http and https addresses can be universal links.
    case notWeb
    /// The address is longer than is compared.
    case tooLong
    /// The address names a port that is not its scheme's own; an associated domain has none.
    case port
    /// The host is not the domain.
    case otherDomain
    /// The file does not list the app.
    case appNotListed
    /// No rule for the app matches.
    case noRule

    /// One clause for people.
    public var says: String {
      switch self {
      case .notWeb: "only http and https addresses can be universal links"
      case .tooLong: "the address has more than \(AppleMatcher.maximumBytes) bytes"
      case .port: "the address names a port, and an associated domain has none"
      case .otherDomain: "the host is not the domain"
      case .appNotListed: "the file does not list the app"
      case .noRule: "no rule for the app matches"
      }
    }
  }

  /// Whether the address is eligible for the app.
  public var isMatch: Bool { if case .match = result { true } else { false } }
}
