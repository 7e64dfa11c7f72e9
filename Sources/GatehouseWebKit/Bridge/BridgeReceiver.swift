import Foundation

#if canImport(WebKit)
  import ObjectiveC
  import WebKit
#else
  import WebKitStandIn
#endif

/// Takes the messages of all views that share a controller. WebKit keeps it alive, and it keeps nothing: the view that a message names knows its
/// gate, and the gate its bridge.
@MainActor final class BridgeReceiver: NSObject {
  func take(_ message: WKScriptMessage, _ reply: @escaping @MainActor @Sendable (Any?, String?) -> Void) {
    guard let view = message.webView, let bridge = GateRetention.gate(of: view)?.bridge else { return reply(nil, "pageGone") }
    bridge.take(message, reply)
  }
}

/// How many gates of a controller's views use a handler. It is taken off the controller with the last: another view's pages would lose it.
@MainActor final class BridgeRegistration {
  let receiver = BridgeReceiver()
  var users = 0

  /// Registers a handler, unless another view of the same controller did.
  static func add(_ name: String, _ world: WKContentWorld, to controller: WKUserContentController) -> Bool {
    let table = table(of: controller)
    let key = "\(world.name ?? "") \(name)"
    if let known = table.entries[key] {
      known.users += 1
      return false
    }
    let made = BridgeRegistration()
    made.users = 1
    table.entries[key] = made
    controller.addScriptMessageHandler(made.receiver, contentWorld: world, name: name)
    return true
  }

  /// Takes a handler off when nobody needs it any more.
  static func remove(_ name: String, _ world: WKContentWorld, from controller: WKUserContentController) {
    let table = table(of: controller)
    let key = "\(world.name ?? "") \(name)"
    guard let known = table.entries[key] else { return }
    known.users -= 1
    guard known.users <= 0 else { return }
    table.entries[key] = nil
    controller.removeScriptMessageHandler(forName: name, contentWorld: world)
  }

  private final class Table {
    var entries: [String: BridgeRegistration] = [:]
  }

  #if canImport(WebKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private static func table(of controller: WKUserContentController) -> Table {
      if let table = objc_getAssociatedObject(controller, key) as? Table { return table }
      let table = Table()
      objc_setAssociatedObject(controller, key, table, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return table
    }
  #else
    private static func table(of controller: WKUserContentController) -> Table {
      if let table = controller.attachments["gatehouse"] as? Table { return table }
      let table = Table()
      controller.attachments["gatehouse"] = table
      return table
    }
  #endif
}
