#if AppKitStandIn
  public import Foundation

  /// The running app.
  ///
  /// Source: NSApplication.h.
  @MainActor open class NSApplication: NSResponder {
    private static let one = NSApplication()
    /// The app.
    open class var shared: NSApplication { one }
    /// Whether it is the one that takes input.
    open var isActive: Bool { true }
    package override init() { super.init() }
  }

  extension NSApplication {
    /// The app takes no input any more.
    public class var didResignActiveNotification: NSNotification.Name { NSNotification.Name("NSApplicationDidResignActiveNotification") }
    /// The app takes input.
    public class var didBecomeActiveNotification: NSNotification.Name { NSNotification.Name("NSApplicationDidBecomeActiveNotification") }
    /// The app's windows are hidden.
    public class var didHideNotification: NSNotification.Name { NSNotification.Name("NSApplicationDidHideNotification") }
    /// The app's windows are shown again.
    public class var didUnhideNotification: NSNotification.Name { NSNotification.Name("NSApplicationDidUnhideNotification") }
  }

  /// What an activity gives back for restoring the interface.
  ///
  /// Source: NSUserActivity.h of AppKit. Not isolated.
  public protocol NSUserActivityRestoring: NSObjectProtocol {
    /// Restores what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }

  /// Hears of what happens to the app.
  ///
  /// Source: NSApplication.h; all optional there.
  @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
    /// A universal link arrives, or what is handed over.
    func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    /// Addresses with schemes of the app's own arrive.
    func application(_ application: NSApplication, open urls: [URL])
  }

  extension NSApplicationDelegate {
    /// Not taken.
    public func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
  }
#endif
