import Gatehouse

/// What a host can state about one navigation, before it becomes facts. What it cannot state is `nil`.
struct NavigationClues {
  /// One number for a navigation, its redirects and its response, where the host can tell.
  var navigation: UInt64?
  /// Whether a response may belong to another navigation than the one that is named: then who asked, and what the user did, is not known.
  var isAmbiguous = false
  /// Whether they come from Apple's public interface alone, which names neither inputs nor redirects.
  var isPublicOnly = false
  /// Whether the action carries a button: a trusted event of the frame that asks.
  var hasButton = false
  /// The address, as the engine gave it.
  var url: String?
  /// Whether the app itself started it, through the view's interface; `nil` where the host cannot tell.
  var isHostLoad: Bool?
  /// Whether it is a hop of redirects, where the host can tell.
  var isRedirect = false
  /// The hops so far.
  var redirects: [Redirect] = []
  /// When the user's part was established, on the evidence source's clock: ages count back from here.
  var at: Int64?
  /// The request's method.
  var method: String?
  /// Who asks.
  var source: Source?
  /// Where it lands.
  var target: Target?
  /// The user's part.
  var activation: Activation?
}
