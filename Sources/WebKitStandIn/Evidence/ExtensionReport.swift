/// What the web-process extension says about a document.
package enum ExtensionReport: Sendable, Hashable {
  /// A frame that can run script shows a new document.
  case document
  /// The frame is gone.
  case gone
  /// The user acted in the document; its event handlers run after this.
  case input(TrustedInput.Kind)
  /// A click, by the user (`isTrusted`) or by script; the address and the `target` of the link it fell on, or empty texts.
  case click(url: String, target: String, isTrusted: Bool)
  /// A form is submitted to this address.
  case submit(url: String)
  /// In which frame the next `submit` of this document's frame lands.
  case submitTarget(frame: UInt64, isMain: Bool)
  /// The handlers of an input ran.
  case inputHandled
  /// The handlers and the default action of a click ran.
  case clickHandled
  /// The handlers of a `submit` ran, and prevented it or not.
  case submitHandled(isPrevented: Bool)
}
