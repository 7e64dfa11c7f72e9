/// One of the six schemes that the URL standard treats specially.
///
/// A *special* URL always has a host (`file` apart, where it may be empty), treats `\` as `/` before the query, and has a non-opaque path.
///
/// See [URL standard, special scheme](https://url.spec.whatwg.org/#special-scheme).
public enum SpecialScheme: UInt8, Sendable, Hashable, CaseIterable {
  /// `ftp`, default port 21.
  case ftp
  /// `file`, no default port.
  case file
  /// `http`, default port 80.
  case http
  /// `https`, default port 443.
  case https
  /// `ws`, default port 80.
  case ws
  /// `wss`, default port 443.
  case wss

  /// The port that is left out of the serialisation, or `nil` for `file`.
  public var defaultPort: UInt16? {
    switch self {
    case .ftp: 21
    case .file: nil
    case .http, .ws: 80
    case .https, .wss: 443
    }
  }

  /// The scheme as it is serialised, without the colon.
  public var name: String {
    switch self {
    case .ftp: "ftp"
    case .file: "file"
    case .http: "http"
    case .https: "https"
    case .ws: "ws"
    case .wss: "wss"
    }
  }

  /// The special scheme that these lower-case bytes name, or `nil`.
  ///
  /// The bytes come packed into one integer, the last one lowest, so that recognising a scheme is a single comparison.
  init?(packed: UInt64, length: Int) {
    guard length <= 5 else { return nil }
    switch packed {
    case 0x66_74_70: self = .ftp
    case 0x66_69_6C_65: self = .file
    case 0x68_74_74_70: self = .http
    case 0x68_74_74_70_73: self = .https
    case 0x77_73: self = .ws
    case 0x77_73_73: self = .wss
    default: return nil
    }
  }
}
