#if canImport(ObjectiveC)
  import Foundation
  import WebKit

  /// Passes what a gate asks and tells on to a delegate in Objective-C. The gate keeps it alive; it keeps nobody.
  @MainActor final class ObjCRelay {
    weak var gate: WebViewGate?
    weak var facade: ObjCGate?
    private(set) weak var delegate: (any ObjCGateDelegate)?

    /// The delegate's methods.
    private enum Names {
      static var show: Selector { #selector((any ObjCGateDelegate).gate(_:show:)) }
      static var shouldOpen: Selector { #selector((any ObjCGateDelegate).gate(_:shouldOpen:)) }
      static var confirm: Selector { #selector((any ObjCGateDelegate).gate(_:confirm:completionHandler:)) }
      static var handoff: Selector { #selector((any ObjCGateDelegate).gate(_:didEnd:)) }
      static var returned: Selector { #selector((any ObjCGateDelegate).gate(_:didReturn:)) }
      static var window: Selector { #selector((any ObjCGateDelegate).gate(_:makeWindowWith:features:)) }
      static var closed: Selector { #selector((any ObjCGateDelegate).gate(_:didCloseWindow:)) }
      static var decision: Selector { #selector((any ObjCGateDelegate).gate(_:didDecide:)) }
      static var notice: Selector { #selector((any ObjCGateDelegate).gate(_:didNotice:)) }
    }

    /// The object that the delegate knows, or a new one for the same gate if the app did not keep it.
    private var shown: ObjCGate? {
      if let facade { return facade }
      guard let gate else { return nil }
      let facade = ObjCGate(gate, self)
      self.facade = facade
      return facade
    }

    /// Asks the delegate for what it has, and nothing else: a gate without a router does other things than one whose router does nothing. When the
    /// delegate is gone, what it would have had to allow is refused.
    func install(_ delegate: (any ObjCGateDelegate)?) {
      self.delegate = delegate
      guard let gate else { return }
      func has(_ selector: Selector) -> Bool { delegate?.responds(to: selector) == true }

      (gate.router, gate.shouldOpen, gate.confirm, gate.handoffEnded) = (nil, nil, nil, nil)
      (gate.returned, gate.makeWindow, gate.windowClosed, gate.observer) = (nil, nil, nil, nil)
      if has(Names.show) { gate.router = { self.show(ObjCRoute($0)) } }
      if has(Names.shouldOpen) { gate.shouldOpen = { self.shouldOpen($0) } }
      if has(Names.confirm) { gate.confirm = { await self.confirm(ObjCQuestion($0)) } }
      if has(Names.handoff) { gate.handoffEnded = { self.ended(ObjCHandoff($0)) } }
      if has(Names.returned) { gate.returned = { self.returned(ObjCReturnedAddress($0)) } }
      if has(Names.window) { gate.makeWindow = { self.makeWindow($0, $1) } }
      if has(Names.closed) { gate.windowClosed = { self.closed($0) } }
      let (decisions, notices) = (has(Names.decision), has(Names.notice))
      if decisions || notices { gate.observer = { self.hear($0, decisions: decisions, notices: notices) } }
    }

    private func show(_ route: ObjCRoute) {
      if let shown { delegate?.gate?(shown, show: route) }
    }
    private func shouldOpen(_ url: String) -> Bool {
      guard let shown, let delegate else { return false }
      return delegate.gate?(shown, shouldOpen: url) ?? false
    }
    private func confirm(_ question: ObjCQuestion) async -> Bool {
      guard let shown, let delegate else { return false }
      return await withCheckedContinuation { continuation in
        let answer = ObjCAnswer(continuation)
        delegate.gate?(shown, confirm: question) { answer.give($0) }
      }
    }
    private func ended(_ handoff: ObjCHandoff) {
      if let shown { delegate?.gate?(shown, didEnd: handoff) }
    }
    private func returned(_ address: ObjCReturnedAddress) {
      if let shown { delegate?.gate?(shown, didReturn: address) }
    }
    private func makeWindow(_ configuration: WKWebViewConfiguration, _ features: WKWindowFeatures) -> WKWebView? {
      guard let shown, let delegate else { return nil }
      return delegate.gate?(shown, makeWindowWith: configuration, features: features) ?? nil
    }
    private func closed(_ view: WKWebView) {
      if let shown { delegate?.gate?(shown, didCloseWindow: view) }
    }
    private func hear(_ record: GateRecord, decisions: Bool, notices: Bool) {
      guard let shown else { return }
      switch record {
      case .decision(let decision): if decisions { delegate?.gate?(shown, didDecide: ObjCDecision(decision)) }
      case .notice(_, let notice): if notices { delegate?.gate?(shown, didNotice: notice.code) }
      case .event, .handoff: break
      }
    }
  }

  /// The answer to a question: the first counts, and none is no.
  private final class ObjCAnswer: Sendable {
    @MainActor private var continuation: CheckedContinuation<Bool, Never>?

    @MainActor init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

    @MainActor func give(_ answer: Bool) {
      continuation?.resume(returning: answer)
      continuation = nil
    }

    deinit {
      guard let continuation else { return }
      continuation.resume(returning: false)
    }
  }
#endif
