import Foundation
import Gatehouse
import Testing
import URLStandard

/// The attacks of class cookies that are about one cookie, by the guard that both adapters ask. Those about loads and sign-outs are the adapter's tests.
@Suite("Cookie attacks", .enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) struct CookieAttackTests {
  /// What a row asks of the guard; rows that it does not speak of are kept elsewhere, and where.
  private static let wanted: [String: Wanted] = [
    "ATK-346": .verdict(.refuse(.domain)), "ATK-347": .verdict(.refuse(.domain)), "ATK-348": .verdict(.hand),
    "ATK-350": .verdict(.refuse(.cleartext)), "ATK-353": .verdict(.delete),
    "ATK-351": .elsewhere("no script writes cookies: ArchitectureTests"), "ATK-354": .elsewhere("SignOutAdapterTests"),
    "ATK-356": .elsewhere("CookieAdapterTests"),
  ]

  private enum Wanted {
    case verdict(CookieGuard.Verdict)
    case elsewhere(String)
  }

  @Test func everyAttack() throws {
    let policy = try #require(PolicyFile.read(try SharedFiles.policy("COOKIE")).policy)
    let guardian = CookieGuard(Gate(policy))
    let rows = try #require(try SharedFiles.rows("attacks.json")).filter { $0["class"]?.string == "cookies" }
    #expect(!rows.isEmpty)
    for row in rows {
      let id = row["id"]?.string ?? "?"
      guard let wanted = Self.wanted[id] else {
        Issue.record("\(id) is a cookie attack that nobody answers")
        continue
      }
      guard case .verdict(let verdict) = wanted, let input = row["input"], let stated = input["cookie"] else { continue }
      let page = try input["target"]?.string.map { try WebURL($0) }
      #expect(guardian.judge(Self.cookie(stated), for: page, at: 1_000) == verdict, "\(id)")
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
