public import Gatehouse

/// What the text of an AndroidManifest.xml says about links: the file of a project or of the generator, not the binary one of a package.
public struct AndroidManifest: Sendable {
  /// The text.
  public let source: SourceText
  /// The package, if it is named.
  public let package: String?
  /// The intent filters for links, in order.
  public let filters: [Filter]
  /// Schemes of `<queries>`.
  public let queriedSchemes: [String]
  /// What was found, in the order of the file.
  public let findings: [Diagnostic]

  /// An intent filter and whose it is.
  public struct Filter: Sendable, Hashable {
    /// `android:name` of the activity; empty if it has none.
    public var component: String
    /// The filter.
    public var filter: IntentFilter
    /// Where it is written.
    public var range: SourceRange
  }

  /// Reads and checks a manifest. Any bytes give a result.
  public init(_ bytes: [UInt8]) {
    source = SourceText(bytes)
    var list = FindingList(source)
    var found: [Filter] = []
    var schemes: [String] = []
    var package: String?
    do throws(MarkupError) {
      let root = try MarkupReader.read(bytes)
      package = root["package"]
      Self.collect(root, component: "", into: &found)
      schemes = Self.queried(root)
    } catch {
      list.add(.unexpectedCharacter, error.message, at: SourceRange(error.offset, error.offset), remedy: "write well-formed XML")
    }
    for filter in found { IntentFilterLint.check(filter, into: &list) }
    self.package = package
    filters = found
    queriedSchemes = schemes
    findings = list.sorted
  }

  private static func collect(_ element: MarkupElement, component: String, into found: inout [Filter]) {
    for child in element.children where child.name != "queries" {
      if child.name == "intent-filter" {
        let filter = filter(child)
        if !filter.schemes.isEmpty {
          found.append(Filter(component: component, filter: filter, range: SourceRange(child.start, child.end)))
        }
      } else {
        collect(child, component: child["android:name"] ?? component, into: &found)
      }
    }
  }

  private static func queried(_ root: MarkupElement) -> [String] {
    root.children("queries").flatMap { $0.children("intent") }.flatMap { $0.children("data") }.compactMap { $0["android:scheme"] }
  }

  private static func filter(_ element: MarkupElement) -> IntentFilter {
    var filter = IntentFilter()
    filter.autoVerify = element["android:autoVerify"] == "true"
    filter.actions = element.children("action").compactMap { $0["android:name"] }
    filter.categories = element.children("category").compactMap { $0["android:name"] }
    for data in element.children("data") {
      if let scheme = data["android:scheme"], !filter.schemes.contains(scheme) { filter.schemes.append(scheme) }
      if let host = data["android:host"] {
        let authority = IntentFilter.Authority(host: host, port: data["android:port"])
        if !filter.hosts.contains(authority) { filter.hosts.append(authority) }
      }
      filter.paths += rules(data, "path").map(\.pattern)
    }
    for group in element.children("uri-relative-filter-group") {
      let rules = group.children("data").flatMap { data in
        IntentFilter.RelativeRule.Part.allCases.flatMap { Self.rules(data, $0.rawValue) }
      }
      filter.groups.append(IntentFilter.RelativeGroup(allows: group["android:allow"] != "false", rules: rules))
    }
    return filter
  }

  /// The patterns of a part: `android:path`, `android:pathPrefix`, …
  private static func rules(_ data: MarkupElement, _ part: String) -> [IntentFilter.RelativeRule] {
    IntentFilter.PathRule.Form.allCases.compactMap { form in
      guard let text = data["android:\(part)\(form.rawValue)"], let part = IntentFilter.RelativeRule.Part(rawValue: part) else {
        return nil
      }
      return IntentFilter.RelativeRule(part, IntentFilter.PathRule(form, unescaped(text)))
    }
  }

  /// A string of a resource: a backslash takes the next character as it is.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text.unicodeScalars {
      if character == "\\", !isEscape {
        isEscape = true
      } else {
        result.unicodeScalars.append(character)
        isEscape = false
      }
    }
    return result
  }
}
