import Foundation
import Testing

/// The page of the device checklist, which the example app for iOS shows: under its policy the verdicts are what the checklist says.
@Suite(.serialized) struct ExampleAppTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/shop/iOS/Checklist")

  private static func page(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("site/example.com/\(name).html"), encoding: .utf8)
  }

  @Test func theAppCanPutThePagesIntoAScript() throws {
    let list = try Self.page("index")
    // `atob` gives bytes, and the state of a payment is put in the place of this one.
    #expect(try list.utf8.allSatisfy { $0 < 128 } && Self.page("advert").utf8.allSatisfy { $0 < 128 })
    #expect(list.components(separatedBy: "state=k1").count == 2)
    #expect(try Self.page("help") == list, "a window of its own shows the list again")
  }

  #if WebKitGTK
    @Test func everyStepGivesTheVerdictOfTheChecklist() throws {
      let out = NSTemporaryDirectory() + "checklist-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = try LabProgram.run([
        Self.folder.path + "/site", "--policy", Self.folder.path + "/checklist.json", "--script", Self.folder.path + "/taps.json", "--out",
        out,
      ])
      #expect(result.code == 0, "\(result.output)\(result.error)")
      #expect(result.output.contains("all 11 expectations hold"))
    }
  #endif
}
