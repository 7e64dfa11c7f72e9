extension AndroidIntent {
  /// Reads an intent.
  ///
  /// Takes time linear in the text's length.
  /// - Throws: why it is refused, and where.
  public init(_ text: String) throws(AndroidIntentError) {
    guard text.utf8.count <= Address.longestText else { throw AndroidIntentError(.tooLong, byte: Address.longestText) }
    var parser = IntentParser(Array(text.utf8))
    try parser.parse()
    self = parser.intent
  }
}

/// The parser of one text.
private struct IntentParser {
  var intent = AndroidIntent()
  private let text: [UInt8]
  private var scheme: Range<Int>?
  /// The keywords that were given.
  private var seen: Set<String> = []
  private var isInSelector = false

  init(_ text: [UInt8]) { self.text = text }

  mutating func parse() throws(AndroidIntentError) {
    guard hasPrefix(AndroidIntent.prefix, at: 0) else {
      if hasPrefix(AndroidIntent.appPrefix, at: 0, folded: true) { throw AndroidIntentError(.androidApp, byte: 0) }
      throw AndroidIntentError(hasPrefix(AndroidIntent.prefix, at: 0, folded: true) ? .capitals : .notAnIntent, byte: 0)
    }
    if let index = text.firstIndex(where: Self.isControl) { throw AndroidIntentError(.controlCharacter, byte: index) }
    let body = AndroidIntent.prefix.utf8.count..<(try marker())
    try check(body)
    try items(from: body.upperBound + Self.marker.utf8.count)
    try join(body)
  }

  // MARK: The marker

  private static let marker = "#Intent;"
  private static let escapedMarker = "%23intent;"

  /// Where the marker begins: at the last `#`, whatever stands before it.
  private func marker() throws(AndroidIntentError) -> Int {
    guard let hash = text.lastIndex(of: UInt8(ascii: "#")) else {
      guard let escaped = firstIndex(of: Self.escapedMarker, before: text.count) else {
        throw AndroidIntentError(.noMarker, byte: text.count)
      }
      throw AndroidIntentError(.escapedMarker, byte: escaped)
    }
    if hasPrefix(Self.marker, at: hash) { return hash }
    if hasPrefix(Self.marker, at: hash, folded: true) { throw AndroidIntentError(.markerCase, byte: hash) }
    let hasMarker = firstIndex(of: Self.marker, before: hash) != nil
    throw AndroidIntentError(hasMarker ? .hashInItems : .oldGrammar, byte: hash)
  }

  /// Looks for what the text before the marker must not hide.
  private mutating func check(_ body: Range<Int>) throws(AndroidIntentError) {
    for marker in [Self.marker, Self.escapedMarker] {
      if let index = firstIndex(of: marker, before: body.upperBound) { throw AndroidIntentError(.nestedMarker, byte: index) }
    }
    if let index = firstIndex(of: "%00", before: body.upperBound) { throw AndroidIntentError(.controlCharacter, byte: index) }
    if let index = text[body].firstIndex(of: UInt8(ascii: "#")) { note(.fragment, index) }
  }

  // MARK: The items

  private mutating func items(from start: Int) throws(AndroidIntentError) {
    var start = start
    while !hasPrefix("end", at: start) {
      guard let semicolon = text[start...].firstIndex(of: UInt8(ascii: ";")) else { throw AndroidIntentError(.missingEnd, byte: start) }
      try item(start..<semicolon)
      start = semicolon + 1
    }
    let rest = text[(start + 3)...]
    if !rest.isEmpty, !rest.elementsEqual(";".utf8) { note(.afterEnd, rest.startIndex) }
  }

