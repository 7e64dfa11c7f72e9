/// The SHA-256 of a signing certificate, as statements list it: 32 bytes in upper-case hexadecimal with colons.
public struct CertificateFingerprint: Sendable, Hashable, CustomStringConvertible {
  /// The 32 bytes.
  public let bytes: [UInt8]

  /// Makes a fingerprint of a digest; `nil` if it has not 32 bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// Reads a fingerprint in its documented form; lower case is read too. `nil` for any other text.
  public init?(_ text: String) {
    guard case .fingerprint(let value, _) = Reading(text) else { return nil }
    self = value
  }

  /// The documented form.
  public var description: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  /// What a text is.
  enum Reading: Sendable, Hashable {
    case fingerprint(CertificateFingerprint, isUpperCase: Bool)
    /// Hexadecimal of another length.
    case digest(bytes: Int)
    /// 32 bytes without colons, or with others in their place.
    case unseparated
    /// No hexadecimal.
    case placeholder

    init(_ text: String) {
      let letters = Array(text.utf8)
      let digits = letters.filter { Self.value($0) != nil }
      let others = letters.filter { Self.value($0) == nil }
      guard !digits.isEmpty, others.allSatisfy({ [0x3A, 0x20, 0x2D].contains($0) }) else {
        self = .placeholder
        return
      }
      guard digits.count == 64 else {
        self = .digest(bytes: digits.count / 2)
        return
      }
      var bytes: [UInt8] = []
      for index in stride(from: 0, to: 64, by: 2) {
        bytes.append((Self.value(digits[index]) ?? 0) << 4 | (Self.value(digits[index + 1]) ?? 0))
      }
      guard let value = CertificateFingerprint(bytes: bytes), Array(value.description.utf8).count == letters.count,
        value.description.lowercased() == text.lowercased()
      else {
        self = .unseparated
        return
      }
      self = .fingerprint(value, isUpperCase: value.description == text)
    }

    private static func value(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      default: nil
      }
    }
  }
}
