#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  @Suite("The bridge through the adapter", .serialized) @MainActor struct BridgeAdapterTests {
    static let profile = #"{"id":"1","method":"getProfile","params":{}}"#

    @Test func `a call runs its handler and its result reaches the page as data`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      await visit.call(Self.profile)
      #expect(visit.ran == ["getProfile https://shop.example true"])
      #expect(visit.replies == [#"{"name":"Ada <\/script><script>alert(1)<\/script>"}"#])
      #expect(visit.records.map(\.kind).last == .replied)
      #expect(visit.gate.bridge.waitingCalls == 0)
    }

    @Test func `every declared method without a handler is named, and an undeclared one is refused`() throws {
      let visit = try BridgeVisit()
      #expect(visit.gate.bridge.missingHandlers == ["nobody"])
      #expect(throws: BridgeSetupFailure.undeclared("getSecret")) {
        try visit.gate.bridge.handle("getSecret") { (_: BridgeNothing, _) in }
      }
    }

    @Test func `before the first commit nobody is heard`() async throws {
      let visit = try BridgeVisit()
      await visit.call(Self.profile)
      #expect(visit.replies == ["notAllowed"])
      #expect(visit.ran.isEmpty)
    }

    @Test(arguments: [
      (#"{"id":"1","method":"getSecret","params":{}}"#, "unknownMethod"),
      (#"{"id":"1","method":"__proto__","params":{}}"#, "unknownMethod"),
      (#"{"id":"1","method":"track","params":{"name":1}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a","flag":1}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a","n":true}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a","n":"\u0000NaN"}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a","n":"\u0000Infinity"}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a","n":9007199254740993}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"\uFFFD"}}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":"a"},"callback":"x"}"#, "badParameters"),
      (#"{"id":"1","method":"track","params":{"name":[[[[[[[["deep"]]]]]]]]}}"#, "badParameters"),
      (#""{\"id\":\"1\",\"method\":\"getProfile\"}""#, "badParameters"), ("null", "badParameters"), ("7", "badParameters"),
      ("[]", "badParameters"),
      (#"{"id":"1","method":"nobody"}"#, "failed"), (#"{"id":"1","method":"large"}"#, "failed"),
      (#"{"id":"1","method":"order","params":{"items":[]}}"#, "refused"), (#"{"id":"1","method":"tapped"}"#, "notAllowed"),
      (#"{"id":"1","method":"track","params":{"name":"a","n":1.5,"flag":true}}"#, "nothing"),
    ]) func `each kind of failure has its code`(_ message: String, _ reply: String) async throws {
      let visit = try BridgeVisit()
      await visit.open()
      await visit.call(message)
      #expect(visit.replies == [reply])
    }

    @Test func `a message of half a million keys is refused unread`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      let keys = (0..<500_000).map { "\"k\($0)\":1" }.joined(separator: ",")
      await visit.call("{\"id\":\"1\",\"method\":\"track\",\"params\":{\(keys)}}")
      #expect(visit.replies == ["badParameters"])
      #expect(visit.reasons == [.bridgeTooLarge])
    }

    @Test func `an approval and a tap let a call through`() async throws {
      let visit = try BridgeVisit { gate in
        gate.bridge.approve = { call, caller in call.method == "order" && caller.isMainFrame }
      }
      await visit.open()
      await visit.call(#"{"id":"1","method":"order","params":{"items":[{"sku":"a","count":2}]}}"#)
      await visit.play(.input(.tap))
      await visit.call(#"{"id":"2","method":"tapped"}"#)
      #expect(visit.replies == ["1", "nothing"])
      #expect(visit.ran == ["order [2]", "tapped"])
      // What the user did before the app was away counts no more.
      visit.gate.didEnterBackground()
      visit.gate.willEnterForeground()
      await visit.call(#"{"id":"3","method":"tapped"}"#)
      #expect(visit.replies.last == "notAllowed")
    }

    @Test func `a tap in another frame is nobody else's`() async throws {
      let visit = try BridgeVisit(["https://shop.example/": .page(ScriptedPage(ScriptedElement("ad", .url("https://ads.example/"))))])
      await visit.open()
      await visit.play(.input(.tap, in: "ad"))
      await visit.call(#"{"id":"1","method":"tapped"}"#)
      #expect(visit.replies == ["notAllowed"])
    }

    @Test func `who calls is what the engine says`() async throws {
      let visit = try BridgeVisit([
        "https://shop.example/": .page(
          ScriptedPage(
            ScriptedElement("ad", .url("https://ads.example/")), ScriptedElement("own", .url("https://shop.example/inner")),
            ScriptedElement("box", .url("https://shop.example/box"), sandbox: [.scripts]), ScriptedElement("text", .srcdoc)))
      ])
      await visit.open()
      for frame in ["ad", "own", "box", "text"] { await visit.call(Self.profile, from: frame) }
      #expect(visit.replies == ["notAllowed", "notAllowed", "notAllowed", "notAllowed"])
      await visit.call(#"{"id":"1","method":"anyFrame"}"#, from: "own")
      await visit.call(#"{"id":"2","method":"anyFrame"}"#, from: "box")
      await visit.call(#"{"id":"3","method":"anyFrame"}"#, from: "ad")
      #expect(visit.replies.suffix(3) == [#""https://shop.example""#.trimmingCharacters(in: ["\""]), "notAllowed", "notAllowed"])
    }

    @Test(arguments: ["https://pay.example/", "http://shop.example/", "https://shop.example:8443/", "file:///www/index.html", "text"])
    func `a page that may be shown may not call`(_ page: String) async throws {
      let visit = try BridgeVisit()
      switch page {
      case "text": await visit.play(.hostLoadsText(baseURL: nil))
      case _ where page.hasPrefix("file"):
        if let file = URL(string: page), let folder = URL(string: "file:///www/") { visit.gate.load(file: file, readAccess: folder) }
        await visit.world.settle()
      default: await visit.open(page)
      }
      #expect(visit.view?.engine.committedURL != nil)
      await visit.call(Self.profile)
      #expect(visit.replies == ["notAllowed"])
      #expect(visit.ran.isEmpty)
    }

    @Test func `an address that the page gives itself gives it no right`() async throws {
      let visit = try BridgeVisit()
      await visit.open("https://pay.example/")
      await visit.play(.pushesState("https://shop.example/order"))
      await visit.call(Self.profile)
      #expect(visit.replies == ["notAllowed"])
    }

    @Test func `the handler's task ends with its page, by a commit, a death, a teardown, a detachment, and the view`() async throws {
      for end in ["commit", "death", "teardown", "detach", "view", "reset"] {
        let visit = try BridgeVisit()
        await visit.open()
        await visit.call(#"{"id":"1","method":"slow"}"#)
        #expect(visit.gate.bridge.waitingCalls == 1)
        switch end {
        case "commit": await visit.open("https://shop.example/next")
        case "death": await visit.play(.processEnds)
        case "teardown": visit.gate.tearDown()
        case "detach": visit.gate.detach()
        case "reset": visit.gate.reset()
        default: visit.closeView()
        }
        await visit.wait { visit.cancelled == 1 && visit.gate.bridge.waitingCalls == 0 }
        #expect(visit.cancelled == 1, "\(end)")
        #expect(visit.gate.bridge.waitingCalls == 0, "\(end)")
        if end != "view" { #expect(visit.replies == ["pageGone"], "\(end)") }
        #expect(visit.records.last?.kind == .dropped, "\(end)")
      }
    }

    @Test func `a reply that comes after its page reaches nobody, and the next page may use its name`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      await visit.call(#"{"id":"1","method":"slow"}"#)
      await visit.open("https://shop.example/next")
      await visit.call(Self.profile)
      #expect(visit.replies.count == 2)
      #expect(visit.replies.first == "pageGone")
      #expect(visit.replies.last?.hasPrefix("{") == true)
    }

    @Test func `a call whose time is over is told so, and its handler is cancelled`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      await visit.call(#"{"id":"1","method":"late"}"#)
      await visit.wait { !visit.replies.isEmpty && visit.cancelled == 1 }
      #expect(visit.replies == ["timedOut"])
      #expect(visit.cancelled == 1)
    }

    @Test func `after the end nothing that is queued is delivered, and the handler is off the controller`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      let controller = try #require(visit.view).configuration.userContentController
      let handler = try #require(controller.handler("gatehouse", in: .page))
      visit.gate.tearDown()
      #expect(controller.handler("gatehouse", in: .page) == nil)
      // A message that was queued before still finds the handler.
      let late = WKScriptMessage(
        body: ["id": "9", "method": "getProfile"], frameInfo: WKFrameInfo.unknown(in: visit.view), name: "gatehouse", world: .page,
        webView: visit.view)
      var answer: String?
      if case .replying(let receiver) = handler {
        receiver.userContentController(controller, didReceive: late) { _, error in answer = error }
      }
      #expect(answer == "pageGone")
      #expect(visit.ran.isEmpty)
    }

    @Test func `a flood is refused by its rate and leaves nothing behind`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      for number in 0..<400 { await visit.call("{\"id\":\"\(number)\",\"method\":\"track\",\"params\":{\"name\":\"x\"}}") }
      #expect(visit.ran.count < 400)
      #expect(visit.replies.contains("tooFast"))
      #expect(visit.gate.bridge.waitingCalls == 0)
    }

    @Test func `an id that waits is not used twice`() async throws {
      let visit = try BridgeVisit()
      await visit.open()
      await visit.call(#"{"id":"1","method":"slow"}"#)
      await visit.call(Self.profile)
      #expect(visit.replies.first == "badParameters")
    }

    @Test func `views that share a controller have bridges of their own, and the handler stays for the last`() async throws {
      let visit = try BridgeVisit()
      let first = try #require(visit.view)
      let controller = first.configuration.userContentController
      let second = WKWebView(frame: .zero, configuration: first.configuration)
      let gate = WebViewGate(try BridgeSample.gate(), opener: RefusingOpener())
      try gate.bridge.handle("getProfile") { (_: BridgeNothing, _) in Profile(name: "second") }
      try gate.attach(to: second)
      #expect(controller.exceptions.isEmpty)
      await visit.open()
      await visit.world.play([.hostLoads("https://shop.example/")], in: second)
      await visit.call(Self.profile)
      await visit.world.play([.postsJSON(Self.profile, to: "gatehouse")], in: second)
      #expect(visit.replies.count == 2)
      #expect(visit.replies.last == #"{"name":"second"}"#)
      visit.gate.tearDown()
      #expect(controller.handler("gatehouse", in: .page) != nil)
      gate.tearDown()
      #expect(controller.handler("gatehouse", in: .page) == nil)
    }

    @Test func `a name that another handler has can be changed`() async throws {
      let visit = try BridgeVisit { $0.bridge.name = "shopBridge" }
      await visit.open()
      await visit.play(.postsJSON(Self.profile, to: "shopBridge"))
      #expect(visit.replies.first?.hasPrefix("{") == true)
    }

    @Test func `a window has its opener's handlers and pages of its own`() async throws {
      var windows: [WKWebView] = []
      let visit = try BridgeVisit { gate in
        gate.makeWindow = { configuration, _ in
          windows.append(WKWebView(frame: .zero, configuration: configuration))
          return windows.last
        }
      }
      await visit.open()
      await visit.play(.navigates(ScriptedNavigation(.open(), "https://shop.example/window", .inHandler)))
      #expect(windows.count == 1)
      await visit.play(.inWindow(1, .postsJSON(Self.profile, to: "gatehouse")))
      #expect(visit.replies.last?.hasPrefix("{") == true)
      #expect(visit.records.last?.view == "v1.1")
    }

    @Test func `views, gates and bridges are freed, with a call under way too`() async throws {
      weak var view: WKWebView?
      weak var gate: WebViewGate?
      weak var bridge: WebViewBridge?
      for _ in 0..<100 {
        let visit = try BridgeVisit()
        (view, gate, bridge) = (visit.view, visit.gate, visit.gate.bridge)
        await visit.open()
        await visit.call(#"{"id":"1","method":"slow"}"#)
        visit.closeView()
      }
      for _ in 0..<200 where view != nil || gate != nil || bridge != nil { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect(view == nil && gate == nil && bridge == nil)
    }
  }

  @MainActor private final class RefusingOpener: ExternalOpener {
    func open(_ url: String, universalLinkOnly: Bool) async -> Bool { false }
  }
#endif
