import URLStandard

/// Stands between the pages of a view and the app's methods: it checks where a message really came from, never what it claims.
///
/// A page is a generation: a number that the host counts up with every commit and every death of the page's process. A call belongs to the
/// generation in which it was sent, and so does its reply: what is late is dropped. A guard is a value without a clock; the caller passes
/// the time in.
///
/// ```swift
/// var guardian = BridgeGuard(gate)
/// guardian.note(.commit(url: "https://shop.example/", at: 0))
/// let verdict = guardian.judge(message: json, frame: frame, generation: 1, at: 20)
/// if let call = verdict.call { … }          // run its handler
/// guardian.judge(replyTo: call.id, bytes: 120, generation: 1, at: 60).kind   // .deliver, once
/// ```
public struct BridgeGuard: Sendable {
  private let contract: BridgeContract
  private var isClosed = false
  /// The origin of the committed page, if a commit was told.
  private var committed: Origin?
  private var commits: Int64 = 0
  /// The greatest generation that was stated, and the greatest that is over.
  private var newest: Int64?
  private var endedUpTo: Int64?
  /// The calls that wait for their replies, with the sizes of these.
  private var waiting: [String: Waiting] = [:]
  private var recent: [String: [Int64]] = [:]
  private var newestTime: Int64?
  /// The most calls that wait at once; one more is too fast.
  private static let mostWaiting = 1_000

  private struct Waiting {
    var replyBytes: Int
    var generation: Int64?
    var until: Int64?
  }

  /// A guard for a view by a policy's contract.
  public init(_ gate: Gate) {
    self.init(BridgeContract(gate))
  }

  init(_ contract: BridgeContract) { self.contract = contract }

  /// The calls that wait for a reply.
  public var waitingIDs: [String] { waiting.keys.sorted() }

  /// Takes note of what happened in the view: commits, deaths and its end make what is under way belong to a page that is gone.
  public mutating func note(_ event: ViewEvent) {
    switch event {
    case .commit(let url, _):
      committed = url.flatMap { try? WebURL($0) }?.origin
      commits &+= 1
      endPage()
    case .terminated: endPage()
    case .teardown:
      endPage()
      isClosed = true
    default: break
    }
  }

  private mutating func endPage() {
    if let newest { endedUpTo = max(newest, endedUpTo ?? newest) }
    waiting.removeAll()
    recent.removeAll()
  }

  /// Judges a message.
  ///
  /// - Parameters:
  ///   - message: its JSON text in UTF-8, as the engine's value was written out.
  ///   - frame: the frame that sent it, as the engine says; a message's own words about its origin count for nothing.
  ///   - generation: the page generation in which it was sent.
  ///   - activation: what the user did in that frame; `nil` is not known, which is not enough where a method needs it.
  public mutating func judge(
    message: [UInt8], frame: Activation.Frame?, generation: Int64?, activation: Activation? = nil, at: Int64?
  ) -> BridgeVerdict {
    guard !isClosed else { return BridgeVerdict(.ignore, .bridgeClosed) }
    guard message.count <= contract.limits.bytes else { return BridgeVerdict(.reject, .bridgeTooLarge) }
    do throws(JSONError) {
      let value = try JSONReader.read(message, options: JSONReader.Options(maximumDepth: contract.limits.depth + 1))
      return judge(value, bytes: message.count, frame: frame, generation: generation, activation: activation, at: at)
    } catch {
      return BridgeVerdict(.reject, error.code == "json.too-deep" ? .bridgeTooLarge : .bridgeText)
    }
  }

