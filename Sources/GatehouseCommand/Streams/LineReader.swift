#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a file descriptor line by line without holding more than one line, however long the stream is.
///
/// A line ends with LF or CR LF; the last one may end with the stream. Empty lines are counted and skipped. A line longer than
/// ``limit`` bytes is skipped whole and reported, so that a stream without line ends cannot fill the memory.
struct LineReader {
  /// The longest line, in bytes, without its end.
  static let limit = 8 * 1024 * 1024

  /// What the stream gave.
  enum Item: Equatable {
    /// A line without its end, and its number from 1.
    case line([UInt8], number: Int)
    /// A line that is longer than the limit, and its number.
    case tooLong(number: Int)
    /// Reading failed with this error number.
    case failed(Int32)
    /// The stream ended.
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private let chunk: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var number = 0
  private var atEnd = false
  private var skipping = false

  /// Reads from a file descriptor, which stays open.
  init(descriptor: Int32, limit: Int = LineReader.limit, chunk: Int = 64 * 1024) {
    self.descriptor = descriptor
    self.limit = limit
    self.chunk = chunk
  }

  /// The next line that is not empty. `beforeWaiting` runs before each read, so that answers are not held back while the sender
  /// waits for them.
  mutating func next(beforeWaiting: () -> Void) -> Item {
    var searched = start
    while true {
      if let end = lineFeed(from: searched) {
        let line = take(upTo: end)
        start = end + 1
        searched = start
        if let item = finish(line) { return item }
        continue
      }
      searched = buffer.count
      if atEnd {
        guard start < buffer.count || skipping else { return .end }
        let line = take(upTo: buffer.count)
        start = buffer.count
        return finish(line) ?? .end
      }
      if buffer.count - start > limit + 1 {
        skipping = true
        start = buffer.count
      }
      discardRead()
      searched = buffer.count
      beforeWaiting()
      if let error = fill() { return .failed(error) }
    }
  }

  /// The place of the next line feed. The C library looks at many bytes at a time.
  private func lineFeed(from place: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, place < bytes.count else { return nil }
      guard let found = memchr(base + place, 0x0A, bytes.count - place) else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  private func take(upTo end: Int) -> ArraySlice<UInt8> {
    let line = buffer[start..<end]
    return line.last == 0x0D ? line.dropLast() : line
  }

  private mutating func finish(_ line: ArraySlice<UInt8>) -> Item? {
    number += 1
    if skipping || line.count > limit {
      skipping = false
      return .tooLong(number: number)
    }
    return line.isEmpty ? nil : .line(Array(line), number: number)
  }

  private mutating func discardRead() {
    guard start > 0 else { return }
    buffer.removeFirst(start)
    start = 0
  }

  private mutating func fill() -> Int32? {
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: chunk))
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + old }, chunk) }
      if count < 0, errno == EINTR { continue }
      let failure = errno
      buffer.removeLast(chunk - max(0, count))
      if count < 0 { return failure }
      if count == 0 { atEnd = true }
      return nil
    }
  }
}
