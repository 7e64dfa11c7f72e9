/// The facts of a navigation that are no texts: plain values, read once, so that nobody who asks for one copies all of them.
struct PlainFacts: Sendable {
  let trigger: Trigger?
  let target: Target?
  let isGET: Bool?
  let platform: Platform?
  let hasSource: Bool
  let isMain: Bool?
  let activation: Activation.Kind?
  /// The input of the activation is none of those that activate.
  let isOtherInput: Bool
  /// The activation names the frame or the document where it landed.
  let isActivationPlaced: Bool
  /// It is a hop of a chain of redirects.
  let isHop: Bool
  let at: Int64?

  @inline(__always)
  init(_ facts: NavigationFacts) {
    trigger = facts.trigger
    target = facts.target
    isGET = facts.method.map { $0 == "GET" }
    platform = facts.platform
    if case .some(let source) = facts.source { (hasSource, isMain) = (true, source.isMain) } else { (hasSource, isMain) = (false, nil) }
    activation = facts.activation?.kind
    isOtherInput = facts.activation?.input == .other
    isActivationPlaced = facts.activation?.frame != nil || facts.activation?.document != nil
    isHop = facts.trigger == .redirect || !facts.redirects.isEmpty
    at = facts.at
  }

  /// The facts that the ladder is walked for, as stated, or `nil` if one of them is missing.
  @inline(__always)
  var known: KnownFacts? {
    guard let trigger, let target, let platform, let isMain, let isGET else { return nil }
    return KnownFacts(trigger: trigger, target: target, isGET: isGET, platform: platform, isMain: isMain)
  }

  /// Whether it is known that nobody acted.
  var hasNoActivation: Bool { if case .some(.none) = activation { true } else { false } }

  /// Whether the user acted right then.
  var isDirect: Bool { if case .direct = activation { !isOtherInput } else { false } }

  /// Whether it can be the load that a host announced: the host's own, by a name that its engine gives it, and never a frame's.
  var canBeAnnounced: Bool {
    if isMain == false || target == .frame { return false }
    switch trigger {
    case .host, .typed, .other, nil: return true
    case .link, .form, .formResubmit, .backForward, .reload, .script, .redirect, .metaRefresh: return false
    }
  }
}
