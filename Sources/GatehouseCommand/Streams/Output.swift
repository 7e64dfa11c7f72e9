#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes on their way to a file descriptor, written when there are enough of them or when somebody may be waiting.
///
/// A reader that went away ends the program quietly, as it does for every filter of the system.
final class Output {
  /// How many bytes are collected before they are written.
  static let capacity = 64 * 1024

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The error number of the first write that failed, or `nil`.
  private(set) var failure: Int32?

  /// Writes to a file descriptor: 1 for standard output, 2 for standard error.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a person reads it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal that a person reads; `nil` if it is none, or does not say.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Adds text.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Adds text and a line feed.
  func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Adds bytes and a line feed.
  func line(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    buffer.append(0x0A)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes what was collected.
  func flush() {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno == EPIPE {
          endAsByBrokenPipe()
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
  }

  private func waitUntilWritable() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
  }

  private func endAsByBrokenPipe() -> Never {
    _ = signal(SIGPIPE, SIG_DFL)
    _ = raise(SIGPIPE)
    exit(ExitCode.unusable.rawValue)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
