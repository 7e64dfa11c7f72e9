public import Foundation

/// What an observer is told besides that something changed.
///
/// Source: NSKeyValueObserving.h.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, with Apple's numbers.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, with the value as it is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change too. The stand-in makes none.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
///
/// Source: Foundation's Swift overlay, NSObject.swift.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// Whether the call came before the change.
  public let isPrior: Bool

  package init(newValue: Value?, oldValue: Value?) {
    self.newValue = newValue
    self.oldValue = oldValue
    isPrior = false
  }
}

/// An observation: it lasts until it is invalidated or nobody holds it.
///
/// Source: Foundation's Swift overlay, NSObject.swift. Changes of a view arrive on the main thread, while it changes.
public final class NSKeyValueObservation: NSObject {
  package let state: ObservationState
  package init(_ state: ObservationState) { self.state = state }
  /// Ends it.
  public func invalidate() { state.end() }
  deinit { state.end() }
}

/// Whether an observation still lasts; shared by its holder and the object that is observed.
package final class ObservationState: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = true
  package init() {}
  package var lasts: Bool { lock.withLock { isOn } }
  package func end() { lock.withLock { isOn = false } }
}
