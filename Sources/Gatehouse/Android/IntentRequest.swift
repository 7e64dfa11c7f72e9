import URLStandard

/// What an intent asks for, in a form that can be judged and handed on. A class: an address names it with one word.
final class IntentRequest: Sendable, Hashable {
  /// The canonical data address. Where the data is no URL, its scheme and everything behind it in escapes: a name for it, never what is launched.
  let url: WebURL
  /// The data as it is launched, where it is no URL: printable ASCII as it stands, everything else in escapes.
  let text: String?
  let package: String?
  let flags: UInt32
  /// The fallback, a web address.
  let fallback: Address?
  /// Whether anything would have to be cleaned away.
  let hasExcess: Bool

  /// Reads the parts of an intent.
  ///
  /// - Throws: the reason for which no policy lets it go on, and the data address if there is one.
  init(_ intent: AndroidIntent) throws(Refusal) {
    guard let data = intent.data else { throw Refusal(.intentAddress) }
    (url, text) = try Self.address(data)
    package = intent.package
    flags = intent.flags
    hasExcess = !intent.excess.isEmpty
    guard let fallback = intent.fallback else {
      self.fallback = nil
      return
    }
    guard let page = try? Address.read(fallback), page.isWeb else { throw Refusal(.intentFallback, url.href) }
    self.fallback = page
  }

  /// Why an intent is refused whatever the policy says.
  typealias Refusal = Address.Refusal

  /// The data as a URL, read as strictly as any other address, or as a text that has at least a scheme.
  private static func address(_ data: String) throws(Refusal) -> (WebURL, String?) {
    do throws(Refusal) {
      return (try Address.read(data).url, nil)
    } catch {
      guard error.reason == .addressUnreadable else { throw error }
    }
    let bytes = Array(data.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, isScheme(bytes[..<colon]) else { throw Refusal(.intentAddress) }
    let rest = bytes[(colon + 1)...]
    guard let name = try? WebURL(utf8: bytes[...colon] + rest.flatMap(escapedUnlessUnreserved)) else { throw Refusal(.addressUnreadable) }
    // A special scheme's address that is no URL means something else to each reader.
    guard !name.isSpecial, name.hasOpaquePath else { throw Refusal(.addressUnreadable) }
    return (name, name.scheme + ":" + String(decoding: rest.flatMap(escapedUnlessPrintable), as: UTF8.self))
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, RouteBytes.isLetter(first) else { return false }
    return bytes.allSatisfy { RouteBytes.isLetter($0) || RouteBytes.isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) }
  }

  private static func escapedUnlessUnreserved(_ byte: UInt8) -> [UInt8] {
    RouteBytes.isUnreserved(byte) ? [byte] : Array(RouteBytes.escape(byte).utf8)
  }

  private static func escapedUnlessPrintable(_ byte: UInt8) -> [UInt8] {
    byte > 0x20 && byte < 0x7F ? [byte] : Array(RouteBytes.escape(byte).utf8)
  }

  static func == (left: IntentRequest, right: IntentRequest) -> Bool {
    left === right
      || left.url == right.url && left.text == right.text && left.package == right.package && left.flags == right.flags
        && left.fallback == right.fallback && left.hasExcess == right.hasExcess
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(package)
  }
}

extension Address {
  /// Reads the address of a navigation in place. On Android, and where the platform is not known, an `intent:` is split by its own grammar; on
  /// other platforms it is an address of a scheme that is never handed off.
  ///
  /// - Returns: why it is refused, if it is; then this is no address.
  @inline(__always)
  mutating func take(_ facts: NavigationFacts) -> Refusal? {
    guard case .some(let text) = facts.url else { return Refusal(.addressMissing) }
    if facts.platform == .android || facts.platform == nil, AndroidIntent.claims(text) {
      return take(intent: text, isAndroid: facts.platform == .android)
    }
    return take(text)
  }

  @inline(never)
  private mutating func take(intent text: String, isAndroid: Bool) -> Refusal? {
    do throws(Refusal) {
      self = try Self.read(intent: text, isAndroid: isAndroid)
      return nil
    } catch {
      return error
    }
  }

  private static func read(intent text: String, isAndroid: Bool) throws(Refusal) -> Address {
    do throws(Refusal) {
      return Address(intent: try request(text))
    } catch {
      if isAndroid { throw error }
      return try read(text)
    }
  }

  /// The address that a host announces as the user's: of an intent the address inside.
  static func announced(_ text: String) -> Address? {
    if AndroidIntent.claims(text), let request = try? request(text) { return Address(request.url) }
    return (try? WebURL(text)).map { Address($0) }
  }

  /// Whether a hop of a chain names an intent that can be read.
  static func isIntent(_ text: String) -> Bool { AndroidIntent.claims(text) && (try? request(text)) != nil }

  private static func request(_ text: String) throws(IntentRequest.Refusal) -> IntentRequest {
    let intent: AndroidIntent
    do throws(AndroidIntentError) {
      intent = try AndroidIntent(text)
    } catch {
      switch error.problem {
      case .tooLong: throw IntentRequest.Refusal(.addressTooLong)
      case .androidApp: throw IntentRequest.Refusal(.handoffRefused)
      default: throw IntentRequest.Refusal(.intentUnreadable)
      }
    }
    return try IntentRequest(intent)
  }
}
