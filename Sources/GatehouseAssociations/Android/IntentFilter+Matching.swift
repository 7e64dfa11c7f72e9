extension IntentFilter {
  /// What a filter says about an address.
  public enum Match: String, Sendable, Hashable, CaseIterable {
    /// It takes the address.
    case match
    /// The text is no address with a scheme.
    case noAddress
    /// The scheme is not listed.
    case scheme
    /// The host is not listed.
    case host
    /// No path rule matches, and no group allows it.
    case path

    /// One clause for people.
    public var says: String {
      switch self {
      case .match: "the filter takes the address"
      case .noAddress: "the text is no address with a scheme"
      case .scheme: "the scheme is not in the filter"
      case .host: "the host is not in the filter"
      case .path: "no path of the filter matches"
      }
    }
  }

  /// Compares an address, as its text: Android does not bring it into another form first.
  public func match(_ text: String) -> Match {
    guard let address = AndroidAddress(text) else { return .noAddress }
    guard schemes.contains(address.scheme) else { return .scheme }
    // A filter without hosts takes every host; paths count only beside hosts.
    if hosts.isEmpty { return .match }
    guard hosts.contains(where: { $0.holds(address) }) else { return .host }
    if paths.isEmpty, groups.isEmpty { return .match }
    if let path = address.path, paths.contains(where: { $0.matches(path) }) { return .match }
    return groups.first { $0.matches(address) }?.allows == true ? .match : .path
  }
}

extension IntentFilter.Authority {
  fileprivate func holds(_ address: AndroidAddress) -> Bool {
    guard let host = address.host?.lowercased() else { return false }
    if let port, port != address.port { return false }
    let wanted = self.host.lowercased()
    return wanted.hasPrefix("*") ? host.hasSuffix(wanted.dropFirst()) : host == wanted
  }
}

extension IntentFilter.RelativeGroup {
  /// Whether all rules match. A part that is absent matches nothing.
  fileprivate func matches(_ address: AndroidAddress) -> Bool {
    rules.allSatisfy { rule in
      switch rule.part {
      case .path: address.path.map(rule.pattern.matches) ?? false
      case .fragment: address.fragment.map(rule.pattern.matches) ?? false
      case .query: address.parameters.contains(where: rule.pattern.matches)
      }
    }
  }
}
