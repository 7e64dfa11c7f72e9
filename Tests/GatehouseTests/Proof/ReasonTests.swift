import Gatehouse
import Testing

/// Every reason is reachable: a code that no navigation can lead to would be documentation of nothing.
@Suite struct ReasonTests {
  @Test func everyReasonIsGiven() throws {
    var seen = try InboxTests.reasons()
    for reason in try BridgeGuardTests.reasons() { seen[reason] = "the bridge" }
    for script in Self.scripts {
      var view = ViewGate(Gate(script.policy))
      for step in script.steps {
        switch step {
        case .event(let event): view.note(event)
        case .ask(let facts):
          let verdict = view.decide(facts)
          seen[verdict.reason] = script.name
          #expect(!verdict.says.isEmpty)
        case .arrive(let arrival): seen[view.decide(arrival).reason] = script.name
        }
      }
    }
    let never = Reason.allCases.filter { seen[$0] == nil }.map(\.code)
    #expect(never.isEmpty, "never given: \(never.joined(separator: ", "))")
    #expect(Set(Reason.allCases.map(\.sentence)).count == Reason.allCases.count, "two reasons have the same words")
  }

  enum Step {
    case event(ViewEvent)
    case ask(NavigationFacts)
    case arrive(Arrival)
  }

  struct Script {
    var name: String
    var policy: Policy
    var steps: [Step]
  }

  private static let shop = Source(origin: "https://shop.example", isMain: true)
  private static let stranger = Source(origin: "https://evil.example", isMain: true)
  private static let pay = Source(origin: "https://pay.example", isMain: false)

  private static func ask(
    _ url: String?, _ trigger: Trigger = .link, _ kind: Activation.Kind? = .direct, by source: Source? = shop, to target: Target = .main,
    on current: String = "https://shop.example/cart", method: String = "GET", after hops: [Redirect] = [], at: Int64? = nil,
    _ edit: (inout NavigationFacts) -> Void = { _ in }
  ) -> Step {
    let frame = source.map { Activation.Frame(origin: $0.origin, isMain: $0.isMain) }
    var facts = NavigationFacts(
      url: url, trigger: trigger, activation: kind.map { Activation($0, frame: frame) }, redirects: hops, source: source, target: target,
      current: current, method: method, platform: .ios, at: at)
    edit(&facts)
    return .ask(facts)
  }

  private static var scripts: [Script] { plain + sequences + screens + intents }

  /// Each navigation by itself, under the policies of the lattice.
  private static var plain: [Script] {
    let long = "https://shop.example/" + String(repeating: "a", count: 70_000)
    let hop = Redirect(from: "https://shop.example/a", to: "https://shop.example/b")
    let byPolicy: [(String, [Step])] = [
      (
        "shop",
        [
          ask(nil), ask("https://"), ask("https:\\\\shop.example"), ask("https://a@shop.example/"), ask(long), ask("javascript:1"),
          ask("https://shop.example/x", after: Array(repeating: hop, count: 21)),
          ask("https://shop.example/x", after: [Redirect(from: "https://", to: "https://shop.example/")]),
          ask("https://shop.example/x", after: [Redirect(from: "http://shop.example/", to: "https://shop.example/")]),
          ask("about:blank", to: .frame), ask("about:blank"), ask("view-source:https://shop.example/"), ask("file:///a"),
          ask("https://shop.example/cart#x"), ask("wallet://pay", .backForward), ask("https://shop.example/x", .reload, to: .new),
          ask("https://shop.example/x", .formResubmit, method: "POST"), ask("wallet://pay", by: stranger),
          ask("wallet://pay", by: Source(origin: "https://ads.example", isMain: false)), ask("wallet://pay", .script, .sticky, by: pay),
          ask("https://pay.example/x", by: pay, to: .new), ask("https://shop.example/product/1"), ask("shopapp://nowhere"),
          ask("shopapp://product/1", method: "POST"), ask("shopapp://product/1", .host, by: nil), ask("https://partner.example/p"),
          ask("https://apps.apple.com/app/id1"), ask("wallet://pay"), ask("itms-apps://apps.apple.com/app/id1"), ask("android-app://x"),
          ask("bank://steal"), ask("wallet://pay", method: "POST"), ask("wallet://pay") { $0.isVisible = false },
          ask("wallet://pay", .script, .sticky), ask("notes://new"), ask("strange://x"), ask("https://pay.example/x"),
          ask("https://pay.example/x", to: .frame), ask("https://evil.example/x", to: .frame), ask("https://evil.example/x"),
          ask("https://evil.example/x", by: pay), ask("https://evil.example/x", .script, .sticky), ask("http://shop.example/x"),
          ask("https://evil.example/x") { $0.isVisible = false }, ask("https://pay.example/x", to: .new),
          ask("https://pay.example/x", .form, to: .new, method: "POST"), ask("https://pay.example/x", to: .later),
        ]
      ),
      ("payments", [ask("data:text/html,x")]),
      (
        "portal",
        [ask("http://partner.example/x"), ask("https://partner.example/x", by: stranger, to: .new), ask("https://shop.example/x")]
      ),
      ("kiosk", [ask("https://pay.example/x", to: .new)]),
      ("checkout", [ask("file:///srv/a.html", .host, by: nil), ask("https://stay.example/x")]),
    ]
    return byPolicy.flatMap { name, steps in
      steps.map { Script(name: name, policy: LatticePolicies.named(name), steps: [$0]) }
    }
  }

