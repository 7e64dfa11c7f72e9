public import Foundation
public import FoundationNetworking

/// A view of web pages.
///
/// Source: WKWebView.h. On Apple systems it is a UIView or NSView; here it shows itself in a window of its own. If its engine cannot be
/// made, it loads nothing, and `engineFailure` says why.
@MainActor open class WKWebView: NSObject {
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
  private var locationObservers: [LocationObserver] = []
  private var lastLocation: Location?

  private struct Observer {
    weak var owner: AnyObject?
    var take: @MainActor (EngineEvent) -> Void
  }

  private struct LocationObserver {
    weak var owner: AnyObject?
    var take: @MainActor () -> Void
  }

  private struct Location: Equatable {
    var url: String?
    var isLoading: Bool
  }

  /// Makes a view. The configuration is copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    made = configuration.duplicate()
    super.init()
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
  /// Stops what is being loaded.
  open func stopLoading() { engine.stopLoading() }

  // MARK: Beyond Apple's interface

  /// Tells `take` what the engine says beyond Apple's interface, as long as the owner lives.
  package func observeEngine(_ owner: AnyObject, _ take: @escaping @MainActor (EngineEvent) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, take: take))
  }

  /// Tells `take` when `url` or `isLoading` has changed, as long as the owner lives: on Apple systems key-value observation.
  package func observeLocation(_ owner: AnyObject, _ take: @escaping @MainActor () -> Void) {
    locationObservers.removeAll { $0.owner == nil }
    locationObservers.append(LocationObserver(owner: owner, take: take))
  }

  /// Ends what ``observeLocation(_:_:)`` and ``observeEngine(_:_:)`` began.
  package func stopObserving(_ owner: AnyObject) {
    locationObservers.removeAll { $0.owner == nil || $0.owner === owner }
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// How many watch it, for tests.
  package var observerCount: Int { (observers.map(\.owner) + locationObservers.map(\.owner)).count { $0 != nil } }

  /// The engine says that `url` or `isLoading` may have changed.
  func locationMayHaveChanged() {
    let now = Location(url: engine.currentURL, isLoading: engine.isLoading)
    guard now != lastLocation else { return }
    lastLocation = now
    for observer in locationObservers where observer.owner != nil { observer.take() }
  }

  func report(_ event: EngineEvent) {
    for observer in observers where observer.owner != nil { observer.take(event) }
  }
}
