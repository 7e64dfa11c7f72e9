import Foundation
import Testing

/// The built command, run as its users run it.
enum BuiltCommand {
  /// How a run ended.
  struct Result {
    var code: Int32
    var output: String
    var error: String
    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The folder in which the build put programs and tests.
  static var folder: URL {
    get throws {
      #if os(macOS)
        let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
        return bundle.bundleURL.deletingLastPathComponent()
      #else
        return try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
      #endif
    }
  }

  /// Runs the command to its end. All streams are files, so that nothing can wait for anything.
  static func run(
    _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil, environment: [String: String] = [:], program: URL? = nil
  ) throws -> Result {
    try withTemporaryFolder { scratch in
      let names = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
      try Data(input).write(to: names[0])
      for name in names[1...] { try Data().write(to: name) }
      let process = Process()
      process.executableURL = try program ?? Self.folder.appendingPathComponent("gatehouse")
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? scratch
      process.environment = ["PATH": "/nonexistent", "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""]
        .merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: names[0])
      process.standardOutput = try FileHandle(forWritingTo: names[1])
      process.standardError = try FileHandle(forWritingTo: names[2])
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      return Result(
        code: process.terminationStatus, output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
        error: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
    }
  }

  /// Gives a folder that is gone afterwards.
  static func withTemporaryFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gatehouse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Gives the path of a file with this text.
  static func withFile<T>(_ text: String, named name: String = "gatehouse.json", _ body: (URL) throws -> T) throws -> T {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return try body(file)
    }
  }
}
