/// Finds out which frame asks for a navigation, from what the web-process extension reports and what the engine asks.
///
/// WebKitGTK's public interface never says which frame asked. Reports and questions come from the page process in one order, and that
/// order tells: a link's question falls between its click and the end of the click's handlers, a form's after its `submit`, and a
/// document without sub-frames can only ask itself. What these rules do not tell stays unknown. A value: it holds no engine and reads no
/// clock.
package struct FrameTracker: Sendable {
  /// How long after the end of an input's handlers a scripted navigation still counts as theirs: assignments to `location` are carried
  /// out by a timer of the page's own.
  static let handlerSlack: Int64 = 50
  /// How long a submitted form waits for its question.
  static let submitLife: Int64 = 500
  /// How long a load that the app started waits for its question.
  static let hostLoadLife: Int64 = 10_000
  /// How long an allowed load waits for its response: an engine tells nobody that a sub-frame's load failed.
  static let loadLife: Int64 = 60_000

  struct Click: Sendable {
    var document: FrameDocument
    var url: String
    var target: String
    var isTrusted: Bool
    var input: TrustedInput?
  }
  struct Submit: Sendable {
    var document: FrameDocument
    var url: String
    var target: (frame: UInt64, isMain: Bool)?
    var input: TrustedInput?
    var isHandled = false
    var at: Int64
  }
  struct Load: Sendable {
    var evidence: NavigationEvidence
    var isAllowed = false
    var at: Int64
  }

  /// The documents of the frames that can run script, by frame.
  package private(set) var documents: [UInt64: FrameDocument] = [:]
  /// Whether the extension ever reported a document. Without it everything is unknown.
  package private(set) var hasReports = false
  /// Whether the main document never had a sub-frame, not even one that runs no script.
  package internal(set) var isLone = false
  /// The latest input in each live frame's document.
  var inputs: [UInt64: TrustedInput] = [:]
  /// The latest input anywhere.
  package private(set) var lastInput: TrustedInput?
  /// When the handlers of `lastInput` ended; `nil` while they run.
  var handlersEnded: Int64?
  var click: Click?
  var submit: Submit?
  var submitTargets: [UInt64: (frame: UInt64, isMain: Bool)] = [:]
  var hostLoads: [(url: String, at: Int64)] = []
  var loads: [UInt64: Load] = [:]
  var lastNavigation: UInt64 = 0
  /// How this view's window was asked for, until its first navigation.
  var opener: NavigationEvidence?
  /// Whether a page in another view may navigate this one, as `opener` or by the window that `window.open` returned.
  var isReachable = false

  package init() {}

  /// A tracker for a window that a page opened. Its first navigation is the one that asked for it, and lands in its main frame.
  package init(openedBy opener: NavigationEvidence) {
    self.opener = opener
    isReachable = true
  }

  /// The main frame's document, if it can run script.
  package var mainDocument: FrameDocument? { documents.values.first { $0.isMain } }

  // MARK: Reports

  /// Takes a report. What a document reports after its frame showed another is void, except that the frame is gone.
  /// - Returns: an input that the host is to hear of; several events of one press are one input.
  package mutating func receive(
    _ report: ExtensionReport, from document: FrameDocument, isStale: Bool, at now: Int64
  ) -> TrustedInput? {
    switch report {
    case .document:
      begin(document)
      return nil
    case .gone:
      if let live = documents[document.frame], live.isMain == document.isMain {
        documents[document.frame] = nil
        inputs[document.frame] = nil
      }
      return nil
    default:
      guard !isStale, let live = documents[document.frame], live.isSame(as: document) else { return nil }
      return receive(report, in: live, at: now)
    }
  }

  private mutating func begin(_ document: FrameDocument) {
    hasReports = true
    if document.isMain {
      documents = [:]
      inputs = [:]
      lastInput = nil
      click = nil
      submit = nil
      submitTargets = [:]
      isLone = true
      // The page that was there is gone, and with it every load of its frames. What the app started may still be on its way.
      loads = loads.filter { $0.value.evidence.source == .host }
    } else {
      isLone = false
    }
    documents[document.frame] = document
    inputs[document.frame] = nil
    if lastInput?.document.frame == document.frame { lastInput = nil }
  }

  private mutating func receive(_ report: ExtensionReport, in document: FrameDocument, at now: Int64) -> TrustedInput? {
    switch report {
    case .document, .gone: return nil
    case .input(let kind):
      let input = TrustedInput(kind: kind, document: document, at: now)
      let isNew = inputs[document.frame].map { now - $0.at > Self.handlerSlack || handlersEnded == nil && $0.kind != kind } ?? true
      inputs[document.frame] = input
      lastInput = input
      handlersEnded = nil
      return isNew ? input : nil
    case .click(let url, let target, let isTrusted):
      click = Click(document: document, url: url, target: target, isTrusted: isTrusted, input: running(in: document))
      submit = nil
    case .clickHandled:
      if click?.document.isSame(as: document) == true { click = nil }
    case .submitTarget(let frame, let isMain):
      submitTargets[document.frame] = (frame, isMain)
    case .submit(let url):
      submit = Submit(
        document: document, url: url, target: submitTargets.removeValue(forKey: document.frame), input: running(in: document), at: now)
    case .submitHandled(let isPrevented):
      guard submit?.document.isSame(as: document) == true else { break }
      if isPrevented { submit = nil } else { submit?.isHandled = true }
    case .inputHandled:
      if lastInput?.document.isSame(as: document) == true { handlersEnded = handlersEnded ?? now }
    }
    return nil
  }

  /// The input of this document whose handlers run now.
  private func running(in document: FrameDocument) -> TrustedInput? {
    guard handlersEnded == nil, let lastInput, lastInput.document.isSame(as: document) else { return nil }
    return lastInput
  }

  // MARK: The host's own doings

  /// The app starts a load of this address, in the engine's own form.
  package mutating func hostWillLoad(_ url: String, at now: Int64) { hostLoads.append((url, now)) }

  /// A window was opened for the page: from now on the page in it may navigate this view too.
  package mutating func didOpenWindow() { isReachable = true }

  /// The page process ended: nothing of it lives.
  package mutating func processEnded() {
    let (last, reachable) = (lastNavigation, isReachable)
    self = FrameTracker()
    lastNavigation = last
    isReachable = reachable
  }
}
