/// Percent-encoding and decoding of bytes and text, with the encode sets of the URL standard.
///
/// ```swift
/// PercentEncoding.encode("a b/ü", set: .component)   // "a%20b%2F%C3%BC"
/// PercentEncoding.decode("a%20b%2F%C3%BC")           // "a b/ü"
/// ```
///
/// Decoding is done once and never fails: a `%` that no two hexadecimal digits follow stays as it is.
/// See [URL standard, percent-encoded bytes](https://url.spec.whatwg.org/#percent-encoded-bytes).
public enum PercentEncoding {
  /// The bytes that one context of a URL writes as `%XX`. Bytes from 0x80 are in every set.
  public struct EncodeSet: Sendable, Hashable {
    let ascii: ASCIISet

    /// Whether the byte is percent-encoded.
    @inline(__always)
    public func contains(_ byte: UInt8) -> Bool { byte >= 0x80 || ascii.contains(byte) }

    private init(_ ascii: ASCIISet) { self.ascii = ascii }

    /// C0 controls and everything above `~`. Used in opaque paths and opaque hosts.
    public static let c0Control = EncodeSet(ASCIISet(0x00...0x1F) | ASCIISet(0x7F...0x7F))
    /// Used in fragments.
    public static let fragment = EncodeSet(c0Control.ascii | ASCIISet(" \"<>`"))
    /// Used in queries of URLs that are not special.
    public static let query = EncodeSet(c0Control.ascii | ASCIISet(" \"#<>"))
    /// Used in queries of special URLs: `query` and `'`.
    public static let specialQuery = EncodeSet(query.ascii | ASCIISet("'"))
    /// Used in path segments.
    public static let path = EncodeSet(query.ascii | ASCIISet("?^`{}"))
    /// Used in user names and passwords.
    public static let userinfo = EncodeSet(path.ascii | ASCIISet("/:;=@[\\]|"))
    /// What JavaScript's `encodeURIComponent` encodes: safe in any component.
    public static let component = EncodeSet(userinfo.ascii | ASCIISet("$%&+,"))
    /// Used by `application/x-www-form-urlencoded`; a space is written `+` there.
    public static let formURLEncoded = EncodeSet(component.ascii | ASCIISet("!'()~"))
  }

  /// The bytes with every member of `set` written as `%XX`, upper case.
  ///
  /// A `%` that is already there is only encoded if the set holds it.
  public static func encode(_ bytes: some Sequence<UInt8>, set: EncodeSet) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.underestimatedCount)
    for byte in bytes { result.append(byte, encodedBy: set) }
    return result
  }

  /// The text's UTF-8 with every member of `set` written as `%XX`, upper case.
  public static func encode(_ text: some StringProtocol, set: EncodeSet) -> String {
    String(decoding: encode(text.utf8, set: set), as: UTF8.self)
  }

  /// The bytes with every `%XX` replaced by the byte it stands for, once.
  ///
  /// - Parameter plusAsSpace: also read `+` as a space, as form data does. Off unless asked for: in a path `+` is a plus.
  public static func decode(_ bytes: some Sequence<UInt8>, plusAsSpace: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.underestimatedCount)
    // How much of an escape the end of `result` holds: 1 after "%", 2 after "%" and one digit.
    var pending = 0
    for byte in bytes {
      result.append(byte == .ascii("+") && plusAsSpace ? .ascii(" ") : byte)
      if byte == .ascii("%") {
        pending = 1
      } else if pending > 0, byte.hexDigitValue != nil {
        pending += 1
        if pending == 3 {
          pending = 0
          let digits = result.suffix(2)
          let value = digits.reduce(0 as UInt8) { $0 &<< 4 | ($1.hexDigitValue ?? 0) }
          result.removeLast(3)
          result.append(value)
        }
      } else {
        pending = 0
      }
    }
    return result
  }

  /// The text with every `%XX` decoded once; bytes that are no UTF-8 become U+FFFD.
  ///
  /// - Parameter plusAsSpace: also read `+` as a space, as form data does.
  public static func decode(_ text: some StringProtocol, plusAsSpace: Bool = false) -> String {
    String(decoding: decode(text.utf8, plusAsSpace: plusAsSpace), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a byte, as `%XX` if `set` holds it.
  @inline(__always)
  mutating func append(_ byte: UInt8, encodedBy set: PercentEncoding.EncodeSet) {
    if set.contains(byte) {
      append(.ascii("%"))
      append((byte &>> 4).upperHexDigit)
      append(byte.upperHexDigit)
    } else {
      append(byte)
    }
  }
}
