import URLStandard

/// Names under which a folder can be served.
enum HostName {
  /// Why a name is no host; `nil` if it is one: labels of lower-case letters, digits and hyphens, in the form in which an address names it
  /// (WHATWG URL, section 3.5).
  static func problem(_ name: String) -> String? {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return "a host has no empty part between, before or after its dots" }
    if name.lowercased() != name { return "an address names its host in lower case; rename it to \(name.lowercased())" }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
    guard isPlain else { return "a host has letters a to z, digits, hyphens and dots" }
    if labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) { return "no part of a host begins or ends with a hyphen" }
    if labels.contains(where: { $0.utf8.count > 63 }) || name.utf8.count > 253 { return "it is too long for a host (RFC 1035)" }
    guard let url = try? WebURL("https://\(name)/"), url.hostname == name else { return "no address can name such a host" }
    return nil
  }
}
