#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  /// A view of WebKitGTK in a window of its own, behind Apple's interface.
  @MainActor final class GTKEngine: Engine {
    let raw: UnsafeMutablePointer<WebKitWebView>
    private let window: UnsafeMutablePointer<GtkWindow>
    private let network: EngineNetwork
    weak var view: WKWebView?
    /// The engine of the page that asked for this window.
    private(set) weak var opener: GTKEngine?
    var tracker: FrameTracker
    /// The load that the app started and that has not begun.
    var startedNavigation: WKNavigation?
    /// The load of the main frame that is under way or committed.
    var currentNavigation: WKNavigation?
    var progress = LoadProgress.idle
    /// The page's address when the load that is under way began.
    var lastCommittedURL: String?
    /// The view that was handed out last for a new window, until the engine holds its page.
    var handedOut: WKWebView?

    init(view: WKWebView, frame: CGRect, configuration: WKWebViewConfiguration) throws {
      let runtime = try GTKRuntime.shared()
      network = configuration.network
      let raw: UnsafeMutablePointer<WebKitWebView>?
      if let opening = configuration.opening {
        opener = opening.opener
        tracker = FrameTracker(openedBy: opening.evidence)
        raw = gatehouse_view_new_related(opening.opener.raw)
      } else {
        tracker = FrameTracker()
        let session = try network.session(of: configuration.websiteDataStore)
        let content = webkit_user_content_manager_new()
        defer { g_object_unref(content.map { UnsafeMutableRawPointer($0) }) }
        raw = content.flatMap { gatehouse_view_new(runtime.context, $0, session.raw) }
      }
      guard let raw else { throw EngineError("WebKitGTK made no view") }
      self.raw = raw
      self.view = view
      let settings = webkit_web_view_get_settings(raw)
      // A page out of the page cache announces no document: what is known of its frames would be wrong.
      webkit_settings_set_enable_page_cache(settings, 0)
      if let name = configuration.applicationNameForUserAgent {
        webkit_settings_set_user_agent_with_application_details(settings, name, nil)
      }
      let size = frame.isEmpty ? CGSize(width: 400, height: 600) : frame.size
      window = gatehouse_window_new(raw, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
      connect()
      if opener == nil { carryContent(of: configuration.userContentController) }
    }

    isolated deinit {
      gtk_window_destroy(window)
      g_object_unref(raw)
    }

    /// Milliseconds on the system's monotonic clock.
    static var now: Int64 { Int64(g_get_monotonic_time() / 1000) }

    // MARK: Engine

    var currentURL: String? { webkit_web_view_get_uri(raw).map { String(cString: $0) } }
    var committedURL: String? { isLoading ? lastCommittedURL : currentURL }

    /// Takes the page's address before a load begins: from then on the engine names the load's, and the page may have changed its own
    /// without a load (`history.pushState`).
    func rememberCommitted() {
      if !isLoading { lastCommittedURL = currentURL }
    }

    var title: String? { webkit_web_view_get_title(raw).map { String(cString: $0) } }
    var isLoading: Bool { webkit_web_view_is_loading(raw) != 0 }
    var canGoBack: Bool { webkit_web_view_can_go_back(raw) != 0 }
    var canGoForward: Bool { webkit_web_view_can_go_forward(raw) != 0 }
    var documents: [FrameDocument] { tracker.documents.values.sorted { ($0.isMain ? 0 : 1, $0.frame) < ($1.isMain ? 0 : 1, $1.frame) } }

    func load(_ request: URLRequest) -> WKNavigation? {
      rememberCommitted()
      guard (request.httpMethod ?? "GET") == "GET", let text = request.url?.absoluteString, let form = GTKRuntime.engineForm(of: text),
        let load = webkit_uri_request_new(text)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(load)) }
      if let headers = webkit_uri_request_get_http_headers(load) {
        for (name, value) in request.allHTTPHeaderFields ?? [:] { soup_message_headers_append(headers, name, value) }
      }
      tracker.hostWillLoad(form, at: Self.now)
      webkit_web_view_load_request(raw, load)
      return begin()
    }

    func loadHTML(_ text: String, baseURL: String?) -> WKNavigation? {
      rememberCommitted()
      tracker.hostWillLoad(baseURL.flatMap { GTKRuntime.engineForm(of: $0) } ?? "about:blank", at: Self.now)
      webkit_web_view_load_html(raw, text, baseURL)
      return begin()
    }

    func goBack() -> WKNavigation? {
      guard canGoBack else { return nil }
      rememberCommitted()
      webkit_web_view_go_back(raw)
      return begin()
    }

    func goForward() -> WKNavigation? {
      guard canGoForward else { return nil }
      rememberCommitted()
      webkit_web_view_go_forward(raw)
      return begin()
    }

    func reload() -> WKNavigation? {
      rememberCommitted()
      webkit_web_view_reload(raw)
      return begin()
    }

    func stopLoading() { webkit_web_view_stop_loading(raw) }

    func tap(x: Double, y: Double) throws {
      guard gatehouse_tap(raw, x, y) != 0 else { throw EngineError("this WebKitGTK has no touch gesture to drive") }
    }

    func terminateProcess() { webkit_web_view_terminate_web_process(raw) }

    private func begin() -> WKNavigation {
      let navigation = WKNavigation()
      startedNavigation = navigation
      view?.locationMayHaveChanged()
      return navigation
    }
  }

  /// How far the main frame's load is.
  enum LoadProgress: Sendable, Hashable {
    case idle, provisional, committed, failed
  }
#endif
