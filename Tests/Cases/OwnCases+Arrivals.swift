extension OwnCases {
  /// The shop with a screen for users who are signed in, one that needs data, one behind a signature.
  private static let inbox = strict(
    #"""
    "links":{"schemes":["shopapp"],"pending":"10m","routes":[
      {"name":"product","path":"/product/{id}"},{"name":"order","path":"/order/{id}","requires":["signedIn"]},
      {"name":"feed","path":"/feed/{id}","requires":["signedIn","dataReady"]},{"name":"gift","path":"/gift/{id}","requires":["signed"]}]}
    """#)

  private static func link(_ path: String, _ more: [(String, JSON)] = []) -> JSON {
    var line: JSON = ["link": .string("shopapp://" + path), "appState": "running", "at": 0]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  private static func happens(_ event: JSON, _ more: [(String, JSON)] = []) -> JSON {
    var line: JSON = ["event": event, "at": 1]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  /// Arrivals that wait: what the last line answers, or what it released.
  static let arrivals: [Case] = [
    sequence("inbox-waits", inbox, [link("order/1", [("auth", "signedOut")])], "hold", "arrival.waits"),
    sequence("inbox-unknown-waits", inbox, [link("order/1")], "hold", "arrival.waits"),
    sequence("inbox-cold-product", inbox, [link("product/1", [("appState", "cold")])], "route", "links.route"),
    sequence("inbox-sign-in", inbox, [link("order/1"), happens("signIn", [("account", "A")])], "route", "links.route"),
    sequence(
      "inbox-data", inbox, [link("feed/1", [("auth", "signedIn"), ("account", "A")]), happens("ready", [("requirement", "dataReady")])],
      "route", "links.route"),
    sequence(
      "inbox-other-account", inbox,
      [link("order/1", [("auth", "signedOut"), ("account", "A")]), happens("signIn", [("account", "B")])], "ignore", "arrival.other-account"
    ),
    sequence(
      "inbox-switch", inbox,
      [happens("signIn", [("account", "A")]), link("feed/1", [("at", 1)]), happens("switchAccount", [("account", "B"), ("at", 2)])],
      "ignore", "arrival.other-account"),
    sequence(
      "inbox-sign-out", inbox, [happens("signIn", [("account", "A")]), link("feed/1", [("at", 1)]), happens("signOut", [("at", 2)])],
      "ignore", "arrival.signed-out"),
    sequence(
      "inbox-eleven-minutes", inbox, [link("order/1"), happens("signIn", [("account", "A"), ("at", 660_000)])], "ignore", "arrival.expired"),
    sequence("inbox-newest", inbox, [link("order/1"), link("order/2", [("at", 1)])], "ignore", "arrival.replaced"),
    sequence(
      "inbox-one-delivery", inbox, [link("product/1", [("delivery", "d1")]), link("product/1", [("delivery", "d1")])],
      "ignore", "arrival.repeated"),
    sequence(
      "inbox-again-on-purpose", inbox, [link("product/1", [("delivery", "d1")]), link("product/1", [("delivery", "d2")])],
      "route", "links.route"),
    sequence(
      "inbox-two-entries", inbox,
      [link("product/1", [("entry", "sceneURL")]), link("product/1", [("entry", "applicationURL"), ("at", 90)])],
      "ignore", "arrival.repeated"),
    sequence(
      "inbox-scene-closed", inbox, [link("order/1", [("scene", "s1")]), happens("sceneClosed", [("scene", "s1")])],
      "ignore", "arrival.scene-closed"),
    sequence("inbox-cancelled", inbox, [link("order/1"), happens("cancelArrivals")], "ignore", "arrival.cancelled"),
    sequence("inbox-unsigned", inbox, [link("gift/1")], "reject", "arrival.unsigned"),
  ]
}
