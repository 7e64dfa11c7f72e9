import Gatehouse
import Testing

/// What a stranger's reading of the gate found: each is a way in which less knowledge, or somebody else's request, allowed more.
@Suite struct NarrowingTests {
  private static let partner = "https://partner.example/a"

  private static func view(_ edit: (inout Policy) -> Void = { _ in }) -> ViewGate {
    var policy = LadderTests.shop
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
    policy.web.frames = nil
    edit(&policy)
    return ViewGate(Gate(policy))
  }

  private static let tap = ViewEvent.input(
    frame: .init(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 1_000)

  @Test func anAdvertLoadingTheSameAddressGivesNoSecondLaunch() {
    var view = Self.view()
    view.note(Self.tap)
    #expect(view.decide(LadderTests.facts(Self.partner, at: 1_001)).kind == .open)
    let advert = LadderTests.facts(Self.partner, .script, Activation(.none), source: LadderTests.advert, target: .frame, at: 1_002)
    #expect(view.decide(advert).kind == .load)
    #expect(view.decide(LadderTests.facts("tel:110", at: 1_003)).reason.code == "handoff.spent")
  }

  @Test func aPartnerThatFallsBackToAReportLoadsNowhere() {
    var view = Self.view { $0.handoff.universalLinks = [.init(domain: .exact("partner.example"), fallback: .report)] }
    #expect(view.decide(LadderTests.facts(Self.partner, at: 1_001)).kind == .open)
    #expect(view.decide(LadderTests.facts(Self.partner, .script, Activation(.none), at: 1_002)).reason.code == "web.unlisted")
  }

  @Test func whatIsOnlyStatedAdmitsNothing() {
    var facts = LadderTests.facts(Self.partner, .script, Activation(.none))
    var stated = StatedState()
    stated.reissued = true
    facts.state = stated
    var view = Self.view()
    #expect(view.decide(facts).reason.code == "web.unlisted")
    facts.activation = Activation(.direct)
    #expect(view.decide(facts).reason.code == "handoff.partner-again")
  }

  @Test func anHourAfterAUserLoadAScriptIsNoHopOfIt() {
    for trigger in [Trigger.script, .other, .link] {
      var view = Self.view { $0.handoff.userLoads = .universalLinks }
      view.note(.userLoad(url: "https://shop.example/", at: 0))
      view.note(.commit(url: "https://shop.example/", at: 500))
      let late = LadderTests.facts("https://evil.example/x", trigger, Activation(.none), at: 3_600_000)
      #expect(view.decide(late).reason.code == "web.unlisted", "\(trigger)")
    }
  }

  @Test func anAdvertCannotTakeTheLoadThatWasAnnounced() {
    var view = Self.view { $0.handoff.userLoads = .universalLinks }
    view.note(.userLoad(url: "https://bank.example/", at: 0))
    let advert = LadderTests.facts("https://bank.example/", .script, Activation(.none), source: LadderTests.advert, target: .frame, at: 1)
    #expect(view.decide(advert).kind == .load)
    #expect(view.decide(LadderTests.facts("https://evil.example/", .script, Activation(.none), at: 2)).kind == .block)
  }

  @Test func oneHandlerLaunchesOnceWithoutReportedInputsToo() {
    var view = Self.view()
    let kinds = (0..<3).map { view.decide(LadderTests.facts("wallet://pay?\($0)", .script, at: 1_000 + Int64($0))).kind }
    #expect(kinds == [.open, .block, .block])
  }

  @Test func aHopCountsAsLongAsAnAction() {
    var view = Self.view { $0.handoff.activation = [.direct, .redirect] }
    #expect(view.decide(LadderTests.facts("https://shop.example/pay", at: 0)).kind == .load)
    let hop = Redirect(from: "https://shop.example/pay", to: "wallet://pay")
    var facts = LadderTests.facts("wallet://pay", .redirect, Activation(.none), at: 1_000)
    facts.redirects = [hop]
    #expect(view.decide(facts).kind == .open)
    var late = Self.view { $0.handoff.activation = [.direct, .redirect] }
    #expect(late.decide(LadderTests.facts("https://shop.example/pay", at: 0)).kind == .load)
    facts.at = 3_600_000
    #expect(late.decide(facts).reason.code == "handoff.needs-activation")
  }

  @Test func anEmptyLabelIsNoSubdomain() {
    var view = Self.view { $0.web.pages = [.subdomains(scheme: "https", of: "m.shop.example", port: nil)] }
    #expect(view.decide(LadderTests.facts("https://a.m.shop.example/")).kind == .load)
    for host in [".m.shop.example", "a..m.shop.example", "m.shop.example"] {
      #expect(view.decide(LadderTests.facts("https://\(host)/")).kind == .block, "\(host)")
    }
  }

  @Test func whatTheHostLoadsForTheUserIsTheUsersAction() {
    var view = Self.view()
    view.note(.userLoad(url: "wallet://pay", at: 5))
    var facts = LadderTests.facts("wallet://pay", .host, Activation(.none), source: nil, at: 6)
    #expect(view.decide(facts).kind == .open)
    facts.url = "wallet://other"
    #expect(view.decide(facts).kind == .block)
  }
}
