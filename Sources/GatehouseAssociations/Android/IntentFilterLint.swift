import Gatehouse

/// Looks for intent filters that are not verified, or take other links than they seem to.
enum IntentFilterLint {
  static func check(_ entry: AndroidManifest.Filter, into list: inout FindingList) {
    let filter = entry.filter
    let web = filter.schemes.filter { ["http", "https"].contains($0.lowercased()) }
    let own = filter.schemes.filter { !web.contains($0) }
    let range = entry.range
    if filter.autoVerify, let scheme = own.first(where: { !$0.hasPrefix("@") && !$0.hasPrefix("${") }) {
      list.add(.autoVerifyCustomScheme, "a filter with autoVerify has the scheme \(quoted(scheme))", at: range)
    }
    for scheme in filter.schemes where scheme != scheme.lowercased() {
      list.add(
        .filterHostShape, "the scheme \(quoted(scheme)) is not in lower case, and is compared with its case", at: range,
        remedy: "write it in lower case")
    }
    let lacking =
      [IntentFilter.viewAction].filter { !filter.actions.contains($0) }
      + IntentFilter.linkCategories.filter { !filter.categories.contains($0) }
    if !lacking.isEmpty {
      list.add(
        .filterAction, "the filter lacks \(lacking.map { $0.split(separator: ".").last.map(String.init) ?? $0 }.joined(separator: ", "))",
        at: range)
    }
    if !web.isEmpty { checkWeb(filter, range, into: &list) }
    if !own.isEmpty, !web.isEmpty, !filter.hosts.isEmpty {
      list.add(.filterMultiplies, "schemes \(filter.schemes.joined(separator: ", ")) are combined with every host and path", at: range)
    }
  }

  private static func checkWeb(_ filter: IntentFilter, _ range: SourceRange, into list: inout FindingList) {
    if !filter.autoVerify, !filter.hosts.isEmpty { list.add(.autoVerifyMissing, "the filter has no autoVerify", at: range) }
    if filter.hosts.isEmpty { list.add(.filterNoHost, "the filter for web addresses has no host", at: range) }
    for host in filter.hosts.map(\.host) where !host.hasPrefix("@") && !host.hasPrefix("${") {
      let name = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
      if name.isEmpty || name.contains(where: { "/:*?# ".contains($0) }) {
        list.add(.filterHostShape, "\(quoted(host)) is no host", at: range)
      }
    }
    let slashed: [IntentFilter.PathRule.Form] = [.literal, .prefix]
    for path in filter.paths where slashed.contains(path.form) && !path.text.hasPrefix("/") && !path.text.hasPrefix("@") {
      list.add(.filterPathShape, "the path \(quoted(path.text)) begins with no slash", at: range)
    }
    for path in filter.paths where path.form == .advancedPattern && AdvancedGlob(path.text) == nil {
      list.add(.filterPathShape, "the pattern \(quoted(path.text)) is malformed and matches nothing", at: range, remedy: "correct it")
    }
    if filter.paths.contains(where: { $0.form == .suffix || $0.form == .advancedPattern }) {
      list.add(.filterVersion, "pathSuffix and pathAdvancedPattern came with Android 12 (API 31)", at: range)
    }
    if !filter.groups.isEmpty {
      list.add(.filterVersion, "uri-relative-filter-group came with Android 15 (API 35)", at: range)
    }
  }
}
