/// An entry of the entitlement `com.apple.developer.associated-domains`: `<service>:<host>[?mode=…]`.
public struct AssociatedDomain: Sendable, Hashable {
  /// The service, for example `applinks`.
  public var service: String
  /// The host in lower case, without `*.`.
  public var host: String
  /// Whether it stands for every host below the host. The file is then the one at the host itself.
  public var isWildcard: Bool
  /// `developer`, `managed` or `developer+managed`; `nil` without any.
  public var mode: String?

  /// The entitlement's key.
  public static let key = "com.apple.developer.associated-domains"

  /// What is wrong with an entry.
  public struct Fault: Error, Sendable, Hashable {
    /// Which finding it is.
    public var finding: AssociationFinding
    /// What is wrong, one clause.
    public var message: String
    /// The entry as it was meant, where that can be told.
    public var repaired: String?
  }

  /// Reads an entry.
  ///
  /// - Throws: what is wrong with it.
  public init(_ text: String) throws(Fault) {
    guard let colon = text.firstIndex(of: ":"), AssociatedDomain.services.contains(String(text[..<colon])) else {
      throw Fault(
        finding: .entitlementFormat,
        message: "the entry does not begin with a service: \(AssociatedDomain.services.joined(separator: ", "))",
        repaired: nil)
    }
    service = String(text[..<colon])
    var rest = text[text.index(after: colon)...]
    mode = nil
    if let mark = rest.firstIndex(of: "?") {
      let query = rest[rest.index(after: mark)...]
      guard query.hasPrefix("mode="), ["developer", "managed", "developer+managed"].contains(String(query.dropFirst(5))) else {
        throw Fault(finding: .entitlementFormat, message: "the only option is ?mode=developer, managed or developer+managed", repaired: nil)
      }
      mode = String(query.dropFirst(5))
      rest = rest[..<mark]
    }
    let host = try Self.host(rest, service: service)
    isWildcard = host.hasPrefix("*.")
    self.host = isWildcard ? String(host.dropFirst(2)) : host
  }

  /// The services.
  public static let services = ["applinks", "webcredentials", "appclips", "activitycontinuation"]

  private static func host(_ text: Substring, service: String) throws(Fault) -> String {
    var bare = text.lowercased()
    var faults: [String] = []
    if let scheme = ["https://", "http://"].first(where: bare.hasPrefix) {
      bare.removeFirst(scheme.count)
      faults.append("a scheme")
    }
    if let slash = bare.firstIndex(of: "/") {
      faults.append(bare.index(after: slash) == bare.endIndex ? "a closing slash" : "a path")
      bare = String(bare[..<slash])
    }
    if let colon = bare.firstIndex(of: ":") {
      faults.append("a port")
      bare = String(bare[..<colon])
    }
    let name = bare.hasPrefix("*.") ? String(bare.dropFirst(2)) : bare
    if name.contains("*") {
      let plain = name.filter { $0 != "*" }.drop { $0 == "." }
      throw Fault(
        finding: .entitlementWildcard, message: "\"\(bare)\" is no wildcard; it is *. before a host", repaired: "\(service):*.\(plain)")
    }
    if bare != name, service == "appclips" {
      throw Fault(finding: .entitlementWildcard, message: "appclips takes no wildcard", repaired: nil)
    }
    if !faults.isEmpty {
      throw Fault(
        finding: .entitlementFormat, message: "the entry has \(faults.joined(separator: " and "))", repaired: "\(service):\(bare)")
    }
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    guard isASCII, !name.isEmpty,
      name.utf8.allSatisfy({ TolerantJSONReader.isWordByte($0) && $0 != UInt8(ascii: "$") || "-.".utf8.contains($0) })
    else {
      throw Fault(
        finding: .entitlementFormat,
        message: isASCII ? "the entry has no host" : "an international name is written in its ASCII form (xn--)",
        repaired: nil)
    }
    return bare
  }

  /// Whether the entry associates a host.
  public func holds(_ host: String) -> Bool { DomainName((isWildcard ? "*." : "") + self.host).holds(host) }
}
