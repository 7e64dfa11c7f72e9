#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// What the adapter was asked in a scenario, as the gate's facts say it.
  struct ScenarioOutcome: Sendable, Hashable {
    /// `source → target`, question by question; `–` for none.
    var places: String
    /// The triggers, and what is known of the user's part.
    var evidence: String

    /// - Parameter decisions: all that the gate decided in the scenario.
    init(_ decisions: [GateDecision], about url: String, view: String = "v1") {
      let asked = decisions.filter { $0.facts.url == url && $0.facts.phase == .request }
      places =
        asked.isEmpty
        ? "–"
        : asked.map { decision in
          let place = "\(Self.word(decision.facts)) → \(Self.word(decision.facts.target))"
          return decision.view == view ? place : place + " in the window"
        }.joined(separator: "; ")
      evidence = asked.map { "\($0.facts.trigger?.rawValue ?? "?") \(Self.word($0.facts.activation?.kind))" }.joined(separator: "; ")
    }

    private static func word(_ facts: NavigationFacts) -> String {
      guard let source = facts.source else { return facts.trigger == .host ? "host" : "?" }
      let origins = [
        "https://shop.example": "A", "http://shop.example": "A", "https://ads.example": "B", "http://ads.example": "B", "null": "null",
      ]
      let origin = source.origin.map { origins[$0] ?? $0 } ?? "?"
      return (source.isMain.map { $0 ? "M@" : "S@" } ?? "?@") + origin
    }
    private static func word(_ target: Target?) -> String {
      switch target {
      case .main: "M"
      case .frame: "S"
      case .new: "new"
      case .later, nil: "?"
      }
    }
    private static func word(_ kind: Activation.Kind?) -> String {
      switch kind {
      case .direct: "direct"
      case .recent: "recent"
      case .sticky: "sticky"
      case .some(.none): "none"
      case nil: "?"
      }
    }
  }

  extension Scenario {
    /// Everything on the web loads, windows are real ones, nothing else is allowed: what counts is what is asked.
    static var policy: Policy {
      var policy = Policy()
      policy.web.pages = [.scheme("https"), .scheme("http")]
      policy.web.frames = [.scheme("https"), .scheme("http")]
      policy.web.http = .load
      policy.web.newWindows = .window
      policy.web.frameWindows = .window
      policy.web.documents.about = .always
      return policy
    }

    /// Plays the scenario through the adapter on the scripted engine.
    @MainActor func play(_ behavior: ScriptedBehavior) async throws -> ScenarioOutcome {
      let world = ScriptedWorld(web, behavior)
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      let gate = WebViewGate(Gate(Self.policy), opener: NobodyOpens())
      var decisions: [GateDecision] = []
      var windows: [WKWebView] = []
      gate.observer = { if case .decision(let decision) = $0 { decisions.append(decision) } }
      gate.makeWindow = { configuration, _ in
        let window = WKWebView(frame: .zero, configuration: configuration)
        windows.append(window)
        return window
      }
      try gate.attach(to: view)
      await world.play(before.map { .hostLoads($0) } + [.hostLoads(start)], in: view)
      if let navigation { await world.play([.navigates(navigation)], in: view) }
      return ScenarioOutcome(decisions, about: url)
    }
  }

  @MainActor final class NobodyOpens: ExternalOpener {
    func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
  }
#endif
