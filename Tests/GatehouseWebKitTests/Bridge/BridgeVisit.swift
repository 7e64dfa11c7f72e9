#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// The shop's contract, for tests of the bridge.
  enum BridgeSample {
    static let policy = """
      {"gatehouse": 1,
       "web": {"pages": ["https:", "http:"], "frames": ["https:"], "documents": {"about": "always"}, "http": "load", "newWindows": "window", "files": "host"},
       "bridge": {
         "origins": ["https://shop.example"],
         "limits": {"bytes": 4096, "depth": 6, "keys": 32},
         "types": {"item": {"sku": "token", "count": "int(1...99)"}},
         "methods": {
           "getProfile": {},
           "track": {"params": {"name": "text(40)", "n": "number?", "flag": "bool?"}, "rate": {"atMost": 50, "within": "1s"}},
           "order": {"params": {"items": "@item*"}, "approval": true},
           "tapped": {"activation": "needed"},
           "slow": {"timeout": "10m"},
           "late": {"timeout": "50ms"},
           "large": {"replyBytes": 20},
           "anyFrame": {"frames": "all"},
           "nobody": {}
         }}}
      """
    static func gate() throws(PolicyFailure) -> Gate { try PolicySource.text(policy).gate() }
  }

  struct Profile: Codable, Sendable, Equatable {
    var name: String
  }
  struct Track: Codable, Sendable, Equatable {
    var name: String
    var n: Double?
    var flag: Bool?
  }
  struct Order: Codable, Sendable {
    struct Item: Codable, Sendable {
      var sku: String
      var count: Int
    }
    var items: [Item]
  }

  /// A view of the scripted engine with a bridge, and what came of its messages.
  @MainActor final class BridgeVisit {
    let world: ScriptedWorld
    private(set) var view: WKWebView?
    let gate: WebViewGate
    private(set) var records: [BridgeRecord] = []
    private(set) var ran: [String] = []
    /// How many handlers noticed that they were cancelled.
    private(set) var cancelled = 0

    init(_ web: [String: ScriptedResponse] = [:], configure: (WebViewGate) throws -> Void = { _ in }) throws {
      world = ScriptedWorld(ScriptedWeb(web), ScriptedBehavior(knowledge: .everything))
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      self.view = view
      gate = WebViewGate(try BridgeSample.gate(), opener: NoApps())
      let bridge = gate.bridge
      bridge.observer = { [weak self] in self?.records.append($0) }
      try bridge.handle("getProfile") { [weak self] (_: BridgeNothing, caller) in
        self?.ran.append("getProfile \(caller.origin) \(caller.isMainFrame)")
        return Profile(name: "Ada </script><script>alert(1)</script>")
      }
      try bridge.handle("track") { [weak self] (event: Track, _) in self?.ran.append("track \(event.name)") }
      try bridge.handle("order") { [weak self] (order: Order, _) in
        self?.ran.append("order \(order.items.map(\.count))")
        return order.items.count
      }
      try bridge.handle("tapped") { [weak self] (_: BridgeNothing, _) in self?.ran.append("tapped") }
      for method in ["slow", "late"] {
        try bridge.handle(method) { [weak self] (_: BridgeNothing, _) in
          do {
            try await Task.sleep(nanoseconds: 600_000_000_000)
          } catch {
            self?.cancelled += 1
            throw error
          }
        }
      }
      try bridge.handle("large") { (_: BridgeNothing, _) in String(repeating: "x", count: 100) }
      try bridge.handle("anyFrame") { (_: BridgeNothing, caller) in caller.origin }
      try configure(gate)
      try gate.attach(to: view)
    }

    @MainActor private final class NoApps: ExternalOpener {
      func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
    }

    func play(_ steps: ScriptedStep...) async { if let view { await world.play(steps, in: view) } }
    func open(_ url: String = "https://shop.example/") async { await play(.hostLoads(url)) }
    func call(_ json: String, from frame: String = "main") async { await play(.postsJSON(json, to: "gatehouse", from: frame)) }
    func closeView() { view = nil }

    /// What pages got, in order.
    var replies: [String] {
      world.effects.compactMap { if case .message(let text, to: "reply", _) = $0 { text } else { nil } }
    }
    var reasons: [Reason] { records.compactMap { if case .message(let verdict) = $0.kind { verdict.reason } else { nil } } }

    func wait(_ isSo: @MainActor () -> Bool) async {
      for _ in 0..<500 where !isSo() { try? await Task.sleep(nanoseconds: 4_000_000) }
    }
  }
#endif
