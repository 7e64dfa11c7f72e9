import Foundation

extension URL {
  /// A canonical address (WHATWG URL, "serializing") as Foundation's, or nothing: Foundation mends some addresses that it reads.
  ///
  /// The URL standard leaves some characters as they are for which RFC 3986 has no place, as in `wallet://pay?items=a|b`. They are escaped, as WebKit
  /// and every server read them; whatever else Foundation would change is refused.
  init?(canonical text: String) {
    let escaped = Self.escaped(text)
    self.init(string: escaped)
    guard absoluteString == escaped else { return nil }
  }

  /// RFC 3986, appendix A: what is no `pchar`, `/`, `?`, `#` or part of a host is escaped; so is a percent sign that escapes nothing.
  static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    let host = hostBrackets(bytes)
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "%") where isEscape(bytes, at: index): out.append(byte)
      case UInt8(ascii: "#") where !hasFragment:
        hasFragment = true
        out.append(byte)
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        if host.contains(index) { out.append(byte) } else { escape(byte, &out) }
      case UInt8(ascii: "%"), UInt8(ascii: "#"), 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        escape(byte, &out)
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func escape(_ byte: UInt8, _ out: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    return [bytes[index + 1], bytes[index + 2]].allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// Where the brackets of an IPv6 host may stand: between `//` and what ends the authority.
  private static func hostBrackets(_ bytes: [UInt8]) -> Range<Int> {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else { return 0..<0 }
    let start = colon + 3
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    return start..<end
  }
}
