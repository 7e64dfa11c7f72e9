/// Why a text is no URL.
///
/// The kinds carry the names of the standard's validation errors that are failures.
/// See [URL standard, validation errors](https://url.spec.whatwg.org/#writing).
public struct URLParseError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No scheme, and no base URL that a relative reference could be resolved against.
    case missingSchemeNonRelativeURL
    /// A URL that needs a host has none.
    case hostMissing
    /// An opaque host holds a forbidden host code point.
    case hostInvalidCodePoint
    /// A domain holds a forbidden domain code point, after percent-decoding and mapping.
    case domainInvalidCodePoint
    /// A domain cannot be converted to its ASCII form by UTS 46, or becomes empty by it.
    case domainToASCII
    /// A host that ends in a number has more than four parts.
    case ipv4TooManyParts
    /// A host that ends in a number has a part that is no number.
    case ipv4NonNumericPart
    /// A part of an IPv4 address is too large.
    case ipv4OutOfRangePart
    /// `[` without the closing `]` at the end of the host.
    case ipv6Unclosed
    /// An IPv6 address begins with a single `:`.
    case ipv6InvalidCompression
    /// An IPv6 address has more than eight pieces.
    case ipv6TooManyPieces
    /// An IPv6 address has `::` twice.
    case ipv6MultipleCompression
    /// An IPv6 address holds a character that is neither a hexadecimal digit nor `:`, or ends in a single `:`.
    case ipv6InvalidCodePoint
    /// An IPv6 address without `::` has fewer than eight pieces.
    case ipv6TooFewPieces
    /// An IPv4 address inside an IPv6 address begins after the sixth piece.
    case ipv4InIPv6TooManyPieces
    /// An IPv4 address inside an IPv6 address has an empty part, a leading zero, more than four parts or another character.
    case ipv4InIPv6InvalidCodePoint
    /// A part of an IPv4 address inside an IPv6 address is over 255.
    case ipv4InIPv6OutOfRangePart
    /// An IPv4 address inside an IPv6 address has fewer than four parts.
    case ipv4InIPv6TooFewParts
    /// The port is over 65535.
    case portOutOfRange
    /// The port holds something else than digits.
    case portInvalid
    /// The text is longer than this implementation reads, 1 GiB.
    case tooLong
  }

  /// What is wrong.
  public let kind: Kind

  /// Where, in UTF-8 bytes from the start of the text as it was given, or `nil` where no one place is to blame.
  ///
  /// If bytes that were no UTF-8 had to be replaced, it counts in the replaced text.
  public internal(set) var offset: Int?

  init(_ kind: Kind, at offset: Int? = nil) {
    self.kind = kind
    self.offset = offset
  }
}

extension URLParseError: CustomStringConvertible {
  /// One plain sentence, with the offset where there is one.
  public var description: String {
    offset.map { "\(kind.sentence) (byte \($0))" } ?? kind.sentence
  }
}

extension URLParseError.Kind {
  /// What is wrong, in plain words, without a full stop.
  public var sentence: String {
    switch self {
    case .missingSchemeNonRelativeURL: "the address has no scheme, such as https:, and there is no page to resolve it against"
    case .hostMissing: "the address needs a host and has none"
    case .hostInvalidCodePoint: "the host holds a character that no host may hold"
    case .domainInvalidCodePoint: "the host name holds a character that no domain may hold"
    case .domainToASCII: "the host name cannot be written as an ASCII domain (UTS 46)"
    case .ipv4TooManyParts: "the host ends in a number, so it is read as an IPv4 address, but it has more than four parts"
    case .ipv4NonNumericPart: "the host ends in a number, so it is read as an IPv4 address, but one of its parts is no number"
    case .ipv4OutOfRangePart: "a part of the IPv4 address is too large"
    case .ipv6Unclosed: "the IPv6 address has no closing bracket at its end"
    case .ipv6InvalidCompression: "the IPv6 address begins with a single colon"
    case .ipv6TooManyPieces: "the IPv6 address has more than eight pieces"
    case .ipv6MultipleCompression: "the IPv6 address has :: more than once"
    case .ipv6InvalidCodePoint: "the IPv6 address holds a character that does not belong there"
    case .ipv6TooFewPieces: "the IPv6 address has fewer than eight pieces and no ::"
    case .ipv4InIPv6TooManyPieces: "there is no room for the IPv4 address inside the IPv6 address"
    case .ipv4InIPv6InvalidCodePoint: "the IPv4 address inside the IPv6 address is malformed"
    case .ipv4InIPv6OutOfRangePart: "a part of the IPv4 address inside the IPv6 address is over 255"
    case .ipv4InIPv6TooFewParts: "the IPv4 address inside the IPv6 address has fewer than four parts"
    case .portOutOfRange: "the port is over 65535"
    case .portInvalid: "the port is not a number"
    case .tooLong: "the address is longer than 1 GiB"
    }
  }
}
