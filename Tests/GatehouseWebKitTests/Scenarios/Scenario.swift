#if !canImport(WebKit)
  import WebKitStandIn

  /// One way in which a page can navigate: the description from which the scripted engine's scene and the real engine's pages are both made.
  ///
  /// Words of `truth`: `M` main frame, `S` sub-frame, `A` the shop's origin, `B` the advert's, `null` an opaque one, `new` a new window, `–`
  /// nothing is asked.
  struct Scenario: Sendable {
    let number: String
    let words: String
    /// The iframes of the shop's page.
    var frames: [ScriptedElement] = []
    /// The iframes of other pages, by address.
    var nested: [String: [ScriptedElement]] = [:]
    /// Redirects by address.
    var hops: [String: String] = [:]
    /// Pages that the app loads first.
    var before: [String] = []
    /// What happens once the page is there; `nil`: it happens by itself.
    let navigation: ScriptedNavigation?
    /// The address whose questions are looked at.
    let url: String
    /// Who asks and where it lands, question by question.
    let truth: String
    /// The same where Apple's WebKit does otherwise than the engine that asks about everything.
    var apple: String?
    /// Bodies of pages by address where the description says too little to make them.
    var html: [String: String] = [:]
    /// Where the user taps in the real engine, if not where the description says.
    var tap: ElementPath?
    /// Why the real engine does not play it.
    var skipped: String?
    /// Whether the pages come over http: in a page that came over https a sub-frame's redirect to another scheme is mixed content.
    var isCleartext = false

    init(
      _ number: String, _ words: String, frames: [ScriptedElement] = [], nested: [String: [ScriptedElement]] = [:],
      hops: [String: String] = [:], before: [String] = [], _ navigation: ScriptedNavigation?, url: String? = nil, _ truth: String,
      apple: String? = nil, html: [String: String] = [:], tap: ElementPath? = nil, skipped: String? = nil, isCleartext: Bool = false
    ) {
      self.number = number
      self.words = words
      self.frames = frames
      self.nested = nested
      self.hops = hops
      self.before = before
      self.navigation = navigation
      self.url = url ?? navigation?.url ?? ""
      self.truth = truth
      self.apple = apple
      self.html = html
      self.tap = tap
      self.skipped = skipped
      self.isCleartext = isCleartext
    }

    static let a = "https://shop.example/"
    static let own = [ScriptedElement("f", .url("https://shop.example/f"))]
    static let other = [ScriptedElement("f", .url("https://ads.example/f"))]

    var start: String { isCleartext ? "http://shop.example/" : Self.a }

    /// The scripted engine's web.
    var web: ScriptedWeb {
      var web = ScriptedWeb()
      func page(_ elements: [ScriptedElement]) -> ScriptedResponse {
        var page = ScriptedPage()
        page.frames = elements
        return .page(page)
      }
      web.responses[start] = page(frames)
      for (url, elements) in nested { web.responses[url] = page(elements) }
      for (from, to) in hops { web.responses[from] = .redirect(to) }
      return web
    }
  }
#endif
