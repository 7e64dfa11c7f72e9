extension AppleInterface {
  /// Foundation's, as far as Linux has them not.
  static let foundation = """
    class NSUserActivity: NSObject | NSUserActivity.h; neither isolated nor Sendable
      init(activityType: String)
      var activityType: String { get }
      var webpageURL: URL?
      var referrerURL: URL?
      var userInfo: [AnyHashable: Any]?
      var title: String?
      var targetContentIdentifier: String?
    final class NSKeyValueObservation: NSObject | Foundation's Swift overlay, NSObject.swift
      func invalidate()
    struct NSKeyValueObservedChange<Value> | Foundation's Swift overlay, NSObject.swift
      var newValue: Value? { get }
      var oldValue: Value? { get }
      var isPrior: Bool { get }
    struct NSKeyValueObservingOptions: OptionSet, Sendable | NSKeyValueObserving.h
      init(rawValue: UInt)
      var rawValue: UInt { get }
      static let new = NSKeyValueObservingOptions(rawValue: 1)
      static let old = NSKeyValueObservingOptions(rawValue: 2)
      static let initial = NSKeyValueObservingOptions(rawValue: 4)
      static let prior = NSKeyValueObservingOptions(rawValue: 8)
    struct Selector: Hashable, Sendable, ExpressibleByStringLiteral | the Swift module ObjectiveC
      init(_ str: String)
      init(stringLiteral value: String)
    """
}
