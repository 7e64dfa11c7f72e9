import Foundation
import Testing

@Suite("The example app's property lists are what the command makes of the shop's policy")
struct ExampleAppTests {
  private static let shop = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/shop")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: shop.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the entitlements whole, the Info.plist with the scene besides")
  func generated() throws {
    func made(_ name: String) throws -> String {
      let result = try BuiltCommand.run(["links", "generate", "--policy", "gatehouse.json", "--only", name], in: Self.shop)
      #expect(result.output.hasPrefix("<?xml"), "\(result.error)")
      return result.output
    }
    #expect(try made("App.entitlements") == Self.text("iOS/Shop/Shop.entitlements"))
    let info = try made("Info.plist")
    let end = try #require(info.range(of: "</dict>\n</plist>"))
    #expect(try Self.text("iOS/Shop/Info.plist").hasPrefix(info[..<end.lowerBound]))
  }

  @Test("the site's client of the bridge is the one that the policy makes")
  func bridgeClient() throws {
    let made = try BuiltCommand.run(["bridge", "generate", "--js", "--policy", "gatehouse.json"], in: Self.shop)
    #expect(made.code == 0, "\(made.error)")
    #expect(try made.output == Self.text("site/shop.example/gatehouse.js"))
  }

  @Test("they check clean")
  func checked() throws {
    let result = try BuiltCommand.run(
      ["links", "check", "--policy", "gatehouse.json", "iOS/Shop/Info.plist", "iOS/Shop/Shop.entitlements"], in: Self.shop)
    #expect(result.code == 0, "\(result.output)\(result.error)")
  }
}
