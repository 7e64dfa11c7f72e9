/// Where an element is: the iframes that lead to its document, outermost first, and the element in it. All are CSS selectors, and each
/// names the first element that it matches.
package struct ElementPath: Sendable, Hashable, CustomStringConvertible {
  /// The iframes, outermost first.
  package var frames: [String]
  /// The element.
  package var selector: String

  package init(_ selector: String, in frames: [String] = []) {
    self.selector = selector
    self.frames = frames
  }

  package var description: String { (frames + [selector]).joined(separator: " › ") }
}

/// Why an element cannot be reached.
package enum ElementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nothing matches this selector.
  case missing(String)
  /// It is no selector.
  case notASelector(String)
  /// What it matches is no iframe.
  case notAFrame(String)
  /// The iframe's document runs no script (`sandbox` without `allow-scripts`), or none is loaded: nobody can look into it.
  case unreachableFrame(String)
  /// The view shows no document.
  case noDocument
  /// It has no size, or another element lies over its middle.
  case covered(String, by: String)

  package var description: String {
    switch self {
    case .missing(let selector): "no element matches \(selector)"
    case .notASelector(let text): "\(text) is no CSS selector"
    case .notAFrame(let selector): "\(selector) is no iframe"
    case .unreachableFrame(let selector): "the document of \(selector) runs no script, or is not loaded: its elements cannot be reached"
    case .noDocument: "the page has no document: its process has ended, or nothing was loaded yet"
    case .covered(let selector, ""): "\(selector) cannot be seen"
    case .covered(let selector, let other): "\(selector) is covered by \(other)"
    }
  }
}
