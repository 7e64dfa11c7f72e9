import Foundation
import Testing

@Suite("decide answers line by line")
struct DecideTests {
  private static let policy = """
    // The policy of these tests.
    {
      "gatehouse": 1,
      "web": {"pages": ["https://shop.example"]},
      "links": {
        "domains": ["shop.example"], "schemes": ["shopapp"],
        "routes": [{"name": "product", "path": "/product/{id}", "parameters": {"id": "digits(1...12)"}}],
      },
      "handoff": {"schemes": ["wallet"]},
    }
    """
  private static let tap = """
    "trigger":"link","activation":{"kind":"direct"},"source":{"origin":"https://shop.example","main":true},"target":"main",\
    "current":"https://shop.example/cart","method":"GET","platform":"ios"
    """

  private func decide(_ input: String, _ arguments: [String] = []) throws -> BuiltCommand.Result {
    try decide(Array(input.utf8), arguments)
  }

  private func decide(_ input: [UInt8], _ arguments: [String] = []) throws -> BuiltCommand.Result {
    try BuiltCommand.withFile(Self.policy) { try BuiltCommand.run(["decide", "--policy", $0.path] + arguments, input: input) }
  }

  @Test("verdict lines have the contract's keys in the contract's order")
  func verdictLines() throws {
    let result = try decide(
      """
      {"id":"a","url":"wallet://pay?x=1",\(Self.tap)}
      {"id":2,"url":"https://shop.example/product/42",\(Self.tap)}
      {"url":"javascript:alert(1)",\(Self.tap)}
      """)
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    let lines = result.lines
    try #require(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "{\"id\":\"a\",\"verdict\":\"open\",\"url\":\"wallet://pay?x=1\",\"mode\":\"any\",\"fallback\":\"report\",\"reason\":\"handoff.scheme\",\"rule\":\"/handoff/schemes/0\",\"says\":\""
      ), "\(lines[0])")
    #expect(
      lines[1].hasPrefix(
        "{\"id\":2,\"verdict\":\"route\",\"url\":\"https://shop.example/product/42\",\"route\":{\"name\":\"product\",\"path\":\"/product/42\",\"parameters\":{\"id\":\"42\"}},\"reason\":\"links.route\",\"rule\":\"/links/routes/0\",\"says\":\""
      ), "\(lines[1])")
    #expect(lines[2].hasPrefix("{\"verdict\":\"block\",\"url\":\"javascript:alert(1)\",\"reason\":\"scheme.script\""), "\(lines[2])")
  }

  @Test("a bad line gets an error line in its place, and the run goes on")
  func badLines() throws {
    let good = "{\"url\":\"https://shop.example/\"}"
    var input = Array("\(good)\n\nnonsense\r\n{\"id\":9,\"url\":1}\n".utf8)
    input += [0x7B, 0xFF, 0x7D, 0x0A]
    input += Array("   \n\(good)\r\n{\"url\":\"https://shop.example/\"}".utf8)
    let result = try decide(input)
    #expect(result.code == 1)
    let lines = result.lines
    try #require(lines.count == 7, "\(lines)")
    #expect(lines[0].contains("\"verdict\"") && lines[5].contains("\"verdict\"") && lines[6].contains("\"verdict\""))
    #expect(lines[1].contains("\"line\":3,\"byte\":1"))
    #expect(lines[2].hasPrefix("{\"id\":9,\"error\":") && lines[2].contains("\"line\":4,\"byte\":15,\"field\":\"/url\""))
    #expect(lines[3].contains("json.") && lines[3].contains("\"line\":5"))
    #expect(lines[4].contains("json.empty") && lines[4].contains("\"line\":6"))
  }

  @Test("lines up to the limit are read, longer ones are refused, and both stay in order")
  func longLines() throws {
    let long = "{\"url\":\"https://shop.example/" + String(repeating: "a", count: 1_000_000) + "\"}"
    let tooLong = "{\"url\":\"https://shop.example/" + String(repeating: "a", count: 9_000_000) + "\"}"
    let result = try decide([tooLong, long, "{\"url\":\"https://shop.example/\"}", tooLong].joined(separator: "\n"))
    #expect(result.code == 1)
    let lines = result.lines
    try #require(lines.count == 4)
    #expect(lines[0].contains("line.too-long") && lines[0].contains("\"line\":1"))
    #expect(lines[1].contains("url.too-long"))
    #expect(lines[2].contains("\"verdict\""))
    #expect(lines[3].contains("line.too-long") && lines[3].contains("\"line\":4"))
  }

  @Test("lines of a view share what happened in it; lines without a view share nothing")
  func views() throws {
    let question = "\"url\":\"wallet://pay\",\(Self.tap)".replacingOccurrences(of: "\"direct\"", with: "\"none\"")
    let tap = "{\"url\":\"wallet://pay\",\(Self.tap)"
    let result = try decide(
      """
      {"view":"v1","at":1000,\(tap.dropFirst())}
      {"view":"v1","event":"background","at":1500}
      {"view":"v1","at":2000,\(tap.dropFirst())}
      {"view":"v2","at":2000,\(tap.dropFirst())}
      {"event":"background"}
      {\(question)}
      """)
    #expect(result.code == 0)
    let verdicts = result.lines.map { $0.split(separator: ",").first.map(String.init) ?? "" }
    #expect(verdicts == ["open", "block", "open", "block"].map { "{\"verdict\":\"\($0)\"" }, "\(result.output)")
    #expect(result.error.contains("events that name no view have no effect: 1"))
  }

  @Test("an arrival is a route or rejected")
  func arrivals() throws {
    let result = try decide(
      """
      {"link":"https://shop.example/product/42","appState":"cold","auth":"signedOut"}
      {"link":"shopapp://product/42"}
      {"link":"https://evil.example/"}
      {"link":"https://shop.example/product/x"}
      {"link":null}
      {"event":"ready"}
      """)
    #expect(result.code == 0)
    #expect(result.lines.map { $0.contains("\"verdict\":\"route\"") } == [true, true, false, false, false], "\(result.output)")
    #expect(result.lines.map { $0.contains("\"verdict\":\"reject\"") } == [false, false, true, true, true], "\(result.output)")
  }

  @Test("a message is judged by the frame that the engine names, and a reply by the page that asked")
  func messages() throws {
    let result = try decide("{\"message\":{\"id\":\"1\"}}\n{\"reply\":1}")
    #expect(result.code == 0)
    #expect(result.lines.first?.contains("\"reason\":\"bridge.no-frame\"") == true, "\(result.output)")
    #expect(result.lines.last?.contains("\"reason\":\"bridge.message\"") == true, "\(result.output)")
    #expect(result.lines.count == 2)
  }

  @Test("unknown keys are counted once, on standard error")
  func unknownKeys() throws {
    let result = try decide("{\"url\":null,\"expected\":1}\n{\"url\":null,\"expected\":1,\"note\":2}")
    #expect(result.code == 0)
    #expect(result.error == "gatehouse: keys that no field has were ignored: /expected (2), /note (1)\n")
  }

  @Test("the summary goes to standard error")
  func summary() throws {
    let result = try decide("{\"url\":null}\n{\"url\":\"javascript:x\"}\nx", ["--summary"])
    #expect(result.lines.count == 3)
    #expect(result.error.contains("questions 2, events 0, lines that were neither 1"))
    #expect(result.error.contains("url.missing") && result.error.contains("scheme.script"))
  }

  @Test("without --policy it reads gatehouse.json of the current folder")
  func defaultPolicy() throws {
    try BuiltCommand.withFile(Self.policy) { file in
      let folder = file.deletingLastPathComponent()
      let result = try BuiltCommand.run(["decide"], input: Array("{\"url\":\"wallet://x\",\(Self.tap)}".utf8), in: folder)
      #expect(result.code == 0)
      #expect(result.output.contains("\"open\""))
    }
    let result = try BuiltCommand.run(["decide"])
    #expect(result.code == 2)
    #expect(result.error.contains("gatehouse.json"))
  }

  @Test("input and policy that cannot be used end with 2")
  func unusable() throws {
    #expect(try decide("", ["/nonexistent/input"]).code == 2)
    #expect(try decide("", ["/"]).code == 2)
    #expect(try BuiltCommand.run(["decide", "--policy", "/nonexistent/policy"]).code == 2)
    #expect(try BuiltCommand.run(["decide", "--policy", "/"]).code == 2)
    try BuiltCommand.withFile("{\"gatehouse\": 1, \"pagess\": []}") { file in
      let result = try BuiltCommand.run(["decide", "--policy", file.path], input: Array("{\"url\":null}".utf8))
      #expect(result.code == 2)
      #expect(result.output.isEmpty)
      #expect(result.error.contains("pagess"))
    }
  }

  @Test("whoever waits for an answer before asking again gets it")
  func interactive() throws {
    try BuiltCommand.withFile(Self.policy) { file in
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = try BuiltCommand.folder.appendingPathComponent("gatehouse")
      process.arguments = ["decide", "--policy", file.path]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      for number in 0..<3 {
        try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\(number),\"url\":null}\n".utf8))
        let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(answer.hasPrefix("{\"id\":\(number),\"verdict\":\"block\""))
      }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test("a reader that goes away ends it quietly")
  func brokenPipe() throws {
    try BuiltCommand.withFile(Self.policy) { file in
      let shell = Process()
      let program = try BuiltCommand.folder.appendingPathComponent("gatehouse").path
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c", "yes '{\"url\":null}' | head -n 20000 | \"$0\" decide --policy \"$1\" 2> \"$1.err\" | head -n 1 > /dev/null", program,
        file.path,
      ]
      try shell.run()
      shell.waitUntilExit()
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".err")).isEmpty)
    }
  }
}
