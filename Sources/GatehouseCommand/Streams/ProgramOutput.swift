#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program and takes what it writes.
enum ProgramOutput {
  /// The standard output of a program that ended with 0; the rest of its streams are this one's.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - limit: the most bytes that it may write.
  static func of(_ path: String, _ arguments: [String], limit: Int) throws(FileError) -> [UInt8] {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw .system(path, errno) }
    defer { close(pipes[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipes[0])
    posix_spawn_file_actions_addclose(&actions, pipes[1])
    var texts: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { texts.forEach { free($0) } }
    texts.append(nil)
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, &texts, environ)
    close(pipes[1])
    guard failure == 0 else { throw .system(path, failure) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= limit {
      let count = read(pipes[0], &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard bytes.count <= limit else { throw FileError(name: path, cause: "it writes more than it should") }
    guard status == 0 else { throw FileError(name: path, cause: "it did not end well") }
    return bytes
  }
}
