import Foundation

/// What the other apps of a pretended device take, and what was handed to them.
@MainActor package final class InstalledApps {
  /// An address that was handed over.
  package struct Handed: Sendable, Hashable {
    package var url: String
    package var isOwnersOnly: Bool
    package var isTaken: Bool
  }

  /// The schemes that some app takes.
  package var schemes: Set<String>
  /// The hosts whose universal links some app takes.
  package var hosts: Set<String>
  /// Whether a browser takes web addresses.
  package var hasBrowser = true
  /// All that was tried, in order.
  package private(set) var handed: [Handed] = []

  nonisolated package init(schemes: Set<String> = [], hosts: Set<String> = []) {
    self.schemes = schemes
    self.hosts = hosts
  }

  func canOpen(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    return schemes.contains(scheme) || (hasBrowser && ["http", "https"].contains(scheme)) || hosts.contains(url.host ?? "")
  }

  /// Answers after the call, as the system does.
  func open(_ url: URL, isOwnersOnly: Bool, _ answer: @escaping @MainActor @Sendable (Bool) -> Void) {
    let isWeb = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    let isTaken = isOwnersOnly ? isWeb && hosts.contains(url.host ?? "") : canOpen(url)
    handed.append(Handed(url: url.absoluteString, isOwnersOnly: isOwnersOnly, isTaken: isTaken))
    Task { answer(isTaken) }
  }
}

/// Assistive technology that a test pretends to be on. It is the task's own: tests that run side by side do not see each other's.
package enum AssistiveTechnology: Sendable {
  case voiceOver, switchControl
  /// What runs.
  @TaskLocal package static var running: Set<AssistiveTechnology> = []
}
