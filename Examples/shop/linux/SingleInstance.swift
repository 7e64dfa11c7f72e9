import Foundation
import Glibc

/// One process of the app for each user, found by a socket in a folder that only this user can read; D-Bus is not needed.
///
/// A link is one line of text, at most 64 KiB. What arrives is as untrusted as any other link: the inbox judges it.
final class SingleInstance {
  private let descriptor: Int32
  private let lock: Int32
  private static let longestLink = 65_536

  /// `$XDG_RUNTIME_DIR/kiln-and-leaf.socket`.
  static var defaultPath: String {
    (ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())") + "/kiln-and-leaf.socket"
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ what: String, _ path: String) { description = "\(what) \(path): \(String(cString: strerror(errno)))" }
  }

  /// Becomes the app's process, or `nil` if another one is it. A lock decides, so that two that start at once never both win, and a process
  /// that died leaves nothing in the way.
  init?(at path: String) throws {
    lock = open(path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw Failure("cannot open", path + ".lock") }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      return nil
    }
    unlink(path)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let previous = umask(0o077)
    defer { umask(previous) }
    guard descriptor >= 0, try Self.withAddress(path, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 16) == 0 else {
      throw Failure("cannot listen at", path)
    }
  }

  /// Hands links to the process that runs. It may still be about to listen, so this waits up to two seconds.
  static func hand(_ links: [String], to path: String) throws {
    let peer = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard peer >= 0 else { throw Failure("cannot make a socket for", path) }
    defer { close(peer) }
    for attempt in 0... {
      if try withAddress(path, { connect(peer, $0, $1) }) == 0 { break }
      guard attempt < 40 else { throw Failure("cannot reach", path) }
      usleep(50_000)
    }
    // A line end cannot stand in a link; one that does would be two links.
    let text = links.map { $0.filter { $0 != "\n" && $0 != "\r\n" } + "\n" }.joined()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let sent = bytes.withUnsafeBytes { send(peer, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { throw Failure("cannot write to", path) }
      bytes = bytes.dropFirst(sent)
    }
  }

  /// Takes links until the process ends.
  func serve(readyAfter: Int64, ready: () -> Void, receive: (String) -> Void) throws {
    let start = DispatchTime.now().uptimeNanoseconds
    var isReady = false
    while true {
      let passed = Int64((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
      if !isReady, passed >= readyAfter {
        isReady = true
        ready()
      }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, isReady ? -1 : Int32(max(1, readyAfter - passed))) > 0 else { continue }
      let peer = accept(descriptor, nil, nil)
      guard peer >= 0 else { continue }
      defer { close(peer) }
      for link in Self.lines(from: peer) { receive(link) }
    }
  }

  /// Reads lines for at most two seconds: who is slower is not heard.
  private static func lines(from peer: Int32) -> [String] {
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(peer, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while bytes.count <= 16 * longestLink {
      let count = recv(peer, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return bytes.split(separator: 0x0A).filter { $0.count <= longestLink }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) throws -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      throw Failure("cannot use", path)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
