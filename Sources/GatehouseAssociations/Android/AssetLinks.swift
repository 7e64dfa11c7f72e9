public import Gatehouse

/// What an assetlinks.json file says (Digital Asset Links, version 1): its valid statements. Invalid ones are skipped singly.
public struct AssetLinks: Sendable, Hashable {
  /// The statements, in the order of the file.
  public var statements: [Statement] = []
  /// Addresses of files whose statements belong to this one.
  public var includes: [String] = []

  /// Makes a list without statements.
  public init() {}

  /// The relation that makes links of a site open an app.
  public static let handleAllURLs = "delegate_permission/common.handle_all_urls"
  /// The relation that shares passwords.
  public static let shareCredentials = "delegate_permission/common.get_login_creds"

  /// A statement: the site says that a target has relations to it.
  public struct Statement: Sendable, Hashable {
    /// Its place in the list, from 0.
    public var index: Int
    /// The relations.
    public var relations: [String]
    /// To whom.
    public var target: Target
    /// Dynamic rules of ``AssetLinks/handleAllURLs``; `nil` without any, or where they are malformed and so discarded.
    public var dynamicRules: [DynamicLinkRule]?
    /// The statement in the file, as a JSON pointer.
    public var pointer: String
    /// Where it is written.
    public var range: SourceRange
  }

  /// Whom a statement is about.
  public enum Target: Sendable, Hashable {
    /// An Android app: its package, and the SHA-256 of each certificate that may sign it, in upper case with colons.
    case androidApp(package: String, fingerprints: [String])
    /// A site: scheme, host and port.
    case web(site: String)
    /// An app of Apple's systems.
    case iosApp(appID: String)
  }
}

/// A dynamic app link rule of Android 15 and later.
public struct DynamicLinkRule: Sendable, Hashable {
  /// The pattern of the path; `nil` is any.
  public var path: String?
  /// Patterns of items of the query. Each must be found.
  public var items: [AppleAssociation.Item] = []
  /// The pattern of the fragment; `nil` is any.
  public var fragment: String?
  /// Whether an address that it matches does not open the app.
  public var isExclusion = false
  /// The rule in the file, as a JSON pointer.
  public var pointer = ""

  /// Makes a rule that matches everything.
  public init() {}
}

/// An assetlinks.json file: what it says, and what is wrong with it.
public struct AssetLinksFile: Sendable {
  /// The text.
  public let source: SourceText
  /// What it says. Of a broken file what could be read.
  public let links: AssetLinks
  /// What was found, in the order of the file.
  public let findings: [Diagnostic]
  /// Whether it is JSON and has the basic structure. A valid file can still have statements that are skipped.
  public let isValid: Bool

  /// Reads and checks a file. Any bytes give a result.
  public init(_ bytes: [UInt8]) {
    source = SourceText(bytes)
    let text = TolerantJSONReader.read(bytes)
    var reader = AssetLinksReader(FindingList(source))
    reader.list.add(text.faults)
    if let value = text.value { reader.read(value) }
    links = reader.links
    findings = reader.list.sorted
    isValid = !reader.list.isSpoiled
  }
}
