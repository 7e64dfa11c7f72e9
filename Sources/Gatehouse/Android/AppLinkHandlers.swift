/// What an adapter on Android found out about the apps that take a web address: the answer of `queryIntentActivities`, best first.
///
/// Where it was not asked, or may not see other apps (Android 11 and later without `<queries>`), the fact is missing: not asked is not "none".
/// It is no fact that is walked: without it an address is offered to its owner, who need not be there.
public struct AppLinkHandlers: Sendable, Hashable {
  /// The activities, in the system's order.
  public var activities: [Activity]

  /// An activity that takes the address.
  public struct Activity: Sendable, Hashable {
    /// Its package.
    public var package: String
    /// Whether it is a browser's, see ``isBrowser(hasBrowserCategory:schemes:hasAuthority:)``.
    public var isBrowser: Bool
    /// Whether the filter that matches names a path.
    public var hasPath: Bool
    /// The filter's priority.
    public var priority: Int
    /// `ResolveInfo.preferredOrder`: how much the user prefers it.
    public var preferredOrder: Int
    /// Whether the filter has the category DEFAULT.
    public var isDefault: Bool

    /// Makes an activity.
    public init(package: String, isBrowser: Bool, hasPath: Bool, priority: Int = 0, preferredOrder: Int = 0, isDefault: Bool = true) {
      self.package = package
      self.isBrowser = isBrowser
      self.hasPath = hasPath
      self.priority = priority
      self.preferredOrder = preferredOrder
      self.isDefault = isDefault
    }

    /// Whether a filter is a browser's: it has the category `APP_BROWSER`, or it takes http and https and names no authority at all.
    public static func isBrowser(hasBrowserCategory: Bool, schemes: Set<String>, hasAuthority: Bool) -> Bool {
      hasBrowserCategory || (schemes.isSuperset(of: ["http", "https"]) && !hasAuthority)
    }
  }

  /// Makes the fact.
  public init(_ activities: [Activity]) { self.activities = activities }

  /// Whether any app but a browser takes the address.
  public var hasApp: Bool { activities.contains { !$0.isBrowser } }

  /// Whether it is an app's landing page: apps take it, but none for its path. The page itself will lead to the app.
  public var isLandingPage: Bool { hasApp && activities.allSatisfy { $0.isBrowser || !$0.hasPath } }

  /// The activity that the system would start without asking, before Android 11: the first, if it differs from the second in priority, preferred
  /// order or default (`PackageManagerService.chooseBestActivity`). A browser is none.
  public var best: Activity? {
    guard let first = activities.first, !first.isBrowser else { return nil }
    guard activities.count > 1 else { return first }
    let second = activities[1]
    let differs = first.priority != second.priority || first.preferredOrder != second.preferredOrder || first.isDefault != second.isDefault
    return differs ? first : nil
  }

  /// Whether an app is installed: `no` is never known, because what is installed and takes the address may be hidden.
  public func installation(of package: String) -> Installation { activities.contains { $0.package == package } ? .yes : .unknown }
}

/// Whether an app is installed.
public enum Installation: String, Sendable, Hashable, CaseIterable {
  /// It is.
  case yes
  /// It is not.
  case no
  /// Nobody can tell. A launch is tried all the same, and its outcome counts.
  case unknown
}
