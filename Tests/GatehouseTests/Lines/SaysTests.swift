import Gatehouse
import Testing

@Suite("Verdicts speak of their own address")
struct SaysTests {
  @Test("no sentence keeps a mark that should have been filled in")
  func filled() {
    var policy = Policy()
    policy.handoff.schemes = .listed([.init("wallet")])
    let gate = Gate(policy)
    for url in [
      "wallet://pay", "https://shop.example/", "http://shop.example/", "javascript:x", "data:,x", "about:blank", "x:y", "", "file:///a",
    ] {
      for source in [Source(origin: "https://shop.example", isMain: true), Source(origin: "null", isMain: false), nil] {
        for target in [Target.main, .frame, .new, nil] {
          let verdict = gate.decide(NavigationFacts(url: url, trigger: .link, source: source, target: target, method: "GET"))
          #expect(!verdict.says.contains("{") && !verdict.says.isEmpty, "\(verdict.reason.code): \(verdict.says)")
        }
      }
    }
  }

  @Test("the scheme and the host stand in the sentence")
  func named() {
    let gate = Gate(Policy())
    #expect(gate.decide(NavigationFacts(url: "WALLET://pay")).says == "wallet: is neither a page nor listed for other apps")
    let page = NavigationFacts(
      url: "https://Shop.Example/", trigger: .link, source: Source(origin: "https://shop.example", isMain: true), target: .main,
      method: "GET")
    #expect(gate.decide(page).says == "shop.example may load here")
  }
}
