import Foundation

/// Allow-list vectors of other libraries, where they ask what `web.pages` answers: may this address load here?
///
/// A peer's pattern is written in our language first. A row is left out where that is impossible, or where the peer's answer hangs on its own
/// reading of a pattern (one star for exactly one label, a star in the middle, schemes that are no pages); ``leftOut`` says which and why.
enum PeerAllowLists {
  static let classes: Set<String> = ["url-allow-list", "host-allow-list", "origin-allow-list"]

  static let leftOut: [String: String] = [
    "PEER-0195": "a custom scheme is never a page", "PEER-0207": "gopher: is never a page", "PEER-0216": "gopher: is never a page",
    "PEER-0101": "a star in the middle is not in our language", "PEER-0102": "two stars are not in our language",
    "PEER-0103": "two stars are not in our language", "PEER-0127": "a star inside an address is not in our language",
    "PEER-0128": "a star inside an address is not in our language", "PEER-0123": "our star covers any depth",
    "PEER-0261": "blob: is asked by web.documents, not by a list", "PEER-0262": "data: is asked by web.documents, not by a list",
    "PEER-0264": "a pattern of a scheme that is no page", "PEER-0265": "mailto: is never a page", "PEER-0266": "tel: is never a page",
    "PEER-0268": "a suffix without a label boundary is not in our language",
  ]

  /// Patterns that our language refuses: the policy must not load, so nothing is ever admitted by a misread one.
  static let refusedPatterns = [
    "https://192.168.1.*", "https://*.*.example.com", "https://subdomain.*.example.com", "https://*bbc.com", "*",
  ]

  static func cases(_ rows: [JSON]) -> [Case] {
    rows.compactMap { row in
      guard let id = row["id"]?.string, let kind = row["class"]?.string, classes.contains(kind), leftOut[id] == nil,
        let input = row["input"]
      else {
        return nil
      }
      let patterns = (input["allow"]?.array ?? []).compactMap(\.string)
      let url = input["url"] ?? input["host"]?.string.map { .string("https://\($0)/") }
      let isAllowed = row["advice"]?.string.map { $0 == "accept" } ?? row["expected"]?["allowed"]?.bool ?? false
      let isDocument = url?.string?.hasPrefix("about:") == true
      var line: JSON = ["url": url ?? .null, "trigger": "link", "activation": ["kind": "none"], "redirects": []]
      // The peer asks for a frame's about: documents too; in the main frame `web.documents` would answer.
      line.set("source", ["origin": "https://shop.example", "main": .bool(!isDocument)])
      line.set("target", isDocument ? "frame" : "main")
      line.set("method", "GET")
      line.set("platform", "ios")
      return Case(
        id: id, policy: policy(kind, patterns), lines: [line], expected: Expectation(isAllowed ? "load" : "block"),
        about: "\(patterns.joined(separator: " ")) \(row["why"]?.string ?? "")")
    }
  }

  /// The list in our language. `url-allow-list` (Cordova): a host alone means http and https, a leading star covers the bare domain and any
  /// depth. `host-allow-list` (Capacitor): hosts. `origin-allow-list` (React Native WebView): origins, a star for any host.
  static func policy(_ kind: String, _ patterns: [String]) -> PolicyText {
    var entries: [String] = []
    for pattern in patterns {
      switch kind {
      case "host-allow-list": entries += web("https", host: pattern, bare: false)
      case "origin-allow-list":
        let parts = split(pattern)
        entries += parts.host == "*" ? [parts.scheme + ":"] : web(parts.scheme, host: parts.host, bare: false)
      default:
        let parts = split(pattern)
        for scheme in parts.scheme.isEmpty || parts.scheme == "*" ? ["http", "https"] : [parts.scheme] {
          entries += web(scheme, host: parts.host, bare: true)
        }
      }
    }
    let list = JSON.array(entries.map(JSON.string)).text
    return PolicyText(name: "pages \(list)", text: #"{"gatehouse":1,"web":{"http":"load","pages":\#(list)}}"#)
  }

  private static func split(_ pattern: String) -> (scheme: String, host: String) {
    if pattern == "*" { return ("https", "*") }
    guard let mark = pattern.range(of: "://") else { return ("", String(pattern.prefix { $0 != "/" })) }
    return (String(pattern[..<mark.lowerBound]), String(pattern[mark.upperBound...].prefix { $0 != "/" }))
  }

  /// Entries for a host; none where the pattern is not in our language or no web address.
  private static func web(_ scheme: String, host: String, bare: Bool) -> [String] {
    guard scheme == "http" || scheme == "https" else { return [] }
    guard host.contains("*") else { return ["\(scheme)://\(host)"] }
    guard host.hasPrefix("*."), !host.dropFirst(2).contains("*") else { return [] }
    return ["\(scheme)://\(host)"] + (bare ? ["\(scheme)://\(host.dropFirst(2))"] : [])
  }
}