  private mutating func item(_ range: Range<Int>) throws(AndroidIntentError) {
    guard let equals = text[range].firstIndex(of: UInt8(ascii: "=")) else {
      guard text[range].elementsEqual("SEL".utf8) else { throw AndroidIntentError(.unknownItem, byte: range.lowerBound) }
      note(.selector, range.lowerBound)
      isInSelector = true
      return
    }
    let value = equals + 1..<range.upperBound
    if equals - range.lowerBound >= 2, text[range.lowerBound + 1] == UInt8(ascii: "."),
      let type = ExtraType(rawValue: text[range.lowerBound])
    {
      return try self.extra(type, range.lowerBound + 2..<equals, value, range.lowerBound)
    }
    let name = RouteBytes.text(text[range.lowerBound..<equals])
    guard let keyword = Keyword(rawValue: name) else { throw AndroidIntentError(.unknownItem, byte: range.lowerBound) }
    // A selector is dropped whole; only that its items can be read is asked.
    guard !isInSelector else { return _ = try decoded(value) }
    if keyword != .category, !seen.insert(name).inserted { throw AndroidIntentError(.twice, byte: range.lowerBound) }
    try take(keyword, value, range.lowerBound)
  }

  private enum Keyword: String {
    case action, category, type, identifier, launchFlags, extendedLaunchFlags, package, component, scheme, sourceBounds
  }

  private mutating func take(_ keyword: Keyword, _ value: Range<Int>, _ start: Int) throws(AndroidIntentError) {
    let text = try decoded(value)
    switch keyword {
    case .action: if text != "android.intent.action.VIEW" { note(.action(text), start) }
    case .category:
      let isKept = text == "android.intent.category.BROWSABLE" || text == "android.intent.category.DEFAULT"
      if !isKept { note(.category(text), start) }
    case .type: note(.type(text), start)
    case .identifier: note(.identifier, start)
    case .launchFlags:
      guard let flags = JavaNumber.flags(text) else { throw AndroidIntentError(.number, byte: value.lowerBound) }
      intent.flags = flags & AndroidIntent.harmlessFlags
      if intent.flags != flags { note(.flags(flags & ~AndroidIntent.harmlessFlags), start) }
    case .extendedLaunchFlags:
      guard JavaNumber.flags(text) != nil else { throw AndroidIntentError(.number, byte: value.lowerBound) }
      note(.extendedFlags, start)
    case .package:
      guard Self.isPackage(text) else { throw AndroidIntentError(.package, byte: value.lowerBound) }
      intent.package = text
    case .component: note(.component, start)
    case .scheme:
      guard Self.isScheme(text) else { throw AndroidIntentError(.scheme, byte: value.lowerBound) }
      // A scheme has no character that an escape would change.
      guard text.utf8.count == value.count else { throw AndroidIntentError(.scheme, byte: value.lowerBound) }
      scheme = value
    case .sourceBounds: note(.sourceBounds, start)
    }
  }

  /// The types of extras, by the byte before the dot.
  private enum ExtraType: UInt8 {
    case string = 0x53, boolean = 0x42, byte = 0x62, character = 0x63, double = 0x64, float = 0x66, int = 0x69, long = 0x6C, short = 0x73
  }

  private mutating func extra(_ type: ExtraType, _ key: Range<Int>, _ value: Range<Int>, _ start: Int) throws(AndroidIntentError) {
    let name = try decoded(key)
    let text = try decoded(value)
    let isReadable =
      switch type {
      case .string, .boolean: true
      case .byte: JavaNumber.isWhole(text, Int8.self)
      case .short: JavaNumber.isWhole(text, Int16.self)
      case .int: JavaNumber.isWhole(text, Int32.self)
      case .long: JavaNumber.isWhole(text, Int64.self)
      case .character, .double, .float: !text.isEmpty
      }
    guard isReadable else { throw AndroidIntentError(.number, byte: value.lowerBound) }
    guard type == .string, name == "browser_fallback_url", !isInSelector else { return note(.extra(name), start) }
    guard seen.insert("S.browser_fallback_url").inserted else { throw AndroidIntentError(.twice, byte: start) }
    intent.fallback = text
  }

  private mutating func note(_ kind: AndroidIntent.Kind, _ byte: Int) { intent.excess.append(.init(kind: kind, byte: byte)) }

  // MARK: The address

