extension AppleInterface {
  /// UIKit's headers.
  static let uiKit = """
    @MainActor class UIResponder: NSObject | UIResponder.h
      init()
      var next: UIResponder? { get }
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      - func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    @MainActor class UIEvent: NSObject | UIEvent.h
      var timestamp: TimeInterval { get }
      var modifierFlags: UIKeyModifierFlags { get }
      var buttonMask: UIEvent.ButtonMask { get }
    struct UIEvent.ButtonMask: OptionSet, Sendable | UIEvent.h, UIEventButtonMask
      init(rawValue: Int)
      var rawValue: Int { get }
      static let primary = ButtonMask(rawValue: 1)
      static let secondary = ButtonMask(rawValue: 2)
    @MainActor class UIPressesEvent: UIEvent | UIPressesEvent.h
      var allPresses: Set<UIPress> { get }
    @MainActor class UITouch: NSObject | UITouch.h
      var timestamp: TimeInterval { get }
      var view: UIView? { get }
      func location(in view: UIView?) -> CGPoint
    class UIPress: NSObject | UIPress.h; not isolated
      var timestamp: TimeInterval { get }
      var key: UIKey? { get }
    @MainActor class UIKey: NSObject | UIKey.h
      var characters: String { get }
      var charactersIgnoringModifiers: String { get }
      var modifierFlags: UIKeyModifierFlags { get }
    struct UIKeyModifierFlags: OptionSet, Sendable | UICommand.h
      init(rawValue: Int)
      var rawValue: Int { get }
      static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
      static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
      static let control = UIKeyModifierFlags(rawValue: 1 << 18)
      static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
      static let command = UIKeyModifierFlags(rawValue: 1 << 20)
      static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
    @MainActor class UIView: UIResponder | UIView.h
      init(frame: CGRect)
      var frame: CGRect
      var isUserInteractionEnabled: Bool
      var gestureRecognizers: [UIGestureRecognizer]?
      func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      - var window: UIWindow? { get }
      - func addSubview(_ view: UIView)
    @MainActor class UIGestureRecognizer: NSObject | UIGestureRecognizer.h, UIGestureRecognizerSubclass.h
      init(target: Any?, action: Selector?)
      func addTarget(_ target: Any, action: Selector)
      func removeTarget(_ target: Any?, action: Selector?)
      weak var delegate: (any UIGestureRecognizerDelegate)?
      var state: UIGestureRecognizer.State
      var isEnabled: Bool
      var view: UIView? { get }
      var cancelsTouchesInView: Bool
      var delaysTouchesBegan: Bool
      var delaysTouchesEnded: Bool
      var name: String?
      func reset()
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
      func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)
      func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)
      typealias State = UIGestureRecognizerState
    @MainActor protocol UIGestureRecognizerDelegate: NSObjectProtocol | UIGestureRecognizer.h
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    @MainActor class UITapGestureRecognizer: UIGestureRecognizer | UITapGestureRecognizer.h
      var numberOfTapsRequired: Int
      var numberOfTouchesRequired: Int
    @MainActor class UILongPressGestureRecognizer: UIGestureRecognizer | UILongPressGestureRecognizer.h
      var numberOfTapsRequired: Int
      var numberOfTouchesRequired: Int
      var minimumPressDuration: TimeInterval
      var allowableMovement: CGFloat
    @MainActor class UIApplication: UIResponder | UIApplication.h
      class var shared: UIApplication { get }
      func canOpenURL(_ url: URL) -> Bool
      func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
      var applicationState: UIApplication.State { get }
      class var didEnterBackgroundNotification: NSNotification.Name { get }
      class var willEnterForegroundNotification: NSNotification.Name { get }
      typealias State = UIApplicationState
    struct UIApplication.OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable | UIApplication.h
      init(rawValue: String)
      var rawValue: String { get }
      static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    struct UIApplication.OpenURLOptionsKey: RawRepresentable, Hashable, Sendable | UIApplication.h; deprecated with iOS 26
      init(rawValue: String)
      var rawValue: String { get }
      static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
      static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
      static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    struct UIApplication.LaunchOptionsKey: RawRepresentable, Hashable, Sendable | UIApplication.h
      init(rawValue: String)
      var rawValue: String { get }
      static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
      static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
      static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    @MainActor protocol UIUserActivityRestoring: NSObjectProtocol | UIUserActivity.h
      func restoreUserActivityState(_ userActivity: NSUserActivity)
    @MainActor protocol UIApplicationDelegate: NSObjectProtocol | UIApplication.h
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    @MainActor class UIScene: UIResponder | UIScene.h
      var session: UISceneSession { get }
      var delegate: (any UISceneDelegate)?
      var activationState: UIScene.ActivationState { get }
      func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
      typealias ActivationState = UISceneActivationState
    @MainActor class UIScene.OpenExternalURLOptions: NSObject | UISceneOptions.h
      init()
      var universalLinksOnly: Bool
    @MainActor class UIScene.OpenURLOptions: NSObject | UISceneOptions.h
      var sourceApplication: String? { get }
      var annotation: Any? { get }
      var openInPlace: Bool { get }
      - var eventAttribution: UIEventAttribution? { get }
    @MainActor class UIScene.ConnectionOptions: NSObject | UISceneOptions.h
      var urlContexts: Set<UIOpenURLContext> { get }
      var userActivities: Set<NSUserActivity> { get }
      var sourceApplication: String? { get }
      var handoffUserActivityType: String? { get }
    @MainActor class UISceneSession: NSObject | UISceneSession.h
      var persistentIdentifier: String { get }
    @MainActor class UIOpenURLContext: NSObject | UIOpenURLContext.h
      var url: URL { get }
      var options: UIScene.OpenURLOptions { get }
    @MainActor protocol UISceneDelegate: NSObjectProtocol | UIScene.h
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
      func sceneDidDisconnect(_ scene: UIScene)
      func sceneDidEnterBackground(_ scene: UIScene)
      func sceneWillEnterForeground(_ scene: UIScene)
    enum UIAccessibility | UIAccessibility.h, through UIKit's Swift side
      @MainActor static var isVoiceOverRunning: Bool { get }
      @MainActor static var isSwitchControlRunning: Bool { get }
      static var voiceOverStatusDidChangeNotification: NSNotification.Name { get }
      static var switchControlStatusDidChangeNotification: NSNotification.Name { get }
    """
}
