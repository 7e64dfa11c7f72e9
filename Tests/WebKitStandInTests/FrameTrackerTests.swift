import Testing
import WebKitStandIn

/// The rules of frame identity on recorded orders of reports and questions; no engine.
struct FrameTrackerTests {
  private static let main = FrameDocument(frame: 1, number: 10, isMain: true, origin: "https://a.example", url: "https://a.example/")
  private static let frame = FrameDocument(frame: 2, number: 11, isMain: false, origin: "https://b.example", url: "https://b.example/f")

  /// A tracker with a main document and, if wanted, a sub-frame.
  private static func tracker(withFrame: Bool = false) -> FrameTracker {
    var tracker = FrameTracker()
    report(&tracker, .document, main, 0)
    if withFrame { report(&tracker, .document, frame, 1) }
    return tracker
  }

  @discardableResult private static func report(
    _ tracker: inout FrameTracker, _ report: ExtensionReport, _ document: FrameDocument, _ at: Int64, isStale: Bool = false
  ) -> TrustedInput? {
    tracker.receive(report, from: document, isStale: isStale, at: at)
  }

  /// What a tap on a link reports.
  private static func tap(_ tracker: inout FrameTracker, _ document: FrameDocument, url: String, target: String = "", at: Int64) {
    report(&tracker, .input(.tap), document, at)
    report(&tracker, .inputHandled, document, at + 1)
    report(&tracker, .input(.tap), document, at + 2)
    report(&tracker, .click(url: url, target: target, isTrusted: true), document, at + 2)
  }

