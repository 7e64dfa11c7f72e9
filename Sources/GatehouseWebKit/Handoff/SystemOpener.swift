#if !canImport(WebKit)
  /// The system's own way to open addresses. On Apple systems it is in Openers+Apple.swift; here the app passes its own.
  @MainActor enum SystemOpener {
    static var standard: any ExternalOpener { NoOpener() }
  }
#endif

/// Opens nothing.
@MainActor final class NoOpener: ExternalOpener {
  func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
}
