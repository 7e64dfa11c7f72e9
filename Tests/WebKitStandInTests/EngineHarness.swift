#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  /// The suites that drive the engine, one after another.
  @Suite(.serialized, .engine) enum RealEngine {}

  /// Gives each test that drives the engine a minute, after which the process is ended: a hung engine would hang the run.
  struct EngineTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
      // These are our own pages. The sandbox is tested by a process of its own (ProcessTests).
      if !RealEngine.ProcessTests.isOwnProcess { setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0) }
      EngineWatchdog.arm(seconds: 180)
      defer { EngineWatchdog.disarm() }
      try await function()
    }
  }

  extension Trait where Self == EngineTrait {
    static var engine: EngineTrait { EngineTrait() }
  }

  /// A view with a recording delegate: everything it was asked, in order.
  @MainActor final class Visit: NSObject {
    let view: WKWebView
    /// Decides about a navigation; by default everything loads.
    var decide: @MainActor (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    /// Decides about a response.
    var decideResponse: @MainActor (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
    /// Makes the view of a new window.
    var makeWindow: @MainActor (WKWebViewConfiguration) -> WKWebView? = { _ in nil }
    private(set) var actions: [WKNavigationAction] = []
    private(set) var responses: [WKNavigationResponse] = []
    private(set) var windows: [WKNavigationAction] = []
    private(set) var failures: [NSError] = []
    private(set) var events: [EngineEvent] = []
    private(set) var calls: [String] = []
    private(set) var terminations = 0
    /// Never answers.
    var isSilent = false
    /// Answers each question twice.
    var answersTwice = false
    /// Answers so many milliseconds later.
    var delay: UInt64 = 0
    private var kept: [AnyObject] = []

    init(network: EngineNetwork = EngineNetwork(), adopting made: WKWebView? = nil) throws {
      if let made {
        view = made
      } else {
        let configuration = WKWebViewConfiguration()
        configuration.network = network
        view = WKWebView(frame: .zero, configuration: configuration)
      }
      super.init()
      if let failure = view.engineFailure { throw failure }
      view.navigationDelegate = self
      view.uiDelegate = self
      view.observeEngine(self) { [weak self] in self?.events.append($0) }
    }

    /// Keeps something alive as long as the visit.
    func keep(_ object: AnyObject) { kept.append(object) }

    /// Loads a page from text and waits until it is there.
    func openText(_ text: String) async throws {
      let before = finishes
      view.loadHTMLString(text, baseURL: nil)
      try await wait("the text") { self.finishes > before }
    }

    /// Loads an address and waits until its load is over.
    func open(_ url: String) async throws {
      let before = finishes
      let request = URLRequest(url: try #require(URL(string: url)))
      try #require(view.load(request) != nil, "the engine took no load of \(url)")
      try await wait("the load of \(url)") { self.finishes > before }
    }

    /// How many loads of the main frame are over.
    var finishes: Int { events.filter { if case .finished = $0 { true } else { false } }.count }

    /// Waits until something is so, at most twenty seconds.
    func wait(_ what: String, until isSo: @MainActor () throws -> Bool) async throws {
      for _ in 0..<2000 {
        if try isSo() { return }
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      let asked = actions.suffix(6).map { $0.evidence?.url ?? "?" }
      throw EngineError("nothing came of \(what) within 20 s; asked lately: \(asked.joined(separator: " "))")
    }

    /// Waits for the question about an address.
    @discardableResult func action(_ url: String, after count: Int = 0) async throws -> WKNavigationAction {
      try await wait("the question about \(url)") { self.actions.dropFirst(count).contains { $0.evidence?.url == url } }
      return try #require(actions.dropFirst(count).first { $0.evidence?.url == url })
    }
  }

  extension Visit: WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      actions.append(navigationAction)
      guard !isSilent else { return }
      let policy = decide(navigationAction)
      guard delay == 0 else {
        let nanoseconds = delay * 1_000_000
        Task {
          try? await Task.sleep(nanoseconds: nanoseconds)
          decisionHandler(policy)
        }
        return
      }
      decisionHandler(policy)
      if answersTwice { decisionHandler(policy) }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      responses.append(navigationResponse)
      decisionHandler(decideResponse(navigationResponse))
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { calls.append("start") }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
      calls.append("redirect")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
      calls.append("failProvisional")
      failures.append(error as NSError)
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      calls.append("fail")
      failures.append(error as NSError)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { terminations += 1 }
  }

  extension Visit: WKUIDelegate {
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
      windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      windows.append(navigationAction)
      return makeWindow(configuration)
    }
  }
#endif
