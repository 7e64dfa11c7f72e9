/// Every key of the policy file: the one place where the format is written down.
enum PolicyTables {
  /// The version of the format that this code reads.
  static let version: Int64 = 1

  /// The whole file.
  static let policy = PolicyTable(
    Policy(),
    [
      PolicyKey(
        "gatehouse", .integer(version...version), isRequired: true, "The version of this format.",
        read: { json, _, decoder in checkVersion(json, &decoder) },
        write: { _, _ in JSONValue(.number(JSONNumber(text: String(version)))) }),
      PolicyKey(
        "$schema", .text(name: "the address of a JSON Schema", example: "./gatehouse.schema.json", pattern: nil),
        "For editors only: where the schema of this format is.",
        read: { json, _, decoder in
          if json.string == nil {
            decoder.wrongType(json, expected: .text(name: "an address", example: "./gatehouse.schema.json", pattern: nil))
          }
        }, write: { _, _ in nil }),
      PolicyKey(
        "extends", PolicyCodec<Preset>.word.shape, "The preset whose values stand where this file is silent.",
        read: { json, policy, decoder in
          if let preset = PolicyCodec<Preset>.word.read(json, nil, &decoder) { policy.preset = preset }
        }, write: { policy, base in policy.preset == .strict && base != nil ? nil : .text(policy.preset.rawValue) }),
      PolicyKey(
        "unknownSource", \.unknownSource, .word,
        "Who asks when the host cannot name the source: frame reads it as main frame and sub-frame, the narrower counts; page, on Android only, as the main frame."
      ),
      PolicyKey("app", \.app, app.codec, "The app's own identities."),
      PolicyKey("web", \.web, web.codec, "What the view itself may show."),
      PolicyKey("links", \.links, links.codec, "Addresses that are this app."),
      PolicyKey("handoff", \.handoff, handoff.codec, "Addresses that are other apps."),
      PolicyKey("bridge", \.bridge, bridge.codec, "Methods that a page may call in the app."),
      PolicyKey("session", \.session, session.codec, "Cookies and recovery."),
    ])

  private static func checkVersion(_ json: JSONValue, _ decoder: inout PolicyDecoder) {
    guard let number = json.number else { return decoder.wrongType(json, expected: .integer(version...version)) }
    if number.int64 != version {
      decoder.report(
        .version, "version \(number.text.prefix(30)) of the format is not known here", at: json.range,
        remedy: "write \(version), or use a newer gatehouse")
    }
  }

  static let app = PolicyTable(
    Policy.App(),
    [
      PolicyKey(
        group: "apple",
        PolicyTable(
          Policy.App(),
          [
            PolicyKey(
              "appIDs", \.appIDs, .list(.text(.appID)),
              "Application identifiers: prefix and bundle identifier, as association files name them.")
          ]), "The app on Apple's systems."),
      PolicyKey(
        group: "android",
        PolicyTable(
          Policy.App(),
          [
            PolicyKey("package", \.package, .optional(.text(.package)), "The package name."),
            PolicyKey("sha256", \.sha256, .list(.text(.fingerprint)), "SHA-256 fingerprints of the signing certificates."),
          ]), "The app on Android."),
    ])
}
