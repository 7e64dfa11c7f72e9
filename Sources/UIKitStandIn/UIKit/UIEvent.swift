#if !AppKitStandIn
  public import Foundation

  /// Touches, presses or other input that belong together.
  ///
  /// Source: UIEvent.h.
  @MainActor open class UIEvent: NSObject {
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// Modifier keys that were held (iOS 13.4).
    public let modifierFlags: UIKeyModifierFlags
    /// Buttons of a pointer that were down (iOS 13.4).
    public let buttonMask: UIEvent.ButtonMask

    package init(timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []) {
      self.timestamp = timestamp
      self.modifierFlags = modifierFlags
      self.buttonMask = buttonMask
    }
  }

  extension UIEvent {
    /// Buttons of a pointer.
    ///
    /// Source: UIEvent.h, `UIEventButtonMask`.
    public struct ButtonMask: OptionSet, Sendable {
      /// The bits, with Apple's numbers.
      public let rawValue: Int
      /// Makes a mask of bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The first button, and a finger.
      public static let primary = ButtonMask(rawValue: 1)
      /// The second button.
      public static let secondary = ButtonMask(rawValue: 2)
    }
  }

  /// An event of keys or buttons.
  ///
  /// Source: UIPressesEvent.h.
  @MainActor open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    public let allPresses: Set<UIPress>
    package init(timestamp: TimeInterval, allPresses: Set<UIPress>) {
      self.allPresses = allPresses
      super.init(timestamp: timestamp)
    }
  }

  /// A finger or pointer on the screen.
  ///
  /// Source: UITouch.h.
  @MainActor open class UITouch: NSObject {
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// The view in which it began.
    public let view: UIView?
    let place: CGPoint
    package init(timestamp: TimeInterval, at place: CGPoint, in view: UIView?) {
      self.timestamp = timestamp
      self.place = place
      self.view = view
    }
    /// Where it is, in a view's coordinates. The stand-in has one view.
    open func location(in view: UIView?) -> CGPoint { place }
  }

  /// A key or button that is pressed.
  ///
  /// Source: UIPress.h. Not isolated, unlike the events around it.
  open class UIPress: NSObject {
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// The key, if it is a keyboard's (iOS 13.4).
    public let key: UIKey?
    package init(timestamp: TimeInterval, key: UIKey?) {
      self.timestamp = timestamp
      self.key = key
    }
  }

  /// A key of a keyboard.
  ///
  /// Source: UIKey.h.
  @MainActor open class UIKey: NSObject {
    /// What it types.
    public let characters: String
    /// What it types without modifiers.
    public let charactersIgnoringModifiers: String
    /// Modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    package init(characters: String, modifierFlags: UIKeyModifierFlags = []) {
      self.characters = characters
      charactersIgnoringModifiers = characters
      self.modifierFlags = modifierFlags
    }
  }

  /// Modifier keys.
  ///
  /// Source: UICommand.h.
  public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits, with Apple's numbers.
    public let rawValue: Int
    /// Makes flags of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The number block.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  }
#endif
