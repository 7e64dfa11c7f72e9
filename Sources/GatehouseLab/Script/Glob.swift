/// A pattern for whole addresses: `*` stands for any run of characters, everything else for itself.
///
/// A question mark is an ordinary character, because addresses are full of them.
struct Glob: Sendable, Hashable {
  /// The pattern as written.
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether the whole of `address` fits. Time is at most the product of the two lengths.
  func matches(_ address: String) -> Bool {
    let pattern = Array(text.utf8)
    let subject = Array(address.utf8)
    let star = UInt8(ascii: "*")
    var (p, s) = (0, 0)
    // Where to go on if the literal after the last star does not fit here: one character further.
    var retry: (pattern: Int, subject: Int)?
    while s < subject.count {
      if p < pattern.count, pattern[p] == star {
        p += 1
        retry = (p, s)
      } else if p < pattern.count, pattern[p] == subject[s] {
        p += 1
        s += 1
      } else if let last = retry {
        p = last.pattern
        s = last.subject + 1
        retry = (p, s)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == star }
  }
}
