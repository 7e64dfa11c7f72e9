#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server of HTTP/1.1 (RFC 9112) for a few small files, on the loopback address: one question a connection, one connection at a time.
struct LoopbackServer {
  /// The port that is wanted; 0 for a free one.
  let port: UInt16
  /// The bytes at a path, or `nil`.
  let content: (String) -> [UInt8]?

  /// A question is cut at this many bytes.
  private static let maximumHead = 16 * 1024
  /// A client that says nothing for so many seconds is left.
  private static let patience = 5

  /// Serves until the program ends.
  ///
  /// - Parameter ready: told the port when questions are answered.
  /// - Throws: why it cannot.
  func run(ready: (UInt16) -> Void) throws(FileError) {
    let listener = try listen()
    defer { close(listener) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
    }
    ready(UInt16(bigEndian: address.sin_port))
    _ = signal(SIGPIPE, SIG_IGN)
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        throw .system("the connection", errno)
      }
      answer(client)
      close(client)
    }
  }

  private func listen() throws(FileError) -> Int32 {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw .system("the socket", errno) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard bound == 0, systemListen(listener) == 0 else {
      let failure = errno
      close(listener)
      throw .system("port \(port)", failure)
    }
    return listener
  }

  private func answer(_ client: Int32) {
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while head.count < Self.maximumHead, !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(client, &chunk, chunk.count, 0)
      if count <= 0 { return }
      head += chunk[..<count]
    }
    send(response(to: head), client)
  }

  /// The whole answer to a question.
  func response(to head: [UInt8]) -> [UInt8] {
    let line = head.prefix { $0 != 0x0D && $0 != 0x0A }
    let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return Self.response(400, "Bad Request", []) }
    guard words[0] == "GET" || words[0] == "HEAD" else { return Self.response(405, "Method Not Allowed", [], more: ["Allow: GET, HEAD"]) }
    let path = String(words[1].prefix { $0 != "?" })
    guard let body = content(path) else { return Self.response(404, "Not Found", []) }
    return Self.response(
      200, "OK", body, more: ["Content-Type: application/json", "Cache-Control: no-store"], withoutBody: words[0] == "HEAD")
  }

  private static func response(
    _ status: Int, _ word: String, _ body: [UInt8], more: [String] = [], withoutBody: Bool = false
  ) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) \(word)"] + more + ["Content-Length: \(body.count)", "Connection: close"]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withoutBody ? [] : body)
  }

  private func send(_ bytes: [UInt8], _ client: Int32) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(client, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }
}

private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 16) }
