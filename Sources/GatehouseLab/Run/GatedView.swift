#if WebKitGTK
  import CWebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import URLStandard
  import WebKitStandIn

  /// A view with the gate in front, and everything that happens in it on record.
  @MainActor final class GatedView: NSObject {
    /// The view.
    let web: WKWebView
    private let gate: WebViewGate
    private let trace: TraceFile
    private let opener: Opener
    private var endsProcess = false
    private var written = 0
    private(set) var recorder: VisitRecorder
    /// Why the visit cannot go on.
    private(set) var broken: LabError?
    /// The apps that the recording opener pretends are installed.
    var apps: Set<String> {
      get { opener.recording.apps }
      set { opener.recording.apps = newValue }
    }

    /// The app's answers to methods of the bridge.
    var answers: [String: ScriptedAnswer] = [:]
    /// What came of the newest call of each method; under the empty name, of the newest message.
    private(set) var calls: [String: ScriptAction.CallExpectation.Outcome] = [:]

    /// Makes the view and puts the gate in front of it.
    init(
      policy: Gate, read reading: PolicyReading, network: EngineNetwork, opener kind: LabOptions.Opener, visit: Visit, trace: TraceFile
    ) throws {
      let configuration = WKWebViewConfiguration()
      configuration.network = network
      web = WKWebView(frame: .zero, configuration: configuration)
      if let failure = web.engineFailure { throw failure }
      opener = Opener(kind: kind)
      gate = WebViewGate(policy, opener: opener, name: VisitRecorder.view)
      recorder = VisitRecorder(visit, gate: policy, policy: reading)
      self.trace = trace
      super.init()
      gate.observer = { [weak self] in self?.take($0) }
      gate.bridge.observer = { [weak self] in self?.take($0) }
      for method in policy.policy.bridge.methods.map(\.name) {
        try gate.bridge.handle(method) { [weak self] (_: AnyParameters, _) in
          guard let answer = self?.answers[method] else { throw BridgeError.failed }
          return answer
        }
      }
      // The script is the user as well, who says yes.
      gate.bridge.approve = { _, _ in true }
      try gate.attach(to: web)
      web.observeEngine(self) { [weak self] in self?.take($0) }
    }

    /// The engine with its version.
    static var engineName: String {
      "WebKitGTK \(webkit_get_major_version()).\(webkit_get_minor_version()).\(webkit_get_micro_version())"
    }

    /// The address of the page that the view shows; `nil` if it shows none.
    var address: String? { web.engine.currentURL.flatMap { $0.isEmpty ? nil : $0 } }

    /// Loads an address.
    /// - Returns: false if no request can be made of it.
    func open(_ url: String, by opener: ScriptAction.Opener) -> Bool {
      guard let place = URL(string: url) else { return false }
      let request = URLRequest(url: place)
      switch opener {
      case .host: return gate.load(request) != nil
      case .user: return gate.load(request, for: .user) != nil
      }
    }

    /// A sign-in or payment begins whose result comes back at an address.
    func expectReturn(_ url: String, state: String?) { gate.expectReturn(url, state: state) }

    /// Ends the page's process on purpose.
    func endProcess() {
      endsProcess = true
      web.engine.terminateProcess()
    }

    func begin(_ step: ScriptStep) { recorder.begin(step) }
    func end(_ outcome: Stop.Outcome) { recorder.end(outcome) }
    /// Keeps a picture of a page that the step brought. Without one the visit is as good.
    func picture() async {
      guard recorder.hasNewPage, broken == nil else { return }
      let engine = web.engine
      let picture = try? await answer(within: .seconds(5)) { try await engine.snapshot() }
      if let picture = picture ?? nil { recorder.show(picture) }
    }
    func broke(_ message: String) { recorder.broke(message) }

    private func take(_ record: GateRecord) {
      recorder.take(record)
      for line in recorder.lines[written...] { trace.append(line) }
      written = recorder.lines.count
    }

    private func take(_ record: BridgeRecord) {
      let outcome: ScriptAction.CallExpectation.Outcome
      switch record.kind {
      case .message(let verdict) where verdict.kind == .reject: outcome = .failed(verdict.error ?? .notAllowed)
      case .message: return
      case .replied: outcome = .replied
      case .failed(let error): outcome = .failed(error)
      case .dropped: outcome = .failed(.pageGone)
      }
      calls[""] = outcome
      if let method = record.method { calls[method] = outcome }
    }

    private func take(_ event: EngineEvent) {
      switch event {
      case .terminated(let end):
        let isWanted = endsProcess
        endsProcess = false
        guard !isWanted else { return }
        let hint =
          recorder.hasShownPage
          ? ""
          : "; where WebKit\u{2019}s sandbox cannot start, as in some containers, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1 turns it off"
        broken = LabError("the page\u{2019}s process ended by itself (\(end.rawValue)); the trace up to here is kept" + hint)
      case .unanswered(let url), .answeredTwice(let url):
        broken = LabError("the question about \(VisibleText.of(url)) was not answered exactly once")
      case .failed(let url, let message): recorder.failed(url, message)
      case .finished: recorder.loadEnded()
      case .input, .committed, .readMissing: break
      }
    }

    /// Takes addresses for other apps.
    private final class Opener: ExternalOpener {
      let kind: LabOptions.Opener
      var recording = RecordingOpener()
      init(kind: LabOptions.Opener) { self.kind = kind }

      func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
        guard let address = try? WebURL(url) else { return false }
        return switch kind {
        case .record: recording.takes(address, ownerOnly: universalLinkOnly)
        case .system: SystemOpener.open(url, ownerOnly: universalLinkOnly)
        }
      }
    }
  }
#endif
