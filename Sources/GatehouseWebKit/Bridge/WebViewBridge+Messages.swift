import Foundation
import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// From a message to its one answer.
extension WebViewBridge {
  /// Takes a message of a page.
  func take(_ message: WKScriptMessage, _ reply: @escaping @MainActor @Sendable (Any?, String?) -> Void) {
    guard let gate, hasMethods, message.webView === gate.view else { return reply(nil, BridgeError.pageGone.rawValue) }
    let origin = message.frameInfo.securityOrigin
    let frame = Activation.Frame(
      origin: Self.serialized(origin.protocol, origin.host, origin.port), isMain: message.frameInfo.isMainFrame)
    let caller = BridgeCaller(origin: frame.origin ?? "null", isMainFrame: frame.isMain == true, frame: PageFrame(message.frameInfo, gate))
    let json = BridgeBody.json(of: message.body, most: limits.bytes, depth: limits.depth + 1)
    let verdict = guardian.judge(
      message: json, frame: frame, generation: generation, activation: activation(in: frame), at: gate.now)
    tell(verdict.call?.method, caller, .message(verdict))
    switch verdict.kind {
    case .deliver: if let call = verdict.call { start(call, caller, reply) }
    case .reject: reply(nil, (verdict.error ?? .notAllowed).rawValue)
    case .ignore: reply(nil, BridgeError.pageGone.rawValue)
    }
  }

  private func start(_ call: BridgeCall, _ caller: BridgeCaller, _ reply: @escaping @MainActor @Sendable (Any?, String?) -> Void) {
    let (id, generation, milliseconds) = (call.id, generation, call.timeoutMs)
    calls[id] = OpenCall(call: call, caller: caller, reply: reply)
    guard let handler = handler(call.method) else { return finish(id, generation, .failure(.failed)) }
    calls[id]?.timer = Task { [weak self] in
      // Two milliseconds more than may be: the clock counts whole ones. A day at most: a policy in Swift may say any number.
      try? await Task.sleep(nanoseconds: UInt64(min(max(0, milliseconds), 86_400_000) + 2) * 1_000_000)
      if !Task.isCancelled { self?.expire() }
    }
    calls[id]?.task = Task { [weak self] in
      if call.needsApproval {
        guard let approve = self?.approve, await approve(call, caller) else {
          self?.finish(id, generation, .failure(.refused))
          return
        }
        // The page may have gone while the user thought about it.
        guard self?.isOpen(id, generation) == true else { return }
      }
      let result = await handler.run(call, caller)
      self?.finish(id, generation, result)
    }
  }

  private func isOpen(_ id: String, _ generation: Int64) -> Bool { generation == self.generation && calls[id] != nil }

  /// A handler is done. Its result reaches the page that asked, once, or nobody.
  private func finish(_ id: String, _ generation: Int64, _ result: Result<[UInt8]?, BridgeError>) {
    guard isOpen(id, generation), let gate, let open = calls.removeValue(forKey: id) else { return }
    open.timer?.cancel()
    let json = (try? result.get()) ?? nil
    let verdict = guardian.judge(replyTo: id, bytes: json?.count ?? 0, generation: generation, at: gate.now)
    switch (result, verdict.kind) {
    case (_, .ignore): end(open, .timedOut)
    case (.failure(let error), _): end(open, error)
    case (.success, .reject): end(open, .failed)
    case (.success, .deliver):
      guard let json else { return succeed(open, nil) }
      guard let value = try? JSONSerialization.jsonObject(with: Data(json), options: .fragmentsAllowed) else { return end(open, .failed) }
      succeed(open, value)
    }
  }

  private func succeed(_ open: OpenCall, _ value: Any?) {
    open.reply(value, nil)
    tell(open.call.method, open.caller, .replied)
  }

  private func end(_ open: OpenCall, _ error: BridgeError) {
    open.task?.cancel()
    open.timer?.cancel()
    open.reply(nil, error.rawValue)
    tell(open.call.method, open.caller, .failed(error))
  }

  /// Ends the calls whose time is over.
  private func expire() {
    guard let gate else { return }
    for id in guardian.timedOut(at: gate.now) {
      if let open = calls.removeValue(forKey: id) { end(open, .timedOut) }
    }
  }

  // MARK: The page

  /// Takes note of what happened in the view.
  func note(_ event: ViewEvent) {
    switch event {
    case .commit:
      hasPage = true
      generation += 1
      gate?.scriptCalls.endPage()
    case .terminated, .teardown:
      hasPage = false
      generation += 1
      gate?.scriptCalls.endPage()
    default: break
    }
    guard hasMethods else { return }
    switch event {
    case .input(let frame, _, let kind, let at):
      inputs = inputs.suffix(15) + [Input(kind: kind ?? .other, frame: frame, at: at ?? gate?.now ?? 0)]
    case .commit, .terminated: endPage(of: generation - 1)
    case .foreground: inputs = []
    case .teardown: endPage(of: generation - 1)
    default: break
    }
    guardian.note(event)
  }

  /// The page is gone, or the app forgets it: its handlers are cancelled, and nobody hears of their results.
  func endPage(of ended: Int64? = nil) {
    inputs = []
    let open = calls
    calls = [:]
    for (_, call) in open {
      call.task?.cancel()
      call.timer?.cancel()
      // WebKit wants an answer to every message; the page that would hear it is gone.
      call.reply(nil, BridgeError.pageGone.rawValue)
      tell(call.call.method, call.caller, .dropped, ended)
    }
  }

  /// What the user did lately in a frame. An input whose frame nobody names counts for the main frame.
  private func activation(in frame: Activation.Frame) -> Activation? {
    guard let gate, let input = inputs.last(where: { $0.frame == nil ? frame.isMain == true : $0.frame == frame }) else { return nil }
    return Activation(.recent(ageMs: max(0, gate.now - input.at)), input: input.kind, frame: input.frame)
  }

  private func tell(_ method: String?, _ caller: BridgeCaller, _ kind: BridgeRecord.Kind, _ page: Int64? = nil) {
    observer?(BridgeRecord(view: gate?.name ?? "", method: method, caller: caller, generation: page ?? generation, kind: kind))
  }

  /// HTML, "ASCII serialisation of an origin". An opaque origin has three empty parts, a file no host.
  private static func serialized(_ scheme: String, _ host: String, _ port: Int) -> String {
    guard !scheme.isEmpty, !host.isEmpty else { return "null" }
    return "\(scheme)://\(host)" + (port == 0 ? "" : ":\(port)")
  }
}
