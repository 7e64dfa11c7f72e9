public import Foundation

/// A world of scripts: worlds share the page's DOM, not its variables.
///
/// Source: WKContentWorld.h.
@MainActor open class WKContentWorld: NSObject {
  /// Its name; `nil` for the page's own world and the app's default one.
  public let name: String?
  private static let pageWorld = WKContentWorld(name: nil)
  private static let clientWorld = WKContentWorld(name: nil)

  private init(name: String?) { self.name = name }

  /// The page's own world.
  open class var page: WKContentWorld { pageWorld }
  /// The app's default world.
  open class var defaultClient: WKContentWorld { clientWorld }
  /// The app's world of this name. On Apple systems one name is one object; here worlds of one name are equal.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }

  /// The world's name inside an engine; the page's own has none.
  package var engineName: String { self === Self.pageWorld ? "" : name.map { "app:\($0)" } ?? "app" }
  /// The world of a name inside an engine.
  package static func world(engineName: String) -> WKContentWorld {
    switch engineName {
    case "": page
    case "app": defaultClient
    default: world(name: String(engineName.dropFirst(4)))
    }
  }

  nonisolated open override var hash: Int { 0 }
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WKContentWorld else { return false }
    return self === other || (name != nil && name == other.name)
  }
}
