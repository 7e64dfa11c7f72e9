public import Gatehouse

/// What an AndroidManifest.xml says about links: the text of a project or of the generator, or the compiled one of a build.
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
    do throws(MarkupError) { self.init(try MarkupReader.read(bytes), SourceText(bytes), isCompiled: false) } catch {
      var list = FindingList(SourceText(bytes))
      list.add(.unexpectedCharacter, error.message, at: SourceRange(error.offset, error.offset), remedy: "write well-formed XML")
      self.init(MarkupElement(name: "", start: 0, end: 0), SourceText(bytes), isCompiled: false, list)
    }
  }

  /// Reads and checks the compiled manifest of a package; `nil` if it is damaged. The text is written anew, so that findings have a place.
  ///
  /// - Parameter resources: what its references mean. Without them they stay `@0x…`, and nothing is said of them.
  public init?(binary bytes: [UInt8], resources: ResourceTable? = nil) {
    guard let root = BinaryMarkup.read(bytes, resources), root.name == "manifest" else { return nil }
    self.init(compiled: root)
  }

  /// Reads and checks the manifest of an app bundle; `nil` if it is damaged.
  public init?(protobuf bytes: [UInt8]) {
    guard let root = ProtobufMarkup.read(bytes), root.name == "manifest" else { return nil }
    self.init(compiled: root)
  }

  private init(compiled root: MarkupElement) {
    let (text, placed) = MarkupWriter.write(root)
    self.init(placed, SourceText(text), isCompiled: true)
  }

  private init(_ root: MarkupElement, _ source: SourceText, isCompiled: Bool, _ faults: FindingList? = nil) {
    var list = faults ?? FindingList(source)
    var found: [Filter] = []
    Self.collect(root, component: "", isCompiled, into: &found)
    for filter in found { IntentFilterLint.check(filter, into: &list) }
    self.source = source
    package = root["package"]
    filters = found
    queriedSchemes = Self.queried(root)
    findings = list.sorted
  }

  private static func collect(_ element: MarkupElement, component: String, _ isCompiled: Bool, into found: inout [Filter]) {
    for child in element.children where child.name != "queries" {
      if child.name == "intent-filter" {
        let filter = filter(child, isCompiled)
        if !filter.schemes.isEmpty {
          found.append(Filter(component: component, filter: filter, range: SourceRange(child.start, child.end)))
        }
      } else {
        collect(child, component: child["android:name"] ?? component, isCompiled, into: &found)
      }
    }
  }

  private static func queried(_ root: MarkupElement) -> [String] {
    root.children("queries").flatMap { $0.children("intent") }.flatMap { $0.children("data") }.compactMap { $0["android:scheme"] }
  }

  private static func filter(_ element: MarkupElement, _ isCompiled: Bool) -> IntentFilter {
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
      filter.paths += rules(data, "path", isCompiled).map(\.pattern)
    }
    for group in element.children("uri-relative-filter-group") {
      let rules = group.children("data").flatMap { data in
        IntentFilter.RelativeRule.Part.allCases.flatMap { Self.rules(data, $0.rawValue, isCompiled) }
      }
      filter.groups.append(IntentFilter.RelativeGroup(allows: group["android:allow"] != "false", rules: rules))
    }
    return filter
  }

  /// The patterns of a part: `android:path`, `android:pathPrefix`, …
  private static func rules(_ data: MarkupElement, _ part: String, _ isCompiled: Bool) -> [IntentFilter.RelativeRule] {
    IntentFilter.PathRule.Form.allCases.compactMap { form in
      guard let text = data["android:\(part)\(form.rawValue)"], let part = IntentFilter.RelativeRule.Part(rawValue: part) else {
        return nil
      }
      return IntentFilter.RelativeRule(part, IntentFilter.PathRule(form, isCompiled ? text : unescaped(text)))
    }
  }

  /// A string of a resource: a backslash takes the next character as it is.
  static func unescaped(_ text: String) -> String {
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
