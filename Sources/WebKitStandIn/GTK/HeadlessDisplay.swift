#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  /// A display of its own where the process has none: Xvfb, started before GTK and ended with this process.
  @MainActor package final class HeadlessDisplay {
    private let server: GPid
    /// Its name, as in `DISPLAY`.
    package let name: String

    /// Prepares this process for an engine: sets what the environment leaves open, and starts a display if it names none.
    /// - Returns: the display that was started, or `nil` if there was one.
    static func start() throws -> HeadlessDisplay? {
      // Software rendering, and no accessibility bus: none of it needs a graphics card or a session. What is set already stays.
      for (name, value) in ["GSK_RENDERER": "cairo", "LIBGL_ALWAYS_SOFTWARE": "1", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1"] {
        setenv(name, value, 0)
      }
      let environment = ProcessInfo.processInfo.environment
      let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"].contains { environment[$0]?.isEmpty == false }
      return hasDisplay ? nil : try HeadlessDisplay()
    }

    private init() throws {
      let words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      var output: Int32 = -1
      var problem: UnsafeMutablePointer<GError>?
      server = gatehouse_spawn_tied(&arguments, &output, &problem)
      guard server != 0 else {
        throw EngineError(
          "there is no display, and Xvfb could not be started (\(takeMessage(of: problem))): install it (`apt-get install xvfb`) or set DISPLAY"
        )
      }
      defer { close(output) }
      guard let number = Self.readNumber(from: output, within: 10_000) else {
        kill(server, SIGTERM)
        throw EngineError("Xvfb was started but named no display within 10 s")
      }
      name = ":\(number)"
      setenv("DISPLAY", name, 1)
      setenv("GDK_BACKEND", "x11", 0)
    }

    /// Ends the display. Views do not survive it.
    package func stop() { kill(server, SIGTERM) }

    /// The number that the server writes on a line when it is ready.
    private static func readNumber(from descriptor: Int32, within milliseconds: Int32) -> Int? {
      var text = ""
      var byte: UInt8 = 0
      while text.utf8.count < 16 {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0, read(descriptor, &byte, 1) == 1 else { return nil }
        if byte == UInt8(ascii: "\n") { return Int(text) }
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return nil
    }
  }
#endif
