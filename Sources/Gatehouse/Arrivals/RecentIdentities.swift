/// The newest 4,096 names that something was known by, each once: memory that does not grow.
struct RecentIdentities: Sendable, Hashable {
  private static let capacity = 4_096

  private var taken: Set<String> = []
  private var order: [String] = []
  private var oldest = 0

  /// The identities, oldest first.
  var all: [String] { Array(order[oldest...]) + Array(order[..<oldest]) }

  /// Whether an identity was taken and is not forgotten.
  func contains(_ identity: String) -> Bool { taken.contains(identity) }

  /// Takes an identity; false if it was taken before.
  @discardableResult
  mutating func take(_ identity: String) -> Bool {
    guard taken.insert(identity).inserted else { return false }
    if order.count < Self.capacity {
      order.append(identity)
    } else {
      taken.remove(order[oldest])
      order[oldest] = identity
      oldest = (oldest + 1) % Self.capacity
    }
    return true
  }
}
