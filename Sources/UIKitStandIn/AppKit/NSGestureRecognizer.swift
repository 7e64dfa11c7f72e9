#if AppKitStandIn
  public import CWebKitEnums
  public import Foundation

  /// Watches the events of a view for something that the user does.
  ///
  /// Source: NSGestureRecognizer.h.
  @MainActor open class NSGestureRecognizer: NSObject {
    /// Whom it tells. Not kept alive.
    open weak var target: AnyObject?
    /// How it tells.
    open var action: Selector?
    /// Is asked what the recogniser may do.
    open weak var delegate: (any NSGestureRecognizerDelegate)?
    /// How far it is. Subclasses set it.
    open var state: NSGestureRecognizer.State = .possible {
      didSet {
        guard [.began, .changed, .ended].contains(state), let action else { return }
        (target as? any ActionTarget)?.perform(action, from: self)
      }
    }
    /// Whether it watches.
    open var isEnabled = true
    /// Whether the view hears of the first button only once it has failed.
    open var delaysPrimaryMouseButtonEvents = false
    /// Whether the view hears of keys only once it has failed.
    open var delaysKeyEvents = false
    /// A name for debugging (macOS 15).
    open var name: String?
    /// The view it watches.
    open var view: NSView? { home }
    weak var home: NSView?

    /// Makes a recogniser. The target is not kept alive.
    public init(target: Any?, action: Selector?) {
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// Ready for the next gesture. Subclasses override it.
    open func reset() { state = .possible }
    /// The first button went down. Subclasses override it.
    open func mouseDown(with event: NSEvent) {}
    /// The first button was let go. Subclasses override it.
    open func mouseUp(with event: NSEvent) {}
    /// A key went down. Subclasses override it.
    open func keyDown(with event: NSEvent) {}
    /// A key was let go. Subclasses override it.
    open func keyUp(with event: NSEvent) {}

    // MARK: Beyond Apple's interface

    func see(seconds: TimeInterval, isOver: Bool) {}

    func begin(_ state: State) {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return self.state = .failed }
      self.state = state
    }
  }

  extension NSGestureRecognizer {
    /// How far a recogniser is.
    ///
    /// Source: NSGestureRecognizer.h, `NSGestureRecognizerState`.
    public typealias State = NSGestureRecognizerState
  }

  /// Is asked what a recogniser may do.
  ///
  /// Source: NSGestureRecognizer.h; all optional there. Not isolated.
  public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether it may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    /// Whether another may recognise at the same time.
    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool
  }

  extension NSGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
    /// No.
    public func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
    ) -> Bool { false }
  }

  /// Recognises clicks.
  ///
  /// Source: NSClickGestureRecognizer.h.
  @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// Which buttons it takes; bit 0 is the first.
    open var buttonMask = 1
    /// How many clicks it takes.
    open var numberOfClicksRequired = 1

    override func see(seconds: TimeInterval, isOver: Bool) { if isOver { begin(.ended) } }
  }

  /// Recognises a button that stays down.
  ///
  /// Source: NSPressGestureRecognizer.h.
  @MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {
    /// Which buttons it takes; bit 0 is the first.
    open var buttonMask = 1
    /// How long it stays, in seconds. On Apple systems the first value is the user's double-click time.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move, in points.
    open var allowableMovement: CGFloat = 0

    override func see(seconds: TimeInterval, isOver: Bool) {
      if isOver { state = state == .began ? .ended : .failed } else if seconds >= minimumPressDuration { begin(.began) }
    }
  }
#endif
