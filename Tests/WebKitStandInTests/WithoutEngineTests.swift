import Foundation
import Testing
import WebKitStandIn

@MainActor struct WithoutEngineTests {
  @Test func `a view whose engine cannot be made says why and loads nothing`() async {
    let configuration = WKWebViewConfiguration()
    configuration.engine = EngineChoice { _, _, _ in throw EngineError("no engine here") }
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(view.engineFailure as? EngineError == EngineError("no engine here"))
    #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
    #expect(view.url == nil)
    await #expect(throws: EngineError.self) { try await view.engine.snapshot() }
  }

  #if !WebKitGTK
    @Test func `a build without the engine says how to get one`() {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      #expect(view.engineFailure.map { "\($0)".contains("--traits WebKitGTK") } == true)
    }
  #endif
}
