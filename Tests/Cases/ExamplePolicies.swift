import Foundation

/// The policies of `Examples/policies`: those of the three published gates that the seeds come from.
enum ExamplePolicies {
  static let folder = SharedFiles.packageRoot.appendingPathComponent("Examples/policies", isDirectory: true)

  /// A policy's text.
  static func policy(_ name: String) throws -> PolicyText {
    let file = folder.appendingPathComponent(name + ".json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw HarnessError("Examples/policies/\(name).json cannot be read")
    }
    return PolicyText(name: name, text: text)
  }

  /// The names of all, without their extension.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .sorted()
  }
}
