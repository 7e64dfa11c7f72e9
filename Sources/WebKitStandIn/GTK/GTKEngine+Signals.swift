#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK

  // Every handler gets a box of its own, which GLib releases with the handler. Pointers pass to the main actor as numbers.
  extension GTKEngine {
    typealias Box = SignalBox<GTKEngine>

    func connect() {
      _ = gatehouse_on_decide_policy(
        raw,
        { _, decision, type, box in
          let owner = Box.at(box)?.owner
          let bits = UInt(bitPattern: decision)
          return MainActor.assumeIsolated {
            UnsafeMutablePointer(bitPattern: bits).flatMap { owner?.decide($0, type) } ?? 0
          }
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_create(
        raw,
        { _, action, box in
          let owner = Box.at(box)?.owner
          let bits = UInt(bitPattern: action)
          let made: UInt = MainActor.assumeIsolated {
            UInt(bitPattern: OpaquePointer(bitPattern: bits).flatMap { owner?.create($0) })
          }
          return UnsafeMutablePointer(bitPattern: made)
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_user_message(
        raw,
        { _, message, box in
          let owner = Box.at(box)?.owner
          let bits = UInt(bitPattern: message)
          return MainActor.assumeIsolated { OpaquePointer(bitPattern: bits).flatMap { owner?.received($0) } ?? 0 }
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_load_changed(
        raw,
        { _, event, box in
          let owner = Box.at(box)?.owner
          MainActor.assumeIsolated { owner?.loadChanged(event) }
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_load_failed(
        raw,
        { _, _, url, error, box in
          let owner = Box.at(box)?.owner
          let failure = LoadFailure(url: String(cString: url), error: error.pointee)
          MainActor.assumeIsolated { owner?.loadFailed(failure) }
          return 1  // No error page of the engine's own.
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_terminated(
        raw,
        { _, reason, box in
          let owner = Box.at(box)?.owner
          MainActor.assumeIsolated { owner?.processTerminated(reason) }
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_close(
        raw,
        { _, box in
          let owner = Box.at(box)?.owner
          MainActor.assumeIsolated { if let view = owner?.view { view.uiDelegate?.webViewDidClose(view) } }
        }, Box.retained(self), releaseSignalBox)
      _ = gatehouse_on_script_dialog(
        raw,
        { _, dialog, _ in
          // Without an answer of the app's, WebKit on Apple systems returns from alert() at once and declines the other questions;
          // leaving a page is not held up.
          if webkit_script_dialog_get_dialog_type(dialog) == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM {
            webkit_script_dialog_confirm_set_confirmed(dialog, 1)
          }
          return 1
        }, Box.retained(self), releaseSignalBox)
    }

    /// Takes a report of the web-process extension.
    func received(_ message: OpaquePointer) -> gboolean {
      if let post = PagePost(message) {
        take(post, message)
        return 1
      }
      guard let message = ExtensionMessage(message) else { return 0 }
      if let input = tracker.receive(message.report, from: message.document, isStale: message.isStale, at: Self.now) {
        view?.report(.input(input))
      }
      return 1
    }
  }
#endif