  /// Puts the scheme before the text.
  private mutating func join(_ body: Range<Int>) throws(AndroidIntentError) {
    let data = (scheme.map { text[$0] + [UInt8(ascii: ":")] } ?? []) + text[body]
    guard !data.isEmpty else { return }
    for prefix in [AndroidIntent.prefix, AndroidIntent.appPrefix] where Self.hasPrefix(prefix, data) {
      throw AndroidIntentError(.nestedIntent, byte: scheme?.lowerBound ?? body.lowerBound)
    }
    intent.data = String(decoding: data, as: UTF8.self)
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, RouteBytes.isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      RouteBytes.isLetter(byte) || RouteBytes.isDigit(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
    }
  }

  /// Letters, digits and `_`, in parts that begin with a letter, at most 255 bytes.
  private static func isPackage(_ text: String) -> Bool {
    guard (1...255).contains(text.utf8.count) else { return false }
    return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, RouteBytes.isLetter(first) else { return false }
      return part.allSatisfy { RouteBytes.isLetter($0) || RouteBytes.isDigit($0) || $0 == UInt8(ascii: "_") }
    }
  }

  // MARK: Bytes

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// A value, decoded once; `+` stays.
  private func decoded(_ range: Range<Int>) throws(AndroidIntentError) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == RouteBytes.percent else {
        bytes.append(text[index])
        index += 1
        continue
      }
      guard index + 2 < range.upperBound, let high = RouteBytes.hexValue(text[index + 1]), let low = RouteBytes.hexValue(text[index + 2])
      else {
        throw AndroidIntentError(.badEscape, byte: index)
      }
      let byte = high << 4 | low
      if Self.isControl(byte) { throw AndroidIntentError(.controlCharacter, byte: index) }
      bytes.append(byte)
      index += 3
    }
    guard UTF8Validation.firstInvalid(in: bytes, from: 0, to: bytes.count) == nil else {
      throw AndroidIntentError(.badEscape, byte: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func hasPrefix(_ prefix: String, at start: Int, folded: Bool = false) -> Bool {
    folded ? Self.hasPrefix(prefix.utf8.map(RouteBytes.lowercased), text[start...]) : text[start...].starts(with: prefix.utf8)
  }

  private static func hasPrefix(_ prefix: String, _ bytes: [UInt8]) -> Bool { hasPrefix(Array(prefix.utf8), bytes[...]) }

  /// - Parameter prefix: in lower case.
  private static func hasPrefix(_ prefix: [UInt8], _ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy { RouteBytes.lowercased($0) == $1 }
  }

  /// The first place of a text, in any case, that begins before `end`.
  private func firstIndex(of part: String, before end: Int) -> Int? {
    let part = part.utf8.map(RouteBytes.lowercased)
    guard let first = part.first else { return nil }
    return (0..<end).first { RouteBytes.lowercased(text[$0]) == first && Self.hasPrefix(part, text[$0...]) }
  }
}

/// Numbers as Java reads them.
private enum JavaNumber {
  /// `Integer.decode`, and hexadecimal numbers of all 32 bits: a sign, then `0x`, `0X` or `#`, a leading 0 for octal, or decimal.
  static func flags(_ text: String) -> UInt32? {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    var radix: Int64 = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      (radix, digits) = (16, digits.dropFirst(2))
    } else if digits.first == UInt8(ascii: "#") {
      (radix, digits) = (16, digits.dropFirst())
    } else if digits.first == UInt8(ascii: "0"), digits.count > 1 {
      (radix, digits) = (8, digits.dropFirst())
    }
    guard !digits.isEmpty, digits.count <= 16 else { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard let digit = RouteBytes.hexValue(byte).map(Int64.init), digit < radix, value <= 0xFFFF_FFFF else { return nil }
      value = value * radix + digit
    }
    if isNegative { return value <= 0x8000_0000 ? UInt32(truncatingIfNeeded: -value) : nil }
    return value <= (radix == 16 ? 0xFFFF_FFFF : 0x7FFF_FFFF) ? UInt32(truncatingIfNeeded: value) : nil
  }

  /// `Integer.parseInt` and its like: an optional sign and decimal digits.
  static func isWhole<Number: FixedWidthInteger>(_ text: String, _: Number.Type) -> Bool { Number(text) != nil }
}
