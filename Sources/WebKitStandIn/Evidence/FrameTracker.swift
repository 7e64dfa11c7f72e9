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
  private(set) var inputs: [UInt64: TrustedInput] = [:]
  /// The latest input anywhere.
  package private(set) var lastInput: TrustedInput?
  /// When the handlers of `lastInput` ended; `nil` while they run.
  private var handlersEnded: Int64?
  private var click: Click?
  private var submit: Submit?
  private var submitTargets: [UInt64: (frame: UInt64, isMain: Bool)] = [:]
  private var hostLoads: [(url: String, at: Int64)] = []
  var loads: [UInt64: Load] = [:]
  private var lastNavigation: UInt64 = 0
  /// How this view's window was asked for, until its first navigation.
  private var opener: NavigationEvidence?
  /// Whether a page in another view may navigate this one, as `opener` or by the window that `window.open` returned.
  private var isReachable = false

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

  // MARK: Questions

  /// What the engine asks before a request.
  package struct Question: Sendable {
    /// The engine's word for what started it.
    package enum Kind: Sendable, Hashable { case link, form, other, history }
    /// The address in the engine's own form.
    package var url: String
    /// What started it.
    package var kind: Kind
    /// Whether the engine says that a gesture is being processed. It carries this flag across `postMessage` and timers.
    package var hasGesture: Bool
    /// Whether the server sent it here.
    package var isRedirect: Bool
    /// Whether a new window is asked for.
    package var isNewWindow: Bool

    package init(url: String, kind: Kind, hasGesture: Bool = false, isRedirect: Bool = false, isNewWindow: Bool = false) {
      self.url = url
      self.kind = kind
      self.hasGesture = hasGesture
      self.isRedirect = isRedirect
      self.isNewWindow = isNewWindow
    }
  }

  /// Answers a question with what is known, and remembers the navigation until it is answered.
  package mutating func ask(_ question: Question, at now: Int64) -> NavigationEvidence {
    if question.url == "about:blank" || question.url == "about:srcdoc" { isLone = false }
    loads = loads.filter { now - $0.value.at < Self.loadLife }
    hostLoads.removeAll { now - $0.at >= Self.hostLoadLife }
    if question.isRedirect { return hop(question, at: now) }
    lastNavigation += 1
    var (source, target, input) = identify(question, at: now)
    if question.isNewWindow { target = .new }
    let evidence = NavigationEvidence(navigation: lastNavigation, url: question.url, source: source, target: target, input: input)
    loads[lastNavigation] = Load(evidence: evidence, at: now)
    return evidence
  }

  /// Identifies a hop: it carries on a load that is on its way to a server. With several nobody knows which; what they have in common it
  /// has too.
  private mutating func hop(_ question: Question, at now: Int64) -> NavigationEvidence {
    let onTheirWay = loads.filter { $0.value.isAllowed && $0.value.evidence.target != .new && Self.isWeb($0.value.evidence.url) }
    var evidence: NavigationEvidence
    if onTheirWay.count == 1, let only = onTheirWay.first {
      evidence = only.value.evidence
      evidence.redirects.append(.init(from: evidence.url, to: question.url))
    } else {
      lastNavigation += 1
      evidence = onTheirWay.first?.value.evidence ?? .unknown(question.url)
      evidence.navigation = lastNavigation
      evidence.redirects = []
      let all = onTheirWay.values.map(\.evidence)
      if !all.allSatisfy({ $0.source == evidence.source }) { evidence.source = .unknown }
      if !all.allSatisfy({ $0.target == evidence.target }) { evidence.target = .later }
      if !all.allSatisfy({ $0.input == evidence.input }) { evidence.input = InputEvidence(.unknown) }
    }
    evidence.url = question.url
    evidence.isRedirect = true
    if let input = evidence.input.input { evidence.input = InputEvidence(.recent(milliseconds: max(0, now - input.at)), input) }
    if let navigation = evidence.navigation { loads[navigation] = Load(evidence: evidence, at: now) }
    return evidence
  }

  private typealias Identity = (NavigationEvidence.Source, NavigationEvidence.Target, InputEvidence)

  private mutating func identify(_ question: Question, at now: Int64) -> Identity {
    if let opener, !question.isNewWindow {
      self.opener = nil
      return (opener.source, .main, opener.input)
    }
    if question.kind == .link, let click, click.url == question.url {
      self.click = nil
      let isDirect = click.isTrusted && question.hasGesture
      let input = isDirect ? click.input.map { InputEvidence(.direct, $0) } : nil
      return (.document(click.document), target(of: click), input ?? latest(in: click.document, at: now))
    }
    if question.kind == .form, let submit, submit.isHandled, now - submit.at < Self.submitLife,
      Self.withoutQuery(submit.url) == Self.withoutQuery(question.url)
    {
      self.submit = nil
      let target = submit.target.map { $0.isMain ? NavigationEvidence.Target.main : .frame($0.frame) } ?? .later
      let input = question.hasGesture ? submit.input.map { InputEvidence(.direct, $0) } : nil
      return (.document(submit.document), target, input ?? latest(in: submit.document, at: now))
    }
    if question.kind == .other, !question.hasGesture, let index = hostLoads.firstIndex(where: { $0.url == question.url }) {
      hostLoads.remove(at: index)
      return (.host, .main, InputEvidence(.none))
    }
    if hasReports, isLone, !isReachable, let main = mainDocument {
      return (.document(main), .later, scripted(in: main, hasGesture: question.hasGesture, at: now))
    }
    return (.unknown, .later, somewhere(hasGesture: question.hasGesture, at: now))
  }

  private func target(of click: Click) -> NavigationEvidence.Target {
    switch click.target.lowercased() {
    case "", "_self": click.document.isMain ? .main : .frame(click.document.frame)
    case "_top": .main
    case "_parent" where click.document.isMain: .main
    default: .later
    }
  }

  // MARK: The user's part

  /// A script's navigation: direct if the engine says that a gesture is processed and this document's handlers run, or just ran.
  private func scripted(in document: FrameDocument, hasGesture: Bool, at now: Int64) -> InputEvidence {
    if hasGesture, let input = lastInput, input.document.isSame(as: document), now - (handlersEnded ?? now) <= Self.handlerSlack {
      return InputEvidence(.direct, input)
    }
    return latest(in: document, at: now)
  }

  private func latest(in document: FrameDocument, at now: Int64) -> InputEvidence {
    guard let input = inputs[document.frame], input.document.isSame(as: document) else { return InputEvidence(.none) }
    return InputEvidence(.recent(milliseconds: max(0, now - input.at)), input)
  }

  /// Nobody knows who asks: the latest input with its place, or none at all.
  private func somewhere(hasGesture: Bool, at now: Int64) -> InputEvidence {
    if let input = lastInput { return InputEvidence(.recent(milliseconds: max(0, now - input.at)), input) }
    return InputEvidence(hasGesture || !hasReports ? .unknown : .none)
  }

  static func withoutQuery(_ url: String) -> Substring { url.prefix { $0 != "?" && $0 != "#" } }
  static func withoutFragment(_ url: String) -> Substring { url.prefix { $0 != "#" } }
  static func isWeb(_ url: String) -> Bool { url.hasPrefix("https:") || url.hasPrefix("http:") }
}
