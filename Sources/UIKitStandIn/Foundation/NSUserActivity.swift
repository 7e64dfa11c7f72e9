public import Foundation

/// Something that the user does, handed from app to app: here a link that the system opens in an app.
///
/// Source: NSUserActivity.h. It is neither isolated nor Sendable there. Foundation on Linux has none.
open class NSUserActivity: NSObject {
  /// Its kind; a universal link's is `NSUserActivityTypeBrowsingWeb`.
  public let activityType: String
  /// The page; http or https.
  open var webpageURL: URL?
  /// The page that led there (iOS 11, macOS 10.13).
  open var referrerURL: URL?
  /// What the app put in.
  open var userInfo: [AnyHashable: Any]?
  /// What a user reads.
  open var title: String?
  /// Which scene is meant.
  open var targetContentIdentifier: String?

  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// The kind of an activity that is a universal link or a page handed over from a browser.
///
/// Source: NSUserActivity.h.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
