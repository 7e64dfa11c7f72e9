#if canImport(UIKit) || (!canImport(WebKit) && !AppKitStandIn)
  public import Foundation
  import Gatehouse

  #if canImport(UIKit)
    public import UIKit
  #else
    public import WebKitStandIn
  #endif

  extension LinkInbox {
    /// From `scene(_:willConnectTo:options:)`: the links with which a scene starts. Nothing else tells of them on a cold start.
    public func post(_ options: UIScene.ConnectionOptions, to scene: UIScene) {
      let place = scene.session.persistentIdentifier
      var arrivals = options.urlContexts.map {
        Arrival(link: $0.url.absoluteString, appState: .cold, scene: place, entry: .sceneConnectionURL)
      }
      for activity in options.userActivities where activity.activityType == NSUserActivityTypeBrowsingWeb {
        guard let url = activity.webpageURL else { continue }
        arrivals.append(Arrival(link: url.absoluteString, appState: .cold, scene: place, entry: .sceneConnectionActivity))
      }
      post(together: arrivals)
    }

    /// From `scene(_:openURLContexts:)`: links while the app runs. They are a set: the policy orders them.
    public func post(_ contexts: Set<UIOpenURLContext>, to scene: UIScene) {
      post(
        together: contexts.map {
          Arrival(link: $0.url.absoluteString, scene: scene.session.persistentIdentifier, entry: .sceneURL)
        })
    }

    /// From `scene(_:continue:)`: a universal link while the app runs.
    ///
    /// - Returns: false for another kind of activity, which is left to the app.
    @discardableResult
    public func post(_ activity: NSUserActivity, to scene: UIScene) -> Bool {
      post(
        page: activity.webpageURL, activityType: activity.activityType, browsingType: NSUserActivityTypeBrowsingWeb,
        scene: scene.session.persistentIdentifier, entry: .sceneActivity)
    }

    /// From `sceneDidDisconnect(_:)`: what waited in the scene ends.
    public func close(_ scene: UIScene) { note(.sceneClosed(scene: scene.session.persistentIdentifier, at: now)) }

    /// From `application(_:open:options:)`, for apps without scenes. An app with scenes is told there; if both tell, it counts once.
    @discardableResult
    public func post(applicationURL url: URL) -> Bool {
      post(Arrival(link: url.absoluteString, entry: .applicationURL))
      return true
    }
  }
#endif
