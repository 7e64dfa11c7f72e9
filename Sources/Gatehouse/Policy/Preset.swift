/// A named set of values on which a policy stands.
public enum Preset: String, Sendable, Hashable, CaseIterable {
  /// Loads https pages, opens nothing, routes nothing.
  case strict
  /// A checkout: wallets that nobody listed open, when the user acted.
  case payments
  /// A small browser: every scheme may open an app, after a question to the user.
  case browser

  /// The preset's policy.
  public var policy: Policy {
    var policy = Policy()
    policy.preset = self
    switch self {
    case .strict: break
    case .payments: Self.payments(&policy)
    case .browser: Self.browser(&policy)
    }
    return policy
  }

  /// Schemes that presets with `schemes: any` refuse: system settings, installers, and schemes that act without asking.
  static let refusedByPresets = [
    "itms-services", "app-settings", "app-prefs", "prefs", "shortcuts", "workflow", "telprompt", "facetime-audio", "chrome", "googlechrome",
    "ms-appinstaller",
  ]

  private static func payments(_ policy: inout Policy) {
    policy.web.http = .load
    policy.web.otherPages = .load
    policy.web.documents.about = .always
    policy.web.documents.data = .always
    policy.web.documents.blob = .always
    policy.unknownSource = .page
    anyScheme(&policy)
    policy.handoff.frames = .any
    policy.handoff.activation = [.direct, .recent, .link, .form, .redirect]
    policy.handoff.frameActivation = [.direct, .link, .form]
    policy.handoff.activationWindowMs = 10_000
    policy.handoff.confirm = .late
    policy.handoff.onFailure = .store
  }

  private static func browser(_ policy: inout Policy) {
    policy.web.http = .upgrade
    policy.web.otherPages = .load
    policy.web.documents.about = .always
    policy.web.documents.blob = .always
    policy.web.newWindows = .window
    policy.unknownSource = .page
    anyScheme(&policy)
    policy.handoff.activation = [.direct, .recent, .redirect]
    policy.handoff.confirm = .always
  }

  private static func anyScheme(_ policy: inout Policy) {
    policy.handoff.schemes = .any
    policy.handoff.android.intents = .clean
    policy.handoff.android.packages = nil
    policy.handoff.refuse = refusedByPresets
    policy.handoff.from = .any
    policy.handoff.userLoads = .universalLinks
    policy.handoff.stores = .all
  }
}