  /// What only a history leads to.
  private static var sequences: [Script] {
    let begin = Step.event(.expectReturn(address: "https://shop.example/back", state: "s", issuer: "i", withinMs: nil, at: 1))
    let byPolicy: [(String, [Step])] = [
      ("shop", [.event(.teardown), ask("https://shop.example/")]),
      (
        "shop",
        [
          begin, ask("https://shop.example/back?state=x&iss=i"), ask("https://shop.example/back?state=s&iss=x"),
          ask("https://shop.example/back?state=s&iss=i"),
        ]
      ),
      ("shop", [ask("shopapp://product/1", at: 1), ask("shopapp://product/1", .script, .sticky, at: 2)]),
      ("shop", [ask("https://partner.example/p", at: 1), ask("https://partner.example/p", .script, nil, at: 2)]),
      (
        "portal",
        [
          .event(.userLoad(url: "https://pay.example/x", at: 1)),
          ask("https://pay.example/x", .host, nil, by: nil, on: "about:blank", at: 2),
        ]
      ),
      (
        "shop",
        [
          .event(.input(frame: .init(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 1)),
          ask("wallet://a", at: 2), ask("wallet://b", at: 3), ask("wallet://c", at: 8_000),
        ]
      ),
      ("shop", [ask("wallet://a", at: 1), ask("wallet://b", at: 1_000), ask("wallet://c", at: 2_000)]),
      ("kiosk", [ask("wallet://a", .script, nil, at: 1), ask("wallet://b", .script, nil, at: 10)]),
      ("shop", [ask("wallet://a") { $0.state = StatedState(pendingPrompt: true) }]),
    ]
    return byPolicy.map { Script(name: "a visit under \($0)", policy: LatticePolicies.named($0), steps: $1) }
  }

  /// What an intent on Android may carry, and what refuses it.
  private static var intents: [Script] {
    var policy = LatticePolicies.named("shop")
    policy.handoff.android.packages = ["com.example.wallet"]
    let texts = [
      "//pay#Intent;scheme=wallet;package=com.example.wallet;end", "//pay#Intent;scheme=wallet", "#Intent;package=com.example.wallet;end",
      "//pay#Intent;scheme=wallet;S.a=b;end", "//pay#Intent;scheme=wallet;package=com.evil;end",
      "//pay#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fevil.example;end", "//evil.example/#Intent;scheme=https;end",
    ]
    let intents = texts.map { ask("intent:" + $0) { $0.platform = .android } }
    let landing = ask("https://partner.example/p") {
      $0.platform = .android
      $0.handlers = AppLinkHandlers([.init(package: "com.example.partner", isBrowser: false, hasPath: false)])
    }
    return (intents + [landing]).map { Script(name: "on Android", policy: policy, steps: [$0]) }
  }

  /// What can be wrong with a link to one of the app's screens.
  private static var screens: [Script] {
    var policy = Policy()
    policy.links.schemes = ["shopapp"]
    if let path = try? PathPattern(parsing: "/open/{id}"), let id = try? ParameterType(parsing: "digits"),
      let code = try? ParameterType(parsing: "token")
    {
      policy.links.routes = [Policy.Route(name: "open", path: path, parameters: [.init("id", id), .init("code", code)])]
    }
    let links = ["a?code=1", "1", "1?code=1&code=2", "1?code=1&x=2", "%31?code=1", "1?code=1"]
    return [
      Script(name: "screens", policy: policy, steps: links.map { .arrive(Arrival(link: "shopapp://open/" + $0)) }),
      Script(name: "a stranger's link", policy: policy, steps: [.arrive(Arrival(link: "https://evil.example/"))]),
    ]
  }
}

extension StatedState {
  fileprivate init(pendingPrompt: Bool) {
    self.init()
    self.pendingPrompt = pendingPrompt
  }
}
