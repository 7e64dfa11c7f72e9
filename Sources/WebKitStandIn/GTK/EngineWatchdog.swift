#if WebKitGTK
  import CGatehouseGTK

  /// Ends the process, with status 124, when the engine stops answering. For tests, and for runs that nobody watches.
  package enum EngineWatchdog {
    /// Gives the engine so many seconds from now. A further call moves the deadline.
    package static func arm(seconds: UInt32) { gatehouse_watchdog_arm(seconds) }
    /// Takes the deadline back.
    package static func disarm() { gatehouse_watchdog_disarm() }
  }
#endif
