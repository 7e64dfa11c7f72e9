/// A place in the policy, as a JSON pointer (RFC 6901). Made of constants, so that a decision allocates nothing for it.
public struct PolicyPointer: Sendable, Hashable, CustomStringConvertible {
  /// The member's pointer, for example `/handoff/schemes`.
  public let member: String
  /// The entry of its list, from 0.
  public let index: Int?

  package init(_ member: String, _ index: Int? = nil) {
    self.member = member
    self.index = index
  }

  /// The pointer's text.
  public var description: String { index.map { "\(member)/\($0)" } ?? member }
}
