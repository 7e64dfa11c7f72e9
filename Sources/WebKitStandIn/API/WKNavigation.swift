public import Foundation

/// An identity for one load of the main frame, compared by reference.
///
/// Source: WKNavigation.h.
@MainActor open class WKNavigation: NSObject {
  package override init() { super.init() }
}
