#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  /// What can be tried once in a process only: the sandbox, no display, no extension. Each runs this test program again, for one test.
  extension RealEngine {
    @Suite(.serialized) @MainActor struct ProcessTests {
      /// The test that a process was started for, or `nil` in the first.
      private nonisolated static let role = ProcessInfo.processInfo.environment["GATEHOUSE_TEST_ROLE"]
      /// Whether this process was started for one of these tests.
      nonisolated static var isOwnProcess: Bool { role != nil }

      // MARK: In the first process

      @Test(.enabled(if: role == nil), arguments: ["sandboxed", "no display", "no extension"])
      func `in a process of its own`(_ role: String) async throws {
        var environment = ProcessInfo.processInfo.environment
        environment["GATEHOUSE_TEST_ROLE"] = role
        switch role {
        case "sandboxed": environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = nil
        case "no display":
          for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"] { environment[name] = nil }
          environment["PATH"] = "/nonexistent"
        default: environment["GATEHOUSE_WEB_PROCESS_EXTENSION"] = "/nonexistent/extension.so"
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "ProcessTests"]
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = await Task.detached { String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }.value
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("ran as \(role)"), "\(text)")
      }

      // MARK: In its own process

      @Test(.enabled(if: role == "sandboxed")) func `the extension reports and the tap lands with the sandbox on`() async throws {
        #expect(ProcessInfo.processInfo.environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] == nil)
        let server = try SiteServer(hosts: ["a.example"]) { _ in .html("<a id=x href='x:1'>link</a>") }
        let visit = try Visit(network: EngineNetwork(server.network))
        visit.decide = { $0.evidence?.url == "x:1" ? .cancel : .allow }
        try await visit.open("https://a.example/")
        #expect(visit.view.engine.documents.count == 1, "the extension did not come through the sandbox")
        try await visit.tapWhenReady(ElementPath("#x"))
        let tapped = try await visit.action("x:1")
        #expect(tapped.evidence?.input.kind == .direct)
        print("ran as sandboxed")
      }

      @Test(.enabled(if: role == "no display")) func `without a display, and without Xvfb, it says what to install`() throws {
        let error = try #require(throws: EngineError.self) { _ = try GTKRuntime.shared() }
        #expect(error.description.contains("Xvfb"))
        #expect(error.description.contains("apt-get install xvfb"))
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        #expect(view.engineFailure as? EngineError == error)
        print("ran as no display")
      }

      @Test(.enabled(if: role == "no extension")) func `without the extension it says where it looked and how to build it`() throws {
        let error = try #require(throws: EngineError.self) { _ = try GTKRuntime.shared() }
        #expect(error.description.contains("/nonexistent/extension.so"))
        #expect(error.description.contains("swift build --traits WebKitGTK"))
        print("ran as no extension")
      }
    }
  }
#endif
