#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that could not be read.
struct FileError: Error, Equatable {
  /// The file's name as it was given.
  var name: String
  /// What went wrong, in the system's words or ours.
  var cause: String

  /// The system's word for an error number.
  static func system(_ name: String, _ number: Int32) -> FileError {
    FileError(name: name, cause: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}

/// The streams that a program is started with.
enum StandardStreams {
  /// Puts something in the place of a stream that is closed: else the next file that is opened would be taken for it. Reading standard
  /// input and writing the others then fails, as it would have.
  static func keepPlaces() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened the wrong way round, so that using it is an error and no silence. The lowest free number is this one.
      _ = systemOpen("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Opens and reads files.
enum FileBytes {
  /// Opens a file for reading; `-` is standard input.
  ///
  /// A folder is refused here, because only reading it would fail.
  static func open(_ name: String) throws(FileError) -> Int32 {
    if name == "-" { return 0 }
    let descriptor = systemOpen(name)
    guard descriptor >= 0 else { throw .system(name, errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw FileError(name: name, cause: "it is a folder; name a file")
    }
    return descriptor
  }

  /// The bytes of a file, at most `limit` of them: more is an error.
  static func read(_ name: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = try open(name)
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    let chunk = 64 * 1024
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress.map { $0 + old }, chunk) }
      let failure = errno
      bytes.removeLast(chunk - max(0, count))
      if count < 0 {
        guard failure == EINTR else { throw .system(name, failure) }
      } else if count == 0 {
        return bytes
      }
      if bytes.count > limit {
        throw FileError(
          name: name, cause: "it is larger than \(limit / 1_048_576) MB, more than such a file may have; check that it is the right one")
      }
    }
  }

  /// Writes a new file; one that is there already is an error.
  static func create(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor = systemOpen(name, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw .system(name, errno) }
    var failure: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, failure == 0 {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 { rest = rest.dropFirst(written) } else if errno != EINTR { failure = errno }
      }
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw .system(name, failure) }
  }
}

/// Opens a file that no program that is started inherits.
private func systemOpen(_ name: String, _ flags: Int32 = O_RDONLY, _ mode: mode_t = 0) -> Int32 {
  #if canImport(Darwin)
    Darwin.open(name, flags | O_CLOEXEC, mode)
  #elseif canImport(Musl)
    Musl.open(name, flags | O_CLOEXEC, mode)
  #else
    Glibc.open(name, flags | O_CLOEXEC, mode)
  #endif
}

private func systemRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, target, count)
}
