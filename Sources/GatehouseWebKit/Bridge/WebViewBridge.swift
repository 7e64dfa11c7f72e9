import Foundation
public import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// The methods that pages of a view may call in the app, as the policy's `bridge` declares them.
///
/// Every message is judged by a ``BridgeGuard`` with the origin and the frame that WebKit states. A call belongs to the page that made it: with a
/// commit, the death of the page's process and the end of the view its task is cancelled and its result reaches nobody. Being covered by another
/// screen ends nothing.
///
/// ```swift
/// try gate.bridge.handle("getProfile") { (_: BridgeNothing, _) in Profile(name: account.name) }
/// try gate.bridge.handle("track") { (event: Track, _) in analytics.add(event) }
/// try gate.attach(to: webView)
/// ```
@MainActor public final class WebViewBridge {
  /// In which world of scripts the handler is.
  public enum World: String, Sendable, Hashable, CaseIterable {
    /// The page's own: `webkit.messageHandlers.NAME`.
    case page
    /// One of its own. The page sees a small object `NAME` with one function, `request`.
    case own
  }

  /// The name that pages see. Set it before attaching, where an app has another handler of this name.
  public var name = "gatehouse"
  /// In which world the handler is. Set it before attaching.
  public var world = World.page
  /// Asks the user about a call whose method needs an approval. Without it every such call is refused.
  public var approve: (@MainActor (BridgeCall, BridgeCaller) async -> Bool)?
  /// Hears what came of each message and call.
  public var observer: (@MainActor (BridgeRecord) -> Void)?

  weak var gate: WebViewGate?
  private let policy: Gate
  /// Made with the first message: most views have no bridge.
  lazy var guardian = BridgeGuard(policy)
  private var handlers: [String: BridgeHandler] = [:]
  var calls: [String: OpenCall] = [:]
  /// The page that is shown: counted up by commits and deaths.
  var generation: Int64 = 0
  /// Whether a page is shown.
  var hasPage = false
  var inputs: [Input] = []
  private var installed: (name: String, world: WKContentWorld, controller: WKUserContentController)?

  /// A call whose reply is under way.
  struct OpenCall {
    var call: BridgeCall
    var caller: BridgeCaller
    var reply: @MainActor @Sendable (Any?, String?) -> Void
    var task: Task<Void, Never>?
    var timer: Task<Void, Never>?
  }

  /// Something that the user did on the page.
  struct Input {
    var kind: Activation.Input
    var frame: Activation.Frame?
    var at: Int64
  }

  init(_ policy: Gate) { self.policy = policy }

  /// Whether the policy declares any method.
  public var hasMethods: Bool { !policy.policy.bridge.methods.isEmpty }
  /// The methods that the policy declares and for which no handler is set. A call of one fails.
  public var missingHandlers: [String] { policy.policy.bridge.methods.map(\.name).filter { handlers[$0] == nil } }
  /// The calls that wait for a reply.
  public var waitingCalls: Int { calls.count }

  /// Sets the handler of a method. It must keep neither the view nor its controller; the task in which it runs is cancelled when the page goes.
  ///
  /// - Parameters:
  ///   - method: the method's name in the policy.
  ///   - body: gets the parameters as a type of the app's, and who called. An error of the kind ``BridgeError`` reaches the page as its code; any
  ///     other is ``BridgeError/failed``.
  /// - Throws: ``BridgeSetupFailure``.
  public func handle<Parameters: Decodable & Sendable, Reply: Encodable & Sendable>(
    _ method: String, _ body: @escaping @MainActor (Parameters, BridgeCaller) async throws -> Reply
  ) throws(BridgeSetupFailure) {
    guard policy.policy.bridge.methods.contains(where: { $0.name == method }) else { throw .undeclared(method) }
    handlers[method] = BridgeHandler(body)
  }

  /// The same for a method without a result.
  public func handle<Parameters: Decodable & Sendable>(
    _ method: String, _ body: @escaping @MainActor (Parameters, BridgeCaller) async throws -> Void
  ) throws(BridgeSetupFailure) {
    try handle(method) { (parameters: Parameters, caller: BridgeCaller) async throws -> BridgeNothing in
      try await body(parameters, caller)
      return BridgeNothing()
    }
  }

  func handler(_ method: String) -> BridgeHandler? { handlers[method] }

  /// A window that a page opens has its opener's handlers, and pages of its own.
  func adopt(_ other: WebViewBridge) {
    name = other.name
    world = other.world
    approve = other.approve
    observer = other.observer
    handlers = other.handlers
  }

  // MARK: On the view

  var limits: Policy.BridgeLimits { policy.policy.bridge.limits }

  /// Puts the handler on the view's controller. A window shares its opener's controller, and has it already.
  func install(in view: WKWebView) {
    guard hasMethods, installed == nil else { return }
    let controller = view.configuration.userContentController
    let place = world == .page ? WKContentWorld.page : WKContentWorld.world(name: "gatehouse-bridge")
    installed = (name, place, controller)
    guard BridgeRegistration.add(name, place, to: controller), world == .own else { return }
    let bridge = policy.policy.bridge
    let allFrames = bridge.frames == .all || bridge.methods.contains { $0.frames == .all }
    for script in BridgeShim.scripts(name, in: place, allFrames: allFrames) { controller.addUserScript(script) }
  }

  /// Takes it off again. What is queued finds a bridge that is closed.
  func remove() {
    guard let installed else { return }
    self.installed = nil
    BridgeRegistration.remove(installed.name, installed.world, from: installed.controller)
  }
}
