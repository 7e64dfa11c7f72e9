#if canImport(WebKit)
  import Foundation

  #if canImport(UIKit)
    public import UIKit

    /// The system's own way to open addresses.
    @MainActor enum SystemOpener {
      static var standard: any ExternalOpener { ApplicationOpener() }
    }

    /// Opens addresses with `UIApplication`. App extensions have no shared application: they pass an opener of their own.
    @available(iOSApplicationExtension, unavailable)
    @MainActor public final class ApplicationOpener: ExternalOpener {
      /// Makes an opener for the app.
      public init() {}

      /// Hands an address over. It is not asked before whether somebody could take it: that answers only for schemes that the app declares.
      public func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
        guard let place = URL(string: url), place.absoluteString == url else { return false }
        let options: [UIApplication.OpenExternalURLOptionsKey: Any] = universalLinkOnly ? [.universalLinksOnly: true] : [:]
        return await withCheckedContinuation { continuation in
          UIApplication.shared.open(place, options: options) { continuation.resume(returning: $0) }
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
        guard let scene, let place = URL(string: url), place.absoluteString == url else { return false }
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = universalLinkOnly
        return await withCheckedContinuation { continuation in
          scene.open(place, options: options) { continuation.resume(returning: $0) }
        }
      }
    }
  #elseif canImport(AppKit)
    public import AppKit

    /// The system's own way to open addresses.
    @MainActor enum SystemOpener {
      static var standard: any ExternalOpener { WorkspaceOpener() }
    }

    /// Opens addresses with `NSWorkspace`.
    @MainActor public final class WorkspaceOpener: ExternalOpener {
      /// Makes an opener.
      public init() {}

      /// Hands an address over.
      public func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
        guard let place = URL(string: url), place.absoluteString == url else { return false }
        let configuration = NSWorkspace.OpenConfiguration()
        configuration.requiresUniversalLinks = universalLinkOnly
        return await withCheckedContinuation { continuation in
          // The answer comes on a queue of the system's.
          NSWorkspace.shared.open(place, configuration: configuration) { application, error in
            continuation.resume(returning: application != nil && error == nil)
          }
        }
      }
    }
  #endif
#endif
