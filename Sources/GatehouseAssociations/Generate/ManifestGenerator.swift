import Gatehouse
import URLStandard

/// Makes the parts of an Android manifest: intent filters and queries.
enum ManifestGenerator {
  static func file(_ policy: Policy) -> GeneratedFile? {
    guard policy.app.package != nil, !policy.links.domains.isEmpty || !policy.links.schemes.isEmpty else { return nil }
    var limits: Set<String> = []
    var filters: [String] = []
    if !policy.links.domains.isEmpty { filters.append(web(policy, &limits)) }
    for scheme in policy.links.schemes {
      filters.append(filter(["<data android:scheme=\"\(scheme)\" />"], isVerified: false))
      limits.insert("A scheme is not unique: any app may declare it. Its hosts and paths are checked by the app's parser.")
    }
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <queries>
      \(queries(policy).joined(separator: "\n"))
        </queries>
        <application>
          <activity android:name=".LinkActivity" android:exported="true" android:launchMode="singleTask">
      \(filters.joined(separator: "\n"))
          </activity>
        </application>
      </manifest>

      """
    return GeneratedFile(name: "AndroidManifest.xml", text: text, limits: limits.sorted())
  }

  private static func web(_ policy: Policy, _ limits: inout Set<String>) -> String {
    var rows = ["<data android:scheme=\"https\" />"]
    rows += policy.links.domains.map { "<data android:host=\"\($0.text)\" />" }
    var seen: Set<String> = []
    for route in policy.links.routes where route.via.isEmpty || route.via.contains("https") {
      let (name, value) = path(route.path, &limits)
      let row = "<data android:\(name)=\"\(PropertyListGenerator.escaped(value))\" />"
      if seen.insert(row).inserted { rows.append(row) }
    }
    limits.insert("Query and fragment can be declared from Android 15 on only; the app's parser checks them.")
    return filter(rows, isVerified: true)
  }

  private static func filter(_ data: [String], isVerified: Bool) -> String {
    let margin = "        "
    let rows =
      ["<action android:name=\"\(IntentFilter.viewAction)\" />"]
      + IntentFilter.linkCategories.map { "<category android:name=\"\($0)\" />" } + data
    return "      <intent-filter\(isVerified ? " android:autoVerify=\"true\"" : "")>\n" + rows.map { margin + $0 + "\n" }.joined()
      + "      </intent-filter>"
  }

  /// A path as `android:path`, or `android:pathPattern` where it has parameters: `..*` is one character or more, in the middle up to the
  /// next slash.
  private static func path(_ pattern: PathPattern, _ limits: inout Set<String>) -> (name: String, value: String) {
    let isFixed = !pattern.hasWildcard && pattern.parameterNames.isEmpty
    var text = ""
    for segment in pattern.segments {
      switch segment {
      case .literal(let literal):
        // Android compares decoded paths.
        let plain = PercentEncoding.decode(literal)
        text += "/" + (isFixed ? plain : escaped(plain))
      case .parameter: text += "/..*"
      }
    }
    if pattern.hasWildcard { text += "..*" }
    if isFixed { return ("path", text.isEmpty ? "/" : text) }
    if case .parameter? = pattern.segments.last, !pattern.hasWildcard {
      limits.insert("A pattern's last parameter takes the segments behind it too; the app's parser refuses them.")
    }
    limits.insert("Android's patterns know no types: what a parameter may hold is checked by the app's parser alone.")
    return ("pathPattern", text)
  }

  /// A literal in a pattern: `*` and `\` are escaped, and the backslash once more for the resource.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "*" || $0 == "\\" || $0 == "." ? "\\\\" + String($0) : String($0) }.joined()
  }

  private static func queries(_ policy: Policy) -> [String] {
    let schemes = ["http", "https"] + PropertyListGenerator.queriedSchemes(policy)
    let intents = schemes.map { scheme in
      """
          <intent>
            <action android:name="\(IntentFilter.viewAction)" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="\(scheme)" />
          </intent>
      """
    }
    return intents + (policy.handoff.android.packages ?? []).map { "    <package android:name=\"\(PropertyListGenerator.escaped($0))\" />" }
  }
}
