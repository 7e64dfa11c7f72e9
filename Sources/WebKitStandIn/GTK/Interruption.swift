#if WebKitGTK
  import CGatehouseGTK

  /// SIGINT and SIGTERM, told on the main actor.
  @MainActor package enum Interruption {
    /// Tells each signal; one that comes more than a second after the first ends the process at once, as it would without this. One observer
    /// a process: further calls do nothing.
    package static func observe(_ heard: @escaping @MainActor (_ signal: Int32) -> Void) {
      let observer = Unmanaged.passRetained(Observer(heard))
      let isObserved = gatehouse_on_interruption(
        { signal, pointer in
          let bits = UInt(bitPattern: pointer)
          MainActor.assumeIsolated {
            guard let pointer = UnsafeMutableRawPointer(bitPattern: bits) else { return }
            Unmanaged<Observer>.fromOpaque(pointer).takeUnretainedValue().heard(signal)
          }
        }, observer.toOpaque())
      if isObserved == 0 { observer.release() }
    }

    private final class Observer {
      let heard: @MainActor (Int32) -> Void
      init(_ heard: @escaping @MainActor (Int32) -> Void) { self.heard = heard }
    }
  }
#endif
