#if !AppKitStandIn
  public import CWebKitEnums
  public import Foundation

  /// The running app.
  ///
  /// Source: UIApplication.h. There `open` is unavailable in app extensions.
  @MainActor open class UIApplication: UIResponder {
    private static let one = UIApplication()
    /// The app.
    open class var shared: UIApplication { one }
    /// Whether the app is active, inactive or in the background.
    open var applicationState: UIApplication.State { state }

    /// Whether some app takes an address, by the schemes that Info.plist lists.
    open func canOpenURL(_ url: URL) -> Bool { apps.canOpen(url) }

    /// Hands an address to the app that takes it. The answer comes later, on the main thread.
    open func open(
      _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      apps.open(url, isOwnersOnly: options[.universalLinksOnly] as? Bool ?? false) { completion?($0) }
    }

    // MARK: Beyond Apple's interface

    /// What other apps take.
    package var apps = InstalledApps()
    package var state = State.active
    /// An app of a test's own.
    package override init() { super.init() }
  }

  extension UIApplication {
    /// An option of `open`.
    ///
    /// Source: UIApplication.h, `UIApplicationOpenExternalURLOptionsKey`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Only an app that owns the address takes it, never a browser (iOS 10).
      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether an app is on the screen.
    ///
    /// Source: UIApplication.h, `UIApplicationState`.
    public typealias State = UIApplicationState

    /// The app went to the background.
    public class var didEnterBackgroundNotification: NSNotification.Name {
      NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// The app comes back.
    public class var willEnterForegroundNotification: NSNotification.Name {
      NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
  }
#endif
