import Foundation
import Testing

/// The header of Apple's declarations, with which the adapter is type-checked, and the table say the same: the compiler itself tells what
/// Swift sees of the header. Two people's memories of one interface would have to be wrong in the same way.
struct FactsTests {
  /// What `Scripts/check-apple-interface.sh` leaves behind.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/apple-availability")

  private static func synthesized(_ platform: String, _ module: String) throws -> InterfaceReader? {
    let file = folder.appendingPathComponent("\(platform)/\(module).txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return InterfaceReader(synthesized: try String(contentsOf: file, encoding: .utf8))
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("ios/UIKit.txt").path) }

  @Test(
    .enabled(if: isThere, "Scripts/check-apple-interface.sh has not run"),
    arguments: [("macos", "WebKit", "webKit"), ("ios", "WebKit", "webKit"), ("ios", "UIKit", "uiKit"), ("macos", "AppKit", "appKit")])
  func `what Swift sees of the header is in the table, and the other way round`(_ platform: String, _ module: String, _ table: String)
    throws
  {
    let facts = try #require(try Self.synthesized(platform, module))
    let listed = AppleInterface.types(
      of: table == "webKit" ? AppleInterface.webKit : table == "uiKit" ? AppleInterface.uiKit : AppleInterface.appKit)
    var compared = 0
    // Structures and enumerations have another form in a module of C.
    for (name, kind) in listed.sorted(by: { $0.key < $1.key }) where kind.header.contains("class ") || kind.isProtocol {
      guard let members = facts.types[name] else {
        Issue.record("the header lacks \(name) (\(kind.source))")
        continue
      }
      compared += 1
      let view = platform == "ios" ? "UIView" : "NSView"
      let header = kind.header.replacingOccurrences(of: "PlatformView", with: view).components(separatedBy: ", ")[0]
      #expect(facts.headers[name]?.components(separatedBy: ", ")[0] == header, "\(name) (\(kind.source))")
      for member in Set(kind.members.map(Self.plain)).subtracting(members).sorted() where !Self.isLeftOut(member) {
        Issue.record("the header's \(name) lacks: \(member)")
      }
      // Only of protocols the header lists all that the table does.
      guard kind.isProtocol else { continue }
      for member in members.subtracting(kind.members.map(Self.plain)).subtracting(kind.missing).sorted() where !member.contains(" async") {
        Issue.record("the table's \(name) lacks: \(member)")
      }
    }
    #expect(compared > 10)
  }

  /// The importer gives dictionaries of options a default of their own.
  private static func plain(_ member: String) -> String { member.replacingOccurrences(of: " = [:]", with: "") }

  /// What is no part of a header, or has another form in Swift's own view of it: initialisers that all objects inherit, names of nested
  /// types, Swift overlays, asynchronous forms, notifications (constants in C), and the state
  /// of a recogniser, which only its subclasses set.
  private static func isLeftOut(_ member: String) -> Bool {
    member == "init()" || member.hasPrefix("typealias ") || member.hasPrefix("func observe<") || member.contains(" async")
      || member.hasSuffix("Notification: NSNotification.Name { get }") || member == "var state: UIGestureRecognizer.State"
  }
}
