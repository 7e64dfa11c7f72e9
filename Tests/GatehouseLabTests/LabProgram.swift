import Foundation
import Testing

/// The built lab, run as its users run it.
enum LabProgram {
  /// How a run ended.
  struct Result {
    var code: Int32
    var output: String
    var error: String
    /// The files that it wrote, by name.
    var files: [String: String]
  }

  /// The smallest policy under which the small sites of these tests are visited.
  static let policy = """
    {"gatehouse": 1,
     "web": {"pages": ["https://shop.example"], "frames": ["https://shop.example", "https://ads.example"]},
     "links": {"domains": ["shop.example"], "routes": [{"name": "product", "path": "/product/{id}", "parameters": {"id": "digits"}}]},
     "handoff": {"schemes": ["wallet"], "activation": ["direct", "recent"]}}
    """

  /// Runs the lab over a site with a script.
  /// - Parameter during: is called with the process while it runs.
  static func visit(
    _ site: [String: String], _ steps: [String], policy: String = policy, options: [String] = [], environment: [String: String] = [:],
    during: ((Process, _ out: String) throws -> Void)? = nil
  ) throws -> Result {
    var files = site
    files["policy/gatehouse.json"] = policy
    files["policy/taps.json"] = "{\"gatehouseScript\": 1, \"steps\": [\n\(steps.joined(separator: ",\n"))]}"
    let root = try TemporarySite.make(files)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let out = root + "/out"
    let arguments = [root, "--policy", root + "/policy/gatehouse.json", "--script", root + "/policy/taps.json", "--out", out]
    return try run(arguments + options, in: root, out: out, environment: environment, during: during)
  }

  /// Runs the lab. Its streams are files, so that nothing can wait for anything.
  static func run(
    _ arguments: [String], in folder: String = NSTemporaryDirectory(), out: String? = nil, environment: [String: String] = [:],
    during: ((Process, _ out: String) throws -> Void)? = nil
  ) throws -> Result {
    let scratch = try TemporarySite.make(["out": "", "err": ""])
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let process = Process()
    process.executableURL = try self.folder.appendingPathComponent("gatehouse-lab")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch + "/out"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch + "/err"))
    try process.run()
    try during?(process, out ?? folder)
    process.waitUntilExit()
    func text(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }
    var files: [String: String] = [:]
    for name in ["report.html", "trace.ndjson", "verdicts.ndjson"] { files[name] = out.flatMap { text($0 + "/" + name) } }
    return Result(
      code: process.terminationReason == .exit ? process.terminationStatus : -1, output: text(scratch + "/out") ?? "",
      error: text(scratch + "/err") ?? "", files: files)
  }

  /// The folder in which the build put programs and tests.
  private static var folder: URL {
    get throws { try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent() }
  }
}
