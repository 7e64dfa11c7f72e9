#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Every method of the gate is really the protocol's: called as WebKit calls it, none is a default. No engine.
  @MainActor struct WitnessTests {
    private final class Opener: ExternalOpener {
      func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
    }
    private final class Answers {
      var actions: [WKNavigationActionPolicy] = []
      var responses: [WKNavigationResponsePolicy] = []
    }

    private let view: WKWebView
    private let gate: WebViewGate
    private let records = Records()
    private final class Records {
      var decisions: [GateDecision] = []
      var events: [ViewEvent] = []
    }

    init() throws {
      let configuration = WKWebViewConfiguration()
      configuration.engine = EngineChoice { _, _, _ in throw EngineError("no engine in this test") }
      view = WKWebView(frame: .zero, configuration: configuration)
      gate = WebViewGate(Gate(Policy()), opener: Opener())
      gate.observer = { [records] record in
        switch record {
        case .decision(let decision): records.decisions.append(decision)
        case .event(_, let event): records.events.append(event)
        case .handoff, .notice: break
        }
      }
      try gate.attach(to: view)
    }

    /// An action that an engine without evidence of its own reports.
    private func action(_ url: String, source: WKFrameInfo? = nil, target: WKFrameInfo?) throws -> WKNavigationAction {
      WKNavigationAction(
        sourceFrame: source ?? .unknown(in: view), targetFrame: target, navigationType: .other,
        request: URLRequest(url: try #require(URL(string: url))))
    }
    private func frame(_ origin: String, isMain: Bool) throws -> WKFrameInfo {
      WKFrameInfo(
        isMainFrame: isMain, request: URLRequest(url: try #require(URL(string: origin))),
        securityOrigin: WKSecurityOrigin(serialized: origin),
        webView: view)
    }

    @Test func `it is both delegates, and the view keeps it`() throws {
      weak var kept: WebViewGate?
      do {
        let gate = WebViewGate(Gate(Policy()), opener: Opener())
        try gate.attach(to: view)
        kept = gate
      }
      #expect(kept != nil)
      #expect(view.navigationDelegate != nil)
      #expect(view.uiDelegate != nil)
    }

    @Test(arguments: [("https://shop.example/", true), ("http://shop.example/", false), ("wallet://pay", false), ("javascript:1", false)])
    func `it decides actions`(_ url: String, _ isAllowed: Bool) throws {
      let delegate: any WKNavigationDelegate = try #require(view.navigationDelegate)
      let main = try frame("https://shop.example", isMain: true)
      let answers = Answers()
      delegate.webView(view, decidePolicyFor: try action(url, source: main, target: main), preferences: WKWebpagePreferences()) {
        policy, _ in
        answers.actions.append(policy)
      }
      #expect(answers.actions == [isAllowed ? .allow : .cancel], "answered once, before the delegate returns")
      let facts = try #require(records.decisions.first?.facts)
      #expect(facts.source?.origin == "https://shop.example")
      #expect(facts.source?.isMain == true)
      #expect(facts.target == .main)
      #expect(facts.method == "GET")
      #expect(facts.platform == .linux)
      #expect(facts.activation == nil, "an engine without evidence says nothing of the user")
    }

    @Test func `a frame that is not verified is an unknown source and a later target`() throws {
      let delegate: any WKNavigationDelegate = try #require(view.navigationDelegate)
      delegate.webView(
        view, decidePolicyFor: try action("https://shop.example/", target: .unknown(in: view)), preferences: WKWebpagePreferences()
      ) { _, _ in }
      let facts = try #require(records.decisions.first?.facts)
      #expect(facts.source == nil)
      #expect(facts.target == .later)
    }

    @Test func `it decides responses, and one that belongs to no navigation may be a form that history sends again`() throws {
      let delegate: any WKNavigationDelegate = try #require(view.navigationDelegate)
      let answers = Answers()
      let response = URLResponse(
        url: try #require(URL(string: "https://shop.example/")), mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
      delegate.webView(
        view, decidePolicyFor: WKNavigationResponse(isForMainFrame: false, response: response, canShowMIMEType: true)
      ) { answers.responses.append($0) }
      #expect(answers.responses == [.cancel])
      let decision = try #require(records.decisions.first)
      #expect(decision.facts.phase == .response)
      #expect(decision.facts.target == .frame)
      #expect(decision.facts.method == nil)
      #expect(decision.verdict.kind == .ask)
    }

    @Test func `it decides windows`() throws {
      let delegate: any WKUIDelegate = try #require(view.uiDelegate)
      let made = delegate.webView(
        view, createWebViewWith: view.configuration, for: try action("https://shop.example/", target: nil), windowFeatures: Self.features)
      #expect(made == nil)
      let facts = try #require(records.decisions.first?.facts)
      #expect(facts.target == .new)
      #expect(facts.trigger == .script)
    }

    @Test func `it notes commits and the end of the process`() throws {
      let delegate: any WKNavigationDelegate = try #require(view.navigationDelegate)
      delegate.webView(view, didCommit: nil)
      delegate.webViewWebContentProcessDidTerminate(view)
      #expect(records.events.count == 2)
      guard case .commit = records.events.first, case .terminated = records.events.last else {
        Issue.record("a default ran")
        return
      }
    }

    @Test func `in the background and after its end nothing is allowed that was`() throws {
      let main = try frame("https://shop.example", isMain: true)
      let delegate: any WKNavigationDelegate = try #require(view.navigationDelegate)
      let answers = Answers()
      gate.tearDown()
      delegate.webView(
        view, decidePolicyFor: try action("https://shop.example/", source: main, target: main), preferences: WKWebpagePreferences()
      ) { policy, _ in answers.actions.append(policy) }
      #expect(answers.actions == [.cancel])
    }

    private static var features: WKWindowFeatures { WKWindowFeatures() }
  }
#endif
