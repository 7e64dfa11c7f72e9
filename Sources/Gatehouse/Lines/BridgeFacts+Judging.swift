extension MessageFacts {
  /// The verdict in a view, which remembers its pages and the calls that wait.
  func judge(by bridge: inout BridgeGuard) -> BridgeVerdict { judge(by: &bridge, isView: true) }

  /// The verdict for a line that is a view of its own: nothing is known but what it states.
  func judged(by bridge: BridgeGuard) -> BridgeVerdict {
    var bridge = bridge
    return judge(by: &bridge, isView: false)
  }

  private func judge(by bridge: inout BridgeGuard, isView: Bool) -> BridgeVerdict {
    bridge.judge(
      message, bytes: message.range.end - message.range.start, frame: frame, generation: generation, activation: activation, at: at,
      isView: isView)
  }
}

extension ReplyFacts {
  private var id: String? { reply["id"]?.string }
  private var bytes: Int { reply.range.end - reply.range.start }

  /// The verdict in a view.
  func judge(by bridge: inout BridgeGuard) -> BridgeVerdict {
    guard reply.members != nil, let id else { return BridgeVerdict(.reject, .bridgeMessage) }
    return bridge.judge(replyTo: id, bytes: bytes, generation: generation, at: at)
  }

  /// The verdict for a line that is a view of its own: the call is taken to wait, and only the reply's own form counts.
  func judged(by contract: BridgeContract) -> BridgeVerdict {
    guard reply.members != nil, id != nil else { return BridgeVerdict(.reject, .bridgeMessage) }
    return BridgeVerdict(.deliver, .bridgeReply)
  }
}
