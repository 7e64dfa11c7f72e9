#if WebKitGTK
  import CGatehouseGTK

  /// Ends the process when the main thread stops answering. For tests, and for runs that nobody watches.
  package enum EngineWatchdog {
    /// Gives the engine so many seconds from now. A further call moves the deadline.
    /// - Parameters:
    ///   - status: the exit status of a process that is ended.
    ///   - message: what it says on standard error first.
    package static func arm(
      seconds: UInt32, status: Int32 = 124, message: StaticString = "watchdog: the engine did not answer in time\n"
    ) {
      message.withUTF8Buffer { bytes in
        // A static text stays, and ends with a zero byte.
        guard let start = bytes.baseAddress else { return }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1) { gatehouse_watchdog_arm(seconds, status, $0) }
      }
    }
    /// Takes the deadline back.
    package static func disarm() { gatehouse_watchdog_disarm() }
  }
#endif
