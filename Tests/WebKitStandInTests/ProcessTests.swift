#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  /// What needs a process of its own: the sandbox, the death of every page process, no display, no extension. Each runs this test program again, for one test.
  extension RealEngine {
    @Suite(.serialized) @MainActor struct ProcessTests {
      /// The test that a process was started for, or `nil` in the first.
      private nonisolated static let role = ProcessInfo.processInfo.environment["GATEHOUSE_TEST_ROLE"]
      /// Whether this process was started for one of these tests.
      nonisolated static var isOwnProcess: Bool { role != nil }

      // MARK: In the first process

      @Test(.enabled(if: role == nil), arguments: ["sandboxed", "killed", "no display", "no extension"])
      func `in a process of its own`(_ role: String) async throws {
        var environment = ProcessInfo.processInfo.environment
        environment["GATEHOUSE_TEST_ROLE"] = role
        switch role {
        case "sandboxed": environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = nil
        case "no display":
          for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"] { environment[name] = nil }
          environment["PATH"] = "/nonexistent"
        case "killed": break
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

      @Test(.enabled(if: role == "killed")) func `a page process that is killed is told as a crash, and the view loads again`() async throws
      {
        let server = try SiteServer(hosts: ["a.example"]) { _ in .html("page") }
        let visit = try Visit(network: EngineNetwork(server.network))
        try await visit.open("https://a.example/")
        for process in try pageProcesses() { kill(process, SIGKILL) }
        try await visit.wait("the crash") { visit.events.contains(.terminated(.crashed)) }
        #expect(visit.terminations == 1)
        // The engine keeps a process in reserve, and has to hear of its death too before it takes it for the next page.
        try await Task.sleep(nanoseconds: 500_000_000)
        try await visit.open("https://a.example/")
        #expect(visit.view.engine.documents.count == 1)
        print("ran as killed")
      }

      /// This process's own children that run pages. The death of one that is still being started would end this process too (WebKit's own
      /// check): only those count that have loaded the extension.
      private func pageProcesses() throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
          guard let process = Int32(name), let status = lines(of: "/proc/\(name)/stat").first, status.contains("(WebKitWebProces"),
            let end = status.lastIndex(of: ")"), status[end...].split(separator: " ").dropFirst(2).first.flatMap({ Int32($0) }) == getpid(),
            lines(of: "/proc/\(name)/maps").contains(where: { $0.contains("GatehouseWebProcessExtension") })
          else { return nil }
          return process
        }
      }

      /// Foundation reads no more than a page of a file whose size the kernel does not state.
      private func lines(of path: String) -> [String] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var lines: [String] = []
        var buffer = [CChar](repeating: 0, count: 4096)
        while fgets(&buffer, Int32(buffer.count), file) != nil {
          lines.append(String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        return lines
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
