/// Hands addresses to other apps: the part of the system that a gate's `open` verdict needs.
@MainActor public protocol ExternalOpener: AnyObject {
  /// Hands an address over.
  /// - Parameters:
  ///   - url: the address in its canonical form (WHATWG URL, "serializing").
  ///   - universalLinkOnly: only an app that owns the address may take it, never a browser (`UIApplication.OpenExternalURLOptionsKey.universalLinksOnly`).
  /// - Returns: whether an app took it.
  func open(_ url: String, universalLinkOnly: Bool) async -> Bool
}
