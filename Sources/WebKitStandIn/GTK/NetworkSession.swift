#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK

  /// A session of WebKitGTK that leaves nothing on disk and writes no downloads.
  @MainActor final class NetworkSession {
    let raw: OpaquePointer

    init(_ loopback: EngineNetwork.Loopback?) throws {
      guard let raw = webkit_network_session_new_ephemeral() else { throw EngineError("WebKitGTK made no network session") }
      self.raw = raw
      gatehouse_refuse_downloads(raw)
      if let loopback { try use(loopback) }
    }

    private func use(_ loopback: EngineNetwork.Loopback) throws {
      var problem: UnsafeMutablePointer<GError>?
      guard let certificate = g_tls_certificate_new_from_pem(loopback.certificate, -1, &problem) else {
        throw EngineError("the server's certificate cannot be read: \(takeMessage(of: problem))")
      }
      for host in loopback.hosts { webkit_network_session_allow_tls_certificate_for_host(raw, certificate, host) }
      g_object_unref(certificate)
      let settings = webkit_network_proxy_settings_new("http://127.0.0.1:\(loopback.proxyPort)", nil)
      webkit_network_session_set_proxy_settings(raw, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
      webkit_network_proxy_settings_free(settings)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(raw)) }
  }

  /// The text of an error, which is freed.
  func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason given" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
#endif