  @Test func `a tapped link is its frame's, and direct`() {
    var tracker = Self.tracker(withFrame: true)
    Self.tap(&tracker, Self.frame, url: "x:1", at: 100)
    let evidence = tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 103)
    #expect(evidence.source == .document(Self.frame))
    #expect(evidence.target == .frame(2))
    #expect(evidence.input.kind == .direct)
    #expect(evidence.input.input?.document == Self.frame)
  }

  @Test(arguments: [
    ("", NavigationEvidence.Target.frame(2)), ("_self", .frame(2)), ("_SELF", .frame(2)), ("_top", .main), ("_parent", .later),
    ("name", .later),
  ]) func `a link's target says where it lands`(_ word: String, _ target: NavigationEvidence.Target) {
    var tracker = Self.tracker(withFrame: true)
    Self.tap(&tracker, Self.frame, url: "x:1", target: word, at: 100)
    #expect(tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 103).target == target)
  }

  @Test func `a click serves one question, of its own address, between its report and the end of its handlers`() {
    var tracker = Self.tracker(withFrame: true)
    Self.tap(&tracker, Self.frame, url: "x:1", at: 100)
    #expect(tracker.ask(.init(url: "x:2", kind: .link, hasGesture: true), at: 103).source == .unknown)
    #expect(tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 103).source == .unknown)
    #expect(tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 103).source == .document(Self.frame))
    #expect(tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 103).source == .unknown)
    Self.tap(&tracker, Self.frame, url: "x:1", at: 200)
    Self.report(&tracker, .clickHandled, Self.frame, 205)
    #expect(tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 206).source == .unknown)
  }

  @Test func `a newer click takes the place of one that was prevented`() {
    var tracker = Self.tracker(withFrame: true)
    Self.tap(&tracker, Self.main, url: "x:1", at: 100)
    Self.report(&tracker, .click(url: "x:1", target: "", isTrusted: false), Self.frame, 104)
    let evidence = tracker.ask(.init(url: "x:1", kind: .link, hasGesture: true), at: 105)
    #expect(evidence.source == .document(Self.frame))
    #expect(evidence.input.kind == .none, "the tap was another document's")
  }

  @Test func `a form's question comes after its submit was handled`() {
    var tracker = Self.tracker(withFrame: true)
    Self.tap(&tracker, Self.frame, url: "", at: 100)
    Self.report(&tracker, .submitTarget(frame: 1, isMain: true), Self.frame, 103)
    Self.report(&tracker, .submit(url: "x:form"), Self.frame, 103)
    #expect(tracker.ask(.init(url: "x:form", kind: .form, hasGesture: true), at: 104).source == .unknown)
    Self.report(&tracker, .submitHandled(isPrevented: false), Self.frame, 105)
    let evidence = tracker.ask(.init(url: "x:form?q=1", kind: .form, hasGesture: true), at: 106)
    #expect(evidence.source == .document(Self.frame))
    #expect(evidence.target == .main)
    #expect(evidence.input.kind == .direct)
  }

  @Test func `a prevented form, and one that was submitted long ago, serve no question`() {
    var tracker = Self.tracker(withFrame: true)
    Self.report(&tracker, .submit(url: "x:form"), Self.frame, 100)
    Self.report(&tracker, .submitHandled(isPrevented: true), Self.frame, 101)
    #expect(tracker.ask(.init(url: "x:form", kind: .form), at: 102).source == .unknown)
    Self.report(&tracker, .submit(url: "x:form"), Self.frame, 200)
    Self.report(&tracker, .submitHandled(isPrevented: false), Self.frame, 201)
    #expect(tracker.ask(.init(url: "x:form", kind: .form), at: 900).source == .unknown)
  }

  @Test func `a lone document asks itself, where it lands is not known`() {
    var tracker = Self.tracker()
    let evidence = tracker.ask(.init(url: "x:1", kind: .other), at: 5)
    #expect(evidence.source == .document(Self.main))
    #expect(evidence.target == .later)
    #expect(evidence.input.kind == .none)
  }

  @Test func `a document is lone no more after a sub-frame of any kind`() {
    var withDocument = Self.tracker(withFrame: true)
    Self.report(&withDocument, .gone, Self.frame, 5)
    #expect(withDocument.ask(.init(url: "x:1", kind: .other), at: 6).source == .unknown)
    var withResponse = Self.tracker()
    _ = withResponse.response(url: "https://b.example/", isMainFrame: false, at: 5)
    #expect(withResponse.ask(.init(url: "x:1", kind: .other), at: 6).source == .unknown)
    for url in ["about:blank", "about:srcdoc"] {
      var withBlank = Self.tracker()
      _ = withBlank.ask(.init(url: url, kind: .other), at: 5)
      #expect(withBlank.ask(.init(url: "x:1", kind: .other), at: 6).source == .unknown)
    }
    var withWindow = Self.tracker()
    withWindow.didOpenWindow()
    #expect(withWindow.ask(.init(url: "x:1", kind: .other), at: 6).source == .unknown)
  }

  @Test func `without reports nothing is known`() {
    var tracker = FrameTracker()
    let evidence = tracker.ask(.init(url: "x:1", kind: .other), at: 5)
    #expect(evidence.source == .unknown)
    #expect(evidence.target == .later)
    #expect(evidence.input.kind == .unknown)
  }

  @Test func `a gesture that nobody saw is unknown, one that was seen elsewhere keeps its place`() {
    var tracker = Self.tracker(withFrame: true)
    #expect(tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 5).input.kind == .unknown)
    Self.report(&tracker, .input(.tap), Self.frame, 10)
    let evidence = tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 30)
    #expect(evidence.source == .unknown)
    #expect(evidence.input.kind == .recent(milliseconds: 20))
    #expect(evidence.input.input?.document == Self.frame)
  }

  @Test func `script is direct while the handlers of an input run, and recent after`() {
    var tracker = Self.tracker()
    Self.report(&tracker, .input(.key), Self.main, 100)
    let during = tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 400)
    #expect(during.input.kind == .direct)
    #expect(during.input.input?.kind == .key)
    Self.report(&tracker, .inputHandled, Self.main, 410)
    #expect(tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 420).input.kind == .direct)
    #expect(tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 600).input.kind == .recent(milliseconds: 500))
    #expect(tracker.ask(.init(url: "x:1", kind: .other), at: 420).input.kind == .recent(milliseconds: 320), "the engine says no gesture")
  }

  @Test func `a new document forgets the inputs of the one before`() {
    var tracker = Self.tracker()
    Self.report(&tracker, .input(.tap), Self.main, 100)
    var next = Self.main
    next.number = 99
    Self.report(&tracker, .document, next, 110)
    #expect(tracker.ask(.init(url: "x:1", kind: .other, hasGesture: true), at: 120).input.kind == .none)
    Self.report(&tracker, .input(.tap), Self.main, 130)
    #expect(tracker.lastInput == nil, "a report of a document that is gone is void")
    Self.report(&tracker, .input(.tap), next, 140, isStale: true)
    #expect(tracker.lastInput == nil, "so is a stale one")
  }

  @Test func `several events of one press are one input`() {
    var tracker = Self.tracker()
    #expect(Self.report(&tracker, .input(.tap), Self.main, 100) != nil)
    #expect(Self.report(&tracker, .input(.tap), Self.main, 110) == nil)
    #expect(Self.report(&tracker, .input(.tap), Self.main, 400) != nil)
  }

  @Test func `the app's load is the app's, once`() {
    var tracker = Self.tracker(withFrame: true)
    tracker.hostWillLoad("https://a.example/", at: 10)
    let evidence = tracker.ask(.init(url: "https://a.example/", kind: .other), at: 11)
    #expect(evidence.source == .host)
    #expect(evidence.target == .main)
    #expect(evidence.input.kind == .none)
    #expect(tracker.ask(.init(url: "https://a.example/", kind: .other), at: 12).source == .unknown)
    tracker.hostWillLoad("https://a.example/", at: 20)
    #expect(tracker.ask(.init(url: "https://a.example/", kind: .other), at: 20_000).source == .unknown, "it was announced too long ago")
  }

  @Test func `a hop carries on the one load that is on its way`() {
    var tracker = Self.tracker()
    Self.tap(&tracker, Self.main, url: "https://a.example/r", at: 100)
    let first = tracker.ask(.init(url: "https://a.example/r", kind: .link, hasGesture: true), at: 103)
    tracker.answered(first, isAllowed: true)
    let hop = tracker.ask(.init(url: "https://b.example/r", kind: .link, hasGesture: true, isRedirect: true), at: 203)
    #expect(hop.navigation == first.navigation)
    #expect(hop.source == .document(Self.main))
    #expect(hop.target == .main)
    #expect(hop.input.kind == .recent(milliseconds: 101))
    #expect(hop.redirects == [.init(from: "https://a.example/r", to: "https://b.example/r")])
    tracker.answered(hop, isAllowed: true)
    let response = tracker.response(url: "https://b.example/r", isMainFrame: true, at: 300)
    #expect(response.navigation == first.navigation)
    #expect(response.target == .main)
  }

  @Test func `with two loads on their way a hop has only what both have`() {
    var tracker = Self.tracker()
    for url in ["https://a.example/1", "https://a.example/2"] {
      tracker.answered(tracker.ask(.init(url: url, kind: .other), at: 10), isAllowed: true)
    }
    let both = tracker.ask(.init(url: "https://b.example/hop", kind: .other, isRedirect: true), at: 20)
    #expect(both.source == .document(Self.main))
    #expect(both.target == .later)
    #expect(both.redirects.isEmpty)
    tracker.answered(both, isAllowed: true)
    #expect(tracker.response(url: "https://b.example/hop", isMainFrame: false, at: 30).navigation == both.navigation)
    tracker.hostWillLoad("https://c.example/", at: 31)
    tracker.answered(tracker.ask(.init(url: "https://c.example/", kind: .other), at: 32), isAllowed: true)
    let hop = tracker.ask(.init(url: "x:hop", kind: .other, isRedirect: true), at: 40)
    #expect(hop.source == .unknown)
    #expect(hop.target == .later)
  }

  @Test func `a refused load, a failed one and a fragment are on no way`() {
    var tracker = Self.tracker()
    tracker.answered(tracker.ask(.init(url: "https://a.example/1", kind: .other), at: 10), isAllowed: false)
    tracker.answered(tracker.ask(.init(url: "https://a.example/2", kind: .other), at: 10), isAllowed: true)
    tracker.failed(url: "https://a.example/2")
    tracker.answered(tracker.ask(.init(url: "https://a.example/#part", kind: .other), at: 10), isAllowed: true)
    tracker.answered(tracker.ask(.init(url: "https://a.example/3", kind: .other), at: 10), isAllowed: true)
    #expect(tracker.ask(.init(url: "x:hop", kind: .other, isRedirect: true), at: 20).source == .document(Self.main))
  }

  @Test func `a new page ends the loads of the page before, not the app's`() {
    var tracker = Self.tracker()
    tracker.answered(tracker.ask(.init(url: "https://a.example/1", kind: .other), at: 10), isAllowed: true)
    tracker.hostWillLoad("https://c.example/", at: 11)
    tracker.answered(tracker.ask(.init(url: "https://c.example/", kind: .other), at: 12), isAllowed: true)
    var next = Self.main
    next.number = 99
    Self.report(&tracker, .document, next, 20)
    #expect(tracker.ask(.init(url: "x:hop", kind: .other, isRedirect: true), at: 30).source == .host)
  }

  @Test func `the response names the target of a load that had none`() {
    var tracker = Self.tracker()
    let asked = tracker.ask(.init(url: "https://b.example/f", kind: .other), at: 10)
    tracker.answered(asked, isAllowed: true)
    let response = tracker.response(url: "https://b.example/f", isMainFrame: false, at: 20)
    #expect(response.navigation == asked.navigation)
    #expect(response.source == .document(Self.main))
    #expect(response.target == .frame(nil))
    #expect(tracker.response(url: "https://b.example/f", isMainFrame: false, at: 30).navigation == nil, "a load has one response")
  }

  @Test func `a response over https answers a load that began over http`() {
    var tracker = Self.tracker()
    let asked = tracker.ask(.init(url: "http://b.example/f#part", kind: .other), at: 10)
    tracker.answered(asked, isAllowed: true)
    #expect(tracker.response(url: "http://c.example/f", isMainFrame: true, at: 20).navigation == nil)
    #expect(tracker.response(url: "https://b.example/f", isMainFrame: true, at: 20).navigation == asked.navigation)
  }

  @Test func `of two loads of one address with two sources nobody knows which answered`() {
    var tracker = Self.tracker()
    tracker.answered(tracker.ask(.init(url: "https://b.example/", kind: .other), at: 10), isAllowed: true)
    Self.report(&tracker, .document, Self.frame, 11)
    tracker.answered(tracker.ask(.init(url: "https://b.example/", kind: .other), at: 12), isAllowed: true)
    let response = tracker.response(url: "https://b.example/", isMainFrame: false, at: 20)
    #expect(response.isAmbiguous)
    #expect(response.source == .unknown)
    #expect(response.target == .frame(nil))
  }

  @Test func `a window's first navigation is the opener's, and then nobody's`() {
    var opener = Self.tracker()
    Self.tap(&opener, Self.main, url: "https://b.example/", target: "_blank", at: 100)
    let asked = opener.ask(.init(url: "https://b.example/", kind: .link, hasGesture: true, isNewWindow: true), at: 103)
    #expect(asked.target == .new)
    opener.answered(asked, isAllowed: true)
    let created = opener.create(.init(url: "https://b.example/", kind: .link, hasGesture: true), at: 104)
    #expect(created.source == .document(Self.main))
    var window = FrameTracker(openedBy: created)
    let first = window.ask(.init(url: "https://b.example/", kind: .other), at: 105)
    #expect(first.source == .document(Self.main))
    #expect(first.target == .main)
    #expect(first.input.kind == .direct)
    Self.report(&window, .document, Self.main, 110)
    #expect(window.ask(.init(url: "x:1", kind: .other), at: 120).source == .unknown)
  }

  @Test func `the end of the process forgets everything but what was numbered`() {
    var tracker = Self.tracker()
    let before = tracker.ask(.init(url: "https://a.example/1", kind: .other), at: 10)
    tracker.processEnded()
    #expect(tracker.documents.isEmpty)
    let after = tracker.ask(.init(url: "https://a.example/1", kind: .other), at: 20)
    #expect(after.source == .unknown)
    #expect(after.navigation != before.navigation)
  }
}
