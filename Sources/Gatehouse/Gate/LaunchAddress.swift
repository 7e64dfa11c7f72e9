/// The address of a launch as a view remembers it: the canonical text, and its hash, by which another is mostly told apart.
struct LaunchAddress: Sendable, Equatable {
  let text: String
  private let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = text.utf8.withContiguousStorageIfAvailable { ByteHash.of($0.span, 0..<$0.count) } ?? 0
  }

  static func == (left: LaunchAddress, right: LaunchAddress) -> Bool { left.hash == right.hash && left.text == right.text }
}
