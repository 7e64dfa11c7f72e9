#if (canImport(AppKit) && !canImport(UIKit)) || AppKitStandIn
  public import Foundation
  import Gatehouse

  #if !canImport(WebKit)
    public import WebKitStandIn
  #endif

  extension LinkInbox {
    /// From `application(_:open:)`: several addresses at once; the policy orders them.
    public func post(applicationURLs urls: [URL]) {
      post(together: urls.map { Arrival(link: $0.absoluteString, entry: .applicationURL) })
    }

    /// From `application(_:continue:restorationHandler:)`: a universal link.
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
#endif
