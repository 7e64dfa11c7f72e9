public import Foundation
public import FoundationNetworking

/// A view of web pages.
///
/// Source: WKWebView.h. It is a UIView or an NSView, as the stand-in is built; here it shows itself in a window of its own. If its engine
/// cannot be made, it loads nothing, and `engineFailure` says why.
@MainActor open class WKWebView: PlatformView {
  /// Decides about navigations.
  public weak var navigationDelegate: (any WKNavigationDelegate)? { didSet { knownNavigationDelegate = KnownDelegate(navigationDelegate) } }
  /// Answers for new windows.
  public weak var uiDelegate: (any WKUIDelegate)? { didSet { knownUIDelegate = KnownDelegate(uiDelegate) } }
  private(set) var knownNavigationDelegate = KnownDelegate(nil)
  private(set) var knownUIDelegate = KnownDelegate(nil)
  private let made: WKWebViewConfiguration
  /// The engine behind the view.
  package private(set) var engine: any Engine = MissingEngine(EngineError("the view is being made"))
  /// Why the view has no engine; `nil` if it has one.
  package private(set) var engineFailure: (any Error)?
  /// What lives as long as the view: on Apple systems an associated object.
  package var attachment: AnyObject?
  private var observers: [Observer] = []
  private var lastLocation: Location?
  var observations: [Observation] = []

  private struct Observer {
    weak var owner: AnyObject?
    var take: @MainActor (EngineEvent) -> Void
  }

  private struct Location: Equatable {
    var url: String?
    var isLoading: Bool
  }

  /// Makes a view. The configuration is copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    made = configuration.duplicate()
    super.init(frame: frame)
    do {
      engine = try made.engine.make(self, frame, configuration)
    } catch {
      engine = MissingEngine(error)
      engineFailure = error
    }
  }

  /// A copy of what the view was made with.
  open var configuration: WKWebViewConfiguration { made.duplicate() }
  /// The address of the page, or `nil` before the first.
  open var url: URL? { engine.currentURL.flatMap { URL(string: $0) } }
  /// The page's title.
  open var title: String? { engine.title }
  /// Whether a load is under way.
  open var isLoading: Bool { engine.isLoading }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { engine.canGoBack }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { engine.canGoForward }

  /// How much of the page is loaded, from 0 to 1. The stand-in's engines tell only whether something is loading.
  open var estimatedProgress: Double { engine.isLoading ? 0.5 : engine.committedURL == nil ? 0 : 1 }
  /// Whether all of the page came through secure connections. The stand-in's engines do not tell: false.
  open var hasOnlySecureContent: Bool { false }
  /// The pages that the view went through. WebKitGTK's are not listed here.
  open var backForwardList: WKBackForwardList { engine.backForwardList }
  /// The user agent's name in the place of WebKit's own. The stand-in's engines do not heed it.
  public var customUserAgent: String?
  /// Whether a link shows a preview. The stand-in's engines show none.
  public var allowsLinkPreview = true
  /// Whether a swipe goes back and forward. The stand-in's engines know no swipe.
  public var allowsBackForwardNavigationGestures = false
  /// Whether Web Inspector may connect (iOS 16.4, macOS 13.3).
  public var isInspectable = false

  /// Loads a request. WebKitGTK can start a GET only: for another method this loads nothing and returns `nil`.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { engine.load(request) }
  /// Loads a page from text.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    engine.loadHTML(string, baseURL: baseURL?.absoluteString)
  }
  /// Loads a file, and lets its page read below a folder. WebKitGTK cannot limit what is read: there this loads nothing and returns `nil`.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    engine.loadFile(URL.absoluteString, readAccess: readAccessURL.absoluteString)
  }
  /// Goes back a page.
  @discardableResult open func goBack() -> WKNavigation? { engine.goBack() }
  /// Goes forward a page.
  @discardableResult open func goForward() -> WKNavigation? { engine.goForward() }
  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { engine.reload() }
  /// Loads the page again, past all caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { engine.reload() }
  /// Goes to a page that the view went through.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { engine.go(to: item) }
  /// Loads a page from data, as text in UTF-8.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    engine.loadHTML(String(decoding: data, as: UTF8.self), baseURL: baseURL.absoluteString)
  }
  /// Runs a script in the main frame, in the page's own world. Here the result is a text, or a value's JSON.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let engine = engine
    Task {
      do {
        let result = try await engine.evaluate(javaScriptString, in: nil, world: .page)
        completionHandler?(result, nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }
  /// Whether WebKit itself answers for a scheme, so that the app cannot.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"].contains(urlScheme.lowercased())
  }
  /// Stops what is being loaded.
  open func stopLoading() { engine.stopLoading() }

  // MARK: Beyond Apple's interface

  /// Tells `take` what the engine says beyond Apple's interface, as long as the owner lives.
  package func observeEngine(_ owner: AnyObject, _ take: @escaping @MainActor (EngineEvent) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, take: take))
  }

  /// Ends what ``observeEngine(_:_:)`` began.
  package func stopObserving(_ owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// How many watch it, for tests.
  package var observerCount: Int { observers.count { $0.owner != nil } + observations.count { $0.state.lasts } }

  /// The engine says that `url` or `isLoading` may have changed.
  func locationMayHaveChanged() {
    let now = Location(url: engine.currentURL, isLoading: engine.isLoading)
    guard now != lastLocation else { return }
    lastLocation = now
    noteChanges()
  }

  func report(_ event: EngineEvent) {
    for observer in observers where observer.owner != nil { observer.take(event) }
  }
}
