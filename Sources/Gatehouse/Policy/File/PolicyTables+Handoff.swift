extension PolicyTables {
  static let handoff = PolicyTable(
    Policy.Handoff(),
    [
      PolicyKey(
        "universalLinks", \.universalLinks, .list(partner.codec), "Partners whose https addresses open in their app if it is installed."),
      PolicyKey(
        "userLoads", \.userLoads, .word,
        "Whether https loads that the app announces as the user's, and their hops that change host, are offered to apps first."),
      PolicyKey(
        "schemes", \.schemes,
        .words(
          [("any", .any)], or: .list(scheme), make: { .listed($0) }, elements: { if case .listed(let list) = $0 { list } else { nil } }),
        "Schemes that may open an app, or any."),
      PolicyKey(
        "refuse", \.refuse, .list(.text(.scheme)),
        "Schemes that never open an app, beside those that never can. Replaces the preset's list."),
      PolicyKey(
        "stores", \.stores, stores, "Store addresses that may open the store: false, true, or a list of hosts and of schemes with a colon."),
      PolicyKey(
        "from", \.from,
        .words(
          [("listed", .listed), ("any", .any)], or: .list(.text(.origin)), make: { .origins($0) },
          elements: { if case .origins(let list) = $0 { list } else { nil } }),
        "Pages whose main frame may launch; listed is the origins, not bare schemes, written in web.pages."),
      PolicyKey(
        "frames", \.frames,
        .words(
          [("any", .any)], or: .list(.text(.origin)), make: { .origins($0) },
          elements: { if case .origins(let list) = $0 { list } else { nil } }),
        "Origins of sub-frames that may launch, or any; an opaque origin never may."),
      PolicyKey("activation", \.activation, .evidence, "Evidence that is enough for a launch from the main frame."),
      PolicyKey("frameActivation", \.frameActivation, .evidence, "Evidence that is enough for a launch from a sub-frame."),
      PolicyKey("activationWindow", \.activationWindowMs, .duration(1...3_600_000), "How long an input counts as recent."),
      PolicyKey(
        "confirm", \.confirm, .word,
        "When the user is asked: late, where the evidence is too old, spent or over the limit; always, before every launch with good evidence."
      ),
      PolicyKey("launches", \.launches, launches.codec, "How many launches are allowed."),
      PolicyKey("onFailure", \.onFailure, .word, "What happens when nobody takes a launch; store searches the store."),
      PolicyKey("android", \.android, android.codec, "Rules for Android's intents."),
    ])

  private static let partner = PolicyTable(
    Policy.Partner(domain: .exact("")),
    [
      PolicyKey("domain", \.domain, .text(.host), isRequired: true, "The partner's host, by https on the default port."),
      PolicyKey("fallback", \.fallback, .word, "What happens when no app takes the address."),
    ])

  private static let scheme: PolicyCodec<Policy.SchemeRule> = {
    let table = PolicyTable(
      Policy.SchemeRule(""),
      [
        PolicyKey("scheme", \.scheme, .text(.scheme), isRequired: true, "The scheme."),
        PolicyKey("hosts", \.hosts, .optional(.list(.text(.schemeHost))), "The hosts that may be handed off; not written: any."),
        PolicyKey("paths", \.paths, .optional(.list(.text(.handoffPath))), "The paths; an empty text is no path; not written: any."),
        PolicyKey("parameters", \.parameters, .optional(parameters), "The types of the query's parameters; not written: any."),
        PolicyKey("ask", \.ask, .bool, "Whether the user is asked before each launch."),
      ])
    return .textOr(.text(.scheme), table.codec, make: { Policy.SchemeRule($0) }) { rule in
      rule == Policy.SchemeRule(rule.scheme) ? rule.scheme : nil
    }
  }()

  private static let launches = PolicyTable(
    Policy.Launches(),
    [
      PolicyKey("perActivation", \.perActivation, .integer(1...100), "Launches for one activation."),
      PolicyKey("within", \.withinMs, .duration(1...3_600_000), "The length of the sliding window."),
      PolicyKey("atMost", \.atMost, .integer(1...1_000), "Launches within the window."),
    ])

  private static let android = PolicyTable(
    Policy.Android(),
    [
      PolicyKey(
        "packages", \.packages, .words([("any", nil)], or: .list(.text(.package)), make: { $0 }, elements: { $0 }),
        "Packages that may be launched, or any."),
      PolicyKey("intents", \.intents, .word, "An intent with more than the gate hands on: exact refuses it, clean hands on the rest."),
      PolicyKey("landingPages", \.landingPages, .word, "An https address that only apps without a path of their own handle."),
    ])

  /// `false`, `true`, or hosts and schemes in one list: a scheme ends in a colon.
  private static let stores: PolicyCodec<Policy.Stores> = {
    let host = TextForm<String>.exactHost
    let scheme = TextForm<String>.scheme
    let entry = PolicyShape.text(name: "a host or a scheme with its colon", example: "market:", pattern: nil)
    let shape = PolicyShape.either([.bool, .list(entry)])
    return PolicyCodec(shape) { json, _, decoder in
      if let value = json.bool { return value ? .all : Policy.Stores.none }
      guard let elements = json.elements else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      var hosts: [String] = []
      var schemes: [String] = []
      for (index, json) in elements.enumerated() {
        decoder.inside(String(index)) { decoder in
          guard let text = json.string else { return decoder.wrongType(json, expected: entry) }
          if text.hasSuffix(":") {
            schemes += scheme.read(String(text.dropLast()), json, &decoder).map { [$0] } ?? []
          } else {
            hosts += host.read(text, json, &decoder).map { [$0] } ?? []
          }
        }
      }
      return .listed(hosts: hosts, schemes: schemes)
    } write: { stores, _ in
      switch stores {
      case .none: JSONValue(.bool(false))
      case .all: JSONValue(.bool(true))
      case .listed(let hosts, let schemes): .list(hosts.map { .text($0) } + schemes.map { .text("\($0):") })
      }
    }
  }()
}
