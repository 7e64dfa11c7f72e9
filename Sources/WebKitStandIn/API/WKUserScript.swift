public import CWebKitEnums
public import Foundation

/// A script that runs in pages of a view.
///
/// Source: WKUserScript.h.
@MainActor open class WKUserScript: NSObject {
  /// The script's text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the main frame only.
  public let isForMainFrameOnly: Bool
  package let world: WKContentWorld

  /// Makes a script for the page's own world.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = .page
  }

  /// Makes a script for a world.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }
}
