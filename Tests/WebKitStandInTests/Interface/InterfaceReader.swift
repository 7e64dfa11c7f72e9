import Foundation

/// Reads public declarations out of the stand-in's sources, in the words in which Apple's interface is listed: access, `open` and
/// `@discardableResult` left out, a constant written as a property that can be read.
struct InterfaceReader {
  /// The members by type. The type itself is there with its header, such as `@MainActor class WKNavigation: NSObject`.
  private(set) var types: [String: Set<String>] = [:]
  private(set) var headers: [String: String] = [:]

  init(folder: URL) throws { try self.init(folders: [folder]) }

  init(folders: [URL]) throws {
    for folder in folders {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      // A file `X+Y.swift` adds to what X.swift declares.
      for name in names.sorted(by: { ($0.contains("+") ? 1 : 0, $0) < ($1.contains("+") ? 1 : 0, $1) }) {
        read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  /// Reads what `swift-synthesize-interface` says of a module in C.
  init(synthesized text: String) {
    // In this order: the spaces go first.
    let same = [
      (" : ", ": "), ("@Swift.MainActor", "@MainActor"), ("BOOL", "Bool"), (" = [:]", ""),
      ("LaunchOptionsKey: Any]? = nil", "LaunchOptionsKey: Any]?"),
      ("var allowableMovement: Double", "var allowableMovement: CGFloat"), ("NSTimeInterval", "TimeInterval"), ("optional func", "func"),
      ("unowned(unsafe) open", "weak open"), ("__kindof ", ""),
    ]
    let clean =
      same.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      .split(separator: "\n").filter { !$0.contains("@available") }.joined(separator: "\n")
    // Twice: what is added to a type may stand before the type.
    read(clean)
    read(clean)
  }

  private mutating func read(_ text: String) {
    /// The types around a line, the outermost first; `nil` for braces that are no type.
    var around: [String?] = []
    var pending = ""
    for raw in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = raw.trimmingCharacters(in: .whitespaces)
      guard !line.hasPrefix("//"), !line.hasPrefix("#") else { continue }
      let code = line.components(separatedBy: " // ").first ?? line
      let isBody = around.last == .some(nil)
      let change = code.filter { $0 == "{" }.count - code.filter { $0 == "}" }.count
      let outer = around.last.flatMap { $0 }
      guard !isBody else {
        Self.step(&around, change, nil)
        continue
      }
      if pending.isEmpty, let found = header(code, in: outer) {
        if change > 0 { around.append(found) }
        continue
      }
      defer { Self.step(&around, change, nil) }
      guard let outer else { continue }
      pending += (pending.isEmpty ? "" : " ") + code
      guard pending.filter({ $0 == "(" }).count <= pending.filter({ $0 == ")" }).count else { continue }
      let isProtocol = headers[outer]?.contains("protocol ") == true
      if let member = Self.member(pending, isProtocol: isProtocol) { types[outer]?.insert(member) }
      pending = ""
    }
  }

  private static func step(_ around: inout [String?], _ change: Int, _ name: String?) {
    if change > 0 { around += Array(repeating: name, count: change) }
    if change < 0 { around.removeLast(min(-change, around.count)) }
  }

  /// The type that a line opens: one of its own, one inside another, or more of one that is known. What is added to a protocol is its
  /// defaults, which Apple's has not.
  private mutating func header(_ code: String, in outer: String?) -> String?? {
    guard code.hasSuffix("{") || code.hasSuffix("{}") else { return nil }
    if outer == nil, code.hasPrefix("extension ") {
      let name = String(code.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber })
      return .some(headers[name]?.contains("protocol ") == false ? name : nil)
    }
    guard ["class", "protocol", "struct", "enum"].contains(where: { code.contains("\($0) ") }), !code.contains("func "),
      !code.contains("var ")
    else { return nil }
    guard code.contains("public ") || code.contains("open ") else { return .some(nil) }
    let text = Self.clean(String(code.prefix { $0 != "{" }))
    let words = text.split(separator: " ")
    guard let index = words.firstIndex(where: { ["class", "protocol", "struct", "enum"].contains($0) }), index + 1 < words.count else {
      return .some(nil)
    }
    let name = (outer.map { $0 + "." } ?? "") + String(words[index + 1].prefix { $0.isLetter || $0.isNumber })
    headers[name] = text.replacingOccurrences(of: " \(name.split(separator: ".").last ?? "")", with: " \(name)")
    types[name] = types[name] ?? []
    return .some(name)
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
    if let body = text.range(of: " {"), text[..<body.lowerBound].contains(" = "), !text.contains("func "), !text.contains("init(") {
      text = String(text[..<body.lowerBound])
    }
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
    if ["true", "false"].contains(parts[1]) { return parts[0] + ": Bool" }
    return parts[0] + ": " + (Int(parts[1]) == nil ? parts[1].replacingOccurrences(of: "()", with: "") : "Int")
  }

  private static func clean(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    // Only in front: `open` may be a label too.
    let end = words.firstIndex {
      ["func", "var", "let", "class", "init", "protocol", "struct", "enum"].contains($0) || $0.hasPrefix("init(")
    }
    let front = words.prefix(end ?? words.count).filter {
      !["public", "open", "optional", "@NSCopying", "@discardableResult"].contains($0)
    }
    words = front + words.dropFirst(end ?? words.count)
    return words.joined(separator: " ").replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
  }
}
