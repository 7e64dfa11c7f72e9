#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK

  /// A report of the web-process extension, read out of its message (CWebProcessExtension/FrameDocument.h).
  ///
  /// A page process that was taken over can forge all of it; the format is checked, the content is believed.
  struct ExtensionMessage {
    let report: ExtensionReport
    let document: FrameDocument
    let isStale: Bool

    /// `nil`: it is another message, or not in this form.
    init?(_ message: OpaquePointer) {
      guard String(cString: webkit_user_message_get_name(message)) == "gatehouse",
        let body = webkit_user_message_get_parameters(message),
        String(cString: g_variant_get_type_string(body)) == "(sttbbssbbsstb)"
      else { return nil }
      let fields = VariantFields(body)
      document = FrameDocument(
        frame: fields.number(1), number: fields.number(2), isMain: fields.bool(3), origin: fields.text(5), url: fields.text(6))
      isStale = fields.bool(4)
      switch fields.text(0) {
      case "document": report = .document
      case "gone": report = .gone
      case "input":
        guard let kind = TrustedInput.Kind(rawValue: fields.text(10)) else { return nil }
        report = .input(kind)
      case "click": report = .click(url: fields.text(9), target: fields.text(10), isTrusted: fields.bool(7))
      case "submit": report = .submit(url: fields.text(9))
      case "submit-frames": report = .submitTarget(frame: fields.number(11), isMain: fields.bool(12))
      case "after-input": report = .inputHandled
      case "after-click": report = .clickHandled
      case "after-submit": report = .submitHandled(isPrevented: fields.bool(8))
      default: return nil
      }
    }
  }

  /// The fields of a tuple whose type was checked.
  struct VariantFields {
    private let tuple: OpaquePointer
    init(_ tuple: OpaquePointer) { self.tuple = tuple }

    private func read<Value>(_ index: UInt, _ body: (OpaquePointer) -> Value) -> Value? {
      guard let child = g_variant_get_child_value(tuple, index) else { return nil }
      defer { g_variant_unref(child) }
      return body(child)
    }
    func text(_ index: UInt) -> String { read(index) { String(cString: g_variant_get_string($0, nil)) } ?? "" }
    func number(_ index: UInt) -> UInt64 { read(index) { UInt64(g_variant_get_uint64($0)) } ?? 0 }
    func bool(_ index: UInt) -> Bool { read(index) { g_variant_get_boolean($0) != 0 } ?? false }
  }
#endif
