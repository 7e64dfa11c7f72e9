#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

/// The value of an environment variable, or `nil`.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The bytes of a file, or `nil` if it cannot be read. The tests use no Foundation, as the library does not.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&block, 1, block.count, file)
    if count == 0 { return bytes }
    bytes.append(contentsOf: block[..<count])
  }
}
