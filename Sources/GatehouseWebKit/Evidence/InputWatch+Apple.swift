#if canImport(ObjectiveC)
  import Foundation
  import Gatehouse
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension InputTarget {
    static var tapped: Selector { #selector(tap(_:)) }
    static var pressed: Selector { #selector(press(_:)) }

    @objc private func tap(_ recognizer: Recognizer) { take(.tap) }

    /// A press counts at its beginning.
    @objc private func press(_ recognizer: Recognizer) {
      if recognizer.state == .began { take(.tap) }
    }
  }
#endif
