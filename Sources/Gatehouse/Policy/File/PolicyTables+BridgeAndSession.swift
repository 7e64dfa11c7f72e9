extension PolicyTables {
  static let bridge = PolicyTable(
    Policy.Bridge(),
    [
      PolicyKey("origins", \.origins, .list(.text(.exactOrigin)), "The exact origins that may call."),
      PolicyKey("frames", \.frames, .word, "The frames that may call: the main one, or all of a listed origin."),
      PolicyKey("limits", \.limits, limits.codec, "The largest message."),
      PolicyKey(
        "types", \.types,
        .map(
          names: .identifier, bridgeFields, make: { Policy.BridgeObject($0, fields: $1) }, split: { ($0.name, $0.fields) }),
        "Objects by name; a parameter, a result or a field is one by \"@name\"."),
      PolicyKey(
        "methods", \.methods,
        .map(
          names: .identifier, method.codec,
          make: { name, method in
            var method = method
            method.name = name
            return method
          }, split: { ($0.name, $0) }),
        "The methods by name."),
    ])

  private static let limits = PolicyTable(
    Policy.BridgeLimits(),
    [
      PolicyKey("bytes", \.bytes, .integer(2...16_777_216), "Bytes of its JSON text."),
      PolicyKey("depth", \.depth, .integer(1...64), "Levels of nesting."),
      PolicyKey("keys", \.keys, .integer(0...65_536), "Keys in one object."),
    ])

  private static let bridgeFields: PolicyCodec<[Policy.BridgeParameter]> = .map(
    names: .identifier, .text(.bridgeType), make: { Policy.BridgeParameter($0, type: $1) }, split: { ($0.name, $0.type) })

  private static let method = PolicyTable(
    Policy.BridgeMethod(name: ""),
    [
      PolicyKey(
        "params", \.params, bridgeFields,
        "The types of its parameters by name: those of links, bool, number, and @name of the bridge's types."),
      PolicyKey("result", \.result, .optional(.text(.bridgeType)), "The type of its result, for generated clients."),
      PolicyKey(
        "origins", \.origins, .optional(.list(.text(.exactOrigin))), "The exact origins that may call it, in place of the bridge's."),
      PolicyKey("frames", \.frames, .optional(.word), "The frames that may call it, in place of the bridge's."),
      PolicyKey("activation", \.activation, .word, "Whether the user must just have acted in the frame that calls."),
      PolicyKey("approval", \.approval, .bool, "Whether the app asks the user before each call."),
      PolicyKey("rate", \.rate, rate.codec, "How often it may be called."),
      PolicyKey("timeout", \.timeoutMs, .duration(1...3_600_000), "How long the app may take to answer."),
      PolicyKey("bytes", \.bytes, .optional(.integer(2...16_777_216)), "Bytes of the largest message's JSON text."),
      PolicyKey("replyBytes", \.replyBytes, .integer(2...67_108_864), "Bytes of the largest reply's JSON text."),
    ])

  private static let rate = PolicyTable(
    Policy.BridgeRate(),
    [
      PolicyKey("atMost", \.atMost, .integer(1...100_000), "Calls within the window."),
      PolicyKey("within", \.withinMs, .duration(1...3_600_000), "The length of the sliding window."),
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
            PolicyKey(
              "sideEffects", \.sideEffects, .list(.text(.pages)),
              "Pages after whose death the app looks at its server before anything loads again: an origin, with a path or the beginning of one."
            ),
          ]), "What happens after the page's process ended."),
      PolicyKey(
        group: "cookies",
        PolicyTable(
          Policy.Session(),
          [PolicyKey("domains", \.cookieDomains, .list(.text(.exactHost)), "Domains whose cookies may be handed over.")]),
        "The cookies that are handed to the view."),
    ])
}
