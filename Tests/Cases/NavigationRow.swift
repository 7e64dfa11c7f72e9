/// Turns the navigation facts of a row (attacks, bugs) into a line of the contract.
///
/// The rules are those of the cases' README: a null fact is unknown and left out; without `extra.activationFrame` the activation landed in
/// the source's frame; `extra.triggerDetail: app` is the trigger `host`; a hop that names only a part of itself is filled from its neighbours.
enum NavigationRow {
  /// The line for a row's `input`, with `url` in place of the row's own if given.
  static func line(_ input: JSON, url: String? = nil) -> JSON {
    var line: JSON = [:]
    line.set("url", url.map(JSON.string) ?? input["url"] ?? .null)
    line.set("trigger", trigger(input))
    line.set("activation", activation(input))
    line.set("redirects", redirects(input))
    line.set("source", source(input))
    for name in ["target", "current", "method", "platform"] { line.set(name, input[name]) }
    line.set("state", state(input))
    return line
  }

  static func trigger(_ input: JSON) -> JSON? {
    switch input["extra"]?["triggerDetail"]?.string {
    case "app": "host"
    // The page is restored after its process ended.
    case "processTerminated": "reload"
    // `windowOpen` and `sameDocument` say more than the trigger, but nothing that the contract has a word for.
    default: input["trigger"]
    }
  }

  static func source(_ input: JSON) -> JSON? {
    guard let source = input["source"] else { return nil }
    var out: JSON = [:]
    for name in ["origin", "main", "document"] { out.set(name, source[name]) }
    return out
  }

  static func activation(_ input: JSON) -> JSON? {
    guard let activation = input["activation"], let kind = activation["kind"] else { return nil }
    var out: JSON = ["kind": kind]
    out.set("ageMs", activation["ageMs"])
    let extra = input["extra"] ?? [:]
    // The words for what the page made itself; everything else that is named is a real input.
    if let input = extra["activationKind"]?.string { out.set("input", .string(input.hasPrefix("synthetic") ? "synthetic" : input)) }
    if kind != "none" {
      out.set("frame", extra["activationFrame"] ?? frame(input))
      out.set("document", extra["activationDocument"])
    }
    return out
  }

  /// The frame of the source, in which the activation landed if the row says nothing else.
  private static func frame(_ input: JSON) -> JSON? {
    guard let source = input["source"] else { return nil }
    var out: JSON = [:]
    for name in ["origin", "main"] { out.set(name, source[name]) }
    return out
  }

  /// The hops. What a row leaves out of a hop is taken from its neighbours, from the address itself, or from the page that asks: addresses
  /// which are fine in themselves, so that nothing but what the row says can decide.
  static func redirects(_ input: JSON) -> JSON? {
    guard let hops = input["redirects"]?.array else { return nil }
    let page = input["source"]?["origin"]?.string.map { $0 + "/" } ?? input["current"]?.string ?? "https://shop.example/"
    let url = input["url"]?.string ?? page
    return .array(
      hops.indices.map { index in
        let hop = hops[index]
        let next = index + 1 < hops.count ? hops[index + 1]["from"]?.string : nil
        let before = index > 0 ? hops[index - 1]["to"]?.string : nil
        var out: JSON = [
          "from": hop["from"] ?? .string(before ?? page),
          "to": hop["to"] ?? .string(index + 1 == hops.count ? url : next ?? page),
        ]
        out.set("status", hop["status"])
        return out
      })
  }

  /// State that the contract has words for; other keys of a row describe the situation to people.
  static func state(_ input: JSON) -> JSON? {
    guard let state = input["state"] else { return nil }
    var out: JSON = [:]
    for name in ["activationUsed", "previousDenials", "pendingPrompt", "reissued", "visible", "appState", "auth", "session"] {
      out.set(name, state[name])
    }
    // Rows name what was launched; the contract counts how long ago, and 0 is "not known".
    if state["previousLaunch"] != nil || state["launchesFromThisDocument"] != nil { out.set("previousLaunch", 0) }
    return out.members?.isEmpty == true ? nil : out
  }
}
