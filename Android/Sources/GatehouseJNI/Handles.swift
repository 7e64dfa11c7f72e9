internal import Gatehouse
internal import Synchronization

/// What Java holds by number. A number is never used twice, so one that was closed is known to be, and no number leads to memory.
///
/// It is the one state of the library that is everybody's: Java has nothing but numbers to call with.
final class Handles: Sendable {
  static let shared = Handles()

  private enum Item: Sendable {
    case policy(Gate)
    case view(NativeView)
    case inbox(NativeInbox)
  }

  private struct Table: Sendable {
    var items: [Int64: Item] = [:]
    var last: Int64 = 0
  }

  private let table = Mutex(Table())

  private func add(_ item: Item) -> Int64 {
    table.withLock { table in
      table.last &+= 1
      table.items[table.last] = item
      return table.last
    }
  }

  /// Keeps a policy.
  func add(_ gate: Gate) -> Int64 { add(.policy(gate)) }

  /// Keeps a view.
  func add(_ view: NativeView) -> Int64 { add(.view(view)) }

  /// Keeps an inbox.
  func add(_ inbox: NativeInbox) -> Int64 { add(.inbox(inbox)) }

  /// An inbox that is open.
  func inbox(_ handle: Int64) throws(JavaError) -> NativeInbox {
    guard case .inbox(let inbox)? = table.withLock({ $0.items[handle] }) else { throw .closed }
    return inbox
  }

  /// A policy that is open.
  func policy(_ handle: Int64) throws(JavaError) -> Gate {
    guard case .policy(let gate)? = table.withLock({ $0.items[handle] }) else { throw .closed }
    return gate
  }

  /// A view that is open.
  func view(_ handle: Int64) throws(JavaError) -> NativeView {
    guard case .view(let view)? = table.withLock({ $0.items[handle] }) else { throw .closed }
    return view
  }

  /// Lets go; doing it again does nothing.
  func close(_ handle: Int64) { _ = table.withLock { $0.items.removeValue(forKey: handle) } }

  /// How many are open.
  var count: Int { table.withLock { $0.items.count } }
}
