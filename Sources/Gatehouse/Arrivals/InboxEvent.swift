/// Something that happened to the app and that held arrivals wait for or end with. Times are milliseconds on the inbox's clock.
public enum InboxEvent: Sendable, Hashable {
  /// Somebody signed in. Intents that are bound to another account end.
  case signIn(account: String?, at: Int64?)
  /// The user signed out. What waited for this user ends; what came while nobody was signed in goes on waiting.
  case signOut(at: Int64?)
  /// Another account took over. What waited for the one before ends.
  case switchAccount(account: String?, at: Int64?)
  /// A requirement holds, or holds no more. Without a name: the app can show screens and its data is there.
  case ready(requirement: String? = nil, holds: Bool = true, at: Int64?)
  /// A scene ended, and with it what waited for it. Without a name every scene.
  case sceneClosed(scene: String?, at: Int64?)
  /// The user gave up what intents wait for, such as a sign-in. Without a scene in all of them.
  case cancelled(scene: String?, at: Int64?)
  /// Time passed.
  case time(at: Int64?)

  /// When it happened.
  var at: Int64? {
    switch self {
    case .signIn(_, let at), .signOut(let at), .switchAccount(_, let at), .ready(_, _, let at), .sceneClosed(_, let at),
      .cancelled(_, let at), .time(let at):
      at
    }
  }
}
