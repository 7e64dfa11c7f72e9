/// A request that a page's server gets.
package struct SiteRequest: Sendable, Hashable {
  /// `https`, or `http` for an address in cleartext.
  package var scheme: String
  /// The host name, without a port.
  package var host: String
  /// The method in upper case.
  package var method: String
  /// The path with its escapes; those of characters that need none may be undone (RFC 3986, section 6.2.2.2).
  package var path: String
  /// The query as it was sent, without the question mark.
  package var query: String?
  /// The header fields; names are in lower case.
  package var headers: [String: String]
  /// The body.
  package var body: [UInt8]

  package init(
    scheme: String = "https", host: String, method: String = "GET", path: String, query: String? = nil, headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.scheme = scheme
    self.host = host
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}

/// What a page's server answers.
package struct SiteResponse: Sendable, Hashable {
  /// The HTTP status.
  package var status: Int
  /// The header fields, in order.
  package var headers: [Header]
  /// The body.
  package var body: [UInt8]

  /// A header field.
  package struct Header: Sendable, Hashable {
    package var name: String
    package var value: String
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(status: Int = 200, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A page.
  package static func html(_ text: String, status: Int = 200) -> SiteResponse {
    SiteResponse(status: status, headers: [Header("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
  }

  /// Sends the client elsewhere. The address is sent as it is given, whatever its scheme.
  package static func redirect(to address: String, status: Int = 302) -> SiteResponse {
    SiteResponse(status: status, headers: [Header("Location", address)])
  }

  /// Nothing is there.
  package static var notFound: SiteResponse { html("<!doctype html><title>404</title>not found", status: 404) }
}
