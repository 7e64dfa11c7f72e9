import URLStandard

/// The search in the App Store for the app that a scheme belongs to, for an address that no app took.
enum StoreSearch {
  /// Schemes for which no app is missing: the system's own.
  static let without: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "itms", "itms-apps"]

  /// The addresses to try, in order; none for a scheme of the system's own.
  static func addresses(for url: WebURL, isFaulty: Bool = false) -> [String] {
    let scheme = url.scheme
    guard isFaulty || !without.contains(scheme) else { return [] }
    // The letters of a scheme need no escaping, but for the plus sign, which a query reads as a space (RFC 3986, section 3.1).
    let term = scheme.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%2B")
    return ["itms-apps://itunes.apple.com/search?term=\(term)", "https://apps.apple.com/search?term=\(term)"]
  }
}
