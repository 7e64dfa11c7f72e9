public import Foundation
public import Gatehouse

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

/// A gate in front of a web view: it answers the view's questions about navigations and new windows, and carries out the verdicts.
///
/// It translates and executes, and decides nothing: every verdict is the policy's.
///
/// ```swift
/// let gate = WebViewGate(Gate(policy), opener: opener)
/// gate.router = { route in show(route) }
/// gate.attach(to: webView)
/// gate.load(URLRequest(url: shop))
/// ```
@MainActor public final class WebViewGate: NSObject {
  /// The view's name in records.
  public let name: String
  /// Shows one of the app's own screens.
  public var router: (@MainActor (RouteMatch) -> Void)?
  /// Makes the view for a window that a page opens, from exactly this configuration; the gate attaches one of its kind to it. Without it
  /// no window opens.
  public var makeWindow: (@MainActor (WKWebViewConfiguration, WKWindowFeatures) -> WKWebView?)?
  /// Hears of everything that the gate sees and does, also in windows that the page opens.
  public var observer: (@MainActor (GateRecord) -> Void)?

  /// The view, once attached.
  public private(set) weak var view: WKWebView?
  let opener: any ExternalOpener
  let evidence: any EvidenceSource
  var state: ViewGate
  var passes = LoadPasses()
  var chains = NavigationChains()
  /// Addresses of windows that the gate allowed before the engine asks for their view.
  var allowedWindows: [String] = []
  let epoch: Int64
  private var windows = 0

  /// Makes a gate for one view.
  /// - Parameters:
  ///   - gate: the compiled policy.
  ///   - opener: hands addresses to other apps.
  ///   - name: the view's name in records.
  public convenience init(_ gate: Gate, opener: any ExternalOpener, name: String = "v1") {
    #if canImport(WebKit)
      let evidence = AppleEvidence()
    #else
      let evidence = StandInEvidence()
    #endif
    self.init(gate, opener: opener, name: name, evidence: evidence, epoch: evidence.now)
  }

  private init(_ gate: Gate, opener: any ExternalOpener, name: String, evidence: any EvidenceSource, epoch: Int64) {
    self.name = name
    self.opener = opener
    self.evidence = evidence
    self.epoch = epoch
    state = ViewGate(gate)
    super.init()
  }

  /// Puts the gate in front of a view: from now on it is the view's navigation and user interface delegate, and the view keeps it alive.
  public func attach(to view: WKWebView) {
    self.view = view
    view.navigationDelegate = self
    view.uiDelegate = self
    GateRetention.retain(self, by: view)
    evidence.observeInputs(of: view, owner: self) { [weak self] input in
      guard let self else { return }
      self.note(.input(frame: input.frame, document: input.document, kind: input.kind, at: input.at - self.epoch))
    }
  }

  // MARK: What the app does

  /// Loads a request for the app itself. The gate decides it too, with the trigger `host`.
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { view?.load(request) }

  /// Loads a request on the user's behalf, for example one that the user chose: it counts as an activation, and as the policy's
  /// `handoff.userLoads` says it is offered to other apps first.
  @discardableResult public func loadForUser(_ request: URLRequest) -> WKNavigation? {
    if let url = request.url?.absoluteString { note(.userLoad(url: url, at: now)) }
    return view?.load(request)
  }

  /// The app went to the background: nothing launches from there.
  public func didEnterBackground() { note(.background(at: now)) }

  /// The app came to the foreground: what the user did before counts no more.
  public func willEnterForeground() { note(.foreground(at: now)) }

  /// The view is closed: nothing is allowed after this.
  public func tearDown() { note(.teardown) }

  // MARK: For the other files of this type

  /// Milliseconds since the gate was made.
  var now: Int64 { evidence.now - epoch }

  /// Notes an event and tells of it.
  func note(_ event: ViewEvent) {
    state.note(event)
    observer?(.event(view: name, event))
  }

  /// Decides, and tells of it.
  func decide(_ facts: NavigationFacts) -> Verdict {
    let before = state
    let verdict = state.decide(facts)
    observer?(.decision(GateDecision(view: name, facts: facts, verdict: verdict, before: before)))
    return verdict
  }

  /// A gate of the same kind for a window that the page opens.
  func gateForWindow() -> WebViewGate {
    windows += 1
    let child = WebViewGate(state.gate, opener: opener, name: "\(name).\(windows)", evidence: evidence, epoch: epoch)
    child.router = router
    child.makeWindow = makeWindow
    child.observer = observer
    return child
  }
}
