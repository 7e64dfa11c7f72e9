import Foundation
import Gatehouse
import Testing
import URLStandard

/// The attacks of class cookies that are about one cookie, by the guard that both adapters ask. Those about loads and sign-outs are the adapter's tests.
@Suite("Cookie attacks", .enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) struct CookieAttackTests {
  /// What a row asks of the guard. That no other row is forgotten is for ``SessionRowsTests`` to see.
  private static let wanted: [String: CookieGuard.Verdict] = [
    "ATK-346": .refuse(.domain), "ATK-347": .refuse(.domain), "ATK-348": .hand, "ATK-350": .refuse(.cleartext), "ATK-353": .delete,
  ]

  @Test func everyAttack() throws {
    let policy = try #require(PolicyFile.read(try SharedFiles.policy("COOKIE")).policy)
    let guardian = CookieGuard(Gate(policy))
    let rows = try #require(try SharedFiles.rows("attacks.json"))
    for (id, verdict) in Self.wanted {
      let input = try #require(rows.first { $0["id"]?.string == id }?["input"], "\(id)")
      let page = try input["target"]?.string.map { try WebURL($0) }
      #expect(guardian.judge(Self.cookie(try #require(input["cookie"])), for: page, at: 1_000) == verdict, "\(id)")
    }
  }

  /// A row's cookie. What a row leaves out is the shop's and safe; a dot in front of the domain means all of its hosts.
  private static func cookie(_ stated: JSON) -> Cookie {
    let domain = stated["domain"]?.string ?? "shop.example"
    let isWide = domain.hasPrefix(".")
    return Cookie(
      stated["name"]?.string ?? "", value: stated["value"]?.string ?? "x", domain: isWide ? String(domain.dropFirst()) : domain,
      isHostOnly: !isWide, path: stated["path"]?.string ?? "/", expires: stated["expires"]?.string == "past" ? 0 : nil)
  }
}
