#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  extension GTKEngine {
    func evaluate(_ script: String, in document: FrameDocument?, world: ScriptWorld) async throws -> String {
      guard let document = document ?? tracker.mainDocument else { throw EngineError("no frame of this view can run a script") }
      guard tracker.documents[document.frame]?.isSame(as: document) == true else {
        throw EngineError("the frame shows another document by now, or is gone")
      }
      var fields: [OpaquePointer?] = [
        g_variant_new_uint64(guint64(document.frame)), g_variant_new_boolean(world == .page ? 1 : 0), g_variant_new_string(script),
      ]
      return try await ask(webkit_user_message_new("evaluate", g_variant_new_tuple(&fields, gsize(fields.count))))
    }

    func call(_ source: String, arguments: String, in document: FrameDocument?, world: WKContentWorld) async throws -> String {
      guard let document = document ?? tracker.mainDocument else { throw EngineError("no frame of this view can run a script") }
      guard tracker.documents[document.frame]?.isSame(as: document) == true else { throw EngineError(EngineError.documentIsGone) }
      var fields: [OpaquePointer?] = [
        g_variant_new_uint64(guint64(document.frame)), g_variant_new_uint64(guint64(document.number)),
        g_variant_new_string(world.engineName), g_variant_new_string(source), g_variant_new_string(arguments),
      ]
      return try await ask(webkit_user_message_new("call", g_variant_new_tuple(&fields, gsize(fields.count))))
    }

    /// The number of the page process, as it sees itself: outside a sandbox that is the system's.
    func processID() async throws -> Int32 {
      guard let number = Int32(try await ask(webkit_user_message_new("process", g_variant_new_tuple(nil, 0)))) else {
        throw EngineError("the page process has no number")
      }
      return number
    }

    /// Asks the page process something that it answers with `(bs)`.
    private func ask(_ message: OpaquePointer?) async throws -> String {
      let view = raw
      return try await withCheckedThrowingContinuation { continuation in
        webkit_web_view_send_message_to_page(
          view, message, nil,
          { source, result, data in
            guard let continuation = Pending<String>.take(data), let source else { return }
            var problem: UnsafeMutablePointer<GError>?
            let view = UnsafeMutableRawPointer(source).assumingMemoryBound(to: WebKitWebView.self)
            guard let reply = webkit_web_view_send_message_to_page_finish(view, result, &problem) else {
              continuation.resume(throwing: EngineError("\(EngineError.noAnswer): \(takeMessage(of: problem))"))
              return
            }
            defer { g_object_unref(UnsafeMutableRawPointer(reply)) }
            guard let body = webkit_user_message_get_parameters(reply), String(cString: g_variant_get_type_string(body)) == "(bs)" else {
              continuation.resume(throwing: EngineError("the page process gave an answer in another form"))
              return
            }
            let fields = VariantFields(body)
            if fields.bool(0) {
              continuation.resume(returning: fields.text(1))
            } else {
              continuation.resume(throwing: EngineError(fields.text(1)))
            }
          }, Pending.retained(continuation))
      }
    }

    func snapshot() async throws -> [UInt8] {
      let view = raw
      return try await withCheckedThrowingContinuation { continuation in
        webkit_web_view_get_snapshot(
          view, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, nil,
          { source, result, data in
            guard let continuation = Pending<[UInt8]>.take(data), let source else { return }
            var problem: UnsafeMutablePointer<GError>?
            let view = UnsafeMutableRawPointer(source).assumingMemoryBound(to: WebKitWebView.self)
            guard let texture = webkit_web_view_get_snapshot_finish(view, result, &problem) else {
              continuation.resume(throwing: EngineError("no picture: \(takeMessage(of: problem))"))
              return
            }
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            guard let bytes = gdk_texture_save_to_png_bytes(texture) else {
              continuation.resume(throwing: EngineError("no picture: it could not be written as PNG"))
              return
            }
            defer { g_bytes_unref(bytes) }
            var count: gsize = 0
            let start = g_bytes_get_data(bytes, &count)
            continuation.resume(returning: [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count))))
          }, Pending.retained(continuation))
      }
    }
  }
#endif
