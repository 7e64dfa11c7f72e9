import Gatehouse
import GatehouseWebKit
import UIKit

/// The app's one scene: its window, its policy, and the inbox to which every link from outside goes.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var inbox: LinkInbox?
  private let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
  private var page: WebViewController?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    do {
      let gate = try PolicySource.bundled("gatehouse").gate()
      let inbox = LinkInbox(gate) { [weak self] outcome in self?.show(outcome) }
      self.inbox = inbox
      // On a cold start nothing else tells of the link.
      inbox.post(connectionOptions, to: scene)
      let page = WebViewController(gate, start: "https://shop.example/", payment: "https://pay.example/checkout") { [weak self] route in
        self?.show(route)
      }
      self.page = page
      navigation.setViewControllers([page], animated: false)
      window.rootViewController = navigation
    } catch {
      // Without a policy nothing is shown. The text says what is wrong with the file, and where.
      window.rootViewController = MessageViewController("\(error)")
    }
    window.makeKeyAndVisible()
    // The first screen is there: what waited is shown now.
    if let inbox { inbox.note(.ready(at: inbox.now)) }
  }

  // MARK: Links while the app runs

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { inbox?.post(URLContexts, to: scene) }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { inbox?.post(userActivity, to: scene) }

  // MARK: The scene's life

  func sceneDidEnterBackground(_ scene: UIScene) { pages.forEach { $0.gate?.didEnterBackground() } }

  func sceneWillEnterForeground(_ scene: UIScene) { pages.forEach { $0.gate?.willEnterForeground() } }

  func sceneDidDisconnect(_ scene: UIScene) {
    inbox?.close(scene)
    for page in pages { page.gate?.tearDown() }
  }

  /// The pages on the stack: the shop's, and the checklist's on top of it.
  private var pages: [WebViewController] { navigation.viewControllers.compactMap { $0 as? WebViewController } }

  // MARK: Screens

  /// What came of a link. Only `route` is a screen; the others say what waits and what ended, and why.
  private func show(_ outcome: Inbox.Outcome) {
    if outcome.verdict.kind == .route, let route = outcome.verdict.route { return show(route) }
    if outcome.verdict.kind != .hold { page?.tell("link: \(outcome.verdict.reason.code)") }
  }

  private func show(_ route: RouteMatch) {
    switch route.name {
    case "product": navigation.pushViewController(MessageViewController("Product \(route["id"] ?? "")"), animated: true)
    default: page?.tell("no screen for the route \(route.name)")
    }
  }
}
