import WebKitStandIn

/// Scenes with frames, windows, messages and other apps.
extension Scene {
  private static let ad = "https://ads.example/ad"
  private static func framed(_ elements: ScriptedElement...) -> [String: ScriptedResponse] {
    var page = ScriptedPage()
    page.frames = elements
    return [shop: .page(page)]
  }
  private static let withAd = framed(ScriptedElement("ad", .url(ad)))

  static let frames: [Scene] = [
    Scene("a frame's load is its parent's, from a frame being born", web: withAd, [.loads(shop)]),
    Scene(
      "the initial blank asks and does not wait, srcdoc waits; both have the parent's origin",
      web: framed(ScriptedElement("blank", .blank), ScriptedElement("srcdoc", .srcdoc)),
      answers: ["about:blank": .cancel, "about:srcdoc": .allow], [.loads(shop)]),
    Scene("srcdoc that is refused", web: framed(ScriptedElement("srcdoc", .srcdoc)), answers: ["about:srcdoc": .cancel], [.loads(shop)]),
    Scene(
      "a sandboxed frame has an opaque origin, and its schemes are dropped",
      web: framed(ScriptedElement("box", .url("https://shop.example/box"), sandbox: [.scripts])),
      [.loads(shop), .navigates(.location, "https://shop.example/2", from: "box"), .navigates(.location, "wallet://pay", from: "box")]),
    Scene(
      "a foreign frame drives the top only with a gesture", web: withAd, answers: ["https://ads.example/top": .cancel],
      [
        .loads(shop), .navigates(.location, "https://ads.example/top", from: "ad", to: .top),
        .navigates(.location, "https://ads.example/top", from: "ad", to: .top, .inHandler),
      ]),
    Scene(
      "a click by script is a link, and a frame's refused redirect tells nobody",
      web: withAd.merging(["https://ads.example/r": .redirect("https://x.example/")]) { $1 }, answers: ["https://x.example/": .cancel],
      [.loads(shop), .navigates(.link(), "https://ads.example/r", from: "ad")]),
    Scene(
      "a frame's redirect to a scheme is dropped by WebKit",
      web: withAd.merging(["https://ads.example/r": .redirect("wallet://pay")]) { $1 },
      [.loads(shop), .navigates(.location, "https://ads.example/r", from: "ad")]),
    Scene(
      "main drives a frame", web: withAd, [.loads(shop), .navigates(.location, "https://ads.example/2", to: .frame("ad"))]),
    Scene("data: is opaque", web: withAd, [.loads(shop), .navigates(.location, "data:text/html,x", from: "ad")]),
    Scene(
      "messages come from every frame", web: withAd,
      [.loads(shop), .step(.posts("1", to: "shop")), .step(.posts("2", to: "shop", from: "ad")), .step(.posts("3", to: "none"))]),
  ]

  static let openings: [Scene] = [
    Scene(
      "a link for a new window: a question with no target, a view, and the window's own question",
      [.loads(shop), .navigates(.link(), "https://help.example/", to: .new, .taps)]),
    Scene(
      "a refused link for a new window", answers: ["https://help.example/": .cancel],
      [.loads(shop), .navigates(.link(), "https://help.example/", to: .new, .taps)]),
    Scene(
      "window.open asks for a view only", answers: ["https://help.example/": .cancel],
      [.loads(shop), .navigates(.open(), "https://help.example/", .inHandler)]),
    Scene("window.open without a gesture", [.loads(shop), .navigates(.open(), "https://help.example/")]),
    Scene("window.open of nothing", [.loads(shop), .navigates(.open(), "", .inHandler)]),
    Scene("no view, no window", windows: .refused, [.loads(shop), .navigates(.open(), "https://help.example/", .inHandler)]),
    Scene(
      "a view of another configuration", windows: .foreign, [.loads(shop), .navigates(.open(), "https://help.example/", .inHandler)]),
    Scene(
      "a form for a new window keeps its body",
      [.loads(shop), .navigates(.form, "https://pay.example/", to: .new, .taps, method: "POST", body: "a=1")]),
    Scene(
      "a window has the opener's handlers, and closes itself",
      [
        .loads(shop), .navigates(.open(), "https://help.example/", .inHandler), .step(.inWindow(1, .posts("x", to: "shop"))),
        .step(.inWindow(1, .closesWindow)),
      ]),
  ]

  private static var withApps: ScriptedBehavior {
    var behavior = ScriptedBehavior()
    behavior.appLinkHosts = ["app.example"]
    return behavior
  }

  static let appLinks: [Scene] = [
    Scene(
      "a tap leaves by a universal link, script of a page that the app loaded does not", behavior: withApps,
      [.loads(shop), .navigates(.location, "https://app.example/1"), .loads(shop), .navigates(.link(), "https://app.example/2", .taps)]),
    Scene(
      "a page that the user tapped into may leave by script", behavior: withApps,
      [.loads(shop), .navigates(.link(), "https://shop.example/b", .taps), .navigates(.location, "https://app.example/1")]),
    Scene(
      "a private value keeps a universal link in the view", answers: ["https://app.example/2": .value(3)], behavior: withApps,
      [.loads(shop), .navigates(.link(), "https://app.example/2", .taps)]),
  ]

  static let all = loads + timing + histories + frames + openings + appLinks
}
