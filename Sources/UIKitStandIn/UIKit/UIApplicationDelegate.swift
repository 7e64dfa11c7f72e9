#if !AppKitStandIn
  public import Foundation

  extension UIApplication {
    /// What came with an address. Deprecated with iOS 26.
    ///
    /// Source: UIApplication.h, `UIApplicationOpenURLOptionsKey`.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The app that sent it, if it is of the same team.
      public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
      /// What the sender added.
      public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
      /// Whether a file is to be opened where it is.
      public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Why an app was started.
    ///
    /// Source: UIApplication.h, `UIApplicationLaunchOptionsKey`.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An address. Deprecated with iOS 26.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      /// An activity. Deprecated with iOS 26.
      public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
      /// An activity's kind. Deprecated with iOS 26.
      public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
      /// The app that sent it.
      public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
  }

  /// What an activity gives back for restoring the interface.
  ///
  /// Source: UIUserActivity.h.
  @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }

  /// Hears of what happens to the app. With scenes the forms that take links stay silent.
  ///
  /// Source: UIApplication.h; all optional there.
  @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// It was started.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// An address with a scheme of the app's own arrives.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// A universal link arrives, or what is handed over. Deprecated with iOS 26.
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
  }

  extension UIApplicationDelegate {
    /// Goes on.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Not taken.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    /// Not taken.
    public func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
  }
#endif
