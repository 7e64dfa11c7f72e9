import Foundation
import Testing

@testable import GatehouseLab

@Suite struct SiteFolderTests {
  @Test func filesAnswerUnderTheirHost() throws {
    try TemporarySite.with([
      "shop.example/index.html": "home", "shop.example/help.html": "help", "shop.example/a/index.html": "a",
      "shop.example/_redirects": "/go wallet://pay 302 # away\n/product/* /help.html 200\n/old /help\n", "shop.example/style.css": "css",
      "notes.txt": "no host",
    ]) { root in
      let site = try SiteFolder(path: root)
      #expect(site.hosts == ["shop.example"])
      func text(_ path: String) -> String { String(decoding: site.answer(host: "shop.example", path: path).body, as: UTF8.self) }
      #expect(text("/") == "home")
      #expect(text("/help") == "help")
      #expect(text("/help.html") == "help")
      #expect(text("/a/") == "a")
      #expect(text("/a") == "a")
      #expect(text("/product/42") == "help")
      #expect(site.answer(host: "SHOP.example", path: "/style.css").type == "text/css; charset=utf-8")
      #expect(site.answer(host: "shop.example", path: "/go") == SiteAnswer(status: 302, location: "wallet://pay"))
      #expect(site.answer(host: "shop.example", path: "/old") == SiteAnswer(status: 301, location: "/help"))
      #expect(site.answer(host: "shop.example", path: "/none").status == 404)
      #expect(site.answer(host: "other.example", path: "/").status == 502)
    }
  }

  @Test(arguments: ["/../secret", "/%2e%2e/secret", "/..%2fsecret", "/a/../../secret", "/_redirects", "/.hidden", "/link", "/%00", "help"])
  func nothingOutsideTheHostsFolderIsServed(path: String) throws {
    try TemporarySite.with(["shop.example/_redirects": "", "shop.example/.hidden": "secret", "secret": "secret"]) { root in
      try FileManager.default.createSymbolicLink(atPath: root + "/shop.example/link", withDestinationPath: root + "/secret")
      #expect(try SiteFolder(path: root).answer(host: "shop.example", path: path).status == 404)
    }
  }

  @Test func foldersThatAreNoHostAreNamed() throws {
    let names = ["a..b", "UPPER.example", "sp ace.example", "-x", "x-.example", "1.2.3", "ok.example", "1.2.3.4", "_redirects", ".git"]
    try TemporarySite.with(Dictionary(uniqueKeysWithValues: names.map { ($0 + "/index.html", "") })) { root in
      let site = try SiteFolder(path: root)
      #expect(site.hosts == ["1.2.3.4", "ok.example"])
      let skipped = site.skipped.map(\.description)
      #expect(skipped.count == 6)
      #expect(skipped.contains("the folder a..b is not served: a host has no empty part between, before or after its dots"))
      #expect(skipped.contains { $0.hasPrefix("the folder UPPER.example is not served: ") && $0.hasSuffix("rename it to upper.example") })
    }
  }

  @Test func aFolderThatIsNoSiteIsRefused() throws {
    #expect(throws: SiteError(.missing("no/such/folder"))) { try SiteFolder(path: "no/such/folder") }
    try TemporarySite.with(["file": ""]) { root in
      #expect(throws: SiteError(.noHosts(root))) { try SiteFolder(path: root) }
      #expect(throws: SiteError(.notAFolder(root + "/file"))) { try SiteFolder(path: root + "/file") }
    }
  }

  @Test(arguments: [
    ("/a", "_redirects:1: a rule is"), ("\n# x\n/a /b 404", "_redirects:3: the status 404"), ("a /b", "_redirects:1: the path a"),
    ("/a /b x", "_redirects:1: the status x"),
  ])
  func aRedirectThatCannotBeUsedIsRefusedWithItsLine(text: String, message: String) {
    do {
      _ = try Redirects(text: text)
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.description.hasPrefix(message))
    }
  }
}

/// A folder with files, for the length of a test.
enum TemporarySite {
  static func with<T>(_ files: [String: String], _ body: (String) throws -> T) throws -> T {
    let root = try make(files)
    defer { try? FileManager.default.removeItem(atPath: root) }
    return try body(root)
  }

  static func make(_ files: [String: String]) throws -> String {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("gatehouse-site-\(UUID().uuidString)").path
    for (name, text) in files {
      let file = URL(fileURLWithPath: root + "/" + name)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }
}
