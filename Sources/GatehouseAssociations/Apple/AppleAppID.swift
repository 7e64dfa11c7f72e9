/// An application identifier of Apple's systems: the App ID prefix, a dot, and the bundle identifier.
///
/// The prefix has ten characters, and need not be the team's identifier (WWDC19, session 717): compare with `application-identifier` of
/// the code signature.
public struct AppleAppID: Sendable, Hashable {
  /// The App ID prefix.
  public let prefix: String
  /// The bundle identifier.
  public let bundle: String

  /// Reads an identifier; `nil` if the text has another form.
  public init?(_ text: String) {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let prefix = text[..<dot]
    let bundle = text[text.index(after: dot)...]
    let isUpper: (UInt8) -> Bool = {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard prefix.utf8.count == 10, prefix.utf8.allSatisfy(isUpper), !bundle.isEmpty, bundle.utf8.allSatisfy(Self.isBundleByte) else {
      return nil
    }
    self.prefix = String(prefix)
    self.bundle = String(bundle)
  }

  private static func isBundleByte(_ byte: UInt8) -> Bool {
    TolerantJSONReader.isWordByte(byte) && byte != UInt8(ascii: "$") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether a text is what templates have in place of an identifier.
  static func isPlaceholder(_ text: String) -> Bool {
    let upper = text.uppercased()
    let words = [
      "TEAMID", "TEAM_ID", "TEAM-ID", "TEAM ID", "DEVELOPMENT_TEAM", "YOURTEAM", "YOUR_", "YOUR-", "YOURAPP", "REPLACE", "PLACEHOLDER",
      "TODO", "FIXME", "XXXXXXXXXX", "BUNDLE_ID", "BUNDLEID", "BUNDLE_IDENTIFIER", "APPID.", "<", ">", "{", "}", "$(", "CHANGE_ME",
      "CHANGEME",
    ]
    return words.contains { upper.contains($0) }
  }
}
