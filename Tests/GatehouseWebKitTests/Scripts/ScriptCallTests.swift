#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Calling script of a page, in a real engine.
  @Suite(.serialized, .engine) @MainActor struct ScriptCallTests {
    private typealias Visit = BridgeEngineTests.Visit

    @Test func `arguments are values and the result is typed`() async throws {
      let visit = try Visit(["shop.example/": .html("<script>function total(c) { return {name: c + '!'} }</script>")])
      try await visit.open("https://shop.example/")
      let hostile = "'); alert(1); ('\u{2028}</script>"
      let profile: Profile = try await visit.gate.callJavaScript("return total(currency)", ["currency": hostile])
      #expect(profile.name == hostile + "!")
      let sum: Int = try await visit.gate.callJavaScript("return list.reduce((a, b) => a + b, start)", ["list": [1, 2, 3], "start": 4])
      #expect(sum == 10)
      let later: Bool = try await visit.gate.callJavaScript("await new Promise(r => setTimeout(r, 20)); return true")
      #expect(later)
      let none: Int? = try await visit.gate.callJavaScript("return null")
      #expect(none == nil)
      try await visit.gate.callJavaScript("document.title = 'called'")
      #expect(visit.view.title == "called")
    }

    @Test func `the app's world does not see the page's variables`() async throws {
      let visit = try Visit(["shop.example/": .html("<script>secret = 1; JSON.stringify = () => '7'</script>")])
      try await visit.open("https://shop.example/")
      let type: String = try await visit.gate.callJavaScript("return typeof secret", place: .app)
      #expect(type == "undefined")
    }

    @Test func `each failure has its kind`() async throws {
      let visit = try Visit(["shop.example/": .html("shop"), "shop.example/next": .html("next")])
      await #expect(throws: ScriptFailure.pageGone) { try await visit.gate.callJavaScript("return 1", returning: Int.self) }
      try await visit.open("https://shop.example/")
      await #expect(throws: ScriptFailure.badArgument("a){}; (")) { try await visit.gate.callJavaScript("", ["a){}; (": 1]) }
      await #expect(throws: ScriptFailure.badResult) { try await visit.gate.callJavaScript("return 'x'", returning: Int.self) }
      await #expect(throws: ScriptFailure.timedOut) {
        try await visit.gate.callJavaScript("await new Promise(() => {})", within: 0.1)
      }
      do {
        try await visit.gate.callJavaScript("throw new TypeError('no')")
        Issue.record("it threw nothing")
      } catch {
        guard case .threw(let text) = error else { throw error }
        #expect(text.contains("no"))
      }
      async let waiting: Void = visit.gate.callJavaScript("await new Promise(() => {})")
      try await Task.sleep(nanoseconds: 100_000_000)
      try await visit.open("https://shop.example/next")
      do {
        try await waiting
        Issue.record("a page that is gone answered")
      } catch { #expect(error as? ScriptFailure == .pageGone) }
      async let dying: Void = visit.gate.callJavaScript("await new Promise(() => {})")
      try await Task.sleep(nanoseconds: 100_000_000)
      visit.gate.recovery.isAutomatic = false
      visit.view.engine.terminateProcess()
      do {
        try await dying
        Issue.record("a dead page answered")
      } catch { #expect(error as? ScriptFailure == .pageGone) }
    }

    @Test func `a call goes to the caller's frame, and to no other document of it`() async throws {
      let policy = BridgeSample.policy
      let visit = try Visit(
        [
          "shop.example/": .html("<iframe id=f src='https://shop.example/own'></iframe>"),
          "shop.example/own": .html(
            "<script>where = 'inside'; webkit.messageHandlers.gatehouse.postMessage({id: 'f', method: 'anyFrame'})</script>"),
          "shop.example/other": .html("<script>where = 'another'</script>"),
        ], policy: policy)
      var frame: PageFrame?
      try visit.gate.bridge.handle("anyFrame") { (_: BridgeNothing, caller) in frame = caller.frame }
      try await visit.open("https://shop.example/")
      try await visit.wait("the frame") { frame != nil }
      let place: String = try await visit.gate.callJavaScript("return where", in: frame)
      #expect(place == "inside")
      try await visit.gate.callJavaScript("await new Promise(r => { f.onload = r; f.src = 'https://shop.example/other' })")
      await #expect(throws: ScriptFailure.frameGone) {
        try await visit.gate.callJavaScript("return where", in: frame, returning: String.self)
      }
    }
  }
#endif
