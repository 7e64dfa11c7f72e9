public import URLStandard

/// The gate's answer to one navigation.
///
/// It is kept small: the sentence, the route and the rule's text are made when they are read.
public struct Verdict: Sendable, Hashable {
  private let decision: Decision
  /// `nil` where no rule of it is looked up.
  private let policy: CompiledPolicy?
  /// The address's text; empty if there is none.
  let text: String
  /// Where the parts of the text lie, if it is a canonical serialisation; `nil` for one that was refused as it is written.
  private let layout: WebURL.Layout?
  private let missingFacts: FactSet
  /// What an intent's launch carries beside the address.
  private let intent: IntentLaunch?

  /// A verdict on a text that was not read.
  init(_ decision: Decision, unread text: String = "") {
    self.decision = decision
    self.text = text
    (policy, layout, missingFacts, intent) = (nil, nil, [], nil)
  }

  /// The verdict on the situation of a view, which hands on the text of its address.
  @inline(__always)
  init(of state: inout ViewState, missing: FactSet) {
    decision = state.situation.decision
    layout = state.situation.address.layout
    missingFacts = missing
    if let request = state.situation.address.intent {
      intent = IntentLaunch(request, state.situation.decision, state.policy)
    } else {
      intent = nil
    }
    policy = state.situation.decision.kind == .route ? state.policy : nil
    text = state.situation.address.takeText()
  }

  /// The address in its canonical serialisation, never the input's text. `nil` if it could not be read.
  ///
  /// Made when it is read: a decision keeps the text, and what was refused as it is written is read as an engine would.
  public var url: WebURL? {
    guard let layout else { return text.isEmpty ? nil : try? WebURL(text) }
    let url = WebURL(canonical: text, layout: layout)
    return decision.isUpgraded ? url.upgraded ?? url : url
  }

  /// What happens.
  public var kind: Kind { decision.kind }
  /// Why.
  public var reason: Reason { decision.reason }
  /// The part of the policy that decided, as a JSON pointer (RFC 6901), for example `/handoff/schemes/2`.
  /// `nil` where no policy could have changed it.
  public var rule: PolicyPointer? { decision.rule }
  /// For `ask`: what a yes does (`open`, or `load` for a form that is sent again).
  public var then: Kind? { decision.then }
  /// For `open`, and for `ask` whose yes opens: how.
  public var handoff: HandoffPlan? {
    decision.launch.map { launch in
      var plan = HandoffPlan(
        mode: launch.mode, fallback: launch.fallback, package: intent?.package, fallbackURL: intent?.fallback)
      if let intent { (plan.data, plan.flags) = (intent.data == url?.href ? nil : intent.data, intent.flags) }
      return plan
    }
  }
  var launchMode: HandoffPlan.Mode? { decision.launch?.mode }
  /// Whether it is about a `file:` address.
  var isOfFile: Bool { layout?.special == .file }
  /// For `route`: the screen.
  public var route: RouteMatch? {
    guard decision.kind == .route, let index = decision.rule?.index, let url else { return nil }
    return policy?.routes.match(index, of: url)
  }
  /// Facts that were missing and without which the verdict could have been another.
  public var missing: [FactName] { missingFacts.names }

  /// What can happen to a navigation.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Nothing happens.
    case block
    /// The user is asked; a yes does what ``Verdict/then`` says.
    case ask
    /// The engine goes on with the request as it is.
    case load
    /// The address loads in the current view.
    case loadInPlace
    /// The app shows one of its own screens.
    case route
    /// A return or a message reaches the one who waits for it.
    case deliver
    /// Another app gets the address.
    case open
  }

  /// The sentence of the reason with the parts of the canonical address in it, for people.
  public var says: String { reason.sentence(url: url, route: route) }

  /// How much a verdict allows, from 0 (`block`) to 5 (`open`); `load` and `loadInPlace`, and `route` and `deliver`, allow the same.
  ///
  /// The order is: block < ask to load < load = loadInPlace < route = deliver < ask to open < open.
  public var breadth: Int { decision.breadth }

  /// Whether two verdicts are the same answer about the same address.
  public static func == (left: Verdict, right: Verdict) -> Bool {
    left.decision == right.decision && left.url == right.url && left.missingFacts == right.missingFacts && left.intent == right.intent
  }

  /// Hashes the answer and the address.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(decision)
    hasher.combine(url)
  }
}

/// How an address is handed to another app.
public struct HandoffPlan: Sendable, Hashable {
  /// Which apps may take it.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Any app that says it can.
    case any
    /// Only an app that owns the address by an association file; never a browser.
    case universalLinkOnly
  }
  /// Which apps may take it.
  public var mode: Mode
  /// What follows if none does.
  public var fallback: Policy.Fallback
  /// On Android, the package that the intent names.
  public var package: String?
  /// On Android, the intent's fallback address, already judged: with ``Policy/Fallback/load`` a page that loads as if nobody had acted, with
  /// ``Policy/Fallback/store`` a page of a store that the policy admits.
  public var fallbackURL: WebURL?
  /// On Android, what the intent carries where an address should stand and is no URL, in printable ASCII; `nil` is the verdict's address.
  public var data: String?
  /// On Android, the intent's harmless flags (``AndroidIntent/harmlessFlags``); `nil` if it is no intent.
  public var flags: UInt32?

  /// Makes a plan.
  public init(mode: Mode, fallback: Policy.Fallback, package: String? = nil, fallbackURL: WebURL? = nil) {
    self.mode = mode
    self.fallback = fallback
    self.package = package
    self.fallbackURL = fallbackURL
  }
}

/// The facts that a host may lack and that the gate walks (see ``NavigationFacts``).
public enum FactName: String, Sendable, Hashable, CaseIterable {
  /// The frame that asks.
  case source
  /// Where it lands.
  case target
  /// What started it.
  case trigger
  /// The request's method.
  case method
  /// The platform.
  case platform
  /// What the user did.
  case activation
}

/// A set of facts.
struct FactSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let activation = FactSet(.activation)

  init(_ name: FactName) { rawValue = 1 << (FactName.allCases.firstIndex(of: name) ?? 0) }

  var names: [FactName] { isEmpty ? [] : FactName.allCases.filter { contains(FactSet($0)) } }
}
