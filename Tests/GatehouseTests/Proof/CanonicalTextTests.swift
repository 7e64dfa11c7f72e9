import Gatehouse
import Testing
import URLStandard

/// What is decided is what is handed on: the verdict of a text is that of its canonical form, and no verdict carries anything else.
@Suite struct CanonicalTextTests {
  private static let beginnings = [
    "https://", "HTTPS://", "http://", "https:/", "https:", "https:\\\\", "wallet://", "WALLET://", "wallet:", "shopapp://", "shopapp:",
    "tel:",
    "bank://", "data:text/html,", "about:", "blob:https://", "file:///", "view-source:https://", "javascript:", " https://", "intent://",
    "",
  ]
  private static let hosts = [
    "shop.example", "SHOP.example", "shop.example.", "evil.example", "partner.example", "PARTNER.example", "a.partners.example", "pay",
    "xn--bcher-kva.example", "bücher.example", "shop%2Eexample", "user@shop.example", "user:pw@shop.example", "127.0.0.1", "0x7f.1",
    "[::1]",
    "[0:0::1]", "ｓhop.example", "shop。example", "straße.example", "", "sh\top.example", "shop.example\\@evil.example", "blank", "+1555",
  ]
  private static let ports = ["", "", "", ":443", ":80", ":8443", ":0443", ":"]
  private static let paths = [
    "", "/", "/product/42", "/product/%34%32", "/PRODUCT/42", "/./product/42", "/a/../product/42", "/%2e%2e/product/42", "//product/42",
    "/product/42/", "/product/0042", "/ä", "/%C3%A4", "/%c3%a4", "/a b", "\\product\\42", "/product/42%00", "/cart",
  ]
  private static let ends = [
    "", "", "", "?", "?x=1", "?id=a1", "?id=a1&id=a2", "#", "#x", "?q=ä#ö", "?a=%41", " ", "\n", "?next=https://x/",
  ]

  @Test func theTextAndItsCanonicalFormAreOne() {
    var random = SplitMix64(seed: 20_261_130)
    let gates = ["shop", "checkout", "kiosk", "catalogue"].map { Gate(LatticePolicies.named($0)) }
    var decided = 0
    for _ in 0..<(LatticeTests.isSoak ? 400_000 : 4_000) {
      let text =
        random.pick(Self.beginnings) + random.pick(Self.hosts) + random.pick(Self.ports) + random.pick(Self.paths) + random.pick(Self.ends)
      var facts = NavigationFacts(
        url: text, trigger: random.pick([.link, .script, .form, .backForward]), activation: Activation(.direct),
        source: Source(origin: "https://shop.example", isMain: true), target: random.pick([.main, .new, .frame]),
        current: "https://shop.example/cart", method: random.pick(["GET", "GET", "POST"]), platform: .ios)
      let gate = random.pick(gates)
      let verdict = gate.decide(facts)
      guard let url = verdict.url else { continue }
      #expect((try? WebURL(url.href)) == url, "\(text.debugDescription) becomes \(url.href), which is not canonical")
      #expect(!url.href.utf8.contains { $0 < 0x20 || $0 >= 0x7F }, "\(text.debugDescription) becomes \(url.href)")
      if Self.refusals.contains(verdict.reason) { continue }
      decided += 1
      facts.url = verdict.reason == .upgraded ? text : url.href
      #expect(gate.decide(facts) == verdict, "\(text.debugDescription) and \(url.href)")
      let arrival = gate.decide(Arrival(link: text)), canonical = gate.decide(Arrival(link: url.href))
      #expect(arrival == canonical, "\(text.debugDescription) and \(url.href) arrive differently")
    }
    print("canonical text: \(decided) texts decided")
    #expect(decided > 500)
  }

  private static let refusals: Set<Reason> = [.addressAmbiguous, .addressCredentials]
}
