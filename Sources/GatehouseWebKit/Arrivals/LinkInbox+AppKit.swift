#if (canImport(AppKit) && !canImport(UIKit)) || AppKitStandIn
  public import Foundation
  import Gatehouse

  extension LinkInbox {
    /// From `application(_:open:)`: several addresses at once; the policy orders them.
    public func post(applicationURLs urls: [URL]) {
      post(together: urls.map { Arrival(link: $0.absoluteString, entry: .applicationURL) })
    }
  }
#endif
