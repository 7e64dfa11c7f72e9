#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  extension RealEngine {
    /// The server under real names, seen from the engine.
    @Suite(.serialized) @MainActor struct SiteServerTests {
      private final class Log {
        var requests: [SiteRequest] = []
      }

      @Test func `a request comes with its host, method, path, query, headers and body`() async throws {
        let log = Log()
        let server = try SiteServer(hosts: ["a.example", "b.example"]) { request in
          log.requests.append(request)
          guard request.path == "/" else { return SiteResponse(status: 204) }
          return .html("<form id=o method=post action='https://b.example/p%2Fx?a=%20b'><input name=q value='ä'></form>")
        }
        let visit = try Visit(network: EngineNetwork(server.network))
        try await visit.open("https://a.example/")
        _ = try await visit.view.evaluate("setTimeout(() => o.submit(), 10); 1", world: .page)
        try await visit.wait("the form") { log.requests.contains { $0.method == "POST" } }
        let page = try #require(log.requests.first)
        #expect(page.scheme == "https")
        #expect(page.host == "a.example")
        #expect(page.query == nil)
        #expect(page.headers["host"] == "a.example")
        let form = try #require(log.requests.first { $0.method == "POST" })
        #expect(form.host == "b.example")
        #expect(form.path == "/p%2Fx")
        #expect(form.query == "a=%20b")
        #expect(String(decoding: form.body, as: UTF8.self) == "q=%C3%A4")
      }

      @Test func `cleartext is answered too, and says so`() async throws {
        let log = Log()
        let server = try SiteServer(hosts: ["a.example"]) { request in
          log.requests.append(request)
          return .html("page")
        }
        let visit = try Visit(network: EngineNetwork(server.network))
        try await visit.open("http://a.example/x?y")
        #expect(log.requests.first.map { [$0.scheme, $0.host, $0.path, $0.query] } == ["http", "a.example", "/x", "y"])
      }

      @Test(arguments: [[], [""], ["A.example"], ["a.example,DNS:b.example"], ["a b"], ["a.example\n"]])
      func `names that are none are refused`(_ hosts: [String]) {
        #expect(throws: EngineError.self) { try SiteServer(hosts: hosts) { _ in .notFound } }
      }
    }
  }
#endif
