import Dispatch

/// A scene's web, its engine's behaviour, and what came of it. Views made with its `choice` live in it.
///
/// Nothing happens inside a call of the app's: as in WebKit, questions and loads come later, here when `settle` runs them.
@MainActor package final class ScriptedWorld {
  /// What servers answer.
  package var web: ScriptedWeb
  /// How the engine behaves.
  package var behavior: ScriptedBehavior
  /// What came of it, in order.
  package private(set) var records: [ScriptedRecord] = []
  private var engines: [WeakEngine] = []
  private var work: [@MainActor () -> Void] = []
  private var held: [String: [@MainActor () -> Void]] = [:]
  private var lastNumber: UInt64 = 0
  /// By how many milliseconds the scene's clock is ahead of the system's.
  private var skipped: Int64 = 0

  /// How long a scene may go on by itself.
  private static let mostRounds = 2_000

  private struct WeakEngine { weak var engine: ScriptedEngine? }

  package init(_ web: ScriptedWeb = ScriptedWeb(), _ behavior: ScriptedBehavior = ScriptedBehavior()) {
    self.web = web
    self.behavior = behavior
  }

  /// Makes views of this world.
  package var choice: EngineChoice {
    EngineChoice { [self] view, _, configuration in ScriptedEngine(self, view, configuration) }
  }

  /// A configuration for a view of this world.
  package var configuration: WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.engine = choice
    return configuration
  }

  /// What came of it, as text.
  package var lines: [String] { records.map(\.description) }
  /// The effects alone.
  package var effects: [ScriptedEffect] { records.map(\.effect) }

  /// Lets everything happen that can happen, what the app does in tasks of the main actor included.
  package func settle() async {
    var idle = 0
    var rounds = 0
    while idle < 20 {
      rounds += 1
      guard rounds < Self.mostRounds else {
        work = []
        return record(.exception("the scene does not come to an end"), 0)
      }
      if work.isEmpty { idle += 1 } else { idle = 0 }
      run()
      await Task.yield()
    }
  }

  /// Plays steps in a view, each to its end.
  package func play(_ steps: [ScriptedStep], in view: WKWebView) async {
    for step in steps {
      if let engine = view.engine as? ScriptedEngine { engine.perform(step) }
      await settle()
    }
  }

  /// Milliseconds on the scene's clock: the system's monotonic one, and what the scene has skipped. A gate whose clock this is lives in the scene's time.
  package var now: Int64 { Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000) + skipped }

  /// Lets time pass in which nothing happens.
  package func skip(milliseconds: Int64) { skipped += max(0, milliseconds) }

  // MARK: For the engine

  func record(_ effect: ScriptedEffect, _ window: Int) { records.append(ScriptedRecord(window: window, effect: effect)) }

  func number() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  func later(_ what: @escaping @MainActor () -> Void) { work.append(what) }

  /// - Returns: the number of the window.
  func add(_ engine: ScriptedEngine) -> Int {
    engines.append(WeakEngine(engine: engine))
    return engines.count - 1
  }

  func window(_ number: Int) -> ScriptedEngine? { engines.indices.contains(number) ? engines[number].engine : nil }

  func hold(_ url: String) { held[url] = held[url] ?? [] }
  func release(_ url: String) { for what in held.removeValue(forKey: url) ?? [] { later(what) } }

  /// The server's answer, now or when it is released.
  func answer(_ url: String, _ what: @escaping @MainActor () -> Void) {
    if held[url] != nil { held[url]?.append(what) } else { later(what) }
  }

  private func run() {
    let now = work
    work = []
    for what in now { what() }
  }
}
