import Foundation
import Testing

/// The attacks and bug reports about the bridge, documents of frames, cookies, recovery and files: each is a case that the gate decides, or is shown by a test.
@Suite("Rows of bridge and session", .enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) struct SessionRowsTests {
  /// A test, by its file below Tests and its name.
  private struct Shown {
    let file: String
    let test: String
  }

  private static let elsewhere: [String: Shown] = {
    let guarded = "GatehouseWebKitTests/Bridge/BridgeAdapterTests.swift"
    let engine = "GatehouseWebKitTests/Bridge/BridgeEngineTests.swift"
    let cookies = "GatehouseWebKitTests/Session/CookieAdapterTests.swift"
    let signOut = "GatehouseWebKitTests/Session/SignOutAdapterTests.swift"
    let recovery = "GatehouseWebKitTests/Recovery/RecoveryAdapterTests.swift"
    let rows: [(ids: [String], file: String, test: String)] = [
      (["ATK-287", "ATK-303"], guarded, "each kind of failure has its code"),
      (["ATK-302"], guarded, "a call runs its handler and its result reaches the page as data"),
      (["ATK-318"], guarded, "an address that the page gives itself gives it no right"),
      (["ATK-346", "ATK-347", "ATK-348", "ATK-350", "ATK-353"], "Cases/CookieAttackTests.swift", "everyAttack"),
      (["ATK-351"], "PackageTests/ArchitectureTests.swift", "noScriptTouchesCookies"),
      (["ATK-354"], signOut, "a cookie that comes late is taken away before the next load"),
      (["ATK-356"], cookies, "the first load waits for every cookie, whoever begins it"),
      (["ATK-360", "BUG-078"], recovery, "the fourth death in a row gives up, with a page that says so, and the user can retry"),
      (["ATK-361"], recovery, "what the user did before launches nothing after, and a page that launches on load does not"),
      (["ATK-362", "BUG-080"], engine, "the death of the page process ends its calls, and after a reload the bridge answers"),
      (["ATK-365"], signOut, "a death in the middle of it brings nothing back"),
      (["ATK-367"], recovery, "the callback of another view changes nothing"),
      (["BUG-070", "BUG-113"], cookies, "a write that is lost is written once more, and then it is a failure: nothing loads"),
      (["BUG-071"], cookies, "each attribute is kept, and a host's own is not widened"),
      (["BUG-072"], signOut, "an account's own store is emptied, and of the app's what the policy names"),
      (["BUG-076"], recovery, "the last committed page comes back, not the first"),
      (
        ["BUG-079"], "GatehouseTests/Session/CrashRecoveryTests.swift",
        "three deaths in a minute are recovered, each after a longer pause, and the fourth is not"
      ),
      (["BUG-084"], guarded, "views, gates and bridges are freed, with a call under way too"),
    ]
    return Dictionary(
      rows.flatMap { row in row.ids.map { ($0, Shown(file: row.file, test: row.test)) } }, uniquingKeysWith: { first, _ in first })
  }()

  private static let classes: Set<String> = ["bridge", "frame-documents", "cookies", "recovery", "files"]

  @Test func everyRowIsShown() throws {
    let cases = Set(try CaseSet.allCases.flatMap { try $0.cases() ?? [] }.map { String($0.id.prefix { $0 != "/" }) })
    var rows: [String] = []
    for file in ["attacks.json", "bugs.json"] {
      rows += try #require(try SharedFiles.rows(file)).filter { Self.classes.contains($0["class"]?.string ?? "") }.compactMap {
        $0["id"]?.string
      }
    }
    #expect(rows.count > 60)
    for id in rows where !cases.contains(id) {
      guard let shown = Self.elsewhere[id] else {
        Issue.record("\(id) is decided by no case and shown by no test")
        continue
      }
      let path = SharedFiles.packageRoot.appendingPathComponent("Tests/\(shown.file)")
      #expect(
        try String(contentsOf: path, encoding: .utf8).contains(shown.test), "\(id): \(shown.file) has no test “\(shown.test)” any more")
    }
    print("bridge and session: \(rows.count) rows, \(rows.filter(cases.contains).count) decided as cases, the rest shown by tests")
  }
}
