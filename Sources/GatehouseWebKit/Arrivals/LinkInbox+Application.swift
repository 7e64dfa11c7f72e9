public import Foundation
import Gatehouse

#if !canImport(WebKit)
  public import WebKitStandIn
#endif

// What UIKit's and AppKit's apps post alike.
extension LinkInbox {
  /// From `application(_:continue:restorationHandler:)`: a universal link, where no scene is told of it.
  ///
  /// - Returns: false for another kind of activity, which is left to the app.
  @discardableResult
  public func post(applicationActivity activity: NSUserActivity) -> Bool {
    post(
      page: activity.webpageURL, activityType: activity.activityType, browsingType: NSUserActivityTypeBrowsingWeb, scene: nil,
      entry: .applicationActivity)
  }

  /// From SwiftUI's `onOpenURL`, which gets both kinds of links.
  public func post(viewURL url: URL) { post(Arrival(link: url.absoluteString, entry: .viewURL)) }
}
