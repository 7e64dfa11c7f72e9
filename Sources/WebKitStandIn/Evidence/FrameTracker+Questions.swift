// Who asks, and where it lands: the rules, in order.
extension FrameTracker {
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
