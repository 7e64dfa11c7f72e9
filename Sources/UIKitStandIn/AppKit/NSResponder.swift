#if AppKitStandIn
  public import Foundation

  /// Something that events are offered to, one after another.
  ///
  /// Source: NSResponder.h.
  @MainActor open class NSResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }
    /// Who is offered an event next.
    package weak var nextResponder: NSResponder?
    /// The first button went down.
    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    /// The first button was let go.
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    /// A key went down.
    open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
    /// A key was let go.
    open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  }
#endif
