public import Foundation
public import Gatehouse
import URLStandard

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The address at which a payment or sign-in came back.
public struct ReturnedAddress: Sendable, Hashable {
  /// The address, in its canonical form.
  public let url: String
  private let pairs: [Pair]

  private struct Pair: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// The query's parameters, in order. None is repeated.
  public var parameters: [(name: String, value: String)] { pairs.map { ($0.name, $0.value) } }
  /// The value of a parameter.
  public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  init(_ url: WebURL) {
    self.url = url.href
    pairs = url.queryPairs.map { Pair(name: $0.name, value: $0.value) }
  }
}

/// How a visit for a payment or a sign-in ended.
public enum VisitResult: Sendable, Hashable {
  /// Its result came back.
  case returned(ReturnedAddress)
  /// The app, a newer visit, or the end of the view ended it.
  case cancelled
  /// Its time is over.
  case timedOut
  /// The policy refuses its first address, or the address of its return is none.
  case refused(Reason)
}

/// A visit whose result is awaited.
struct AwaitedReturn {
  var number: Int
  /// The address that it began with.
  var first: String?
  var timer: Task<Void, Never>?
  var end: (@MainActor (VisitResult) -> Void)?
}

// Payments and sign-ins whose result comes back at an address.
extension WebViewGate {
  /// Visits a page for a payment or a sign-in, and waits for its result. Every visit ends, once.
  ///
  /// A newer visit ends this one as cancelled, and so do ``cancelReturn()``, ``reset()``, ``detach()``, the end of the view, and the cancellation of the
  /// task. A result with a wrong `state` or `issuer` is refused and ends nothing.
  ///
  /// - Parameters:
  ///   - request: the page to begin with.
  ///   - address: the exact address of the result, without the result's own parameters.
  ///   - state: the value that the parameter `state` must have (RFC 6749, section 10.12).
  ///   - issuer: the value that the parameter `iss` must have (RFC 9207).
  ///   - seconds: how long it is waited for.
  ///   - loader: for whom the page loads: as a rule the user, who chose to pay or to sign in.
  public func visit(
    _ request: URLRequest, returningTo address: String, state: String? = nil, issuer: String? = nil, within seconds: TimeInterval = 600,
    for loader: Loader = .user
  ) async -> VisitResult {
    endVisit(.cancelled)
    guard view != nil, !isTornDown else { return .cancelled }
    guard request.url != nil else { return .refused(.addressMissing) }
    guard (try? WebURL(address)) != nil else { return .refused(.addressUnreadable) }
    visits += 1
    let number = visits
    let milliseconds = Int64(min(max(0, seconds), 86_400 * 7) * 1000)
    var visit = AwaitedReturn(number: number, first: request.url?.absoluteString)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        visit.end = { continuation.resume(returning: $0) }
        visit.timer = Task { [weak self] in
          try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
          if !Task.isCancelled, self?.has(.visitNeverEnds) == false { self?.endVisit(.timedOut, number: number) }
        }
        expect(.expectReturn(address: address, state: state, issuer: issuer, withinMs: milliseconds, at: now))
        awaited = visit
        load(request, for: loader)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.endVisit(.cancelled, number: number) }
    }
  }

  /// A payment or sign-in begins that the app starts by itself: its result comes back at this address, and ``returned`` hears of it. It replaces one
  /// that is under way.
  ///
  /// - Parameters:
  ///   - address: the exact address, without the result's own parameters.
  ///   - state: the value that the parameter `state` must have (RFC 6749, section 10.12).
  ///   - issuer: the value that the parameter `iss` must have (RFC 9207).
  ///   - withinMs: how long it is waited for, in milliseconds.
  public func expectReturn(_ address: String, state: String? = nil, issuer: String? = nil, withinMs: Int64? = nil) {
    endVisit(.cancelled)
    expect(.expectReturn(address: address, state: state, issuer: issuer, withinMs: withinMs, at: now))
  }

  /// The payment or sign-in is over without a result.
  public func cancelReturn() {
    if awaited == nil { closeReturn() } else { endVisit(.cancelled) }
  }

  /// A result is waited for from now on, here and in the windows that the page opened.
  func expect(_ event: ViewEvent) {
    expected = event
    note(event)
    for window in openWindows { window.expect(event) }
  }

  /// No result is waited for any more.
  /// - Parameter taker: the gate that has just taken it, if one has.
  func closeReturn(except taker: WebViewGate? = nil) {
    expected = nil
    if self !== taker { note(.cancelReturn(at: now)) }
    for window in openWindows { window.closeReturn(except: taker) }
  }

  /// A result came back here, or in a window that the page opened. It is taken once, by the first page of all these.
  func deliver(_ url: WebURL) {
    let first = first ?? self
    first.closeReturn(except: self)
    let result = ReturnedAddress(url)
    if first.awaited != nil { return first.endVisit(.returned(result)) }
    // Told when the engine has its answer.
    if let returned = first.returned { Task { returned(result) } }
  }

  /// Ends the visit that is under way.
  func endVisit(_ result: VisitResult, number: Int? = nil) {
    guard let visit = awaited, number == nil || number == visit.number else { return }
    awaited = nil
    visit.timer?.cancel()
    if case .returned = result {} else { closeReturn() }
    visit.end?(result)
  }

  /// Ends the visit if it began with this address.
  func endVisit(_ result: VisitResult, ifFor url: String?) {
    if let first = awaited?.first, first == url { endVisit(result) }
  }

  /// The policy refuses what a visit begins with.
  func refuseVisit(_ verdict: Verdict, _ facts: NavigationFacts, _ clues: NavigationClues) {
    guard verdict.kind == .block, facts.trigger == .host, !clues.isRedirect else { return }
    endVisit(.refused(verdict.reason), ifFor: facts.url)
  }
}
