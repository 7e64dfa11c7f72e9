/// The name of an Objective-C method. There is no Objective-C here: an action reaches its target by `perform(_:with:)`.
///
/// Source: the Swift module ObjectiveC, `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  /// Names a method.
  public init(_ str: String) { name = str }
  /// Names a method.
  public init(stringLiteral value: String) { name = value }
}

/// What takes actions here in the place of Objective-C's dispatch by name.
@MainActor package protocol ActionTarget: AnyObject {
  /// The action of this name happened.
  func perform(_ action: Selector, from sender: AnyObject)
}
