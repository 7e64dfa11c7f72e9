import URLStandard

/// An address as the rules see it: path, query and fragment, as written and decoded, with and without case.
struct AppleLink: Sendable {
  /// One way to look at an address.
  struct View: Sendable {
    /// The path without its first slash and without the slashes at its end.
    let path: [UInt8]
    /// The query; empty without one.
    let query: [UInt8]
    /// The fragment; empty without one.
    let fragment: [UInt8]
    /// Names and values of the query.
    let items: [(name: [UInt8], value: [UInt8])]
  }

  /// The four views, by ``index(isCaseSensitive:isPercentEncoded:)``.
  let views: [View]

  /// The place of a view.
  static func index(isCaseSensitive: Bool, isPercentEncoded: Bool) -> Int { (isCaseSensitive ? 0 : 1) + (isPercentEncoded ? 0 : 2) }

  /// Looks at a URL.
  init(_ url: WebURL) {
    let path = Array(url.pathUTF8)
    let query = Array(url.queryUTF8 ?? [])
    let fragment = Array(url.fragmentUTF8 ?? [])
    let pairs = query.split(separator: UInt8(ascii: "&")).map { pair -> (name: [UInt8], value: [UInt8]) in
      guard let equal = pair.firstIndex(of: UInt8(ascii: "=")) else { return (Array(pair), []) }
      return (Array(pair[..<equal]), Array(pair[(equal + 1)...]))
    }
    views = [false, true].flatMap { isDecoded in
      [false, true].map { isFolded in
        let look: ([UInt8]) -> [UInt8] = { text in
          let text = isDecoded ? Self.decoded(text) : text
          return isFolded ? CaseFolding.folded(text) : text
        }
        return View(
          path: Self.body(look(path)), query: look(query), fragment: look(fragment),
          items: pairs.map { (name: look($0.name), value: look($0.value)) })
      }
    }
  }

  /// Percent escapes resolved, once; text whose escapes are not UTF-8 stays as it is.
  static func decoded(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return text }
    let result = PercentEncoding.decode(text)
    return String(decoding: result, as: UTF8.self).utf8.elementsEqual(result) ? result : text
  }

  /// A path as it is compared: a run of slashes at its end does not count, nor does the one at its beginning.
  static func body(_ path: [UInt8]) -> [UInt8] {
    var rest = path[...]
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    while rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    return Array(rest)
  }
}
