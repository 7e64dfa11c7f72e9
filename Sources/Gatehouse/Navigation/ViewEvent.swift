/// Something that happened in a view and that later decisions depend on.
public enum ViewEvent: Sendable, Hashable {
  /// The user touched, clicked or pressed a key in a frame.
  case input(frame: Activation.Frame?, document: String?, kind: Activation.Input?, at: Int64?)
  /// A page was committed in the main frame.
  case commit(url: String?, at: Int64?)
  /// The app went to the background.
  case background(at: Int64?)
  /// The app came to the foreground, or the view was shown: activations before this are void.
  case foreground(at: Int64?)
  /// The page's process ended: activations before this are void.
  case terminated(at: Int64?)
  /// The view was closed: nothing is allowed after it.
  case teardown
  /// The app loads an address on the user's behalf: an activation, and the start of a user load.
  case userLoad(url: String, at: Int64?)
  /// A payment or sign-in begins whose result comes back at this address, with this state and issuer where they are given,
  /// within this many milliseconds. It replaces one that is open.
  case expectReturn(address: String, state: String?, issuer: String?, withinMs: Int64?, at: Int64?)
  /// The payment or sign-in is over without a result.
  case cancelReturn(at: Int64?)
  /// The user answered the question of an `ask` verdict.
  case answer(url: String, isYes: Bool, at: Int64?)
  /// A launch that the gate allowed did not happen.
  case openFailed(url: String, at: Int64?)
  /// The host's rights and marks of a local page begin: activation and user load are reset, one navigation to exactly this file is let through.
  case hostFile(url: String, at: Int64?)
}
