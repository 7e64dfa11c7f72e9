#if !AppKitStandIn
  public import CWebKitEnums
  public import Foundation

  /// Watches the touches of a view for something that the user does.
  ///
  /// Source: UIGestureRecognizer.h, UIGestureRecognizerSubclass.h.
  @MainActor open class UIGestureRecognizer: NSObject {
    private var targets: [(target: WeakTarget, action: Selector)] = []
    /// Is asked what the recogniser may do.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How far it is. Subclasses set it.
    open var state: UIGestureRecognizer.State = .possible {
      didSet { if [.began, .changed, .ended].contains(state) { act() } }
    }
    /// Whether it watches.
    open var isEnabled = true
    /// Whether the view's touches are cancelled once it recognises.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only once it has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only once it has failed.
    open var delaysTouchesEnded = true
    /// A name for debugging (iOS 11).
    open var name: String?
    /// The view it watches.
    open var view: UIView? { home }
    weak var home: UIView?

    private struct WeakTarget {
      weak var object: AnyObject?
    }

    /// Makes a recogniser. The target is not kept alive.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a target.
    open func addTarget(_ target: Any, action: Selector) {
      targets.append((WeakTarget(object: target as AnyObject), action))
    }
    /// Takes a target away; `nil` stands for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
      let gone = target.map { $0 as AnyObject }
      targets.removeAll { (gone == nil || $0.target.object === gone) && (action == nil || $0.action == action) }
    }

    /// Ready for the next gesture. Subclasses override it.
    open func reset() { state = .possible }
    /// Fingers came down. Subclasses override it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved. Subclasses override it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were lifted. Subclasses override it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the touches away. Subclasses override it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Keys went down. Subclasses override it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys were let go. Subclasses override it.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Beyond Apple's interface

    enum Stage {
      case began(seconds: TimeInterval), held(seconds: TimeInterval), ended(seconds: TimeInterval)
    }

    func takes(_ touches: Set<UITouch>) -> Bool {
      isEnabled && touches.allSatisfy { delegate?.gestureRecognizer(self, shouldReceive: $0) ?? true }
    }

    func see(_ stage: Stage, _ touches: Set<UITouch>, _ event: UIEvent) {
      switch stage {
      case .began: touchesBegan(touches, with: event)
      case .held: break
      case .ended: touchesEnded(touches, with: event)
      }
    }

    func begin(_ state: State) {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return self.state = .failed }
      self.state = state
    }

    private func act() {
      for (target, action) in targets { (target.object as? any ActionTarget)?.perform(action, from: self) }
    }
  }

  extension UIGestureRecognizer {
    /// How far a recogniser is.
    ///
    /// Source: UIGestureRecognizer.h, `UIGestureRecognizerState`.
    public typealias State = UIGestureRecognizerState
  }

  /// Is asked what a recogniser may do.
  ///
  /// Source: UIGestureRecognizer.h; all optional there.
  @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether it may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether another may recognise at the same time.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether it looks at a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// No.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  }

  /// Recognises taps.
  ///
  /// Source: UITapGestureRecognizer.h.
  @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    open var numberOfTapsRequired = 1
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    override func see(_ stage: Stage, _ touches: Set<UITouch>, _ event: UIEvent) {
      super.see(stage, touches, event)
      // A finger that stays is no tap; UIKit's own limit is not documented.
      if case .ended(let seconds) = stage, numberOfTapsRequired == 1, touches.count == numberOfTouchesRequired {
        seconds < 0.75 ? begin(.ended) : (state = .failed)
      }
    }
  }

  /// Recognises a finger that stays.
  ///
  /// Source: UILongPressGestureRecognizer.h.
  @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
    /// How long it stays, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move, in points.
    open var allowableMovement: CGFloat = 10

    override func see(_ stage: Stage, _ touches: Set<UITouch>, _ event: UIEvent) {
      super.see(stage, touches, event)
      switch stage {
      case .began: break
      case .held(let seconds): if seconds >= minimumPressDuration, touches.count == numberOfTouchesRequired { begin(.began) }
      case .ended: state = state == .began ? .ended : .failed
      }
    }
  }
#endif
