public import URLStandard

extension ViewGate {
  /// The address about which the user is being asked, or `nil` if no question is open: an answer to any other changes nothing.
  ///
  /// A question is open from an `ask` verdict whose yes opens until its answer, or until another chain of navigations begins.
  public var asked: WebURL? { state.chain.asked.flatMap { try? WebURL($0) } }
}
