/// One value for each fact that the ladder is walked for: as stated, or one that a missing fact may have.
struct KnownFacts: Sendable {
  let trigger: Trigger
  let target: Target
  let isGET: Bool
  let platform: Platform
  /// Whether the main frame asks.
  let isMain: Bool

  init(trigger: Trigger, target: Target, isGET: Bool, platform: Platform, isMain: Bool) {
    self.trigger = trigger
    self.target = target
    self.isGET = isGET
    self.platform = platform
    self.isMain = isMain
  }

  /// Who asks, with this origin.
  func asker(_ origin: AskingOrigin) -> Asker { isMain ? .main(origin) : .frame(origin) }
}

extension NavigationFacts {
  /// The facts as stated, or `nil` if one of them is missing.
  @inline(__always)
  var known: KnownFacts? {
    guard let trigger, let target, let platform, let isMain = source?.isMain, let isGET = isGET else { return nil }
    return KnownFacts(trigger: trigger, target: target, isGET: isGET, platform: platform, isMain: isMain)
  }

  @inline(__always)
  private var isGET: Bool? { method.map { $0 == "GET" } }
}
