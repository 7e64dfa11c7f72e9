public import Gatehouse

/// Judges an app's own schemes.
public enum SchemeComparison {
  /// Schemes that other apps are likely to register, or do.
  private static let common: Set<String> = [
    "app", "open", "link", "links", "deeplink", "myapp", "demo", "test", "shop", "store", "pay", "payment", "wallet", "login", "auth",
    "oauth",
    "callback", "fb", "twitter", "instagram", "whatsapp", "paypal", "maps", "music", "video", "news", "web", "browser", "game", "chat",
  ]

  /// What is wrong with the schemes of a policy.
  public static func check(_ policy: Policy) -> [Diagnostic] {
    policy.links.schemes.enumerated().compactMap { place, scheme in
      if scheme.contains(".") { return nil }
      let isCommon = common.contains(scheme)
      return Diagnostic(
        .schemeNotUnique,
        isCommon ? "\(quoted(scheme)) is a scheme that many apps register" : "\(quoted(scheme)) is not unique to the app",
        severity: isCommon ? .warning : .note, pointer: "/links/schemes/\(place)")
    }
  }
}
