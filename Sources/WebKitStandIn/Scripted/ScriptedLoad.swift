/// One navigation, from its question to its end.
@MainActor final class ScriptedLoad {
  /// Who asks.
  enum Asker: Sendable, Hashable {
    case host
    case document(FrameDocument)
  }

  let number: UInt64
  let frame: ScriptedFrame
  let asker: Asker
  var type: WKNavigationType
  let input: InputEvidence
  /// Whether WebKit counts a gesture, wherever it landed.
  let hasGesture: Bool
  var url: String
  /// The address by which the view names it: a hop's when that was allowed (PageLoadState, "didReceiveServerRedirectForProvisionalLoad").
  var shownURL: String
  var method: String
  var body: String?
  /// The hops so far.
  var redirects: [NavigationEvidence.Redirect] = []
  /// Apple's identity of a main frame's load.
  var navigation: WKNavigation?
  /// The place in the history to which it leads; `nil` adds one.
  var historyIndex: Int?
  var isDownload = false
  /// Whether it starts a load of the app's own text.
  var isText = false
  /// Whether it is the first, empty document of a frame.
  var isInitialBlank = false

  init(
    _ number: UInt64, _ frame: ScriptedFrame, _ asker: Asker, _ type: WKNavigationType, _ url: String, method: String = "GET",
    body: String? = nil, input: InputEvidence = InputEvidence(.none), hasGesture: Bool = false
  ) {
    self.number = number
    self.frame = frame
    self.asker = asker
    self.type = type
    self.url = url
    shownURL = url
    self.method = method
    self.body = body
    self.input = input
    self.hasGesture = hasGesture
  }

  var isRedirect: Bool { !redirects.isEmpty }
}

extension WKNavigationType {
  var word: String {
    switch self {
    case .linkActivated: "link"
    case .formSubmitted: "form"
    case .backForward: "history"
    case .reload: "reload"
    case .formResubmitted: "resubmit"
    case .other: "other"
    @unknown default: "\(rawValue)"
    }
  }
}
