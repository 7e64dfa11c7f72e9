import Foundation
import Testing

/// The comparison with Apple's interface notices what it is for: each planted difference in a declaration is found.
struct InterfaceMistakeTests {
  private static let header = "@MainActor public protocol WKUIDelegate: NSObjectProtocol {\n"
  private static let close = "  func webViewDidClose(_ webView: WKWebView)\n}\n"

  private static func differences(_ text: String) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent("Planted.swift"), atomically: true, encoding: .utf8)
    let read = try InterfaceReader(folder: folder)
    let kind = try #require(AppleInterface.types["WKUIDelegate"])
    // Two of its members are enough to plant mistakes in.
    let listed = kind.members.filter { $0.contains("createWebViewWith") || $0.contains("webViewDidClose") }
    var differences = read.types["WKUIDelegate", default: []].symmetricDifference(listed)
    if read.headers["WKUIDelegate"] != kind.header { differences.insert("header") }
    return differences
  }

  private static let create = """
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
      ) -> WKWebView?

    """

  @Test func `the declarations as they are have no difference`() throws {
    #expect(try Self.differences(Self.header + Self.create + Self.close).isEmpty)
  }

  @Test(arguments: [
    ("label", "for navigationAction", "with navigationAction"), ("type", "WKWindowFeatures", "WKWindowFeature"),
    ("optionality", "-> WKWebView?", "-> WKWebView!"), ("result", " -> WKWebView?", ""), ("name", "webViewDidClose", "webViewDidclose"),
    ("isolation", "@MainActor ", ""), ("kind", "public protocol", "public class"), ("parent", ": NSObjectProtocol", ""),
    ("asynchrony", ") -> WKWebView?", ") async -> WKWebView?"),
  ]) func `a planted difference is found`(_ what: String, _ right: String, _ wrong: String) throws {
    let text = (Self.header + Self.create + Self.close).replacingOccurrences(of: right, with: wrong)
    #expect(try !Self.differences(text).isEmpty, "\(what)")
  }

  @Test func `a member that is gone and one too many are found`() throws {
    #expect(try Self.differences(Self.header + Self.create + "}\n").count == 1)
    #expect(try Self.differences(Self.header + Self.create + "  func more()\n" + Self.close).count == 1)
  }
}
