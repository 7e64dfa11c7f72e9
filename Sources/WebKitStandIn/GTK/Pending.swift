#if WebKitGTK
  /// A continuation in the user data of an asynchronous C call, resumed once.
  final class Pending<Value: Sendable> {
    let continuation: CheckedContinuation<Value, any Error>
    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    static func retained(_ continuation: CheckedContinuation<Value, any Error>) -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(Pending(continuation)).toOpaque()
    }
    static func take(_ pointer: UnsafeMutableRawPointer?) -> CheckedContinuation<Value, any Error>? {
      pointer.map { Unmanaged<Pending>.fromOpaque($0).takeRetainedValue().continuation }
    }
  }
#endif
