import Foundation
import Testing

@Suite("init writes a policy to begin with")
struct InitTests {
  @Test(
    "for every preset, the file checks clean and does what its comments say", arguments: ["strict", "payments", "browser"], [[], ["--all"]])
  func checksClean(_ preset: String, _ more: [String]) throws {
    try BuiltCommand.withTemporaryFolder { folder in
      let written = try BuiltCommand.run(
        ["init", "--preset", preset, "--domain", "Store.Example", "--scheme", "storeapp"] + more, in: folder)
      #expect(written.code == 0, "\(written.error)")
      let checked = try BuiltCommand.run(["check"], in: folder)
      #expect(checked.code == 0, "\(checked.output)")
      let route = try BuiltCommand.run(["explain", "storeapp://product/42", "--tap", "https://store.example/"], in: folder)
      #expect(route.output.contains("verdict  route"), "\(route.output)")
      let page = try BuiltCommand.run(["explain", "https://store.example/about", "--tap", "https://store.example/"], in: folder)
      #expect(page.output.contains("verdict  load"), "\(page.output)")
      let call = try BuiltCommand.run(["explain", "tel:110", "--tap", "https://store.example/"], in: folder)
      #expect(call.output.contains("verdict  open") || preset == "browser" && call.output.contains("verdict  ask"), "\(call.output)")
    }
  }

  @Test("it asks nothing when there is no terminal, and never writes over a file")
  func neverOver() throws {
    try BuiltCommand.withTemporaryFolder { folder in
      #expect(try BuiltCommand.run(["init"], in: folder).code == 0)
      let before = try Data(contentsOf: folder.appendingPathComponent("gatehouse.json"))
      let again = try BuiltCommand.run(["init", "--domain", "other.example"], in: folder)
      #expect(again.code == 2)
      #expect(try Data(contentsOf: folder.appendingPathComponent("gatehouse.json")) == before)
    }
  }

  @Test(
    "values that cannot be are refused",
    arguments: [
      ["--domain", "shop example"], ["--domain", "https://shop.example"], ["--domain", "localhost"], ["--domain", "shop.example."],
      ["--domain", "a..example"], ["--domain", "a.example/x"],
      ["--scheme", "https"], ["--scheme", "a b"], ["--scheme", "1a"], ["--preset", "open"], ["a", "b"],
    ])
  func refused(_ arguments: [String]) throws {
    let result = try BuiltCommand.run(["init"] + arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
  }
}
