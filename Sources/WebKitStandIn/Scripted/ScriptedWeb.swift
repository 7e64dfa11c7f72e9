/// The web of a scene: what servers answer, by address. An address that is not listed is an empty page.
package struct ScriptedWeb: Sendable, Hashable {
  /// What is answered, by address without its fragment.
  package var responses: [String: ScriptedResponse]

  package init(_ responses: [String: ScriptedResponse] = [:]) { self.responses = responses }

  /// The address by which a server knows another.
  package static func key(_ url: String) -> String { String(url.prefix { $0 != "#" }) }

  func response(to url: String) -> ScriptedResponse { responses[Self.key(url)] ?? .page(ScriptedPage()) }
}

/// What a server answers to a request.
package enum ScriptedResponse: Sendable, Hashable {
  /// A page.
  case page(ScriptedPage)
  /// A redirect. 307 and 308 keep the method and the body, the others make a GET of a POST (Fetch, "HTTP-redirect fetch", step 12).
  case redirect(String, status: Int = 302)
  /// Something that WebKit cannot show.
  case file(type: String)
  /// Nothing: 204.
  case noContent
  /// No answer: an error of NSURLErrorDomain.
  case failure(code: Int)
  /// A page whose load breaks off after it is shown, with an error of NSURLErrorDomain.
  case broken(ScriptedPage, code: Int)
}

/// A page: only what matters for navigations.
package struct ScriptedPage: Sendable, Hashable {
  /// Its embedded frames, in order.
  package var frames: [ScriptedElement]

  package init(_ frames: ScriptedElement...) { self.frames = frames }
}

/// An `<iframe>`.
package struct ScriptedElement: Sendable, Hashable {
  /// What it shows.
  package enum Content: Sendable, Hashable {
    /// The document of its `src`.
    case url(String)
    /// The text of its `srcdoc`.
    case srcdoc
    /// The initial about:blank.
    case blank
  }

  /// Its name, by which steps name it too.
  package var name: String
  /// What it shows.
  package var content: Content
  /// What its `sandbox` attribute allows; `nil` without the attribute.
  package var sandbox: ScriptedSandbox?

  package init(_ name: String, _ content: Content, sandbox: ScriptedSandbox? = nil) {
    self.name = name
    self.content = content
    self.sandbox = sandbox
  }
}

/// What a `sandbox` attribute allows (HTML, "sandboxing flag set").
package struct ScriptedSandbox: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let scripts = ScriptedSandbox(rawValue: 1)
  package static let sameOrigin = ScriptedSandbox(rawValue: 2)
  package static let topNavigation = ScriptedSandbox(rawValue: 4)
  package static let topNavigationByUser = ScriptedSandbox(rawValue: 8)
  package static let popups = ScriptedSandbox(rawValue: 16)
  package static let customProtocols = ScriptedSandbox(rawValue: 32)
}
