#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// The bridge in a real engine: message closures made in each frame by the extension, and replies as promises.
  @Suite(.serialized, .engine) @MainActor struct BridgeEngineTests {
    /// A gated view with handlers, and pages that write what they get into their title.
    @MainActor final class Visit {
      let server: SiteServer
      let view: WKWebView
      let gate: WebViewGate
      private(set) var ran: [String] = []
      private(set) var cancelled = 0
      var records: [BridgeRecord] = []

      init(_ pages: [String: SiteResponse], world: WebViewBridge.World = .page, policy: String = BridgeSample.policy) throws {
        server = try SiteServer(hosts: ["shop.example", "ads.example", "pay.example"]) { request in
          pages[request.host + request.path] ?? .notFound
        }
        let configuration = WKWebViewConfiguration()
        configuration.network = EngineNetwork(server.network)
        view = WKWebView(frame: .zero, configuration: configuration)
        if let failure = view.engineFailure { throw failure }
        gate = WebViewGate(try PolicySource.text(policy).gate(), opener: RecordingOpener())
        gate.bridge.world = world
        gate.bridge.observer = { [weak self] in self?.records.append($0) }
        try gate.bridge.handle("getProfile") { [weak self] (_: BridgeNothing, caller) in
          self?.ran.append("\(caller.origin) \(caller.isMainFrame)")
          return Profile(name: "Ada </script>\u{2028}é")
        }
        try gate.bridge.handle("anyFrame") { [weak self] (_: BridgeNothing, caller) in
          self?.ran.append("any \(caller.origin) \(caller.isMainFrame)")
          return caller.origin
        }
        try gate.bridge.handle("track") { [weak self] (event: Track, _) in self?.ran.append("track \(event.name) \(event.n ?? -1)") }
        try gate.bridge.handle("tapped") { [weak self] (_: BridgeNothing, _) in self?.ran.append("tapped") }
        for method in ["slow", "late"] {
          try gate.bridge.handle(method) { [weak self] (_: BridgeNothing, _) in
            do { try await Task.sleep(nanoseconds: 600_000_000_000) } catch {
              self?.cancelled += 1
              throw error
            }
          }
        }
        try gate.attach(to: view)
      }

      func open(_ url: String) async throws {
        gate.load(URLRequest(url: try #require(URL(string: url))))
        try await wait("the load of \(url)") { self.view.engine.committedURL == url && !self.view.isLoading }
      }
      func wait(_ what: String, until isSo: @MainActor () -> Bool) async throws {
        for _ in 0..<1500 {
          if isSo() { return }
          try await Task.sleep(nanoseconds: 10_000_000)
        }
        throw EngineError("nothing came of \(what) within 15 s; ran \(ran), title \(view.title ?? "")")
      }
      func title(_ text: String) async throws { try await wait("the title \(text)") { self.view.title == text } }
    }

    static let call = """
      const call = (method, params, by = webkit.messageHandlers.gatehouse) =>
        by.postMessage({id: 'i' + Math.random().toString(36).slice(2), method, params});
      const show = promise => promise.then(v => document.title = 'yes ' + JSON.stringify(v), e => document.title = 'no ' + e.message);
      """

    @Test func `the first script of a page calls, and gets its promise's value`() async throws {
      let visit = try Visit(["shop.example/": .html("<script>\(Self.call) show(call('getProfile'))</script>")])
      try await visit.open("https://shop.example/")
      try await visit.title("yes {\"name\":\"Ada </script>\u{2028}é\"}")
      #expect(visit.ran == ["https://shop.example true"])
      #expect(visit.gate.bridge.waitingCalls == 0)
    }

    @Test func `errors come as rejections with their code, undefined as undefined`() async throws {
      let visit = try Visit([
        "shop.example/": .html(
          """
          <script>\(Self.call)
          const all = [call('getSecret'), call('track', {name: 1}), call('track', {name: 'a', n: NaN}), call('track', {name: '\\ud800'}),
            call('tapped'), call('track', {name: 'a', n: 2.5})];
          Promise.allSettled(all).then(list => document.title = list.map(x => x.reason ? x.reason.message : String(x.value)).join());
          </script>
          """)
      ])
      try await visit.open("https://shop.example/")
      try await visit.title("unknownMethod,badParameters,badParameters,badParameters,notAllowed,undefined")
      #expect(visit.ran == ["track a 2.5"])
    }

    /// The spoofing table of WebKitGTK's facts, and where the answer comes from: the closure's own stamp.
    @Test func `a frame cannot pass for another, whatever it changes`() async throws {
      let visit = try Visit([
        "shop.example/": .html(
          """
          <iframe id=ad src='https://ads.example/ad'></iframe><iframe id=own src='https://shop.example/own'></iframe>
          <iframe id=box sandbox='allow-scripts' srcdoc='<script>webkit.messageHandlers.gatehouse.postMessage({id:"b",method:"anyFrame"})
            .then(v => parent.postMessage("box " + v, "*"), e => parent.postMessage("box " + e.message, "*"))</script>'></iframe>
          <script>const got = []; addEventListener('message', e => { got.push(e.data); document.title = got.sort().join() })</script>
          """),
        "ads.example/ad": .html(
          """
          <script>
          let redefined = 'redefined';
          try { Object.defineProperty(window, 'webkit', {value: 1}) } catch { redefined = 'throws' }
          window.origin = 'https://shop.example'; JSON.stringify = () => '{}'; window.Promise = class {}; 
          let blocked = 'open';
          try { parent.webkit.messageHandlers } catch { blocked = 'closed' }
          webkit.messageHandlers.gatehouse.postMessage({id: 'a', method: 'anyFrame', origin: 'https://shop.example'})
            .then(v => parent.postMessage('ad ' + v, '*'), e => parent.postMessage('ad ' + e.message + ' ' + redefined + ' ' + blocked, '*'));
          </script>
          """),
        "shop.example/own": .html(
          """
          <script>
          webkit.messageHandlers.gatehouse.postMessage({id: 'o', method: 'getProfile'})
            .then(v => parent.postMessage('own ' + v.name, '*'), e => parent.postMessage('own ' + e.message, '*'));
          </script>
          """),
      ])
      try await visit.open("https://shop.example/")
      try await visit.title("ad notAllowed throws closed,box notAllowed,own notAllowed")
      #expect(visit.ran.isEmpty)
    }

    @Test func `a same-origin frame that takes the main frame's handler is the main frame's realm`() async throws {
      let visit = try Visit([
        "shop.example/": .html("<iframe src='https://shop.example/own'></iframe>"),
        "shop.example/own": .html(
          "<script>parent.webkit.messageHandlers.gatehouse.postMessage({id:'p',method:'getProfile'})"
            + ".then(v => parent.document.title = v.name.slice(0, 3))</script>"),
      ])
      try await visit.open("https://shop.example/")
      try await visit.title("Ada")
      #expect(visit.ran == ["https://shop.example true"])
    }

    @Test func `a function that a page kept of a frame that moved on, or is gone, reaches nobody`() async throws {
      let visit = try Visit([
        "shop.example/": .html(
          """
          <iframe id=f src='https://shop.example/own'></iframe><iframe id=g src='https://shop.example/own'></iframe>
          <script>
          const one = document.getElementById('f'), two = document.getElementById('g');
          onload = () => {
            const moved = one.contentWindow.webkit.messageHandlers.gatehouse, gone = two.contentWindow.webkit.messageHandlers.gatehouse;
            two.remove();
            one.onload = () => {
              const word = (id, by) => by.postMessage({id, method: 'anyFrame'}).then(v => 'yes', e => 'no');
              // A promise of a document that is gone need not be settled.
              Promise.all([moved, gone].map((by, i) => Promise.race([word('k' + i, by), new Promise(r => setTimeout(r, 500, 'silent'))])))
                .then(list => document.title = list.includes('yes') ? 'reached' : 'nobody');
            };
            one.src = 'https://ads.example/ad';
          };
          </script>
          """),
        "shop.example/own": .html("own"), "ads.example/ad": .html("ad"),
      ])
      try await visit.open("https://shop.example/")
      try await visit.title("nobody")
      #expect(visit.ran.isEmpty)
    }

    @Test func `a call ends with its page, and the next page can call`() async throws {
      let visit = try Visit([
        "shop.example/": .html("<script>\(Self.call) call('slow'); document.title = 'asked'</script>"),
        "shop.example/next": .html("<script>\(Self.call) show(call('getProfile').then(v => v.name.slice(0, 3)))</script>"),
      ])
      try await visit.open("https://shop.example/")
      try await visit.wait("the call") { visit.gate.bridge.waitingCalls == 1 }
      try await visit.open("https://shop.example/next")
      try await visit.wait("the cancellation") { visit.cancelled == 1 }
      try await visit.title("yes \"Ada\"")
    }

    @Test func `the death of the page process ends its calls, and after a reload the bridge answers`() async throws {
      let visit = try Visit(["shop.example/": .html("<script>\(Self.call) call('slow'); show(call('getProfile').then(v => 1))</script>")])
      try await visit.open("https://shop.example/")
      try await visit.title("yes 1")
      visit.view.engine.terminateProcess()
      try await visit.wait("the end") { visit.cancelled == 1 && visit.gate.bridge.waitingCalls == 0 }
      try await visit.open("https://shop.example/")
      try await visit.wait("the second answer") { visit.ran.count == 2 }
    }

    @Test func `a tap on the page is what a method needs`() async throws {
      let visit = try Visit([
        "shop.example/": .html(
          "<button id=b style='font-size:60px'>x</button><script>\(Self.call) b.onclick = () => show(call('tapped'))</script>")
      ])
      try await visit.open("https://shop.example/")
      try await visit.view.tap(ElementPath("#b"))
      try await visit.title("yes undefined")
      #expect(visit.ran == ["tapped"])
    }

    @Test func `in a world of its own the page sees the small object only`() async throws {
      let visit = try Visit(
        [
          "shop.example/": .html(
            "<script>const w = typeof webkit; gatehouse.request({id:'1',method:'getProfile'})"
              + ".then(v => gatehouse.request({id:'2',method:'getSecret'}).catch(e => document.title = w + ' ' + v.name.slice(0,3) + ' ' + e.message))</script>"
          )
        ], world: .own)
      try await visit.open("https://shop.example/")
      try await visit.title("undefined Ada unknownMethod")
    }

    @Test func `a page that sends without end is refused, and the app stays awake`() async throws {
      let visit = try Visit([
        "shop.example/": .html(
          """
          <script>
          let done = 0, codes = {}, frames = 0;
          const tick = () => { frames++; requestAnimationFrame(tick) }; tick();
          const burst = () => { for (let i = 0; i < 2000; i++) webkit.messageHandlers.gatehouse
            .postMessage({id: 'x' + i, method: 'track', params: {name: 'x'}}).catch(e => codes[e.message] = (codes[e.message] || 0) + 1)
            .then(() => { if (++done === 20000) document.title = Object.keys(codes).sort().join() + ' ' + (frames > 1); else if (done % 2000 === 0) burst() }) };
          burst();
          </script>
          """)
      ])
      try await visit.open("https://shop.example/")
      try await visit.title("tooFast true")
      #expect(visit.gate.bridge.waitingCalls == 0)
      #expect(visit.ran.count < 20_000)
    }
  }
#endif
