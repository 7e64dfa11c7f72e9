extension AppleInterface {
  /// What the adapter uses only where Objective-C is, and what is no member of a type: the stand-in has none of it, and only the check with Objective-C
  /// switched on sees it. The name as the compiler's index has it, and the source.
  static let onlyApple = """
    NSObject init() | objc/NSObject.h
    NSObject copy() | objc/NSObject.h
    NSObject forwardingTarget(for:) | objc/NSObject.h
    NSObject instancesRespond(to:) | objc/NSObject.h
    NSObject value(forKey:) | NSKeyValueCoding.h
    NSObject responds(to:) | objc/NSObject.h, the protocol
    NSObject conforms(to:) | objc/NSObject.h, the protocol
    NSObject isEqual(_:) | objc/NSObject.h, the protocol
    NSObject hash | objc/NSObject.h, the protocol
    NSObject description | objc/NSObject.h, the protocol
    NSSelectorFromString(_:) | NSObjCRuntime.h
    objc_getAssociatedObject(_:_:) | objc/runtime.h
    objc_setAssociatedObject(_:_:_:_:) | objc/runtime.h
    OBJC_ASSOCIATION_RETAIN_NONATOMIC | objc/runtime.h, objc_AssociationPolicy
    isVoiceOverRunning | UIAccessibility.h; Swift: UIAccessibility
    isSwitchControlRunning | UIAccessibility.h; Swift: UIAccessibility
    UIAccessibility | UIAccessibility.h
    """

  /// Declarations of Foundation that Linux's Foundation has too: the compiler for Linux reads the same source against them.
  static let onLinuxToo: Set<String> = [
    "NSBundle", "NSError", "NSThread", "NSURLAuthenticationChallenge", "NSURLResponse", "NSLocalizedDescriptionKey", "NSURLErrorDomain",
    "NSURLErrorFailingURLErrorKey", "NSTimeInterval", "NSNumber", "NSNull", "NSJSONSerialization", "NSJSONReadingOptions", "NSHTTPCookie",
    "NSHTTPCookieStorage", "NSHTTPCookieStringPolicy", "NSHTTPCookieSameSiteLax", "NSHTTPCookieSameSiteStrict",
  ]

  /// Names in Swift of types that have another one in C, and constants with the type that they belong to in Swift.
  static let swiftNames = [
    "UISceneConnectionOptions": "UIScene.ConnectionOptions", "UISceneOpenExternalURLOptions": "UIScene.OpenExternalURLOptions",
    "UISceneOpenURLOptions": "UIScene.OpenURLOptions", "NSWorkspaceOpenConfiguration": "NSWorkspace.OpenConfiguration",
    "UIEventButtonMask": "UIEvent.ButtonMask", "NSEventModifierFlags": "NSEvent.ModifierFlags",
    "UIApplicationOpenExternalURLOptionsKey": "UIApplication.OpenExternalURLOptionsKey",
  ]
  static let constants = ["UIApplicationOpenURLOptionUniversalLinksOnly": "UIApplication.OpenExternalURLOptionsKey"]
}
