#if WebKitGTK
  import CWebKitGTK
  import Foundation

  // Scripts and message handlers of the app's.
  extension GTKEngine {
    /// Carries a controller's handlers and scripts to the pages from now on. A window that a page opens shares its opener's.
    func carryContent(of controller: WKUserContentController) {
      controller.watch(self) { [weak self, weak controller] in
        if let controller { self?.write(controller) }
      }
      if !controller.names.isEmpty || !controller.userScripts.isEmpty { write(controller) }
    }

    /// Writes one script for the extension's own world, which the page cannot reach: it says which handlers to make and what to run.
    /// WebKit brings it to every page process before the first script of a page.
    private func write(_ controller: WKUserContentController) {
      guard let manager = webkit_web_view_get_user_content_manager(raw) else { return }
      webkit_user_content_manager_remove_all_scripts(manager)
      guard let source = try? Self.source(controller) else { return }
      let script = webkit_user_script_new_for_world(
        source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, "gatehouse", nil, nil)
      webkit_user_content_manager_add_script(manager, script)
      webkit_user_script_unref(script)
    }

    private static func source(_ controller: WKUserContentController) throws -> String {
      var calls: [String] = []
      var worlds: [(name: String, handlers: [String])] = []
      for (world, name, replies) in controller.names {
        let handler = "[\(try ScriptValue.quoted(name)),\(replies)]"
        if let index = worlds.firstIndex(where: { $0.name == world.engineName }) {
          worlds[index].handlers.append(handler)
        } else {
          worlds.append((world.engineName, [handler]))
        }
      }
      for (world, handlers) in worlds {
        let names = try ScriptValue.quoted("[\(handlers.joined(separator: ","))]")
        calls.append("gatehousePage.handlers(\(try ScriptValue.quoted(world)), \(names));")
      }
      for script in controller.userScripts {
        let world = try ScriptValue.quoted(script.world.engineName)
        let run = "gatehousePage.run(\(world), \(script.isForMainFrameOnly), \(try ScriptValue.quoted(script.source)))"
        calls.append(
          script.injectionTime == .atDocumentStart
            ? "\(run);" : "document.addEventListener('DOMContentLoaded', () => { \(run); }, {once: true});")
      }
      return calls.joined(separator: "\n")
    }

    // MARK: Messages

    /// Hands a message of a page to its handler.
    func take(_ post: PagePost, _ message: OpaquePointer) {
      let answer = PostAnswer(message)
      guard let view else { return answer.send("the view is gone", isResult: false) }
      guard !post.isStale, tracker.documents[post.document.frame]?.isSame(as: post.document) == true else {
        return answer.send("the document is gone", isResult: false)
      }
      let world = WKContentWorld.world(engineName: post.world)
      let controller = view.configuration.userContentController
      guard let handler = controller.handler(post.name, in: world) else { return answer.send("there is no such handler", isResult: false) }
      guard let body = try? ScriptValue.decode(post.body) else { return answer.send("the message cannot be read", isResult: false) }
      let info = WKFrameInfo(post.document, in: view)
      let message = WKScriptMessage(body: body, frameInfo: info, name: post.name, world: world, webView: view)
      answer.unanswered = { [weak controller] in controller?.raise("\(post.name) did not answer") }
      if case .plain = handler { answer.send("", isResult: true) }
      handler.take(message, from: controller) { reply, error in
        if let error { return answer.send(error, isResult: false) }
        guard let reply else { return answer.send("", isResult: true) }
        guard let text = ScriptValue.encode(reply) else { return answer.send("the reply is no value of script's", isResult: false) }
        answer.send(text, isResult: true)
      }
    }
  }

  /// A message of a page, read out of the extension's (CWebProcessExtension/Messages.h).
  struct PagePost {
    let document: FrameDocument
    let isStale: Bool
    let world: String
    let name: String
    let body: String

    /// `nil`: it is another message, or not in this form.
    init?(_ message: OpaquePointer) {
      guard String(cString: webkit_user_message_get_name(message)) == "post", let body = webkit_user_message_get_parameters(message),
        String(cString: g_variant_get_type_string(body)) == "(ttbbsssss)"
      else { return nil }
      let fields = VariantFields(body)
      document = FrameDocument(
        frame: fields.number(0), number: fields.number(1), isMain: fields.bool(2), origin: fields.text(4), url: fields.text(5))
      isStale = fields.bool(3)
      world = fields.text(6)
      name = fields.text(7)
      self.body = fields.text(8)
    }
  }

  /// The answer to a message, given once. Let go of without one, it says so to the page.
  @MainActor final class PostAnswer {
    private var message: OpaquePointer?
    /// Hears that nobody answered; WebKit on Apple systems raises an exception.
    var unanswered: (@MainActor () -> Void)?

    init(_ message: OpaquePointer) {
      g_object_ref(UnsafeMutableRawPointer(message))
      self.message = message
    }

    isolated deinit {
      guard message != nil else { return }
      unanswered?()
      send("the app did not answer", isResult: false)
    }

    func send(_ text: String, isResult: Bool) {
      guard let message else { return }
      self.message = nil
      var fields: [OpaquePointer?] = [g_variant_new_boolean(isResult ? 1 : 0), g_variant_new_string(text)]
      webkit_user_message_send_reply(message, webkit_user_message_new("post", g_variant_new_tuple(&fields, gsize(fields.count))))
      g_object_unref(UnsafeMutableRawPointer(message))
    }
  }
#endif
