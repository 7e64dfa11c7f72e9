import URLStandard

/// A compiled set of schemes.
final class SchemeSet: Sendable {
  private let schemes: [[UInt8]]
  private let index: HashIndex

  init(_ schemes: [String]) {
    let schemes = schemes.map { Array($0.utf8) }
    self.schemes = schemes
    index = HashIndex(schemes.enumerated().map { (ByteHash.of($0.element, $0.element.indices), $0.offset) })
  }

  /// Whether an address has one of the schemes.
  @inline(__always)
  func contains(_ address: Address) -> Bool {
    if schemes.isEmpty { return false }
    for place in index.places(of: address.schemeHash) {
      if ByteHash.equal(address.url.utf8, address.url.schemeRange, schemes[index[place]]) { return true }
    }
    return false
  }
}
