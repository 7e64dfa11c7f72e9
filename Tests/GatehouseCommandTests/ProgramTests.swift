import Foundation
import Testing

@Suite("The program, its help and its options")
struct ProgramTests {
  @Test("help is a result: it goes to standard output and ends with 0", arguments: [["--help"], ["-h"], ["help"]])
  func help(_ arguments: [String]) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    for word in ["check", "decide", "explain", "lab", "Exit codes", "gatehouse.json"] { #expect(result.output.contains(word), "\(word)") }
  }

  @Test("every command explains itself, with examples and exit codes", arguments: ["init", "check", "decide", "explain", "lab", "schema"])
  func commandHelp(_ name: String) throws {
    let result = try BuiltCommand.run(["help", name])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("usage: gatehouse \(name) "))
    #expect(result.output.contains("Examples:") && result.output.contains("Exit codes:"))
    if name != "lab" { #expect(try BuiltCommand.run([name, "--help"]).output == result.output) }
  }

  @Test("without arguments the help is a problem")
  func noArguments() throws {
    let result = try BuiltCommand.run([])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("gatehouse explain"))
  }

  @Test("the version")
  func version() throws {
    let result = try BuiltCommand.run(["--version"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("gatehouse "))
  }

  @Test(
    "what is not known is refused, with a guess",
    arguments: [
      (["decid"], "did you mean decide?"), (["--hlep"], "unknown option"), (["help", "chekc"], "did you mean check?"),
      (["decide", "--polcy", "x"], "did you mean --policy?"), (["decide", "-x"], "unknown option -x"),
      (["decide", "--policy"], "needs a value"), (["decide", "--summary=1"], "takes no value"),
      (["decide", "-p", "a", "--policy", "b"], "given twice"), (["decide", "a", "b"], "one INPUT"),
      (["decide", "-p", "-"], "cannot be both"),
      (["explain", "--p", "x", "y"], "--policy or --platform"), (["explain", "x", "--format", "jsn"], "did you mean json?"),
      (["explain"], "which URL?"), (["explain", "a", "b"], "one URL"), (["explain", "x:", "--activation", "recent:-1"], "recent:900"),
      (["explain", "x:", "--target", "top"], "is one of"), (["explain", "x:", "--source", "nonsense"], "is no address"),
      (["explain", "x:", "--line", "{"], "--line"), (["explain", "--line", "{\"event\":\"ready\"}"], "no navigation"),
      (["\u{1B}[2J"], "\\u{1b}[2J"),
    ] as [([String], String)])
  func unknown(_ arguments: [String], _ message: String) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
  }
}

@Suite("lab starts gatehouse-lab")
struct LabCommandTests {
  @Test("without it, it says how to build it")
  func absent() throws {
    try BuiltCommand.withTemporaryFolder { folder in
      let copy = folder.appendingPathComponent("gatehouse")
      try FileManager.default.copyItem(at: try BuiltCommand.folder.appendingPathComponent("gatehouse"), to: copy)
      let result = try BuiltCommand.run(["lab", "site"], program: copy)
      #expect(result.code == 2)
      #expect(result.error.contains("swift build --traits WebKitGTK"))
    }
  }

  @Test("next to the command or in PATH, it gets the arguments as they are and its exit code counts", arguments: [true, false])
  func present(_ isNext: Bool) throws {
    try BuiltCommand.withTemporaryFolder { folder in
      let copy = folder.appendingPathComponent("gatehouse")
      try FileManager.default.copyItem(at: try BuiltCommand.folder.appendingPathComponent("gatehouse"), to: copy)
      let path = folder.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      let lab = (isNext ? folder : path).appendingPathComponent("gatehouse-lab")
      try Data("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 1\n".utf8).write(to: lab)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: lab.path)
      let result = try BuiltCommand.run(
        ["lab", "a site", "--policy", "p.json", "--help"], environment: ["PATH": "/nonexistent:" + path.path], program: copy)
      #expect(result.code == 1)
      #expect(result.output == "<a site><--policy><p.json><--help>")
    }
  }
}
