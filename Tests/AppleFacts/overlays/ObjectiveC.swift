// swift-format-ignore-file
// Declarations of Apple, in the form of their own modules.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  var name: String
  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
}

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
