public import Foundation

/// Another program: the references that builds are compared with.
public struct Tool: Sendable {
  /// Where it is.
  public let path: String

  /// A program of the search path; `nil` if it is not installed.
  public init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin"]
    guard let path = folders.map({ $0 + "/" + name }).first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Whether programs are installed.
  public static func areHere(_ names: String...) -> Bool { names.allSatisfy { Tool($0) != nil } }

  /// Runs a program and gives what it prints.
  @discardableResult public static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> String {
    guard let tool = Tool(name) else { throw Failure(description: "\(name) is not installed") }
    let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(description: "\(name) \(arguments): \(text)") }
    return text
  }

  /// How a program failed.
  public struct Failure: Error, CustomStringConvertible {
    /// What it said.
    public let description: String
  }

  /// Gives a folder that is gone afterwards.
  public static func inFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gatehouse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Raw deflated bytes (RFC 1951): gzip's without its header and trailer.
  public static func deflated(_ file: String, in folder: URL) throws -> (bytes: [UInt8], checksum: UInt32, size: Int) {
    try run("gzip", ["-n", "-k", "-9", file], in: folder)
    let all = Array(try Data(contentsOf: folder.appendingPathComponent(file + ".gz")))
    let trailer = Array(all.suffix(8))
    let number: (Int) -> UInt32 = { start in (0..<4).reduce(0) { $0 | UInt32(trailer[start + $1]) << (8 * UInt32($1)) } }
    return (Array(all[10..<(all.count - 8)]), number(0), Int(number(4)))
  }
}
