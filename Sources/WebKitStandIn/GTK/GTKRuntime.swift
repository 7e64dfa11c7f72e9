#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  /// GTK and WebKit's context in this process. There is one: GTK is a process-wide state machine bound to the main thread.
  @MainActor package final class GTKRuntime {
    let context: OpaquePointer
    private let folder: ExtensionFolder
    /// The display that was started for this process; `nil` if it had one.
    package let display: HeadlessDisplay?
    private static var running: GTKRuntime?

    /// The runtime, started by the first call, with a display of its own if the process has none.
    package static func shared() throws -> GTKRuntime {
      if let running { return running }
      let runtime = try GTKRuntime()
      running = runtime
      return runtime
    }

    private init() throws {
      guard gatehouse_main_loop_boot() != 0 else { throw EngineError("GTK can be started on the main thread only") }
      display = try HeadlessDisplay.start()
      guard gtk_init_check() != 0 else {
        let name = ProcessInfo.processInfo.environment["DISPLAY"] ?? ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] ?? ""
        throw EngineError("the display \(name) cannot be opened: start it, or unset DISPLAY and WAYLAND_DISPLAY to have Xvfb started here")
      }
      let folder = try ExtensionFolder()
      guard let context = webkit_web_context_new() else { throw EngineError("WebKitGTK made no context") }
      self.context = context
      self.folder = folder
      // All of this before the first page process: set later, the first one lacks the extension.
      webkit_web_context_set_web_process_extensions_directory(context, folder.path)
      webkit_web_context_add_path_to_sandbox(context, folder.target, 1)
      guard gatehouse_sandbox_add_swift_runtime(context) != 0 else {
        throw EngineError("the folder of libswiftCore.so, which the web-process extension needs, was not found")
      }
    }

    /// An address in the engine's own form; `nil` if the engine cannot read it.
    static func engineForm(of url: String) -> String? {
      guard let request = webkit_uri_request_new(url) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(request)) }
      guard let text = webkit_uri_request_get_uri(request) else { return nil }
      let form = String(cString: text)
      return form.isEmpty ? nil : form
    }
  }
#endif
