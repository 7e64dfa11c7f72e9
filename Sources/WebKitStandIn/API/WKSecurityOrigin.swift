public import Foundation

/// The origin of a frame's document, in WebKit's three parts.
///
/// An opaque origin is `("", "", 0)`. Source: WKSecurityOrigin.h; WebKit's SecurityOriginData.
@MainActor open class WKSecurityOrigin: NSObject {
  /// The scheme, without a colon.
  public let `protocol`: String
  /// The host.
  public let host: String
  /// The port; 0 means the scheme's default.
  public let port: Int

  package init(protocol: String, host: String, port: Int) {
    self.protocol = `protocol`
    self.host = host
    self.port = port
  }

  /// An origin that equals no other.
  package static var opaque: WKSecurityOrigin { WKSecurityOrigin(protocol: "", host: "", port: 0) }

  /// Reads an origin as HTML serialises it; `"null"`, and what is no tuple origin, is opaque.
  package convenience init(serialized: String) {
    guard let colon = serialized.range(of: "://") else {
      self.init(protocol: "", host: "", port: 0)
      return
    }
    let scheme = String(serialized[..<colon.lowerBound])
    var host = String(serialized[colon.upperBound...])
    var port = 0
    // An IPv6 host holds colons, but inside its brackets.
    if let last = host.lastIndex(of: ":"), !host[last...].contains("]"), let number = Int(host[host.index(after: last)...]) {
      port = number
      host = String(host[..<last])
    }
    self.init(protocol: scheme, host: host, port: port)
  }
}
