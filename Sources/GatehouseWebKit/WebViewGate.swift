public import Foundation
public import Gatehouse
import URLStandard

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

/// A gate in front of a web view: it answers the view's questions about navigations and new windows, and carries out the verdicts.
///
/// It translates and executes, and decides nothing: every verdict is the policy's. The app keeps its own delegates: the gate stands in front
/// and hands on every method that they implement.
///
/// ```swift
/// let gate = try WebViewGate(policy: .bundled("gatehouse"))
/// gate.router = { route in show(route) }
/// try gate.attach(to: webView)
/// gate.load(URLRequest(url: shop))
/// ```
@MainActor public final class WebViewGate: NSObject {
  // MARK: The app's part

  /// The view's name in records.
  public let name: String
  /// Shows one of the app's own screens.
  public var router: (@MainActor (RouteMatch) -> Void)?
  /// The app's last word before another app gets an address: asked last, once for each launch. `false` refuses (`handoff.vetoed`).
  public var shouldOpen: (@MainActor (_ url: String) -> Bool)?
  /// Puts a question of the policy to the user. Without it every such question is answered with no. Its task is cancelled when the question has
  /// become pointless, because the page has gone; an answer that comes later changes nothing.
  public var confirm: (@MainActor (GateQuestion) async -> Bool)?
  /// Hears what came of each handoff, once.
  public var handoffEnded: (@MainActor (Handoff) -> Void)?
  /// Makes the view for a window that a page opens, from exactly this configuration; the gate attaches one of its kind to it, unless the app has
  /// attached another. Without it the app's own `uiDelegate` is asked, and without that no window opens.
  public var makeWindow: (@MainActor (WKWebViewConfiguration, WKWindowFeatures) -> WKWebView?)?
  /// Hears of a payment's or sign-in's result for which no ``visit(_:returningTo:state:issuer:within:for:)`` waits.
  public var returned: (@MainActor (ReturnedAddress) -> Void)?
  /// Hears that a page closed its window.
  public var windowClosed: (@MainActor (WKWebView) -> Void)?
  /// Hears of everything that the gate sees and does, also in windows that the page opens.
  public var observer: (@MainActor (GateRecord) -> Void)?

  /// The app's own navigation delegate, to which the gate forwards. Setting it here is the same as setting it on the view before attaching.
  public weak var navigationDelegate: (any WKNavigationDelegate)? {
    get { navigationFront.app }
    set {
      guard !has(.keepsStaleForwarding) else { return navigationFront.app = newValue }
      follow(newValue)
      putInFront()
    }
  }
  /// The app's own user interface delegate, to which the gate forwards.
  public weak var uiDelegate: (any WKUIDelegate)? {
    get { interfaceFront.app }
    set {
      guard !has(.keepsStaleForwarding) else { return interfaceFront.app = newValue }
      follow(newValue)
      putInFront()
    }
  }

  /// The methods that pages may call in the app.
  public let bridge: WebViewBridge
  /// Brings a page back after its process ended.
  public let recovery: WebViewRecovery
  /// Cookies that the app and the view hand each other.
  public let cookies: WebViewCookies

  /// The view, once attached.
  public internal(set) weak var view: WKWebView?

  // MARK: Its own parts

  let scriptCalls = ScriptCalls()
  let opener: any ExternalOpener
  let evidence: any EvidenceSource
  let epoch: Int64
  var state: ViewGate
  var isTornDown = false
  var navigationFront = NavigationFront()
  var interfaceFront = InterfaceFront()
  /// Fronts that others took the place of: an app's delegate may hand on to one.
  var retired: [AnyObject] = []
  /// Watches `url` and `isLoading`: whoever took the gate's place is noticed there.
  var watch: LocationWatch?
  /// Sees touches and keys, where the engine does not tell of them.
  var inputs: InputWatch?
  var passes = LoadPasses()
  var hostLoads = HostLoads()
  var chains = NavigationChains()
  var ended = EndedLoads()
  /// Windows that the gate allowed before the engine asks for their view.
  var allowedWindows: [AllowedWindow] = []
  /// The main frame's load that was let through and is on its way.
  var approved: String?
  /// The method of the main frame's load that is on its way; `nil` is not known.
  var approvedMethod: String?
  /// The facts of the app's own load that is on its way.
  var hostFlight: NavigationFacts?
  /// The address of the committed page, where the host names only the address that is on its way.
  var committed: String?
  /// How often the main frame went on to another page, or was let go there: what waited meanwhile must not lead it back.
  var moves = 0
  /// How often everything that was begun ended: with the view, its gate, or a reset.
  var ends = 0
  /// Whether a load is under way that began before the gate was in front.
  var isUnasked = false
  var isInBackground = false
  /// When the user was last seen to act, in milliseconds since the gate was made.
  var lastInput: Int64?
  var question: OpenQuestion?
  var questions = 0
  var visits = 0
  var awaited: AwaitedReturn?
  /// The result that is waited for, here and in the windows that the page opens.
  var expected: ViewEvent?
  /// The file for which a load was granted, until it ends.
  var grantedFile: String?
  var grantedNavigation: WKNavigation?
  /// The navigation about which the app's own delegate is being asked.
  var asking: WKNavigationAction?
  /// Answers that the app holds.
  var openAnswers: [WeakAnswer] = []
  /// The gate of the page from which this window comes, by way of other windows or not. Those may be closed before it.
  weak var first: WebViewGate?
  /// Whether a page opened this view.
  var isWindow = false
  private var windows = 0
  private var openings: [WeakGate] = []
  /// The gates of the windows that come from the page, and of the windows that those opened.
  var openWindows: [WebViewGate] { has(.windowsHearNothing) ? [] : openings.compactMap(\.gate) }
  /// Mistakes that a test plants.
  package var faults: Set<AdapterFault> = []

