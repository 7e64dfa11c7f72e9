import WebKitStandIn

/// Scenes of single documents: loads, hops, answers, failures.
extension Scene {
  static let shop = "https://shop.example/"

  static let loads: [Scene] = [
    Scene("the app loads a page", [.loads(shop)]),
    Scene(
      "the app posts, is redirected, and the type stays", web: [shop: .redirect("https://shop.example/done")],
      [.loads(shop, method: "POST", body: "a=1")]),
    Scene(
      "307 keeps method and body", web: [shop: .redirect("https://shop.example/done", status: 307)],
      [.loads(shop, method: "POST", body: "a=1")]),
    Scene("a refused first action is silent", answers: ["https://x.example/": .cancel], [.loads(shop), .loads("https://x.example/")]),
    Scene(
      "a refused hop is failure 102, and a tap's hop is still a link", web: ["https://shop.example/go": .redirect("wallet://pay")],
      answers: ["wallet://pay": .cancel], [.loads(shop), .navigates(.link(), "https://shop.example/go", .taps)]),
    Scene("a refused response is failure 102", responses: ["https://shop.example/r": .cancel], [.loads("https://shop.example/r")]),
    Scene(
      "a response becomes a download", web: ["https://shop.example/f": .file(type: "application/zip")],
      responses: ["https://shop.example/f": .download], [.loads(shop), .navigates(.link(), "https://shop.example/f", .taps)]),
    Scene(
      "an action becomes a download", answers: ["https://shop.example/f": .download],
      [.loads(shop), .navigates(.link(download: true), "https://shop.example/f", .taps)]),
    Scene("no content", web: ["https://shop.example/n": .noContent], [.loads(shop), .navigates(.location, "https://shop.example/n")]),
    Scene("no server", web: [shop: .failure(code: -1004)], [.loads(shop)]),
    Scene("a load breaks off", web: [shop: .broken(ScriptedPage(), code: -1005)], [.loads(shop)]),
    Scene("an allowed scheme that WebKit does not know is dropped", [.loads(shop), .navigates(.link(), "wallet://pay", .taps)]),
    Scene("javascript: is nobody's question", [.loads(shop), .navigates(.link(), "javascript:void(0)", .taps)]),
    Scene("a private value allows", answers: [shop: .value(3)], [.loads(shop)]),
    Scene("a page from text", [.step(.hostLoadsText(baseURL: "https://shop.example/text"))]),
    Scene(
      "a file: the view names it before it is decided", answers: ["file:///app/page.html": .keepsYes],
      [.loads(shop), .step(.hostLoadsFile("file:///app/page.html", readAccess: "file:///app/")), .notesURL, .answersKept]),
  ]

  static let timing: [Scene] = [
    Scene(
      "an answer may come later", answers: ["https://shop.example/a": .keepsYes],
      [.loads(shop), .navigates(.link(), "https://shop.example/a", .taps), .answersKept]),
    Scene(
      "a newer navigation takes the place of one that waits for its answer",
      answers: ["https://shop.example/a": .keepsYes],
      [.loads(shop), .navigates(.location, "https://shop.example/a"), .navigates(.location, "https://shop.example/b"), .answersKept]),
    Scene(
      "a newer load takes the place of one on its way",
      [
        .loads(shop), .step(.holds("https://shop.example/a")), .navigates(.location, "https://shop.example/a"),
        .navigates(.location, "https://shop.example/b"), .step(.releases("https://shop.example/a")),
      ]),
    Scene(
      "the app stops a load",
      [.step(.holds(shop)), .loads(shop), .step(.hostStops), .step(.releases(shop))]),
    Scene(
      "a tapped fragment is answered at once or allowed",
      answers: ["https://shop.example/#a": .cancel, "https://shop.example/#b": .keepsNo],
      [
        .loads(shop), .navigates(.link(), "https://shop.example/#a", .taps), .navigates(.link(), "https://shop.example/#b", .taps),
        .answersKept,
      ]),
    Scene(
      "a scripted fragment goes on whatever is answered", answers: ["https://shop.example/#a": .cancel],
      [.loads(shop), .navigates(.location, "https://shop.example/#a")]),
    Scene(
      "a hop's address is the view's when it was allowed, not while it is asked about",
      web: ["https://shop.example/go": .redirect("https://shop.example/there")], answers: ["https://shop.example/there": .keepsYes],
      [.loads(shop), .navigates(.link(), "https://shop.example/go", .taps), .notesURL, .answersKept]),
    Scene("pushState asks nobody", [.loads(shop), .step(.pushesState("https://shop.example/state"))]),
    Scene("a handler that is let go of", answers: ["https://shop.example/a": .never], [.loads("https://shop.example/a")]),
    Scene("a handler that is called twice", answers: ["https://shop.example/a": .twice], [.loads("https://shop.example/a")]),
    Scene(
      "a view is closed with a decision open", answers: ["https://shop.example/a": .keepsYes],
      [.loads("https://shop.example/a"), .closesView, .answersKept]),
    Scene(
      "the process ends before a decision", answers: ["https://shop.example/a": .keepsYes],
      [.loads(shop), .navigates(.location, "https://shop.example/a"), .step(.processEnds), .answersKept]),
    Scene(
      "the process ends before a commit, and the app loads again",
      [
        .step(.holds(shop)), .loads(shop), .step(.processEnds), .step(.releases(shop)), .loads(shop),
      ]),
    Scene("the process ends after a commit", [.loads(shop), .step(.processEnds), .step(.hostReloads)]),
  ]

  static let histories: [Scene] = [
    Scene(
      "back, forward, reload",
      [
        .loads(shop), .navigates(.location, "https://shop.example/b"), .step(.hostGoesBack), .step(.hostGoesForward),
        .step(.hostReloads), .navigates(.history, shop),
      ]),
    Scene(
      "a form is sent again by reload and by the way back",
      [
        .loads(shop), .navigates(.form, "https://shop.example/pay", .taps, method: "POST", body: "card=1"), .step(.hostReloads),
        .navigates(.location, "https://shop.example/c"), .step(.hostGoesBack),
      ]),
  ]
}
