extension Policy {
  /// Addresses that are this app.
  public struct Links: Sendable, Hashable {
    /// Own hosts: https on the default port.
    public var domains: [HostPattern] = []
    /// Own schemes, lower case.
    public var schemes: [String] = []
    /// What happens to an own address that no route matches.
    public var unmatched: Unmatched = .pages
    /// The app's screens, in order; the first that matches wholly wins.
    public var routes: [Route] = []
    /// What happens to a query key that a route does not name.
    public var unknownParameters: UnknownParameters = .reject
    /// How long an arrival may wait, in milliseconds.
    public var pendingMs: Int64 = 600_000
    /// What a newer arrival means for those that wait in the same scene.
    public var arrivals: Arrivals = .newest
    /// Makes links without addresses.
    public init() {}
  }

  /// What happens to an own address that no route matches.
  public enum Unmatched: String, Sendable, Hashable, CaseIterable {
    /// It loads where `web.pages` is written and lists its origin, else it is blocked.
    case pages
    /// It is blocked.
    case block
    /// It loads.
    case load
  }

  /// What a newer arrival means for those that wait in the same scene.
  public enum Arrivals: String, Sendable, Hashable, CaseIterable {
    /// It takes their place.
    case newest
    /// It waits behind them.
    case queue
  }

  /// What happens to a query key that a route does not name.
  public enum UnknownParameters: String, Sendable, Hashable, CaseIterable {
    /// The whole link is refused.
    case reject
    /// The key is left out.
    case drop
  }

  /// A screen of the app.
  public struct Route: Sendable, Hashable {
    /// Its name, unique in the policy.
    public var name: String
    /// The path that leads to it.
    public var path: PathPattern
    /// The types of its path and query parameters, in the order written.
    public var parameters: [Parameter]
    /// What must hold before the app shows it.
    public var requires: [String]
    /// The schemes through which it is reached; empty is all of the app's.
    public var via: [String]
    /// The parameters whose values are never saved or logged: codes, tokens, names.
    public var secret: [String]
    /// Makes a route.
    public init(
      name: String, path: PathPattern, parameters: [Parameter] = [], requires: [String] = [], via: [String] = [], secret: [String] = []
    ) {
      self.name = name
      self.path = path
      self.parameters = parameters
      self.requires = requires
      self.via = via
      self.secret = secret
    }
  }

  /// A named parameter.
  public struct Parameter: Sendable, Hashable {
    /// The name in the path or the query.
    public var name: String
    /// Its type.
    public var type: ParameterType
    /// Makes a parameter.
    public init(_ name: String, _ type: ParameterType) {
      self.name = name
      self.type = type
    }
  }
}
