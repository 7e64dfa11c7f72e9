extension PolicyTables {
  static let bridge = PolicyTable(
    Policy.Bridge(),
    [
      PolicyKey("origins", \.origins, .list(.text(.exactOrigin)), "The exact origins that may call."),
      PolicyKey("frames", \.frames, .word, "The frames that may call: the main one, or all of a listed origin."),
      PolicyKey("limits", \.limits, limits.codec, "The largest message."),
      PolicyKey(
        "methods", \.methods,
        .map(
          names: .identifier, method.codec,
          make: { name, method in Policy.BridgeMethod(name: name, params: method.params) }, split: { ($0.name, $0) }),
        "The methods by name."),
    ])

  private static let limits = PolicyTable(
    Policy.BridgeLimits(),
    [
      PolicyKey("bytes", \.bytes, .integer(2...16_777_216), "Bytes of its JSON text."),
      PolicyKey("depth", \.depth, .integer(1...64), "Levels of nesting."),
      PolicyKey("keys", \.keys, .integer(0...65_536), "Keys in one object."),
    ])

  private static let method = PolicyTable(
    Policy.BridgeMethod(name: ""),
    [
      PolicyKey(
        "params", \.params,
        .map(
          names: .identifier, .text(.bridgeType), make: { Policy.BridgeParameter($0, type: $1) }, split: { ($0.name, $0.type) }),
        "The types of its parameters by name: those of links, and bool and number.")
    ])

  static let session = PolicyTable(
    Policy.Session(),
    [
      PolicyKey(
        group: "recovery",
        PolicyTable(
          Policy.Session(),
          [
            PolicyKey("attempts", \.recoveryAttempts, .integer(0...100), "Reloads after a content process ended."),
            PolicyKey("within", \.recoveryWithinMs, .duration(1_000...3_600_000), "The window in which they count."),
          ]), "What happens after the page's process ended."),
      PolicyKey(
        group: "cookies",
        PolicyTable(
          Policy.Session(),
          [PolicyKey("domains", \.cookieDomains, .list(.text(.exactHost)), "Domains whose cookies may be handed over.")]),
        "The cookies that are handed to the view."),
    ])
}
