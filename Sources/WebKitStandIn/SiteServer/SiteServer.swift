#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  /// A server on this machine that answers under real host names, so that an engine visits `https://shop.example` without DNS.
  ///
  /// It listens on loopback only: one port speaks TLS, another is a proxy that leads every CONNECT for one of its names to the first, and
  /// answers requests in cleartext itself. A view uses it through `EngineNetwork(server.network)`.
  @MainActor package final class SiteServer {
    /// Gives the answer to a request, on the main actor.
    package typealias Answer = @MainActor (SiteRequest) -> SiteResponse

    /// What a view's network needs to know of the server.
    package let network: EngineNetwork.Loopback
    private let secure: UnsafeMutablePointer<SoupServer>
    private let proxy: UnsafeMutablePointer<SoupServer>
    private let securePort: Int
    private let hosts: Set<String>
    private let answer: Answer

    /// Starts to listen.
    /// - Parameters:
    ///   - hosts: the names it answers for, in lower case. For any other the connection is closed, and the load fails.
    ///   - answer: the site.
    package init(hosts: [String], answer: @escaping Answer) throws {
      let made = try SiteCertificate(hosts: hosts)
      var problem: UnsafeMutablePointer<GError>?
      guard let identity = g_tls_certificate_new_from_pem(made.identity, -1, &problem) else {
        throw EngineError("the new certificate cannot be read: \(takeMessage(of: problem))")
      }
      defer { g_object_unref(identity) }
      secure = gatehouse_soup_server_new()
      proxy = gatehouse_soup_server_new()
      soup_server_set_tls_certificate(secure, identity)
      do {
        securePort = try Self.listen(secure, SOUP_SERVER_LISTEN_HTTPS)
        let proxyPort = try Self.listen(proxy, SoupServerListenOptions(0))
        network = EngineNetwork.Loopback(proxyPort: proxyPort, certificate: made.certificate, hosts: hosts)
      } catch {
        g_object_unref(secure)
        g_object_unref(proxy)
        throw error
      }
      self.hosts = Set(hosts)
      self.answer = answer
      handle(secure, isSecure: true)
      handle(proxy, isSecure: false)
    }

    /// Closes every connection and listens no more.
    package func stop() {
      soup_server_disconnect(proxy)
      soup_server_disconnect(secure)
    }

    isolated deinit {
      stop()
      g_object_unref(proxy)
      g_object_unref(secure)
    }

    private static func listen(_ server: UnsafeMutablePointer<SoupServer>, _ options: SoupServerListenOptions) throws -> Int {
      var problem: UnsafeMutablePointer<GError>?
      let options = SoupServerListenOptions(options.rawValue | SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue)
      guard soup_server_listen_local(server, 0, options, &problem) != 0 else {
        throw EngineError("the site cannot be served on this machine: \(takeMessage(of: problem))")
      }
      let uris = soup_server_get_uris(server)
      defer { g_slist_free_full(uris) { pointer in if let pointer { g_uri_unref(OpaquePointer(pointer)) } } }
      guard let first = uris?.pointee.data else { throw EngineError("the server listens nowhere") }
      return Int(g_uri_get_port(OpaquePointer(first)))
    }

    private func handle(_ server: UnsafeMutablePointer<SoupServer>, isSecure: Bool) {
      let callback: SoupServerCallback =
        isSecure
        ? { _, message, _, _, box in SiteServer.received(message, box, isSecure: true) }
        : { _, message, _, _, box in SiteServer.received(message, box, isSecure: false) }
      soup_server_add_handler(server, nil, callback, SignalBox<SiteServer>.retained(self)) { pointer in
        if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
      }
    }

    nonisolated private static func received(_ message: OpaquePointer?, _ box: UnsafeMutableRawPointer?, isSecure: Bool) {
      let owner = box.flatMap { SignalBox<SiteServer>.at($0)?.owner }
      let bits = UInt(bitPattern: message)
      MainActor.assumeIsolated {
        guard let message = OpaquePointer(bitPattern: bits) else { return }
        if let owner { owner.respond(to: message, isSecure: isSecure) } else { soup_server_message_set_status(message, 503, nil) }
      }
    }

    private func respond(to message: OpaquePointer, isSecure: Bool) {
      guard let request = SiteRequest(message, isSecure: isSecure), hosts.contains(request.host) else {
        // As if nobody were there: a client would show an answer of the proxy's own as the page.
        if let socket = soup_server_message_get_socket(message) { g_socket_close(socket, nil) }
        return
      }
      if request.method == "CONNECT" {
        let isOpen = !isSecure && gatehouse_tunnel(message, guint16(clamping: securePort)) != 0
        if !isOpen { soup_server_message_set_status(message, 502, nil) }
        return
      }
      let response = answer(request)
      soup_server_message_set_status(message, guint(clamping: response.status), nil)
      let headers = soup_server_message_get_response_headers(message)
      for header in response.headers { soup_message_headers_append(headers, header.name, header.value) }
      guard !response.body.isEmpty else { return }
      let body = soup_server_message_get_response_body(message)
      response.body.withUnsafeBytes { bytes in
        let unsigned = bytes.bindMemory(to: UInt8.self)
        soup_message_body_append(body, SOUP_MEMORY_COPY, unsigned.baseAddress, gsize(unsigned.count))
      }
    }
  }

  extension SiteRequest {
    /// `nil`: it has no address.
    fileprivate init?(_ message: OpaquePointer, isSecure: Bool) {
      guard let uri = soup_server_message_get_uri(message), let host = g_uri_get_host(uri),
        let method = soup_server_message_get_method(message)
      else { return nil }
      var headers: [String: String] = [:]
      if let raw = soup_server_message_get_request_headers(message) {
        var iterator = SoupMessageHeadersIter()
        soup_message_headers_iter_init(&iterator, raw)
        var name: UnsafePointer<CChar>?
        var value: UnsafePointer<CChar>?
        while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
          if let name, let value { headers[String(cString: name).lowercased()] = String(cString: value) }
        }
      }
      var bytes: [UInt8] = []
      if let body = soup_server_message_get_request_body(message), let data = body.pointee.data, body.pointee.length > 0 {
        bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(body.pointee.length)))
      }
      self.init(
        scheme: isSecure ? "https" : "http", host: String(cString: host).lowercased(), method: String(cString: method).uppercased(),
        path: String(cString: g_uri_get_path(uri)), query: g_uri_get_query(uri).map { String(cString: $0) }, headers: headers, body: bytes)
    }
  }
#endif
