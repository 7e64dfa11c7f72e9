public import Foundation

/// Scripts and message handlers of a view's pages. It keeps its handlers alive, and a window that a page opens has the opener's.
///
/// Source: WKUserContentController.h. In WebKitGTK's engine a handler that is added is there from the next document on; on Apple systems, at once.
@MainActor open class WKUserContentController: NSObject {
  /// A handler, of either kind.
  package enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  private struct Entry {
    var name: String
    var world: WKContentWorld
    var handler: Handler
  }

  private var entries: [Entry] = [] { didSet { changed() } }
  /// The scripts, in order.
  open private(set) var userScripts: [WKUserScript] = [] { didSet { changed() } }
  /// What WebKit would have raised an exception for: a second handler of one name in one world.
  package private(set) var exceptions: [String] = []

  /// Makes one without scripts and handlers.
  public override init() { super.init() }

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler to the page's own world, where every frame of every origin can post to it.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), name, .page)
  }
  /// Adds a handler to a world.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(.plain(scriptMessageHandler), name, world)
  }
  /// Adds a handler that replies.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    add(.replying(scriptMessageHandlerWithReply), name, contentWorld)
  }

  /// Takes a handler of the page's own world away.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Takes a handler away.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    entries.removeAll { $0.name == name && $0.world == contentWorld }
  }
  /// Takes all handlers of a world away.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { entries.removeAll { $0.world == contentWorld } }
  /// Takes all handlers away.
  open func removeAllScriptMessageHandlers() { entries = [] }

  // MARK: Beyond Apple's interface

  /// What lives as long as the controller, by name: on Apple systems associated objects.
  package var attachments: [String: AnyObject] = [:]
  /// The handlers' names, by world, in the order in which they were added.
  package var names: [(world: WKContentWorld, name: String, replies: Bool)] {
    entries.map { entry in
      if case .replying = entry.handler { (entry.world, entry.name, true) } else { (entry.world, entry.name, false) }
    }
  }

  private struct Watcher {
    weak var owner: AnyObject?
    var changed: @MainActor () -> Void
  }
  private var watchers: [Watcher] = []

  /// Tells of changes, as long as the owner lives.
  package func watch(_ owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    watchers = watchers.filter { $0.owner != nil } + [Watcher(owner: owner, changed: changed)]
  }
  private func changed() { for watcher in watchers where watcher.owner != nil { watcher.changed() } }

  /// What WebKit would have raised an exception for.
  func raise(_ what: String) { exceptions.append(what) }

  package func handler(_ name: String, in world: WKContentWorld) -> Handler? {
    entries.first { $0.name == name && $0.world == world }?.handler
  }

  private func add(_ handler: Handler, _ name: String, _ world: WKContentWorld) {
    guard self.handler(name, in: world) == nil else { return exceptions.append("a second handler named \(name)") }
    entries.append(Entry(name: name, world: world, handler: handler))
  }
}

extension WKUserContentController.Handler {
  @MainActor func take(
    _ message: WKScriptMessage, from controller: WKUserContentController, reply: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    switch self {
    case .plain(let handler): handler.userContentController(controller, didReceive: message)
    case .replying(let handler): handler.userContentController(controller, didReceive: message, replyHandler: reply)
    }
  }
}
