#if !AppKitStandIn
  public import CWebKitEnums
  public import Foundation

  /// A part of the app's interface: on the phone its one, on the tablet one of several.
  ///
  /// Source: UIScene.h.
  @MainActor open class UIScene: UIResponder {
    /// Its session.
    public let session: UISceneSession
    /// Whom it tells.
    open var delegate: (any UISceneDelegate)?
    /// Whether it is on the screen.
    open var activationState: UIScene.ActivationState { state }

    /// Hands an address to the app that takes it. The answer comes later, on the main thread.
    open func open(
      _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      apps.open(url, isOwnersOnly: options?.universalLinksOnly ?? false) { completion?($0) }
    }

    // MARK: Beyond Apple's interface

    /// What other apps take.
    package var apps = InstalledApps()
    package var state = ActivationState.foregroundActive
    package init(session: UISceneSession) {
      self.session = session
      super.init()
    }
  }

  extension UIScene {
    /// Options of `open`.
    ///
    /// Source: UISceneOptions.h.
    @MainActor open class OpenExternalURLOptions: NSObject {
      /// Only an app that owns the address takes it, never a browser (iOS 13).
      open var universalLinksOnly = false
      /// Makes options.
      public override init() { super.init() }
    }

    /// What came with an address.
    ///
    /// Source: UISceneOptions.h.
    @MainActor open class OpenURLOptions: NSObject {
      /// The app that sent it, if it is of the same team.
      public let sourceApplication: String?
      /// What the sender added.
      public let annotation: Any?
      /// Whether a file is to be opened where it is.
      public let openInPlace: Bool
      package init(sourceApplication: String? = nil, openInPlace: Bool = false) {
        self.sourceApplication = sourceApplication
        annotation = nil
        self.openInPlace = openInPlace
      }
    }

    /// With what a scene starts.
    ///
    /// Source: UISceneOptions.h.
    @MainActor open class ConnectionOptions: NSObject {
      /// Addresses with schemes of the app's own.
      public let urlContexts: Set<UIOpenURLContext>
      /// Universal links, and what is handed over.
      public let userActivities: Set<NSUserActivity>
      /// The app that sent them, if it is of the same team.
      public let sourceApplication: String?
      /// The kind of an activity that is still on its way.
      public let handoffUserActivityType: String?
      package init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
        self.urlContexts = urlContexts
        self.userActivities = userActivities
        sourceApplication = nil
        handoffUserActivityType = nil
      }
    }

    /// Whether a scene is on the screen.
    ///
    /// Source: UISceneDefinitions.h, `UISceneActivationState`.
    public typealias ActivationState = UISceneActivationState
  }

  /// A scene's session, which outlives it.
  ///
  /// Source: UISceneSession.h.
  @MainActor open class UISceneSession: NSObject {
    /// Its name for ever.
    public let persistentIdentifier: String
    package init(persistentIdentifier: String) { self.persistentIdentifier = persistentIdentifier }
  }

  /// An address that the system opens in a scene.
  ///
  /// Source: UIOpenURLContext.h.
  @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// What came with it.
    public let options: UIScene.OpenURLOptions
    package init(url: URL, options: UIScene.OpenURLOptions? = nil) {
      self.url = url
      self.options = options ?? UIScene.OpenURLOptions()
    }
  }

  /// Hears of what happens to a scene.
  ///
  /// Source: UIScene.h; all optional there.
  @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// It starts, perhaps with links.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Addresses with schemes of the app's own arrive.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// A universal link arrives, or what is handed over.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// It is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// It went to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// It comes back.
    func sceneWillEnterForeground(_ scene: UIScene)
  }

  extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
  }
#endif
