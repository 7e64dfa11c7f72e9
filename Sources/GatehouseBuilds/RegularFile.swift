#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading. A pipe or a device is none: reading it might never end.
final class RegularFile {
  let descriptor: Int32
  /// How many bytes it has.
  let size: Int

  /// Opens a file.
  ///
  /// - Parameter followsLinks: whether its name may be a link: that which a person typed may, one within a build may not.
  init(_ path: String, followsLinks: Bool) throws(BuildFault) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      if errno == ELOOP, !followsLinks { throw .link(path) }
      throw .unreadable("\(path): " + (strerror(errno).map { String(cString: $0) } ?? "error \(errno)"))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notFile(path)
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// So many bytes from an offset; `nil` if there are not so many.
  func part(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress.map { $0 + done }, count - done, off_t(offset + done)) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  /// All bytes, if there are at most so many.
  func all(_ name: String, limit: Int) throws(BuildFault) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(name) }
    guard let bytes = part(0, size) else { throw .damaged(name: name, detail: "it ends early") }
    return bytes
  }

  /// Gives the bytes piece by piece, until they end or no more are wanted.
  func pieces(_ take: (ArraySlice<UInt8>) -> Bool) {
    var offset = 0
    while offset < size, let bytes = part(offset, min(1 << 20, size - offset)), take(bytes[...]) { offset += bytes.count }
  }
}
