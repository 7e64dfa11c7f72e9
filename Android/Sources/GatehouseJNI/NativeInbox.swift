internal import Gatehouse
internal import Synchronization

/// The app's inbox. The app is asked for its authorisation in Java, when an outcome is shown.
final class NativeInbox: Sendable {
  private let inbox: Mutex<Inbox>

  init(_ gate: Gate, isOpen: Bool) { inbox = Mutex(Inbox(gate, isOpen: isOpen)) }

  /// Does something with the inbox, alone.
  func with<Result: Sendable>(_ body: (inout Inbox) -> Result) -> Result { inbox.withLock { body(&$0) } }
}

extension Inbox.Outcome {
  /// Number, scene, account, what it waits for, and then the verdict's fields.
  private var fields: [String?] {
    let waits = verdict.waitsFor.isEmpty ? nil : verdict.waitsFor.joined(separator: ",")
    return [String(number), intent?.scene, intent?.account, waits] + verdict.fields
  }

  /// Many outcomes in one array: before each the number of its fields.
  static func fields(_ outcomes: [Inbox.Outcome]) -> [String?] { outcomes.flatMap { [String($0.fields.count)] + $0.fields } }
}

/// What can happen to the app; the Java side has the same numbers.
enum InboxEventNumber: Int32 {
  case signIn, signOut, switchAccount, ready, notReady, sceneClosed, cancelled, time

  /// The event.
  func event(_ text: String?, at: Int64) -> InboxEvent {
    switch self {
    case .signIn: .signIn(account: text, at: at)
    case .signOut: .signOut(at: at)
    case .switchAccount: .switchAccount(account: text, at: at)
    case .ready: .ready(requirement: text, holds: true, at: at)
    case .notReady: .ready(requirement: text, holds: false, at: at)
    case .sceneClosed: .sceneClosed(scene: text, at: at)
    case .cancelled: .cancelled(scene: text, at: at)
    case .time: .time(at: at)
    }
  }
}
