import Gatehouse

/// Recognises what is served in place of JSON: a page, a text in another encoding, or a signed file of the form that iOS 8 asked for.
enum ForeignText {
  /// What the text is, if it is no JSON at all.
  static func recognise(_ bytes: [UInt8]) -> TextFault? {
    let whole = SourceRange(0, min(bytes.count, 64))
    if isDERSignature(bytes) {
      return TextFault(.signedFile, whole, "the file is a CMS signature in DER form (RFC 5652), not JSON")
    }
    if isUTF16(bytes) { return TextFault(.otherEncoding, whole, "the file is in UTF-16 or UTF-32, not UTF-8") }
    let start = bytes.prefix(512).drop { TolerantJSONReader.isWhite($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    let lower = start.map { $0 | ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? 0x20 : 0) }
    if lower.starts(with: "<!doctype".utf8) || lower.starts(with: "<html".utf8) || lower.starts(with: "<?xml".utf8)
      || lower.starts(with: "<head".utf8) || lower.starts(with: "<body".utf8) || lower.starts(with: "<!--".utf8)
    {
      return TextFault(.htmlInsteadOfJSON, whole, "the file is a page in HTML or XML, not JSON")
    }
    if lower.starts(with: "-----begin".utf8) || contains(lower, "pkcs7-mime") || contains(lower, "pkcs7-signature") {
      return TextFault(.signedFile, whole, "the file is a CMS signature in text form (S/MIME or PEM), not JSON")
    }
    return nil
  }

  /// A mark of UTF-16, which UTF-32's begins or ends with as well; or a zero beside the first character, which no text in UTF-8 has.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, let second): return second != 0 || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    case (let first, 0): return first != 0
    default: return false
    }
  }

  /// A SEQUENCE that begins with the object identifier of signed data, 1.2.840.113549.1.7.2.
  private static func isDERSignature(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 20, bytes[0] == 0x30 else { return false }
    let length = bytes[1] < 0x80 ? 0 : Int(bytes[1] & 0x7F)
    guard length <= 4 else { return false }
    return bytes[(2 + length)...].starts(with: [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02])
  }

  private static func contains(_ text: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard text.count >= word.count, let first = word.first else { return false }
    for start in 0...text.count - word.count where text[start] == first && text[start...].starts(with: word) { return true }
    return false
  }
}
