#if canImport(WebKit)
  import Foundation
  import ObjectiveC

  /// Watches the end of an app's delegate.
  ///
  /// WebKit remembers what a delegate responds to, and through the gate's front it responds to all that the app's delegate implements. When that is gone
  /// nobody does, and the next message would be one that no object understands: the front is set anew before.
  @MainActor enum DelegateLife {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// As long as a delegate lives; one for all gates that it stands behind.
    private final class Anchor {
      /// Touched on the main thread, and at the end by nobody else.
      private nonisolated(unsafe) var gates: [WeakGate] = []

      @MainActor func add(_ gate: WebViewGate) {
        gates = gates.filter { $0.gate != nil && $0.gate !== gate } + [WeakGate(gate: gate)]
      }

      deinit {
        let gates = gates
        let renew: @MainActor @Sendable () -> Void = { for weak in gates { weak.gate?.putInFront() } }
        if Thread.isMainThread { MainActor.assumeIsolated(renew) } else { Task { @MainActor in renew() } }
      }
    }

    static func watch(_ delegate: AnyObject, for gate: WebViewGate) {
      let anchor = objc_getAssociatedObject(delegate, key) as? Anchor ?? Anchor()
      anchor.add(gate)
      objc_setAssociatedObject(delegate, key, anchor, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