  /// Makes a gate for one view.
  /// - Parameters:
  ///   - policy: where its policy comes from.
  ///   - opener: hands addresses to other apps.
  ///   - name: the view's name in records.
  /// - Throws: ``PolicyFailure`` if there is no usable policy. No view may be shown then; ``attach(policy:to:opener:name:)`` sees to that.
  public convenience init(policy: PolicySource, opener: any ExternalOpener, name: String = "v1") throws(PolicyFailure) {
    self.init(try policy.gate(), opener: opener, name: name)
  }

  /// The same, with the system's own way to other apps.
  @available(iOSApplicationExtension, unavailable)
  public convenience init(policy: PolicySource, name: String = "v1") throws(PolicyFailure) {
    self.init(try policy.gate(), name: name)
  }

  /// Makes a gate for one view, with the system's own way to other apps.
  @available(iOSApplicationExtension, unavailable)
  public convenience init(_ gate: Gate, name: String = "v1") {
    self.init(gate, opener: SystemOpener.standard, name: name)
  }

  /// Makes a gate for one view.
  /// - Parameters:
  ///   - gate: the compiled policy; one can serve many views.
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

  init(_ gate: Gate, opener: any ExternalOpener, name: String, evidence: any EvidenceSource, epoch: Int64) {
    self.name = name
    self.opener = opener
    self.evidence = evidence
    self.epoch = epoch
    state = ViewGate(gate)
    bridge = WebViewBridge(gate)
    recovery = WebViewRecovery(gate)
    cookies = WebViewCookies(gate)
    super.init()
    bridge.gate = self
    recovery.gate = self
    cookies.gate = self
    navigationFront.gate = self
    interfaceFront.gate = self
  }

  // MARK: What the app tells

  /// The app went to the background: nothing launches from there.
  public func didEnterBackground() {
    isInBackground = true
    note(.background(at: now))
    for window in openWindows { window.didEnterBackground() }
  }

  /// The app came to the foreground: what the user did before counts no more.
  public func willEnterForeground() {
    isInBackground = false
    note(.foreground(at: now))
    recovery.shown()
    for window in openWindows { window.willEnterForeground() }
  }

  /// The user acted in a way that the gate cannot see, for example by an accessibility action of the app's own around the page. It counts as
  /// an input in the main frame.
  public func noteUserAction() {
    lastInput = now
    note(.input(frame: nil, document: nil, kind: .button, at: now))
  }

  /// Forgets what happened in the view: inputs, launches, redirects, the user's load, the return that is awaited (its visit ends as cancelled).
  public func reset() {
    endEverything()
    forget()
    if let address = committedAddress { note(.commit(url: address, at: now)) }
  }

  /// The view is closed: nothing is allowed after this, and nothing that was begun has an effect.
  public func tearDown() {
    isTornDown = true
    note(.teardown)
    bridge.remove()
    endEverything()
  }

  // MARK: For the other files of this type

  /// Milliseconds since the gate was made.
  var now: Int64 { evidence.now - epoch }

  /// The address of the committed page.
  var committedAddress: String? { view.flatMap(evidence.committedAddress) ?? committed }

  /// Notes an event and tells of it.
  func note(_ event: ViewEvent) {
    state.note(event)
    bridge.note(event)
    observer?(.event(view: name, event))
  }

  /// Tells of something about the gate itself.
  func notice(_ notice: GateNotice) { observer?(.notice(view: name, notice)) }

  /// Decides, and tells of it.
  func decide(_ facts: NavigationFacts) -> Verdict {
    guard let observer else { return state.decide(facts) }
    let before = state
    let verdict = state.decide(facts)
    observer(.decision(GateDecision(view: name, facts: facts, verdict: verdict, before: before)))
    return verdict
  }

  /// Forgets what happened in the view, but not that it is in the background, or closed.
  func forget() {
    state = ViewGate(state.gate)
    if isInBackground, !has(.resetWakesUp) { state.note(.background(at: now)) }
    if isTornDown { state.note(.teardown) }
  }

  /// Ends what waits: the question, the visit, what was let through.
  func endEverything() {
    moves += 1
    ends += 1
    bridge.endPage()
    scriptCalls.endPage()
    recovery.cancel()
    endQuestion()
    endVisit(.cancelled)
    if expected != nil { closeReturn() }
    passes = LoadPasses()
    hostLoads = HostLoads()
    chains = NavigationChains()
    allowedWindows = []
    endFileGrant()
    lastInput = nil
    for held in openAnswers { held.answer?.close() }
    openAnswers = []
  }

  /// A gate of the same kind for a window that the page opens.
  func gateForWindow() -> WebViewGate {
    windows += 1
    let child = WebViewGate(state.gate, opener: opener, name: "\(name).\(windows)", evidence: evidence, epoch: epoch)
    child.router = router
    child.shouldOpen = shouldOpen
    child.confirm = confirm
    child.handoffEnded = handoffEnded
    child.makeWindow = makeWindow
    child.windowClosed = windowClosed
    child.observer = observer
    child.bridge.adopt(bridge)
    child.recovery.adopt(recovery)
    child.returned = returned
    child.faults = faults
    adopt(child)
    return child
  }

  /// Takes a gate in among those of the windows that come from the first page: they wait for the same result and hear of the app's life.
  func adopt(_ child: WebViewGate) {
    let first = has(.windowsForgetTheirFirst) ? self : first ?? self
    child.first = first
    child.isWindow = true
    first.openings = first.openings.filter { $0.gate != nil } + [WeakGate(gate: child)]
    if let expected { child.expect(expected) }
    if isInBackground { child.didEnterBackground() }
  }
}
