/// What the engine knows of a navigation beyond Apple's interface. What it does not know is unknown: never the main frame, never a
/// guess.
package struct NavigationEvidence: Sendable, Hashable {
  /// Who asks.
  package enum Source: Sendable, Hashable {
    /// It cannot be known.
    case unknown
    /// The app itself, through the view's interface.
    case host
    /// This document.
    case document(FrameDocument)
  }

  /// Where it lands.
  package enum Target: Sendable, Hashable {
    /// The main frame.
    case main
    /// A sub-frame; its number, where that is known.
    case frame(UInt64?)
    /// A window that does not exist yet.
    case new
    /// The engine names it only with the response, and asks again then.
    case later
  }

  /// One number for a navigation, its redirects and its response. `nil`: a response that belongs to none that is known. A hop of which
  /// several navigations may have been the first has a number of its own.
  package var navigation: UInt64?
  /// The address in the engine's own form.
  package var url: String
  /// Who asks.
  package var source: Source
  /// Where it lands.
  package var target: Target
  /// The user's part.
  package var input: InputEvidence
  /// Whether the server sent it here.
  package var isRedirect: Bool
  /// The hops so far, oldest first.
  package var redirects: [Redirect]

  /// Whether the response may be another navigation's, to the same address, which somebody else asked for.
  package var isAmbiguous = false

  /// Nothing is known but the address.
  static func unknown(_ url: String) -> NavigationEvidence {
    NavigationEvidence(navigation: nil, url: url, source: .unknown, target: .later, input: InputEvidence(.unknown))
  }

  /// A hop.
  package struct Redirect: Sendable, Hashable {
    /// The address that answered with a redirect.
    package var from: String
    /// The address that it named.
    package var to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  package init(
    navigation: UInt64?, url: String, source: Source, target: Target, input: InputEvidence, isRedirect: Bool = false,
    redirects: [Redirect] = []
  ) {
    self.navigation = navigation
    self.url = url
    self.source = source
    self.target = target
    self.input = input
    self.isRedirect = isRedirect
    self.redirects = redirects
  }
}
