import URLStandard

/// Compares a parsed URL with the record of a conformance suite, which has the names of JavaScript's `URL`.
enum URLRecord {
  /// What differs from the expected record, or `nil`.
  static func difference(input: String, base: String?, expected: JSON) -> String? {
    let fails = expected["failure"]?.isTrue ?? false
    let url: WebURL
    do throws(URLParseError) {
      url = try WebURL(input, base: base.map { text throws(URLParseError) in try WebURL(text) })
    } catch {
      return fails ? nil : "refused: \(error.kind)"
    }
    if fails { return "accepted as \(url.href)" }
    for (name, value) in members(url) {
      if let wanted = expected[name]?.string, wanted != value {
        return "\(name) is \(value.debugDescription), not \(wanted.debugDescription)"
      }
    }
    // The serialisation is canonical: it parses to itself, and nothing in it is worth a remark.
    guard let again = try? WebURL.parse(url.href), again.url == url, members(again.url) == members(url) else {
      return "the serialisation \(url.href) does not parse to itself"
    }
    return again.remarks.isSubset(of: .credentials) ? nil : "the serialisation \(url.href) has remarks \(again.remarks)"
  }

  /// The members of JavaScript's `URL`.
  static func members(_ url: WebURL) -> [String: String] {
    let port = url.port.map(String.init) ?? ""
    return [
      "href": url.href, "origin": url.origin.description, "protocol": url.scheme + ":", "username": url.username, "password": url.password,
      "host": url.hostname + (port.isEmpty ? "" : ":" + port), "hostname": url.hostname, "port": port, "pathname": url.path,
      "search": prefixed("?", url.query), "hash": prefixed("#", url.fragment),
    ]
  }

  private static func prefixed(_ mark: String, _ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return mark + text
  }
}
