extension AppleInterface {
  /// AppKit's headers.
  static let appKit = """
    @MainActor class NSResponder: NSObject | NSResponder.h
      init()
      func mouseDown(with event: NSEvent)
      func mouseUp(with event: NSEvent)
      func keyDown(with event: NSEvent)
      func keyUp(with event: NSEvent)
    class NSEvent: NSObject | NSEvent.h; not isolated
      var type: NSEvent.EventType { get }
      var timestamp: TimeInterval { get }
      var modifierFlags: NSEvent.ModifierFlags { get }
      var buttonNumber: Int { get }
      var characters: String? { get }
      var isARepeat: Bool { get }
      var locationInWindow: CGPoint { get }
    struct NSEvent.EventType: RawRepresentable, Hashable, Sendable | NSEvent.h, NSEventType
      init(rawValue: UInt)
      var rawValue: UInt { get }
      static let leftMouseDown = EventType(rawValue: 1)
      static let leftMouseUp = EventType(rawValue: 2)
      static let keyDown = EventType(rawValue: 10)
      static let keyUp = EventType(rawValue: 11)
    struct NSEvent.ModifierFlags: OptionSet, Sendable | NSEvent.h, NSEventModifierFlags
      init(rawValue: UInt)
      var rawValue: UInt { get }
      static let capsLock = ModifierFlags(rawValue: 1 << 16)
      static let shift = ModifierFlags(rawValue: 1 << 17)
      static let control = ModifierFlags(rawValue: 1 << 18)
      static let option = ModifierFlags(rawValue: 1 << 19)
      static let command = ModifierFlags(rawValue: 1 << 20)
    @MainActor class NSView: NSResponder | NSView.h
      init(frame frameRect: CGRect)
      var frame: CGRect
      var gestureRecognizers: [NSGestureRecognizer]
      func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
      func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
    @MainActor class NSGestureRecognizer: NSObject | NSGestureRecognizer.h
      init(target: Any?, action: Selector?)
      weak var target: AnyObject?
      var action: Selector?
      var state: NSGestureRecognizer.State
      weak var delegate: (any NSGestureRecognizerDelegate)?
      var isEnabled: Bool
      var view: NSView? { get }
      var delaysPrimaryMouseButtonEvents: Bool
      var delaysKeyEvents: Bool
      var name: String?
      func reset()
      func mouseDown(with event: NSEvent)
      func mouseUp(with event: NSEvent)
      func keyDown(with event: NSEvent)
      func keyUp(with event: NSEvent)
      typealias State = NSGestureRecognizerState
    protocol NSGestureRecognizerDelegate: NSObjectProtocol | NSGestureRecognizer.h; not isolated
      func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
    @MainActor class NSClickGestureRecognizer: NSGestureRecognizer | NSClickGestureRecognizer.h
      var buttonMask: Int
      var numberOfClicksRequired: Int
    @MainActor class NSPressGestureRecognizer: NSGestureRecognizer | NSPressGestureRecognizer.h
      var buttonMask: Int
      var minimumPressDuration: TimeInterval
      var allowableMovement: CGFloat
    class NSWorkspace: NSObject, @unchecked Sendable | NSWorkspace.h; not isolated; for assistive technology NSAccessibility.h, macOS 10.13
      var isVoiceOverEnabled: Bool { get }
      var isSwitchControlEnabled: Bool { get }
      class var shared: NSWorkspace { get }
      func open(_ url: URL) -> Bool
      func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
    class NSWorkspace.OpenConfiguration: NSObject | NSWorkspace.h
      init()
      var activates: Bool
      var promptsUserIfNeeded: Bool
      var requiresUniversalLinks: Bool
    class NSRunningApplication: NSObject, @unchecked Sendable | NSRunningApplication.h
      var bundleIdentifier: String? { get }
    @MainActor class NSApplication: NSResponder | NSApplication.h
      class var shared: NSApplication { get }
      var isActive: Bool { get }
      class var didBecomeActiveNotification: NSNotification.Name { get }
      class var didResignActiveNotification: NSNotification.Name { get }
      class var didHideNotification: NSNotification.Name { get }
      class var didUnhideNotification: NSNotification.Name { get }
    protocol NSUserActivityRestoring: NSObjectProtocol | NSUserActivity.h of AppKit; not isolated
      func restoreUserActivityState(_ userActivity: NSUserActivity)
    @MainActor protocol NSApplicationDelegate: NSObjectProtocol | NSApplication.h
      func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void) -> Bool
      func application(_ application: NSApplication, open urls: [URL])
    """
}
