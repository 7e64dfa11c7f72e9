#if WebKitGTK
  import CWebKitGTK

  /// What a signal handler holds of its owner: a weak reference, in a box that GLib releases with the handler. A bare pointer would be
  /// used after the owner is gone.
  final class SignalBox<Owner: AnyObject>: @unchecked Sendable {
    private(set) weak var owner: Owner?

    private init(_ owner: Owner) { self.owner = owner }

    /// A retained box, as a signal's user data.
    static func retained(_ owner: Owner) -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(SignalBox(owner) as AnyObject).toOpaque()
    }

    /// The box in a callback.
    static func at(_ pointer: UnsafeMutableRawPointer) -> SignalBox? {
      Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? SignalBox
    }
  }

  /// Releases a box together with its handler.
  let releaseSignalBox: GClosureNotify = { pointer, _ in
    if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }
#endif
