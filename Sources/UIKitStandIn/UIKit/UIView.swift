#if !AppKitStandIn
  public import Foundation

  /// A rectangle on the screen that takes touches.
  ///
  /// Source: UIView.h.
  @MainActor open class UIView: UIResponder {
    /// Its place in the view that holds it.
    open var frame: CGRect
    /// Whether it takes touches.
    open var isUserInteractionEnabled = true
    /// Its recognisers.
    open var gestureRecognizers: [UIGestureRecognizer]?

    /// Makes a view.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Adds a recogniser; taken from the view that had it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
      gestureRecognizer.home = self
    }

    /// Takes a recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      guard gestureRecognizer.view === self else { return }
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
      gestureRecognizer.home = nil
    }

    // MARK: Beyond Apple's interface

    /// The user touches the view with one finger, and lifts it after some time. Recognisers see it before the view does.
    package func touch(at place: CGPoint, seconds: TimeInterval = 0.1, timestamp: TimeInterval = 0) {
      let touches: Set = [UITouch(timestamp: timestamp, at: place, in: self)]
      let event = UIEvent(timestamp: timestamp, buttonMask: .primary)
      let watching = (gestureRecognizers ?? []).filter { $0.takes(touches) }
      for recognizer in watching { recognizer.see(.began(seconds: 0), touches, event) }
      for recognizer in watching { recognizer.see(.held(seconds: seconds), touches, event) }
      for recognizer in watching { recognizer.see(.ended(seconds: seconds), touches, event) }
      for recognizer in watching { recognizer.reset() }
    }

    /// The user presses a key and lets it go.
    package func press(_ characters: String, timestamp: TimeInterval = 0) {
      let presses: Set = [UIPress(timestamp: timestamp, key: UIKey(characters: characters))]
      let event = UIPressesEvent(timestamp: timestamp, allPresses: presses)
      for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled { recognizer.pressesBegan(presses, with: event) }
      pressesBegan(presses, with: event)
      for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled { recognizer.pressesEnded(presses, with: event) }
      pressesEnded(presses, with: event)
    }
  }
#endif
