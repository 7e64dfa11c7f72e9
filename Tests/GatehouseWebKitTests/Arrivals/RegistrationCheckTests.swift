import Gatehouse
import GatehouseWebKit
import Testing

/// What an app registered, against its policy.
@Suite struct RegistrationCheckTests {
  private static func policy() -> Policy {
    var policy = Policy()
    policy.links.schemes = ["com.example.shop"]
    policy.links.domains = [.exact("shop.example"), .subdomains(of: "shop.example")]
    policy.handoff.schemes = .listed([.init("tel"), .init("wallet")])
    return policy
  }

  private static func info(_ schemes: [String], queries: [String] = ["wallet"]) -> [String: Any] {
    ["CFBundleURLTypes": [["CFBundleURLSchemes": schemes]], "LSApplicationQueriesSchemes": queries]
  }

  @Test func nothingIsWrong() {
    let check = RegistrationCheck(
      Self.policy(), info: Self.info(["Com.Example.Shop"]),
      associatedDomains: ["applinks:shop.example", "applinks:*.shop.example?mode=developer", "webcredentials:other.example"])
    #expect(check.findings == [])
  }

  @Test func eachFault() {
    var policy = Self.policy()
    policy.links.schemes.append("shop")
    let check = RegistrationCheck(
      policy, info: Self.info(["other"], queries: []),
      associatedDomains: ["applinks:shop.example/", "applinks:https://shop.example", "applinks:evil.example"])
    #expect(
      check.findings == [
        .unregisteredScheme("com.example.shop"), .unregisteredScheme("shop"), .unknownScheme("other"), .commonScheme("shop"),
        .malformedDomain("applinks:shop.example/"), .malformedDomain("applinks:https://shop.example"), .unassociatedDomain("shop.example"),
        .unassociatedDomain("*.shop.example"), .unknownDomain("evil.example"), .undeclaredQuery("wallet"),
      ])
  }

  /// An Info.plist of other types than Apple's says nothing, and nothing stops.
  @Test func aStrangeInfoIsAnEmptyOne() {
    let check = RegistrationCheck(Self.policy(), info: ["CFBundleURLTypes": "x", "LSApplicationQueriesSchemes": 1])
    #expect(check.findings == [.unregisteredScheme("com.example.shop"), .undeclaredQuery("wallet")])
  }
}
