#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Takes what it is told to take, and writes everything down.
  @MainActor final class RecordingOpener: ExternalOpener {
    var takes: Set<String> = []
    private(set) var asked: [String] = []
    func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      asked.append((universalLinkOnly ? "universal " : "") + url)
      return takes.contains(url)
    }
  }

  /// Gives each test that drives the engine a minute, after which the process is ended: a hung engine would hang the run.
  struct EngineTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
      setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0)  // These are our own pages.
      EngineWatchdog.arm(seconds: 180)
      defer { EngineWatchdog.disarm() }
      try await function()
    }
  }

  extension Trait where Self == EngineTrait {
    static var engine: EngineTrait { EngineTrait() }
  }

  /// A gated view on a site of its own, and what happened.
  @MainActor final class GatedVisit {
    let server: SiteServer
    let view: WKWebView
    let gate: WebViewGate
    let opener = RecordingOpener()
    private(set) var decisions: [GateDecision] = []
    private(set) var events: [ViewEvent] = []
    private(set) var records: [GateRecord] = []
    private(set) var routes: [String] = []
    private(set) var handoffs: [String] = []
    private var finishes = 0

    /// - Parameter pages: what is served, by address without its scheme.
    init(_ policy: Policy, pages: [String: SiteResponse]) throws {
      server = try SiteServer(hosts: ["shop.example", "ads.example", "partner.example", "help.example"]) { request in
        pages[request.host + request.path] ?? .notFound
      }
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      view = WKWebView(frame: .zero, configuration: configuration)
      if let failure = view.engineFailure { throw failure }
      gate = WebViewGate(Gate(policy), opener: opener)
      gate.router = { [weak self] in self?.routes.append($0.name) }
      gate.observer = { [weak self] record in
        self?.records.append(record)
        switch record {
        case .decision(let decision): self?.decisions.append(decision)
        case .event(_, let event): self?.events.append(event)
        case .handoff(_, let url, _, let isTaken): self?.handoffs.append("\(url) \(isTaken)")
        case .notice: break
        }
      }
      try gate.attach(to: view)
      view.observeEngine(self) { [weak self] in if case .finished = $0 { self?.finishes += 1 } }
    }

    func open(_ url: String) async throws {
      let before = finishes
      gate.load(URLRequest(url: try #require(URL(string: url))))
      try await wait("the load of \(url)") { self.finishes > before }
    }

    func wait(_ what: String, until isSo: @MainActor () throws -> Bool) async throws {
      for _ in 0..<2000 {
        if try isSo() { return }
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      throw EngineError("nothing came of \(what) within 20 s; decided: \(decisions.map { "\($0.facts.url ?? "?") \($0.verdict.kind)" })")
    }

    /// Decides everything again from what was recorded, as a trace does.
    /// - Returns: what came out otherwise.
    func replay(_ policy: Policy) -> [String] {
      var fresh = ViewGate(Gate(policy))
      var differences: [String] = []
      for record in records {
        switch record {
        case .event(gate.name, let event): fresh.note(event)
        case .decision(let decision) where decision.view == gate.name:
          let verdict = fresh.decide(decision.facts)
          if verdict != decision.verdict {
            differences.append("\(decision.facts.url ?? "?"): \(verdict.reason) for \(decision.verdict.reason)")
          }
        default: break
        }
      }
      return differences
    }

    /// Waits for the newest decision about an address.
    func decision(_ url: String, _ isIt: (GateDecision) -> Bool = { _ in true }) async throws -> GateDecision {
      try await wait("a decision about \(url)") { self.decisions.contains { $0.facts.url == url && isIt($0) } }
      return try #require(decisions.last { $0.facts.url == url && isIt($0) })
    }
  }
#endif
