#if !AppKitStandIn
  public import Foundation

  /// Whether the user works with assistive technology, whose activations reach no recogniser.
  ///
  /// Source: UIAccessibility.h.
  public enum UIAccessibility {
    /// Whether VoiceOver speaks.
    @MainActor public static var isVoiceOverRunning: Bool { AssistiveTechnology.running.contains(.voiceOver) }
    /// Whether Switch Control steers.
    @MainActor public static var isSwitchControlRunning: Bool { AssistiveTechnology.running.contains(.switchControl) }
    /// VoiceOver was switched on or off.
    public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
      NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
    /// Switch Control was switched on or off.
    public static var switchControlStatusDidChangeNotification: NSNotification.Name {
      NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    }
  }
#endif
