internal import Gatehouse

/// What Android's `WebResourceRequest` says, in one number. The Java side has the same constants.
struct NavigationFlags: OptionSet {
  let rawValue: Int32

  /// `isForMainFrame`.
  static let mainFrame = NavigationFlags(rawValue: 1)
  /// `hasGesture`.
  static let gesture = NavigationFlags(rawValue: 2)
  /// `isRedirect`.
  static let redirect = NavigationFlags(rawValue: 4)
  /// The first address of a window that a page opened.
  static let newWindow = NavigationFlags(rawValue: 8)
  /// The app itself asks for it.
  static let host = NavigationFlags(rawValue: 16)
  /// The view cannot be seen.
  static let hidden = NavigationFlags(rawValue: 32)
  /// The caller can ask the system what takes a web address, and will if that matters.
  static let canQuery = NavigationFlags(rawValue: 64)

  /// The facts of a navigation.
  ///
  /// By construction the method is GET and the trigger is no history: Android asks about nothing else. The source is never named.
  func facts(url: String?, current: String?, redirects: [Redirect], handlers: AppLinkHandlers?, at: Int64) -> NavigationFacts {
    let trigger: Trigger = contains(.host) ? .host : contains(.redirect) ? .redirect : .other
    let target: Target = contains(.newWindow) ? .new : contains(.mainFrame) ? .main : .frame
    return NavigationFacts(
      url: url, trigger: trigger, activation: contains(.gesture) ? Activation(.direct) : nil, redirects: redirects, target: target,
      current: current, method: "GET", platform: .android, handlers: handlers, isVisible: !contains(.hidden), at: at)
  }
}
