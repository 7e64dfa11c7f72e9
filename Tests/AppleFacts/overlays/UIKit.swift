// swift-format-ignore-file
// Declarations of Apple, in the form of their own modules.
@_exported import Foundation
@_exported import UIKit

// UIKit's Swift side.
public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isSwitchControlRunning: Bool { false }
}
extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
