import Foundation

/// Reads public declarations out of the stand-in's sources, in the words in which Apple's interface is listed: access, `open` and
/// `@discardableResult` left out, a constant written as a property that can be read.
struct InterfaceReader {
  /// The members by type. The type itself is there with its header, such as `@MainActor class WKNavigation: NSObject`.
  private(set) var types: [String: Set<String>] = [:]
  private(set) var headers: [String: String] = [:]

  init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    for name in names { read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) }
  }

  private mutating func read(_ text: String) {
    var type: String?
    var depth = 0
    var pending = ""
    for raw in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = raw.trimmingCharacters(in: .whitespaces)
      guard !line.hasPrefix("//"), !line.hasPrefix("#") else { continue }
      let code = line.components(separatedBy: " // ").first ?? line
      let before = depth
      depth += code.filter { $0 == "{" }.count - code.filter { $0 == "}" }.count
      if before == 0 {
        type = nil
        if let header = Self.header(code) {
          type = header.name
          headers[header.name] = header.text
          types[header.name] = types[header.name] ?? []
        }
        continue
      }
      guard before == 1, let type else { continue }
      pending += (pending.isEmpty ? "" : " ") + code
      guard pending.filter({ $0 == "(" }).count <= pending.filter({ $0 == ")" }).count else { continue }
      let isProtocol = headers[type]?.contains("protocol ") == true
      if let member = Self.member(pending, isProtocol: isProtocol) { types[type]?.insert(member) }
      pending = ""
    }
  }

  private static func header(_ code: String) -> (name: String, text: String)? {
    guard code.hasSuffix("{") || code.hasSuffix("{}"), code.contains("class ") || code.contains("protocol ") else { return nil }
    guard code.contains("public ") || code.contains("open ") else { return nil }
    let text = clean(String(code.prefix { $0 != "{" }))
    guard let word = text.components(separatedBy: "class ").last?.components(separatedBy: "protocol ").last else { return nil }
    return (String(word.prefix { $0.isLetter || $0.isNumber }), text)
  }

  private static func member(_ code: String, isProtocol: Bool) -> String? {
    let words = code.split(separator: " ")
    let isPublic = words.contains("public") || words.contains("open")
    guard isProtocol ? code.hasPrefix("func ") || code.hasPrefix("var ") : isPublic, !code.contains("override var"),
      !code.contains("override func")
    else { return nil }
    var text = clean(code.replacingOccurrences(of: "override ", with: ""))
    let isRead = text.contains("private(set) ") || text.hasPrefix("let ")
    text = text.replacingOccurrences(of: "private(set) ", with: "")
    // Who watches a stored property does not make it a computed one.
    if let observer = text.range(of: " { didSet") { text = String(text[..<observer.lowerBound]) }
    if text.hasPrefix("let ") { text = "var " + text.dropFirst(4) }
    if !isProtocol, let body = text.range(of: " {") {
      let isComputed = text.contains("var ") && !text.contains("func ") && !text.hasPrefix("init")
      text = String(text[..<body.lowerBound]) + (isComputed ? " { get }" : "")
    } else if text.contains("var ") {
      text = typed(text)
      if isRead { text += " { get }" }
    }
    return text
  }

  /// A stored property with its type, which is its first value's if it names none.
  private static func typed(_ text: String) -> String {
    let parts = text.components(separatedBy: " = ")
    guard parts.count == 2 else { return text }
    if parts[0].contains(":") { return parts[0] }
    return parts[0] + ": " + (["true", "false"].contains(parts[1]) ? "Bool" : parts[1].replacingOccurrences(of: "()", with: ""))
  }

  private static func clean(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    words.removeAll { ["public", "open", "@discardableResult"].contains($0) }
    return words.joined(separator: " ").replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
  }
}
