import Gatehouse

/// Makes the property lists of an app for Apple's systems.
enum PropertyListGenerator {
  /// Associated Domains, for the app's entitlements.
  static func entitlements(_ policy: Policy) -> GeneratedFile? {
    guard !policy.links.domains.isEmpty else { return nil }
    let domains = policy.links.domains.flatMap { ["applinks:\($0.text)", "webcredentials:\($0.text)"] }
    return GeneratedFile(
      name: "App.entitlements", text: plist([(AssociatedDomain.key, .array(domains.map(PropertyList.string)))]),
      limits: ["An entry has no path: which links open the app stands in the site's file. A wildcard does not stand for its own root."])
  }

  /// URL types and queried schemes, for Info.plist.
  static func infoPlist(_ policy: Policy) -> GeneratedFile? {
    var members: [(String, PropertyList)] = []
    if !policy.links.schemes.isEmpty {
      let name = policy.app.appIDs.first.flatMap(AppleAppID.init)?.bundle ?? "links"
      members.append(
        (
          "CFBundleURLTypes",
          .array([
            .dictionary([
              "CFBundleTypeRole": .string("Viewer"), "CFBundleURLName": .string(name),
              "CFBundleURLSchemes": .array(policy.links.schemes.map(PropertyList.string)),
            ])
          ])
        ))
    }
    let queried = queriedSchemes(policy)
    if !queried.isEmpty { members.append(("LSApplicationQueriesSchemes", .array(queried.prefix(50).map(PropertyList.string)))) }
    guard !members.isEmpty else { return nil }
    var limits = ["A scheme is not unique: any app may register it, and no path or parameter of it can be declared."]
    if case .any = policy.handoff.schemes {
      limits.append("handoff.schemes is \"any\": canOpenURL answers only for schemes that are listed, opening works for all.")
    }
    if queried.count > 50 { limits.append("Apple reads the first 50 queried schemes; \(queried.count - 50) are left out.") }
    return GeneratedFile(name: "Info.plist", text: plist(members), limits: limits)
  }

  /// Schemes of other apps that are asked about, without those of the system.
  static func queriedSchemes(_ policy: Policy) -> [String] {
    guard case .listed(let rules) = policy.handoff.schemes else { return [] }
    var seen: Set<String> = []
    return rules.map(\.scheme).filter { !policy.handoff.refuse.contains($0) && seen.insert($0).inserted }
  }

  private static func plist(_ members: [(String, PropertyList)]) -> String {
    let rows = members.map { "  <key>\(escaped($0.0))</key>\n\(written($0.1, "  "))" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(rows.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }

  private static func written(_ value: PropertyList, _ margin: String) -> String {
    switch value {
    case .string(let text): margin + "<string>\(escaped(text))</string>"
    case .bool(let flag): margin + (flag ? "<true/>" : "<false/>")
    case .integer(let number): margin + "<integer>\(number)</integer>"
    case .array(let values):
      "\(margin)<array>\n" + values.map { written($0, margin + "  ") + "\n" }.joined() + "\(margin)</array>"
    case .dictionary(let members):
      "\(margin)<dict>\n"
        + members.sorted { $0.key < $1.key }.map { "\(margin)  <key>\(escaped($0.key))</key>\n\(written($0.value, margin + "  "))\n" }
        .joined()
        + "\(margin)</dict>"
    case .other: margin + "<string></string>"
    }
  }

  /// A text as XML has it.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}
