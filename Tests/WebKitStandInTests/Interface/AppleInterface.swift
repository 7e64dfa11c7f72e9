import Foundation

/// Apple's declarations, as far as an adapter touches them, in Swift 6's view of the headers of Xcode 26. Typed from Apple's documentation
/// and headers, which each type names; not copied from the stand-in.
///
/// A member behind a `-` is Apple's and not in the stand-in yet.
enum AppleInterface {
  /// The types: a line without indentation is a type's header and, behind `|`, its source; the lines below are its members.
  static let text = [webKit, foundation, uiKit, appKit].joined(separator: "\n")

  struct Kind {
    var header: String
    var source: String
    /// Apple's and here.
    var members: Set<String> = []
    /// Apple's and not here.
    var missing: Set<String> = []
    var isProtocol: Bool { header.contains("protocol ") }
  }

  static let types = types(of: text)

  static func types(of text: String) -> [String: Kind] {
    var types: [String: Kind] = [:]
    var name = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  - ") {
        types[name]?.missing.insert(String(line.dropFirst(4)))
      } else if line.hasPrefix("  ") {
        types[name]?.members.insert(String(line.dropFirst(2)))
      } else {
        let parts = line.components(separatedBy: " | ")
        let words = (parts[0].components(separatedBy: ":").first ?? "").components(separatedBy: "<")[0]
        name = words.split(separator: " ").last.map(String.init) ?? parts[0]
        types[name] = Kind(header: parts[0], source: parts.last ?? "")
      }
    }
    return types
  }
}
