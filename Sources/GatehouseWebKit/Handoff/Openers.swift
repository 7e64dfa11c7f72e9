import Foundation

#if canImport(WebKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif
#else
  public import WebKitStandIn
#endif

/// The system's own way to open addresses.
@available(iOSApplicationExtension, unavailable)
@MainActor enum SystemOpener {
  static var standard: any ExternalOpener {
    #if canImport(AppKit) || AppKitStandIn
      WorkspaceOpener()
    #else
      ApplicationOpener()
    #endif
  }
}

/// Opens nothing.
@MainActor final class NoOpener: ExternalOpener {
  func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
}

#if canImport(AppKit) || AppKitStandIn
  /// Opens addresses with `NSWorkspace`.
  @MainActor public final class WorkspaceOpener: ExternalOpener {
    private let workspace: NSWorkspace
    /// Makes an opener.
    public init(_ workspace: NSWorkspace = .shared) { self.workspace = workspace }

    /// Hands an address over.
    public func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      guard let place = URL(canonical: url) else { return false }
      let configuration = NSWorkspace.OpenConfiguration()
      configuration.requiresUniversalLinks = universalLinkOnly
      return await withCheckedContinuation { continuation in
        // The answer comes on a queue of the system's.
        workspace.open(place, configuration: configuration) { application, error in
          continuation.resume(returning: application != nil && error == nil)
        }
      }
    }
  }
#else
  /// Opens addresses with `UIApplication`. App extensions have no shared application: they pass an opener of their own.
  @available(iOSApplicationExtension, unavailable)
  @MainActor public final class ApplicationOpener: ExternalOpener {
    private let application: UIApplication
    /// Makes an opener.
    public init(_ application: UIApplication = .shared) { self.application = application }

    /// Hands an address over. Nobody is asked before whether an app could take it: that answers only for schemes that Info.plist lists.
    public func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      guard let place = URL(canonical: url) else { return false }
      let options: [UIApplication.OpenExternalURLOptionsKey: Any] = universalLinkOnly ? [.universalLinksOnly: true] : [:]
      return await withCheckedContinuation { continuation in
        application.open(place, options: options) { continuation.resume(returning: $0) }
      }
    }
  }

  /// Opens addresses with a scene, so that what opens appears beside it.
  @MainActor public final class SceneOpener: ExternalOpener {
    private weak var scene: UIScene?
    /// Makes an opener for a scene. Without the scene it opens nothing.
    public init(_ scene: UIScene) { self.scene = scene }

    /// Hands an address over.
    public func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      guard let scene, let place = URL(canonical: url) else { return false }
      let options = UIScene.OpenExternalURLOptions()
      options.universalLinksOnly = universalLinkOnly
      return await withCheckedContinuation { continuation in
        scene.open(place, options: options) { continuation.resume(returning: $0) }
      }
    }
  }
#endif
