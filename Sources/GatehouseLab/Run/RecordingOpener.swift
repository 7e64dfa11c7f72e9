import URLStandard

/// Pretends that some apps are installed, and takes what they would take. Nothing leaves the process.
struct RecordingOpener: Sendable, Hashable {
  /// The installed apps: schemes they take, and domains whose universal links they own.
  var apps: Set<String> = []

  /// Whether an app takes the address.
  /// - Parameter ownerOnly: only an app that owns a web address counts, never a browser.
  func takes(_ url: WebURL, ownerOnly: Bool) -> Bool {
    let isWeb = url.specialScheme == .https || url.specialScheme == .http
    if isWeb { return apps.contains(url.hostname) || (!ownerOnly && apps.contains(url.scheme)) }
    return !ownerOnly && apps.contains(url.scheme)
  }
}
