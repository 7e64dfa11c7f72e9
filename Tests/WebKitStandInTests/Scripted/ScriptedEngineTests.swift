import Foundation
import Testing
import WebKitStandIn

/// The scripted engine does what Apple's WebKit does, scene by scene, and a mistake in it is noticed.
@MainActor struct ScriptedEngineTests {
  /// Writes `SceneOutcomes.swift` anew instead of comparing; what changed is then read against the facts.
  private static var records: Bool { ProcessInfo.processInfo.environment["GATEHOUSE_RECORD"] == "1" }

  private static func text(_ scene: Scene, _ lines: [String]) -> String {
    "### \(scene.id)\n" + lines.map { $0 + "\n" }.joined()
  }

  @Test func `every scene comes out as WebKit's source says`() async throws {
    var all = ""
    let outcomes = SceneOutcomes.byScene
    for scene in Scene.all {
      let lines = await scene.play()
      all += Self.text(scene, lines)
      if !Self.records { #expect(lines == outcomes[scene.id], "\(scene.id)") }
    }
    #expect(Set(Scene.all.map(\.id)).count == Scene.all.count)
    if Self.records {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("SceneOutcomes+Text.swift")
      let begin =
        "// Written by ScriptedEngineTests with GATEHOUSE_RECORD=1, and read against WebKit's source.\nextension SceneOutcomes {\n  static let text = #\"\"\"\n"
      try (begin + all.split(separator: "\n").map { "    \($0)\n" }.joined() + "    \"\"\"#\n}\n").write(
        to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(outcomes.count == Scene.all.count, "an outcome has no scene any more")
    }
  }

  @Test(arguments: ScriptedFault.allCases) func `a planted mistake is noticed`(_ fault: ScriptedFault) async {
    for scene in Scene.all where await scene.play([fault]) != SceneOutcomes.byScene[scene.id] { return }
    Issue.record("no scene notices \(fault.rawValue)")
  }

  @Test func `twenty hops are enough`() async {
    let loop = "https://loop.example/"
    let world = ScriptedWorld(ScriptedWeb([loop: .redirect(loop)]))
    let view = WKWebView(frame: .zero, configuration: world.configuration)
    await world.play([.hostLoads(loop)], in: view)
    let requests = world.effects.filter { if case .requested = $0 { true } else { false } }
    #expect(requests.count == 21)
    #expect(!view.isLoading)
    #expect(view.url == nil)
  }

  @Test func `a source frame that is not there is not read unnoticed`() async {
    let world = ScriptedWorld()
    let view = WKWebView(frame: .zero, configuration: world.configuration)
    let reader = SourceReader()
    view.navigationDelegate = reader
    var events: [EngineEvent] = []
    view.observeEngine(reader) { events.append($0) }
    await world.play([.hostLoads("https://shop.example/")], in: view)
    #expect(reader.sources == ["S@null"])
    #expect(events.contains(.readMissing("sourceFrame")))
  }

  @Test func `a view that lives on by nobody is gone with its engine`() async {
    let world = ScriptedWorld()
    weak var gone: WKWebView?
    do {
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      gone = view
      await world.play([.hostLoads("https://shop.example/")], in: view)
    }
    #expect(gone == nil)
  }
}

@MainActor private final class SourceReader: NSObject {
  var sources: [String] = []
}

extension SourceReader: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    sources.append(navigationAction.sourceFrame.word)
    decisionHandler(.allow)
  }
}
