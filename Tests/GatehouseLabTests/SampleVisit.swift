@testable import GatehouseLab

/// A visit made by hand, with everything that a report can hold.
enum SampleVisit {
  static let hostile = "https://ads.example/</script><script>alert(1)</script>?q=\"'&\u{202E}gpj.exe"

  static var visit: Visit {
    Visit(
      site: "Examples/shop/site", policy: "gatehouse.json", script: "taps.json", engine: "WebKitGTK 2.50.6",
      stops: [
        Stop(
          number: 1, title: "the app opens https://shop.example/", note: "The app shows the shop.",
          occurrences: [.decision(page), .page(url: "https://shop.example/")], picture: Array("not a picture".utf8)),
        Stop(number: 2, title: "tap #teapot", occurrences: [.decision(route)]),
        Stop(number: 3, title: "expect route for https://shop.example/product/42", outcome: .passed("route (links.route)")),
        Stop(
          number: 4, title: "tap #later in #advert", occurrences: [.decision(unknown), .handoff(url: "wallet://pay?order=1", taken: true)]),
        Stop(
          number: 5, title: "expect open for \(hostile)", note: "</style><img src=x onerror=alert(1)>",
          outcome: .failed("the newest verdict for \(hostile) is block (web.unlisted)"),
          occurrences: [.decision(blocked), .handoff(url: hostile, taken: false), .failure(url: hostile, message: "<b>no</b>"), .ended]),
        Stop(number: 6, title: "tap #script", note: "Nothing is asked."),
      ])
  }

  private static let questions = [
    1: "can the text be read as a URL?", 3: "is it a javascript: address?", 7: "does a sub-frame ask?", 8: "is it the app's own address?",
    9: "is it an address for another app?", 11: "may this page load where it lands?",
  ]

  private static func ladder(_ asked: Int...) -> [Decision.Rung] {
    asked.enumerated().map { index, number in
      let isLast = index == asked.count - 1
      return Decision.Rung(number: number, question: questions[number] ?? "?", answer: isLast ? "decides" : "pass", isDecisive: isLast)
    }
  }

  private static let page = Decision(
    number: 1, at: 0, url: "https://shop.example/",
    facts: [.init(name: "started by", value: "the app"), .init(name: "lands in", value: "the main frame")], verdict: "load",
    reason: "web.page",
    says: "shop.example may load here", rule: "/web/pages/0", ladder: ladder(1, 3, 8, 11))
  private static let route = Decision(
    number: 2, at: 412, url: "https://shop.example/product/42", facts: [.init(name: "started by", value: "a link")], verdict: "route",
    reason: "links.route", says: "it is the app\u{2019}s own screen product", rule: "/links/routes/0",
    place: .init(line: 24, text: "{\"name\": \"product\"}"), outcome: "screen product, id = 42",
    ladder: ladder(1, 3, 8))
  private static let unknown = Decision(
    number: 3, at: 2_499, url: "wallet://pay?order=1", facts: [.init(name: "asked by", value: nil)], verdict: "block",
    reason: "frame.handoff",
    says: "an embedded frame may not launch apps", rule: "/handoff/frames", ladder: ladder(1, 3, 7, 9),
    unknowns: [
      .init(
        sentence: "Linux does not say which frame asks; iOS does.",
        elsewhere: [
          .init(condition: "if the page itself asks", verdict: "open", reason: "handoff.scheme"),
          .init(condition: "if a frame in it asks", verdict: "block", reason: "frame.handoff"),
        ])
    ])
  private static let blocked = Decision(
    number: 4, at: 61_000, url: hostile, isResponse: true, facts: [.init(name: "current page", value: hostile)], verdict: "block",
    reason: "web.unlisted", says: "ads.example is not a page that this view shows", rule: nil, ladder: ladder(1, 3, 7, 11))
}
