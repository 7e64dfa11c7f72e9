/// One document in one frame, as the web-process extension names it.
package struct FrameDocument: Sendable, Hashable {
  /// The engine's own number of the frame.
  package var frame: UInt64
  /// The number of the document; no two page processes share numbers.
  package var number: UInt64
  /// Whether the frame is the main frame.
  package var isMain: Bool
  /// The document's serialised origin; `"null"` is opaque.
  package var origin: String
  /// The document's address when it was made.
  package var url: String

  package init(frame: UInt64, number: UInt64, isMain: Bool, origin: String, url: String) {
    self.frame = frame
    self.number = number
    self.isMain = isMain
    self.origin = origin
    self.url = url
  }

  /// Whether both name the same document; origin and address are only what is said about it.
  package func isSame(as other: FrameDocument) -> Bool { frame == other.frame && number == other.number }

  /// A text that names the document, to be compared for equality.
  package var identifier: String { "\(frame).\(number)" }
}
