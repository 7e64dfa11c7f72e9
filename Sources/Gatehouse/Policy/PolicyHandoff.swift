extension Policy {
  /// Addresses that are other apps.
  public struct Handoff: Sendable, Hashable {
    /// Partners whose https addresses open in their app if it is installed.
    public var universalLinks: [Partner] = []
    /// Whether what the host loads for the user is offered to apps first.
    public var userLoads: UserLoads = .off
    /// Schemes that may open an app.
    public var schemes: Schemes = .listed([])
    /// Schemes that never open an app, beside those that never can.
    public var refuse: [String] = []
    /// Store pages that may open the store.
    public var stores: Stores = .none
    /// Pages whose main frame may launch.
    public var from: LaunchOrigins = .listed
    /// Origins of sub-frames that may launch.
    public var frames: FrameOrigins = .origins([])
    /// Evidence that is enough for a launch from the main frame.
    public var activation: EvidenceSet = [.direct]
    /// Evidence that is enough for a launch from a sub-frame.
    public var frameActivation: EvidenceSet = [.direct]
    /// How long an input counts as recent, in milliseconds.
    public var activationWindowMs: Int64 = 5_000
    /// When the user is asked.
    public var confirm: Confirm = .never
    /// How many launches are allowed.
    public var launches = Launches()
    /// What happens when a launch fails.
    public var onFailure: OnFailure = .report
    /// Android's own rules.
    public var android = Android()
    /// Makes the strict values.
    public init() {}
  }

  /// A partner's domain.
  public struct Partner: Sendable, Hashable {
    /// The domain: https on the default port.
    public var domain: HostPattern
    /// What happens when no app takes the address.
    public var fallback: Fallback
    /// Makes a partner.
    public init(domain: HostPattern, fallback: Fallback = .load) {
      self.domain = domain
      self.fallback = fallback
    }
  }

  /// What follows a launch that nobody took.
  public enum Fallback: String, Sendable, Hashable, CaseIterable {
    /// The address loads in the view.
    case load
    /// The store is searched.
    case store
    /// The app is told.
    case report
  }

  /// Whether user loads are offered to apps.
  public enum UserLoads: String, Sendable, Hashable, CaseIterable {
    /// They are not.
    case off
    /// https loads announced as the user's, and their hops that change host, are tried as universal links first.
    case universalLinks
  }

  /// The schemes that may open an app.
  public enum Schemes: Sendable, Hashable {
    /// Every scheme that is not refused.
    case any
    /// These.
    case listed([SchemeRule])
  }

  /// One scheme and what of it may be handed off.
  public struct SchemeRule: Sendable, Hashable {
    /// The scheme, lower case, without colon.
    public var scheme: String
    /// The hosts, lower case; `nil` is any.
    public var hosts: [String]?
    /// The paths; `nil` is any. An empty pattern text means no path.
    public var paths: [PathPattern]?
    /// The query's parameters; `nil` is any.
    public var parameters: [Parameter]?
    /// Whether the user is asked before each launch.
    public var ask: Bool
    /// Makes a rule.
    public init(_ scheme: String, hosts: [String]? = nil, paths: [PathPattern]? = nil, parameters: [Parameter]? = nil, ask: Bool = false) {
      self.scheme = scheme
      self.hosts = hosts
      self.paths = paths
      self.parameters = parameters
      self.ask = ask
    }
  }

  /// Store addresses that may open the store.
  public enum Stores: Sendable, Hashable {
    /// None.
    case none
    /// apps.apple.com, itunes.apple.com, itms-apps:, itms-appss:, play.google.com and market:.
    case all
    /// These hosts and schemes (a scheme ends in a colon in the file; it does not here).
    case listed(hosts: [String], schemes: [String])
  }

  /// Pages whose main frame may launch.
  public enum LaunchOrigins: Sendable, Hashable {
    /// Origins (not bare schemes) written in `web.pages`.
    case listed
    /// Any page.
    case any
    /// These.
    case origins([OriginPattern])
  }

  /// Origins of sub-frames that may launch.
  public enum FrameOrigins: Sendable, Hashable {
    /// Any but an opaque one.
    case any
    /// These.
    case origins([OriginPattern])
  }

  /// When the user is asked before a launch.
  public enum Confirm: String, Sendable, Hashable, CaseIterable {
    /// Never: what is not enough is blocked.
    case never
    /// When the evidence is too old, spent, or over the limit.
    case late
    /// Before every launch with good evidence; a user load is never asked.
    case always
  }

  /// Limits of launches.
  public struct Launches: Sendable, Hashable {
    /// Launches for one activation.
    public var perActivation: Int = 1
    /// The length of the sliding window, in milliseconds.
    public var withinMs: Int64 = 10_000
    /// Launches within the window.
    public var atMost: Int = 2
    /// Makes the default limits.
    public init() {}
  }

  /// What happens when a launch fails.
  public enum OnFailure: String, Sendable, Hashable, CaseIterable {
    /// The app is told.
    case report
    /// The store is searched, then the app is told.
    case store
  }

  /// Rules for Android's intents.
  public struct Android: Sendable, Hashable {
    /// Packages that may be launched; `nil` is any.
    public var packages: [String]? = []
    /// How an intent with more than its address is treated.
    public var intents: Intents = .exact
    /// What happens to an https address that only apps without a path of their own handle.
    public var landingPages: LandingPages = .load
    /// Makes the strict values.
    public init() {}
  }

  /// How an intent that carries more than the gate hands on is treated.
  public enum Intents: String, Sendable, Hashable, CaseIterable {
    /// Anything that would have to be cleaned away refuses it.
    case exact
    /// It is cleaned. A fallback that is not a web address still refuses it.
    case clean
  }

  /// What happens to a landing page.
  public enum LandingPages: String, Sendable, Hashable, CaseIterable {
    /// It loads: the page will produce the scheme.
    case load
    /// It is offered to the app.
    case open
  }
}

/// A set of words of evidence, as `handoff.activation` lists them.
///
/// `direct`, `recent`, `sticky` and `none` are the kinds of ``Activation``; better evidence than one that is listed is enough too.
/// `link` and `form` are the engine's word for the trigger, unless it is known that there was no activation. `redirect` is a hop of a
/// chain that began with direct, link, form or a user load.
public struct EvidenceSet: OptionSet, Sendable, Hashable {
  /// One bit for each word.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// An input's own default action, or script in its handler.
  public static let direct = EvidenceSet(rawValue: 1)
  /// Script within the activation window.
  public static let recent = EvidenceSet(rawValue: 2)
  /// The trigger `link`.
  public static let link = EvidenceSet(rawValue: 4)
  /// The trigger `form`.
  public static let form = EvidenceSet(rawValue: 8)
  /// A hop of a chain that began with the user.
  public static let redirect = EvidenceSet(rawValue: 16)
  /// Some input, earlier.
  public static let sticky = EvidenceSet(rawValue: 32)
  /// Nothing is needed.
  public static let none = EvidenceSet(rawValue: 64)

  /// The words in the order of the documentation.
  public static let words: [(word: String, evidence: EvidenceSet)] = [
    ("direct", .direct), ("recent", .recent), ("link", .link), ("form", .form), ("redirect", .redirect), ("sticky", .sticky),
    ("none", .none),
  ]
}
