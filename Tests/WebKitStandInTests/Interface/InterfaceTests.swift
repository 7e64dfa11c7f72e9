import CWebKitEnums
import Foundation
import Testing
import WebKitStandIn

/// The stand-in's public interface is Apple's: nothing differs, nothing is more, and what is missing is listed.
struct InterfaceTests {
  private static func standIn() throws -> InterfaceReader {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try InterfaceReader(folders: ["WebKitStandIn/API", "UIKitStandIn"].map { root.appendingPathComponent("Sources/\($0)") })
  }

  @Test func `every declaration is Apple's, word for word`() throws {
    let ours = try Self.standIn()
    #expect(ours.types.count > 60)
    for (name, kind) in AppleInterface.types.sorted(by: { $0.key < $1.key }) {
      guard let members = ours.types[name] else {
        Issue.record("\(name) is not in the stand-in (\(kind.source))")
        continue
      }
      #expect(ours.headers[name] == kind.header, "\(name) (\(kind.source))")
      for member in kind.members.subtracting(members).sorted() { Issue.record("\(name) lacks: \(member) (\(kind.source))") }
      for member in members.subtracting(kind.members).sorted() {
        Issue.record("\(name) has what Apple's has not, or listed as missing: \(member)")
      }
    }
    for name in ours.types.keys.sorted() where AppleInterface.types[name] == nil { Issue.record("\(name) is not Apple's, or not listed") }
  }

  /// Apple's numbers, from the headers' NS_ENUMs.
  @Test(arguments: [
    ("linkActivated", WKNavigationType.linkActivated.rawValue, 0), ("formSubmitted", WKNavigationType.formSubmitted.rawValue, 1),
    ("backForward", WKNavigationType.backForward.rawValue, 2), ("reload", WKNavigationType.reload.rawValue, 3),
    ("formResubmitted", WKNavigationType.formResubmitted.rawValue, 4), ("other", WKNavigationType.other.rawValue, -1),
    ("action cancel", WKNavigationActionPolicy.cancel.rawValue, 0), ("action allow", WKNavigationActionPolicy.allow.rawValue, 1),
    ("action download", WKNavigationActionPolicy.download.rawValue, 2), ("response cancel", WKNavigationResponsePolicy.cancel.rawValue, 0),
    ("response allow", WKNavigationResponsePolicy.allow.rawValue, 1),
    ("response download", WKNavigationResponsePolicy.download.rawValue, 2),
    ("at document start", WKUserScriptInjectionTime.atDocumentStart.rawValue, 0),
    ("at document end", WKUserScriptInjectionTime.atDocumentEnd.rawValue, 1), ("prompt", WKPermissionDecision.prompt.rawValue, 0),
    ("grant", WKPermissionDecision.grant.rawValue, 1), ("deny", WKPermissionDecision.deny.rawValue, 2),
    ("recommended", WKContentMode.recommended.rawValue, 0), ("mobile", WKContentMode.mobile.rawValue, 1),
    ("desktop", WKContentMode.desktop.rawValue, 2),
  ]) func `enumerations have Apple's numbers`(_ name: String, _ value: Int, _ apple: Int) {
    #expect(value == apple, "\(name)")
  }

  @Test func `every enumeration takes values that it does not name`() {
    #expect(WKNavigationType(rawValue: 99)?.rawValue == 99)
    #expect(WKNavigationActionPolicy(rawValue: 99)?.rawValue == 99)
    #expect(WKNavigationResponsePolicy(rawValue: 99)?.rawValue == 99)
    #expect(WKUserScriptInjectionTime(rawValue: 99)?.rawValue == 99)
    #expect(WKPermissionDecision(rawValue: 99)?.rawValue == 99)
  }
}
