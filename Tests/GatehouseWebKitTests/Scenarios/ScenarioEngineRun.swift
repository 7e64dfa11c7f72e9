#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Plays scenarios through the adapter in the real engine, all in one view after another on one site.
  @MainActor final class ScenarioEngine {
    private let server: SiteServer
    private let site = Site()

    @MainActor private final class Site {
      var pages: [String: String] = [:]
      func answer(_ request: SiteRequest) -> SiteResponse {
        guard let body = pages[request.host + request.path] else { return .html("<!doctype html>page") }
        return body.hasPrefix("302 ") ? .redirect(to: String(body.dropFirst(4))) : .html("<!doctype html><body style='margin:8px'>" + body)
      }
    }

    init() throws {
      setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0)
      let site = site
      server = try SiteServer(hosts: ["shop.example", "ads.example"]) { site.answer($0) }
    }

    func play(_ scenario: Scenario) async throws -> ScenarioOutcome {
      EngineWatchdog.arm(seconds: 180)
      defer { EngineWatchdog.disarm() }
      site.pages = scenario.pages
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      let view = WKWebView(frame: .zero, configuration: configuration)
      if let failure = view.engineFailure { throw failure }
      let gate = WebViewGate(Gate(Scenario.policy), opener: NobodyOpens())
      var decisions: [GateDecision] = []
      var windows: [WKWebView] = []
      gate.observer = { if case .decision(let decision) = $0 { decisions.append(decision) } }
      gate.makeWindow = { configuration, _ in
        let window = WKWebView(frame: .zero, configuration: configuration)
        windows.append(window)
        return window
      }
      try gate.attach(to: view)
      for url in scenario.before + [scenario.start] {
        gate.load(URLRequest(url: try #require(URL(string: url))))
        try await wait { !view.isLoading && view.engine.committedURL == url }
      }
      if let place = scenario.tapped { try await tap(place, in: view) }
      func outcome() -> ScenarioOutcome { ScenarioOutcome(decisions, about: scenario.url) }
      let expected = scenario.truth == "–" ? Int.max : scenario.truth.components(separatedBy: "; ").count
      try? await wait(milliseconds: 1500) {
        decisions.filter { $0.facts.url == scenario.url && $0.facts.phase == .request }.count >= expected
      }
      return outcome()
    }

    private func wait(milliseconds: Int = 10_000, until isSo: () -> Bool) async throws {
      for _ in 0..<(milliseconds / 10) {
        if isSo() { return }
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      throw EngineError("nothing came within \(milliseconds) ms")
    }

    private func tap(_ place: ElementPath, in view: WKWebView) async throws {
      // A frame that runs no script says nothing of itself: it gets a moment.
      if place == ElementPath("#f") { try await Task.sleep(nanoseconds: 400_000_000) }
      for attempt in 0... {
        do { return try await view.tap(place) } catch  where attempt < 250 && (error is ElementError || error is EngineError) {
          try await Task.sleep(nanoseconds: 20_000_000)
        }
      }
    }
  }
#endif