  mutating func judge(
    _ json: JSONValue, bytes: Int, frame: Activation.Frame?, generation: Int64?, activation: Activation?, at: Int64?, isView: Bool = true
  ) -> BridgeVerdict {
    if isClosed { return BridgeVerdict(.ignore, .bridgeClosed) }
    advance(to: at)
    if isOld(generation) { return BridgeVerdict(.ignore, .bridgePage) }
    do throws(BridgeFault) {
      let origin = try caller(frame)
      if isView, commits == 0, (generation ?? 0) <= 0 { throw BridgeFault(.bridgePage) }
      if let committed, frame?.isMain == true, committed != origin { return BridgeVerdict(.ignore, .bridgePage) }
      let message = try BridgeMessage(json, bytes: bytes, limits: contract.limits)
      guard let method = contract.method(message.method) else { throw BridgeFault(.bridgeMethod) }
      guard method.origins.contains(origin) else { throw BridgeFault(.bridgeOrigin) }
      guard method.frames == .all || frame?.isMain == true else { throw BridgeFault(.bridgeFrame) }
      if let limit = method.policy.bytes, bytes > limit { throw BridgeFault(.bridgeTooLarge) }
      if method.policy.activation == .needed, !isEnough(activation, frame) { throw BridgeFault(.bridgeActivation) }
      let parameters = try contract.parameters(of: method, message.params)
      if waiting[message.id] != nil { throw BridgeFault(.bridgeDuplicate) }
      guard waiting.count < Self.mostWaiting, takeRate(method.policy) else { throw BridgeFault(.bridgeRate) }
      waiting[message.id] = Waiting(
        replyBytes: method.policy.replyBytes, generation: generation, until: newestTime.map { $0.later(by: method.policy.timeoutMs) })
      if let generation { newest = max(generation, newest ?? generation) }
      return BridgeVerdict(
        .deliver, .bridgeCall,
        call: BridgeCall(
          id: message.id, method: message.method, parameters: parameters, generation: generation,
          needsApproval: method.policy.approval, timeoutMs: method.policy.timeoutMs))
    } catch {
      return BridgeVerdict(.reject, error.reason, parameter: error.parameter)
    }
  }

  /// Judges a reply of the app: it reaches the page that asked, once, or nobody.
  ///
  /// - Parameters:
  ///   - id: the call's.
  ///   - bytes: the size of the reply's JSON text.
  ///   - generation: the page generation in which the call was sent.
  public mutating func judge(replyTo id: String, bytes: Int, generation: Int64?, at: Int64?) -> BridgeVerdict {
    if isClosed { return BridgeVerdict(.ignore, .bridgeClosed) }
    advance(to: at)
    if isOld(generation) { return BridgeVerdict(.ignore, .bridgePage) }
    guard let call = waiting[id], !isOver(call) else { return BridgeVerdict(.ignore, .bridgeUncalled) }
    waiting[id] = nil
    guard call.generation == generation else { return BridgeVerdict(.ignore, .bridgePage) }
    return bytes <= call.replyBytes ? BridgeVerdict(.deliver, .bridgeReply) : BridgeVerdict(.reject, .bridgeTooLarge)
  }

  /// Whether a generation is over. One that is not stated may be over as soon as a page was left; the current one is at least the number of
  /// commits, because each counts.
  private func isOld(_ generation: Int64?) -> Bool {
    guard let generation else { return commits > 1 || endedUpTo != nil }
    return generation < commits || endedUpTo.map { generation <= $0 } ?? false
  }

  /// The origin of the frame that called, as the engine says. An opaque origin, a file or no frame is nobody; and an origin that may call
  /// nothing does not learn which methods there are.
  private func caller(_ frame: Activation.Frame?) throws(BridgeFault) -> Origin {
    guard let text = frame?.origin, frame?.isMain != nil else { throw BridgeFault(.bridgeNoFrame) }
    guard let origin = Origin(parsing: text), origin != .opaque, contract.origins.contains(origin) else { throw BridgeFault(.bridgeOrigin) }
    return origin
  }

  private func isEnough(_ activation: Activation?, _ frame: Activation.Frame?) -> Bool {
    guard let activation, activation.input != .other else { return false }
    if let place = activation.frame {
      guard place == frame else { return false }
    } else if frame?.isMain != true {
      return false
    }
    return switch activation.kind {
    case .direct: true
    case .recent(let age): age.map { $0 >= 0 && $0 <= contract.windowMs } ?? false
    case .sticky, .none: false
    }
  }

  /// Takes one call of the sliding window. Without a clock all calls of a page count.
  private mutating func takeRate(_ method: Policy.BridgeMethod) -> Bool {
    let now = newestTime ?? 0
    var calls = recent[method.name, default: []]
    calls.removeAll { now.since($0) >= method.rate.withinMs }
    guard calls.count < method.rate.atMost else { return false }
    calls.append(now)
    recent[method.name] = calls
    return true
  }

  /// Brings the clock forward; a time before one that is known is not believed.
  private mutating func advance(to time: Int64?) {
    if let time { newestTime = max(time, newestTime ?? time) }
  }

  /// Whether a call is over its time. It keeps its place, and its id, until the page was told: see ``timedOut(at:)``.
  private func isOver(_ call: Waiting) -> Bool {
    guard let newestTime, let until = call.until else { return false }
    return newestTime >= until
  }

  /// The calls that are over their time and were not answered, from now on gone: the host tells the page ``BridgeError/timedOut``.
  public mutating func timedOut(at now: Int64) -> [String] {
    advance(to: now)
    let over = waiting.filter { isOver($0.value) }.keys.sorted()
    for id in over { waiting[id] = nil }
    return over
  }
}
