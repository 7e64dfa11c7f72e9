import Foundation
import Testing

/// Every declaration of Apple's that the adapter touches is in the table, with a source. What it touches says the compiler's own index of the
/// adapter's sources, made with Objective-C switched on.
struct UsedSymbolsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func used(on platform: String) -> [String] {
    let file = root.appendingPathComponent(".build/apple-availability/\(platform)/used.txt")
    return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: FactsTests.isThere, "Scripts/check-apple-interface.sh has not run"), arguments: ["ios", "macos"])
  func `what the adapter touches is in the table`(_ platform: String) {
    let used = Self.used(on: platform)
    #expect(used.count > 120, "the compiler's index names \(used.count) symbols")
    for line in used where !Self.isListed(line) { Issue.record("not in the table of Apple's declarations: \(line)") }
    // The methods without which there would be no gate are among them.
    for witness in ["decidePolicyForNavigationAction:preferences:decisionHandler:", "createWebViewWithConfiguration:forNavigationAction:"] {
      #expect(used.contains { $0.contains("(pl)") && $0.contains(witness) }, "\(witness)")
    }
  }

  @Test(arguments: [
    "loadSomething(_:) objc(cs)WKWebView(im)loadSomething:", "WKPreview objc(cs)WKPreview",
    "other2 @E@WKNavigationType@WKNavigationTypeOther2",
    "UIMagic(_:) @F@UIMagic", "isGuided s:5UIKit15UIAccessibilityO8isGuidedSbvpZ",
  ]) func `what is not in the table is told`(_ line: String) { #expect(!Self.isListed(line)) }

  @Test(arguments: [
    ("func load(_ request: URLRequest) -> WKNavigation?", "load(_:)"), ("var url: URL? { get }", "url"), ("init()", "init()"),
    ("func `default`()", "default()"), ("init(frame: CGRect, configuration: WKWebViewConfiguration)", "init(frame:configuration:)"),
    ("func f(_ a: [A: B], of b: @escaping @MainActor (C, D) -> Void) -> E", "f(_:of:)"), ("static let x = Y(rawValue: 1)", "x"),
    ("weak var delegate: (any D)?", "delegate"), ("class func world(name: String) -> W", "world(name:)"),
  ]) func `names of declarations`(_ declaration: String, _ name: String) { #expect(Self.name(of: declaration) == name) }

  // MARK: Reading

  /// A line is a name and a unified symbol resolution, as `swiftc -index-store-path` writes them.
  private static func isListed(_ line: String) -> Bool {
    let parts = line.split(separator: " ").map(String.init)
    guard parts.count == 2 else { return false }
    let (name, symbol) = (parts[0], parts[1])
    if onlyApple.contains(name) && !symbol.hasPrefix("objc") { return true }
    if symbol.hasPrefix("@E@") { return isListedEnumeration(name, symbol.dropFirst(3).split(separator: "@").map(String.init)) }
    if let range = symbol.range(of: #"^objc\((cs|pl)\)"#, options: .regularExpression) {
      let rest = symbol[range.upperBound...]
      let type = String(rest.prefix { $0 != "(" })
      // Behind the name of a type the text may go on with a letter that belongs to what follows in the index.
      let names = rest.contains("(") ? [type] : [type, String(type.dropLast())]
      return names.contains { isListedMember(rest.contains("(") ? name : nil, of: $0) }
    }
    let constant = String(symbol.split(separator: "@").last ?? "")
    if AppleInterface.onLinuxToo.contains(constant) { return true }
    if let type = AppleInterface.constants[constant] { return isListedMember(name, of: type) }
    if symbol.hasPrefix("@T@") { return isListedMember(nil, of: constant) }
    return foundation.contains(name)
  }

  private static func isListedMember(_ member: String?, of type: String) -> Bool {
    if AppleInterface.onLinuxToo.contains(type) { return true }
    let type = AppleInterface.swiftNames[type] ?? type
    if type == "NSObject" { return member.map { onlyApple.contains("NSObject \($0)") } ?? true }
    guard let kind = AppleInterface.types[type], !kind.source.isEmpty else { return false }
    guard let member else { return true }
    return kind.members.union(kind.missing).contains { name(of: $0) == member }
  }

  private static func isListedEnumeration(_ name: String, _ path: [String]) -> Bool {
    guard let type = path.first else { return false }
    if let known = AppleInterface.enumerations.first(where: { $0.name == type }) {
      return path.count == 1 || known.cases[name] != nil
    }
    return isListedMember(path.count == 1 ? nil : name, of: type)
  }

  private static let onlyApple = Set(
    AppleInterface.onlyApple.split(separator: "\n").map { $0.components(separatedBy: " | ")[0] })

  /// What stands beside the types in the table of Foundation.
  private static let foundation: Set<String> = ["NSUserActivityTypeBrowsingWeb"]

  /// A declaration's name with its labels.
  private static func name(of declaration: String) -> String {
    let text = declaration.replacingOccurrences(of: "->", with: "  ").replacingOccurrences(of: "`", with: "")
    let words = text.components(separatedBy: " ").drop { ["static", "class", "weak", "func", "var", "let"].contains($0) }
    let start = words.joined(separator: " ")
    let base = String(start.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard start.dropFirst(base.count).first == "(" || start.dropFirst(base.count).first == "<" else { return base }
    guard let open = start.firstIndex(of: "(") else { return base }
    var (depth, atStart, labels, word) = (0, true, "", "")
    for character in start[open...] {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1 else { continue }
      if character == "," || character == "(" {
        (atStart, word) = (true, "")
      } else if atStart, character == " " || character == ":" {
        if word.isEmpty { continue }
        labels += word + ":"
        atStart = false
      } else if atStart {
        word.append(character)
      }
    }
    return "\(base)(\(labels))"
  }
}
