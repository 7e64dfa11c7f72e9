import Foundation
import Gatehouse

#if canImport(WebKit)
  import WebKit
  #if canImport(UIKit)
    import UIKit
    import UIKit.UIGestureRecognizerSubclass
  #else
    import AppKit
  #endif
#else
  import WebKitStandIn
#endif

#if canImport(AppKit) || AppKitStandIn
  typealias Recognizer = NSGestureRecognizer
  typealias RecognizerDelegate = NSGestureRecognizerDelegate
  typealias TapRecognizer = NSClickGestureRecognizer
  typealias PressRecognizer = NSPressGestureRecognizer
#else
  typealias Recognizer = UIGestureRecognizer
  typealias RecognizerDelegate = UIGestureRecognizerDelegate
  typealias TapRecognizer = UITapGestureRecognizer
  typealias PressRecognizer = UILongPressGestureRecognizer
#endif

/// Sees what the user does in a view, and takes none of it: recognisers beside WebKit's own, put on once and taken off again.
///
/// A tap, and a press of 0.01 s at its beginning, because a page may act before a tap is one. Keys of a keyboard are seen too, where the system shows
/// them to a view's recognisers.
@MainActor final class InputWatch {
  /// The recognisers' names, where the system has names for them (iOS, macOS 15).
  static let names = ["Gatehouse.tap", "Gatehouse.press", "Gatehouse.keys"]

  private weak var view: WKWebView?
  private let target: InputTarget

  init(_ view: WKWebView, _ take: @escaping @MainActor (Activation.Input) -> Void) {
    self.view = view
    target = InputTarget(take)
    Self.remove(from: view)
    let press = PressRecognizer(target: target, action: InputTarget.pressed)
    press.minimumPressDuration = 0.01
    let keys = KeyRecognizer(target: nil, action: nil)
    keys.pressed = { take(.key) }
    let recognizers = [TapRecognizer(target: target, action: InputTarget.tapped), press, keys]
    for (recognizer, name) in zip(recognizers, Self.names) {
      if #available(macOS 15, *) { recognizer.name = name }
      recognizer.delegate = target
      recognizer.takesNothing()
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Takes the recognisers off.
  func end() {
    if let view { Self.remove(from: view) }
  }

  private static func remove(from view: WKWebView) {
    for recognizer in recognizers(of: view) where recognizer.delegate is InputTarget { view.removeGestureRecognizer(recognizer) }
  }

  static func recognizers(of view: WKWebView) -> [Recognizer] {
    #if canImport(AppKit) || AppKitStandIn
      view.gestureRecognizers
    #else
      view.gestureRecognizers ?? []
    #endif
  }

  /// Whether assistive technology is on that activates links without a touch or a key: VoiceOver, Switch Control. Full Keyboard Access cannot be
  /// asked for: its keys are seen, or its links are links like any other.
  static var isAssistive: Bool {
    #if canImport(AppKit) || AppKitStandIn
      NSWorkspace.shared.isVoiceOverEnabled || NSWorkspace.shared.isSwitchControlEnabled
    #else
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    #endif
  }
}

/// Takes what the recognisers see. They recognise beside all others.
@MainActor final class InputTarget: NSObject {
  let take: @MainActor (Activation.Input) -> Void
  init(_ take: @escaping @MainActor (Activation.Input) -> Void) { self.take = take }
}

extension InputTarget: RecognizerDelegate {
  // AppKit's protocol is not isolated (NSGestureRecognizer.h), UIKit's is: this holds for both.
  nonisolated func gestureRecognizer(
    _ gestureRecognizer: Recognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: Recognizer
  ) -> Bool {
    true
  }
}

/// Sees keys, and never recognises anything.
@MainActor final class KeyRecognizer: Recognizer {
  var pressed: (@MainActor () -> Void)?

  #if canImport(AppKit) || AppKitStandIn
    override func keyDown(with event: NSEvent) {
      if !event.isARepeat { pressed?() }
      state = .failed
    }
  #else
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      if presses.contains(where: { $0.key != nil }) { pressed?() }
      state = .failed
    }
  #endif
}

extension Recognizer {
  /// The view gets all that it would get without this recogniser, and as soon.
  fileprivate func takesNothing() {
    #if canImport(AppKit) || AppKitStandIn
      delaysPrimaryMouseButtonEvents = false
      delaysKeyEvents = false
    #else
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
    #endif
  }
}

#if !canImport(ObjectiveC)
  // There is no dispatch by name here: actions come through `perform`. Its Apple half is in InputWatch+Apple.swift.
  extension InputTarget: ActionTarget {
    static let tapped = Selector("tapped:")
    static let pressed = Selector("pressed:")

    func perform(_ action: Selector, from sender: AnyObject) {
      guard let recognizer = sender as? Recognizer else { return }
      // A press counts at its beginning.
      if action == Self.tapped || recognizer.state == .began { take(.tap) }
    }
  }
#endif
