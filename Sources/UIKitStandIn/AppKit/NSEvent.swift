#if AppKitStandIn
  public import Foundation

  /// An input.
  ///
  /// Source: NSEvent.h. It is not isolated there.
  open class NSEvent: NSObject {
    /// Its kind.
    public let type: NSEvent.EventType
    /// Seconds since the system started.
    public let timestamp: TimeInterval
    /// Modifier keys that were held.
    public let modifierFlags: NSEvent.ModifierFlags
    /// The button, counted from 0.
    public let buttonNumber: Int
    /// What a key types.
    public let characters: String?
    /// Whether a key repeats by itself.
    public let isARepeat: Bool
    /// Where the pointer was, in the window.
    public let locationInWindow: CGPoint

    package init(
      _ type: EventType, timestamp: TimeInterval, modifierFlags: ModifierFlags = [], buttonNumber: Int = 0, characters: String? = nil,
      isARepeat: Bool = false, locationInWindow: CGPoint = .zero
    ) {
      self.type = type
      self.timestamp = timestamp
      self.modifierFlags = modifierFlags
      self.buttonNumber = buttonNumber
      self.characters = characters
      self.isARepeat = isARepeat
      self.locationInWindow = locationInWindow
    }
  }

  extension NSEvent {
    /// The kind of an event.
    ///
    /// Source: NSEvent.h, `NSEventType`; an open enumeration there.
    public struct EventType: RawRepresentable, Hashable, Sendable {
      /// Apple's number.
      public let rawValue: UInt
      /// Makes a kind of a number.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The first button went down.
      public static let leftMouseDown = EventType(rawValue: 1)
      /// The first button was let go.
      public static let leftMouseUp = EventType(rawValue: 2)
      /// A key went down.
      public static let keyDown = EventType(rawValue: 10)
      /// A key was let go.
      public static let keyUp = EventType(rawValue: 11)
    }

    /// Modifier keys.
    ///
    /// Source: NSEvent.h, `NSEventModifierFlags`.
    public struct ModifierFlags: OptionSet, Sendable {
      /// The bits, with Apple's numbers.
      public let rawValue: UInt
      /// Makes flags of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Caps lock.
      public static let capsLock = ModifierFlags(rawValue: 1 << 16)
      /// Shift.
      public static let shift = ModifierFlags(rawValue: 1 << 17)
      /// Control.
      public static let control = ModifierFlags(rawValue: 1 << 18)
      /// Option.
      public static let option = ModifierFlags(rawValue: 1 << 19)
      /// Command.
      public static let command = ModifierFlags(rawValue: 1 << 20)
    }
  }
#endif
