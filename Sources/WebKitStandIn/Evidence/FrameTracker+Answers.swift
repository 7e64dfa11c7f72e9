// What becomes of a navigation after the question.
extension FrameTracker {
  /// The question was answered. A refused navigation, and one that sends no request, is over.
  package mutating func answered(_ evidence: NavigationEvidence, isAllowed: Bool) {
    guard let navigation = evidence.navigation else { return }
    if isAllowed, !evidence.url.hasPrefix("about:"), !isSameDocument(evidence) {
      loads[navigation]?.isAllowed = true
    } else {
      loads[navigation] = nil
    }
  }

  /// Whether a navigation stays in the document that asked for it: then there is no response.
  private func isSameDocument(_ evidence: NavigationEvidence) -> Bool {
    guard case .document(let document) = evidence.source, evidence.url.contains("#") else { return false }
    return Self.withoutFragment(evidence.url) == Self.withoutFragment(document.url)
  }

  /// The page asks for a window of its own (`window.open`, or an allowed new-window navigation). There was no question before a
  /// `window.open`; after an allowed one for the same address the source is that one's.
  package mutating func create(_ question: Question, at now: Int64) -> NavigationEvidence {
    if let (navigation, load) = loads.first(where: { $0.value.evidence.target == .new && $0.value.evidence.url == question.url }) {
      loads[navigation] = nil
      return load.evidence
    }
    var question = question
    question.isNewWindow = true
    let evidence = ask(question, at: now)
    if let navigation = evidence.navigation { loads[navigation] = nil }
    return evidence
  }

  /// The response to a load arrived, and with it the load's target. The load is over: what follows is its commit.
  package mutating func response(url: String, isMainFrame: Bool, at now: Int64) -> NavigationEvidence {
    if !isMainFrame { isLone = false }
    let target: NavigationEvidence.Target = isMainFrame ? .main : .frame(nil)
    let candidates = loads.filter { _, load in
      guard load.isAllowed, Self.isAnswered(load.evidence.url, by: url) else { return false }
      switch load.evidence.target {
      case .main: return isMainFrame
      case .frame: return !isMainFrame
      case .later: return true
      case .new: return false
      }
    }
    // Of several loads of one address the oldest answers; who asked is known only if the same document asked for all.
    guard let (navigation, load) = candidates.min(by: { $0.key < $1.key }) else {
      var evidence = NavigationEvidence.unknown(url)
      evidence.target = target
      return evidence
    }
    loads[navigation] = nil
    var evidence = load.evidence
    if case .later = evidence.target { evidence.target = target }
    if candidates.contains(where: { $0.value.evidence.source != evidence.source }) {
      evidence.isAmbiguous = true
      evidence.source = .unknown
      evidence.input = InputEvidence(.unknown)
    }
    if let input = evidence.input.input { evidence.input = InputEvidence(.recent(milliseconds: max(0, now - input.at)), input) }
    return evidence
  }

  /// Whether a response from an address can be for a load of another: they are the same but for the fragment, or the engine itself went
  /// from http to https (HTTP Strict Transport Security, RFC 6797, section 8.3).
  private static func isAnswered(_ asked: String, by answered: String) -> Bool {
    let (asked, answered) = (withoutFragment(asked), withoutFragment(answered))
    if asked == answered { return true }
    return asked.hasPrefix("http:") && answered.hasPrefix("https:") && asked.dropFirst(5) == answered.dropFirst(6)
  }

  /// The main frame's load of this address failed.
  package mutating func failed(url: String) {
    let failed = loads.filter { Self.withoutFragment($0.value.evidence.url) == Self.withoutFragment(url) && $0.value.isAllowed }
    if let navigation = failed.keys.min() { loads[navigation] = nil }
  }
}
