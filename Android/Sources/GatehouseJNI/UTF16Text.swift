/// Java's strings as text: UTF-16 in and out, never the virtual machine's modified UTF-8.
///
/// A unit of a surrogate pair without the other half becomes U+FFFD, as in a USVString (WHATWG Infra, "convert a string into a scalar value
/// string"): what a URL parser would see of it.
enum UTF16Text {
  /// The text of these units.
  static func string(_ units: UnsafeBufferPointer<UInt16>) -> String {
    String(unsafeUninitializedCapacity: units.count * 3) { write(units, to: $0) }
  }

  /// Whether every surrogate has its other half.
  static func isWellFormed(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    var index = 0
    while index < units.count {
      let unit = units[index]
      index += 1
      guard unit & 0xF800 == 0xD800 else { continue }
      guard unit < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 else { return false }
      index += 1
    }
    return true
  }

  /// Writes UTF-8 and returns how many bytes; there is room for three a unit.
  private static func write(_ units: UnsafeBufferPointer<UInt16>, to out: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0, index = 0
    func put(_ byte: UInt32) {
      out[count] = UInt8(truncatingIfNeeded: byte)
      count += 1
    }
    while index < units.count {
      let unit = units[index]
      index += 1
      if unit < 0x80 {
        out[count] = UInt8(truncatingIfNeeded: unit)
        count += 1
        continue
      }
      var scalar = UInt32(unit)
      if unit & 0xF800 == 0xD800 {
        if unit < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index] & 0x3FF))
          index += 1
        } else {
          scalar = 0xFFFD
        }
      }
      switch scalar {
      case ..<0x800:
        put(0xC0 | scalar >> 6)
      case ..<0x10000:
        put(0xE0 | scalar >> 12)
        put(0x80 | scalar >> 6 & 0x3F)
      default:
        put(0xF0 | scalar >> 18)
        put(0x80 | scalar >> 12 & 0x3F)
        put(0x80 | scalar >> 6 & 0x3F)
      }
      put(0x80 | scalar & 0x3F)
    }
    return count
  }
}
