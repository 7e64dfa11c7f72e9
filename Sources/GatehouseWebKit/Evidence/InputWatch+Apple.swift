#if canImport(WebKit)
  import Gatehouse
  import ObjectiveC
  import WebKit

  #if canImport(UIKit)
    import UIKit

    /// Sees touches and keys on a view without taking any: two recognisers beside WebKit's own, named, put on once and taken off again.
    @MainActor enum InputWatch {
      static let tapName = "Gatehouse.tap"
      static let pressName = "Gatehouse.press"
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

      static func begin(in view: WKWebView, _ take: @escaping @MainActor (Activation.Input) -> Void) {
        end(in: view)
        let target = InputTarget(take)
        let tap = UITapGestureRecognizer(target: target, action: #selector(InputTarget.tapped(_:)))
        tap.name = tapName
        let press = UILongPressGestureRecognizer(target: target, action: #selector(InputTarget.pressed(_:)))
        press.name = pressName
        press.minimumPressDuration = 0.01
        let keys = KeyRecognizer(target: nil, action: nil)
        keys.name = "Gatehouse.keys"
        keys.pressed = { take(.key) }
        for recognizer in [tap, press, keys] {
          recognizer.cancelsTouchesInView = false
          recognizer.delaysTouchesBegan = false
          recognizer.delaysTouchesEnded = false
          recognizer.delegate = target
          view.addGestureRecognizer(recognizer)
        }
        objc_setAssociatedObject(view, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      static func end(in view: WKWebView) {
        for recognizer in view.gestureRecognizers ?? [] where recognizer.name?.hasPrefix("Gatehouse.") == true {
          view.removeGestureRecognizer(recognizer)
        }
        objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      /// VoiceOver and Switch Control activate without a touch. Full Keyboard Access and Voice Control cannot be asked for; their keys are seen,
      /// their clicks are links and forms like any other.
      static var isAssistive: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }
    }

    /// Takes what the recognisers see; they recognise beside all others.
    @MainActor private final class InputTarget: NSObject, UIGestureRecognizerDelegate {
      private let take: @MainActor (Activation.Input) -> Void
      init(_ take: @escaping @MainActor (Activation.Input) -> Void) { self.take = take }

      @objc func tapped(_ recognizer: UIGestureRecognizer) { take(.tap) }
      /// Counts at its beginning.
      @objc func pressed(_ recognizer: UIGestureRecognizer) { if recognizer.state == .began { take(.tap) } }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        true
      }
    }

    /// Sees keys of a hardware keyboard, and never recognises anything.
    @MainActor private final class KeyRecognizer: UIGestureRecognizer {
      var pressed: (@MainActor () -> Void)?

      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if presses.contains(where: { $0.key != nil }) { pressed?() }
        state = .failed
      }
    }
  #elseif canImport(AppKit)
    import AppKit

    /// Sees clicks and keys that go to a view's window, and takes none.
    @MainActor enum InputWatch {
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

      static func begin(in view: WKWebView, _ take: @escaping @MainActor (Activation.Input) -> Void) {
        end(in: view)
        let monitor = NSEvent.addLocalMonitorForEvents(matching: [.leftMouseUp, .keyDown]) { [weak view] event in
          MainActor.assumeIsolated {
            guard let view, let window = view.window, event.window === window else { return }
            switch event.type {
            case .leftMouseUp: if view.bounds.contains(view.convert(event.locationInWindow, from: nil)) { take(.tap) }
            case .keyDown:
              if let first = window.firstResponder as? NSView, first === view || first.isDescendant(of: view) { take(.key) }
            default: break
            }
          }
          return event
        }
        if let monitor { objc_setAssociatedObject(view, key, EventMonitor(monitor), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      }

      static func end(in view: WKWebView) { objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }

      static var isAssistive: Bool { NSWorkspace.shared.isVoiceOverEnabled || NSWorkspace.shared.isSwitchControlEnabled }
    }

    /// Ends a monitor with the view.
    private final class EventMonitor {
      private nonisolated(unsafe) let monitor: Any
      init(_ monitor: Any) { self.monitor = monitor }
      deinit { NSEvent.removeMonitor(monitor) }
    }
  #endif
#endif
