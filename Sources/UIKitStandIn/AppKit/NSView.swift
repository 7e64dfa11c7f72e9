#if AppKitStandIn
  public import Foundation

  /// A rectangle in a window.
  ///
  /// Source: NSView.h.
  @MainActor open class NSView: NSResponder {
    /// Its place in the view that holds it.
    open var frame: CGRect
    /// Its recognisers.
    open var gestureRecognizers: [NSGestureRecognizer] = []

    /// Makes a view.
    public init(frame frameRect: CGRect) {
      frame = frameRect
      super.init()
    }

    /// Adds a recogniser; taken from the view that had it.
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      gestureRecognizers.append(gestureRecognizer)
      gestureRecognizer.home = self
    }

    /// Takes a recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
      guard gestureRecognizer.view === self else { return }
      gestureRecognizers.removeAll { $0 === gestureRecognizer }
      gestureRecognizer.home = nil
    }

    // MARK: Beyond Apple's interface

    /// The user clicks in the view, and lets the button go after some time.
    package func click(at place: CGPoint, seconds: TimeInterval = 0.1, timestamp: TimeInterval = 0) {
      let down = NSEvent(.leftMouseDown, timestamp: timestamp, locationInWindow: place)
      let up = NSEvent(.leftMouseUp, timestamp: timestamp + seconds, locationInWindow: place)
      let watching = gestureRecognizers.filter(\.isEnabled)
      for recognizer in watching { recognizer.mouseDown(with: down) }
      for recognizer in watching { recognizer.see(seconds: seconds, isOver: false) }
      for recognizer in watching { recognizer.mouseUp(with: up) }
      for recognizer in watching { recognizer.see(seconds: seconds, isOver: true) }
      for recognizer in watching { recognizer.reset() }
    }

    /// The user presses a key and lets it go.
    package func press(_ characters: String, timestamp: TimeInterval = 0) {
      let down = NSEvent(.keyDown, timestamp: timestamp, characters: characters)
      for recognizer in gestureRecognizers where recognizer.isEnabled { recognizer.keyDown(with: down) }
      keyDown(with: down)
      let up = NSEvent(.keyUp, timestamp: timestamp, characters: characters)
      for recognizer in gestureRecognizers where recognizer.isEnabled { recognizer.keyUp(with: up) }
      keyUp(with: up)
    }
  }
#endif
