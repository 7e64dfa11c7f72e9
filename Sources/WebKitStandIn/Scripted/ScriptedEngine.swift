import Foundation

/// The engine behind Apple's interface that does what a scene says: no network, no script, no clock. It can produce all that is unpleasant
/// about the real one.
@MainActor final class ScriptedEngine: Engine {
  let world: ScriptedWorld
  weak var view: WKWebView?
  /// The engine of the page that opened this window.
  let opening: ScriptedOpening?
  private(set) var window = 0
  var main: ScriptedFrame { didSet { watch(main) } }
  /// The address that the app asked for, until something comes of it.
  var pendingURL: String? { didSet { view?.locationMayHaveChanged() } }
  var lastCommittedURL: String? { didSet { view?.locationMayHaveChanged() } }
  var history: [HistoryEntry] = []
  var historyIndex = -1
  /// Whether the document of the main frame lets script take the user out by a universal link.
  var mayUseAppLinks = false
  /// The view that was handed out last for a new window, until its first navigation is on its way.
  var handedOut: WKWebView?

  struct HistoryEntry {
    var url: String
    var method: String
    var body: String?
  }

  init(_ world: ScriptedWorld, _ view: WKWebView, _ configuration: WKWebViewConfiguration) {
    self.world = world
    self.view = view
    opening = configuration.scriptedOpening
    main = ScriptedFrame(main: world.number(), document: world.number(), origin: configuration.scriptedOpening?.origin ?? "null")
    window = world.add(self)
    watch(main)
  }

  private func watch(_ frame: ScriptedFrame) {
    frame.provisionalChanged = { [weak self] in self?.view?.locationMayHaveChanged() }
  }

  func record(_ effect: ScriptedEffect) { world.record(effect, window) }
  func has(_ fault: ScriptedFault) -> Bool { world.behavior.has(fault) }

  // MARK: Engine

  /// WebKit names the load that is on its way before the page that is shown (PageLoadState, "activeURL").
  var currentURL: String? {
    if has(.urlIsTheOldPage) { return lastCommittedURL }
    return pendingURL ?? main.provisional?.shownURL ?? lastCommittedURL
  }
  var committedURL: String? { lastCommittedURL }
  var namesTargets: Bool { true }
  var knowsFrames: Bool { world.behavior.knowledge == .everything }
  var title: String? { lastCommittedURL == nil ? nil : "" }
  var isLoading: Bool { pendingURL != nil || main.provisional != nil }
  var canGoBack: Bool { historyIndex > 0 }
  var canGoForward: Bool { historyIndex + 1 < history.count }
  var documents: [FrameDocument] { lastCommittedURL == nil ? [] : main.all.map(\.document) }

  func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url?.absoluteString else { return nil }
    let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) }
    return start(ScriptedLoad(world.number(), main, .host, .other, url, method: request.httpMethod ?? "GET", body: body))
  }

  func loadFile(_ url: String, readAccess: String) -> WKNavigation? {
    start(ScriptedLoad(world.number(), main, .host, .other, url))
  }

  func loadHTML(_ text: String, baseURL: String?) -> WKNavigation? {
    let load = ScriptedLoad(world.number(), main, .host, .other, baseURL ?? "about:blank")
    load.isText = true
    return start(load)
  }

  func goBack() -> WKNavigation? { canGoBack ? goTo(historyIndex - 1, .host) : nil }
  func goForward() -> WKNavigation? { canGoForward ? goTo(historyIndex + 1, .host) : nil }

  func reload() -> WKNavigation? {
    guard history.indices.contains(historyIndex) else { return nil }
    let entry = history[historyIndex]
    let load = ScriptedLoad(
      world.number(), main, .host, entry.method == "GET" ? .reload : .formResubmitted, entry.url, method: entry.method, body: entry.body)
    load.historyIndex = historyIndex
    return start(load)
  }

  var backForwardList: WKBackForwardList {
    WKBackForwardList(
      history.map { WKBackForwardListItem(url: URL(string: $0.url) ?? URL(fileURLWithPath: "/")) }, at: historyIndex)
  }

  func go(to item: WKBackForwardListItem) -> WKNavigation? {
    history.firstIndex { $0.url == item.url.absoluteString }.flatMap { goTo($0, .host) }
  }

  func stopLoading() {
    pendingURL = nil
    for frame in main.all {
      if let load = frame.asking { supersede(load) }
      if let load = frame.provisional { fail(load, "NSURLErrorDomain", -999) }
    }
  }

  func evaluate(_ script: String, in document: FrameDocument?, world: ScriptWorld) async throws -> String {
    throw EngineError("the scripted engine runs no script: say what happens in a step")
  }
  func tap(x: Double, y: Double) throws { throw EngineError("the scripted engine has no surface: say what is tapped in a step") }
  func snapshot() async throws -> [UInt8] { throw EngineError("the scripted engine shows nothing") }

  /// The page and what was on its way are gone, with no failure told; the callback gives no reason.
  func terminateProcess() {
    for frame in main.all { (frame.asking, frame.provisional) = has(.answerAfterDeathLoads) ? (frame.asking, nil) : (nil, nil) }
    let old = main
    main = ScriptedFrame(main: world.number(), document: world.number(), origin: "null")
    if has(.answerAfterDeathLoads) { main = old }
    pendingURL = nil
    lastCommittedURL = nil
    record(.processEnded)
    guard let view else { return }
    view.report(.terminated(.crashed))
    if !has(.silentAfterDeath) { view.navigationDelegate?.webViewWebContentProcessDidTerminate(view) }
  }

  // MARK: What the app starts

  /// A load of the app's: it is asked about after the call.
  func start(_ load: ScriptedLoad) -> WKNavigation {
    let navigation = WKNavigation()
    load.navigation = navigation
    pendingURL = load.url
    world.later { [weak self] in self?.ask(load) }
    return navigation
  }

  /// A move in the history. A page that was the answer to a form is asked for with the form again.
  func goTo(_ index: Int, _ asker: ScriptedLoad.Asker) -> WKNavigation? {
    guard history.indices.contains(index) else { return nil }
    let entry = history[index]
    let type: WKNavigationType = entry.method == "GET" || has(.resubmissionIsBackForward) ? .backForward : .formResubmitted
    let load = ScriptedLoad(world.number(), main, asker, type, entry.url, method: entry.method, body: entry.body)
    load.historyIndex = index
    if asker == .host { return start(load) }
    world.later { [weak self] in self?.ask(load) }
    return nil
  }
}
