public import Foundation

/// What a page asks of the window that it opens; `nil` is not asked.
///
/// Source: WKWindowFeatures.h. The stand-in's engines state no size.
@MainActor open class WKWindowFeatures: NSObject {
  /// Whether a menu bar is wanted.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether a status bar is wanted.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether tool bars are wanted.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the window is to be resizable.
  public let allowsResizing: NSNumber? = nil
  /// The window's x.
  public let x: NSNumber? = nil
  /// The window's y.
  public let y: NSNumber? = nil
  /// The window's width.
  public let width: NSNumber? = nil
  /// The window's height.
  public let height: NSNumber? = nil

  package override init() { super.init() }
}
