public import Gatehouse

/// An apple-app-site-association file: what it says, and what is wrong with it.
public struct AppleAssociationFile: Sendable {
  /// The text.
  public let source: SourceText
  /// What it says. Of a broken file what could be read.
  public let association: AppleAssociation
  /// What was found, in the order of the file.
  public let findings: [Diagnostic]
  /// Whether it is JSON and has the basic structure that Apple documents. A valid file can still have findings.
  public let isValid: Bool

  /// Files above this many bytes are ignored (since iOS 9.3.1, as a vendor of links reports).
  public static let maximumBytes = 128 * 1024

  /// Reads and checks a file. Any bytes give a result.
  public init(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    var list = FindingList(source)
    if bytes.count > Self.maximumBytes {
      list.add(.fileTooLarge, "the file has \(bytes.count) bytes", at: SourceRange(0, 0))
    }
    let text = TolerantJSONReader.read(bytes)
    list.add(text.faults)
    var association = AppleAssociation()
    if let value = text.value {
      var reader = AppleAssociationReader(list)
      association = reader.read(value)
      list = reader.list
      AppleLint.check(association, into: &list)
    }
    self.source = source
    self.association = association
    findings = list.sorted
    isValid = !list.isSpoiled
  }
}
