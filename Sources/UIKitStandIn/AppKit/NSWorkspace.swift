#if AppKitStandIn
  public import Foundation

  /// The user's session, with its apps.
  ///
  /// Source: NSWorkspace.h. It is not isolated there.
  open class NSWorkspace: NSObject, @unchecked Sendable {
    private static let one = NSWorkspace()
    /// The session.
    open class var shared: NSWorkspace { one }

    /// Hands an address to the app that takes it.
    @discardableResult open func open(_ url: URL) -> Bool {
      MainActor.assumeIsolated {
        let isTaken = apps.canOpen(url)
        apps.open(url, isOwnersOnly: false) { _ in }
        return isTaken
      }
    }

    /// Hands an address to the app that takes it. The answer comes later, on a queue of the system's, not on the main thread.
    open func open(
      _ url: URL, configuration: NSWorkspace.OpenConfiguration,
      completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
      let isOwnersOnly = configuration.requiresUniversalLinks
      Task { @MainActor in
        self.apps.open(url, isOwnersOnly: isOwnersOnly) { isTaken in
          Task.detached {
            completionHandler?(isTaken ? NSRunningApplication() : nil, isTaken ? nil : NSError(domain: NSCocoaErrorDomain, code: 256))
          }
        }
      }
    }

    /// Whether VoiceOver runs.
    open var isVoiceOverEnabled: Bool { AssistiveTechnology.running.contains(.voiceOver) }
    /// Whether Switch Control runs.
    open var isSwitchControlEnabled: Bool { AssistiveTechnology.running.contains(.switchControl) }

    // MARK: Beyond Apple's interface

    /// What other apps take.
    package let apps = InstalledApps()
    /// A session of a test's own.
    package override init() { super.init() }
  }

  extension NSWorkspace {
    /// How an address is opened.
    ///
    /// Source: NSWorkspace.h.
    open class OpenConfiguration: NSObject {
      /// Whether the app comes to the front.
      open var activates = true
      /// Whether the user is asked where the system wants it.
      open var promptsUserIfNeeded = true
      /// Only an app that owns the address takes it; fails also if the user switched that off for the app.
      open var requiresUniversalLinks = false
      /// Makes a configuration.
      public override init() { super.init() }
    }
  }

  /// An app that runs.
  ///
  /// Source: NSRunningApplication.h. It is Sendable there.
  open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// Its bundle's identifier.
    public let bundleIdentifier: String? = nil
    package override init() { super.init() }
  }
#endif
