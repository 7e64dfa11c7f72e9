#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Attached, used and detached again and again, the adapter leaves nothing behind. In full with GATEHOUSE_SOAK, else a hundredth.
  @Suite(.serialized) @MainActor struct EnduranceTests {
    static var isInFull: Bool { ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] != nil }

    @MainActor private final class Living {
      private struct Weak { weak var object: AnyObject? }
      private var all: [Weak] = []
      func note(_ object: AnyObject) { all = all.filter { $0.object != nil } + [Weak(object: object)] }
      var count: Int { all.count { $0.object != nil } }
    }

    @Test func `cycles of attaching, visiting and detaching leave no gate, no view and no memory`() async throws {
      let cycles = Self.isInFull ? 10_000 : 100
      let living = Living()
      try await cycle(20, living)
      let before = Self.residentPages()
      try await cycle(cycles, living)
      for _ in 0..<100 { await Task.yield() }
      #expect(living.count == 0)
      // The timer of a visit that is over lies in the system's queue until its time.
      if Self.isInFull { try await Task.sleep(nanoseconds: UInt64(Self.wait + 1) * 1_000_000_000) }
      let grown = Self.residentPages() - before
      // In a hundredth of the cycles, beside other tests in the same process, it says nothing.
      if Self.isInFull { #expect(grown < 2048, "\(grown) pages more after \(cycles) cycles") }
      print("\(cycles) cycles of attach, visit, detach: \(grown) pages of memory more")
    }

    /// How long a visit waits for its result, in seconds. Beside other suites the main actor may be theirs for minutes; alone, in full, the
    /// end of the test waits for the timers.
    private static var wait: TimeInterval { isInFull ? 30 : 3_600 }

    private func cycle(_ times: Int, _ living: Living) async throws {
      for number in 0..<times {
        let world = ScriptedWorld(ScriptedWeb(), .asksAboutEverything)
        let view = WKWebView(frame: .zero, configuration: world.configuration)
        let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
        let app = AppDelegate()
        view.navigationDelegate = app
        try gate.attach(to: view)
        for object: AnyObject in [view, gate, app] { living.note(object) }
        let visit = Task {
          await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://shop.example/done", within: Self.wait)
        }
        await world.settle()
        await world.play([.navigates(ScriptedNavigation(.link(), "https://shop.example/a", .taps))], in: view)
        await world.play([.navigates(ScriptedNavigation(.location, "https://shop.example/done?code=\(number)"))], in: view)
        guard case .returned = await visit.value else { throw EngineError("cycle \(number): the visit had no result") }
        // Every other gate goes with its view.
        if number.isMultiple(of: 2) { gate.detach() }
      }
    }

    /// Pages of memory that this process holds (proc(5), "statm").
    private static func residentPages() -> Int {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let words = text.split(separator: " ")
      return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }
  }
#endif
