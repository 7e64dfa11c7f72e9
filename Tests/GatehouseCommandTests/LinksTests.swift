import Foundation
import Gatehouse
import GatehouseAssociations
import Testing

@testable import GatehouseCommand

@Suite("links makes, checks and compares association files")
struct LinksTests {
  private static let policy = """
    {"gatehouse": 1,
     "app": {"apple": {"appIDs": ["ABCDE12345.com.example.shop"]},
       "android": {"package": "com.example.shop",
         "sha256": ["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]}},
     "links": {"domains": ["shop.example"], "schemes": ["com.example.shop"],
       "routes": [{"name": "product", "path": "/product/{id}", "parameters": {"id": "digits(1...12)"}}]}}
    """

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    try BuiltCommand.withFile(policy) { try body($0.deletingLastPathComponent()) }
  }

  @Test("what is generated checks clean, and nothing is overwritten")
  func roundTrip() throws {
    try Self.inFolder { folder in
      let made = try BuiltCommand.run(["links", "generate", "--out", "links"], in: folder)
      #expect(made.code == 0, "\(made.error)")
      #expect(made.lines.count == 8)
      #expect(made.error.contains("apple-app-site-association: Apple's patterns know no types"))
      let checked = try BuiltCommand.run(["links", "check", "--policy", "gatehouse.json", "links"], in: folder)
      #expect(checked.code == 0)
      #expect(checked.output == "5 files: fine\n")
      #expect(try BuiltCommand.run(["links", "generate", "--out", "links"], in: folder).code == 2)
      let one = try BuiltCommand.run(["links", "generate", "--only", "assetlinks.json"], in: folder)
      #expect(one.output.hasPrefix("[\n") && one.code == 0)
    }
  }

  @Test("findings in every format, with the exit code of check")
  func formats() throws {
    let broken = #"{"applinks":{"details":[{"appID":"ABCDE12345.com.exmaple.shop","paths":["/#/a",]}]}}"#
    try Self.inFolder { folder in
      try Data(broken.utf8).write(to: folder.appendingPathComponent("apple-app-site-association"))
      let arguments = ["links", "check", "--policy", "gatehouse.json", "apple-app-site-association"]
      let text = try BuiltCommand.run(arguments, in: folder)
      #expect(text.code == 1)
      for code in ["trailing-comma", "fragment-in-path", "appid-near-miss"] {
        #expect(text.output.contains("[association.\(code)]"), "\(code)")
      }
      let json = try BuiltCommand.run(arguments + ["--format", "json"], in: folder)
      #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
      let sarif = try BuiltCommand.run(arguments + ["--format", "sarif"], in: folder)
      #expect(sarif.output.contains("\"ruleId\":\"association.fragment-in-path\""))
      let junit = try BuiltCommand.run(arguments + ["--format", "junit"], in: folder)
      #expect(
        junit.output.contains("<testsuites name=\"gatehouse links\"")
          && junit.output.contains("<failure type=\"association.trailing-comma\""))
      #expect(try BuiltCommand.run(["links", "check", "absent"], in: folder).code == 2)
      #expect(try BuiltCommand.run(["links", "check"], in: folder).code == 2)
    }
  }

  @Test("match says which app a link opens, rule by rule")
  func match() throws {
    try Self.inFolder { folder in
      let both = try BuiltCommand.run(["links", "match", "https://shop.example/product/42"], in: folder)
      #expect(both.code == 0)
      #expect(both.output.contains("Apple    ABCDE12345.com.example.shop: eligible by /applinks/details/0/components/1"))
      #expect(both.output.contains("Android  com.example.shop: eligible"))
      let none = try BuiltCommand.run(["links", "match", "--format", "json", "https://shop.example/help"], in: folder)
      #expect(none.code == 1)
      #expect(none.output.contains(#""answer":"no""#) && none.output.contains(#"does not match \"/product/?*\""#))
      #expect(try BuiltCommand.run(["links", "match", "nothing"], in: folder).code == 2)
    }
  }

  @Test("diff says which links change hands")
  func diff() throws {
    try Self.inFolder { folder in
      for (name, path) in [("old", "/a"), ("new", "/b")] {
        let text = #"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.shop","paths":["\#(path)"]}]}}"#
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let changes = try BuiltCommand.run(["links", "diff", "old", "new"], in: folder)
      #expect(changes.code == 1)
      #expect(changes.lines.map { $0.prefix(23) } == ["- https://example.com/a ", "+ https://example.com/b "].map { $0.prefix(23) })
      let listed = try BuiltCommand.run(
        ["links", "diff", "--links", "-", "old", "new"], input: Array("https://example.com/c\n".utf8), in: folder)
      #expect(listed.code == 0 && listed.output.isEmpty)
    }
  }

  @Test("the server answers for the two files only")
  func serve() throws {
    let server = LoopbackServer(port: 0) { LinkFiles.paths.contains($0) ? Array("[]".utf8) : nil }
    let rows: [(String, String, String)] = [
      ("GET /.well-known/assetlinks.json HTTP/1.1", "200 OK", "[]"), ("HEAD /.well-known/assetlinks.json HTTP/1.1", "200 OK", ""),
      ("GET /.well-known/assetlinks.json?x HTTP/1.1", "200 OK", "[]"), ("GET /../gatehouse.json HTTP/1.1", "404 Not Found", ""),
      ("POST /.well-known/assetlinks.json HTTP/1.1", "405 Method Not Allowed", ""), ("nothing", "400 Bad Request", ""),
    ]
    for (line, status, body) in rows {
      let answer = String(decoding: server.response(to: Array("\(line)\r\n\r\n".utf8)), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"), "\(line)")
      #expect(answer.hasSuffix("\r\n\r\n\(body)"), "\(line)")
      #expect(answer.contains("Content-Type: application/json") == (status == "200 OK"), "\(line)")
    }
  }

  @Test("an .app is read: its Info.plist, and the entitlements of its code signature")
  func build() throws {
    let xml = Array(
      try PropertyListSerialization.data(
        fromPropertyList: [
          "application-identifier": "OLDPREFIX1.com.example.shop", "com.apple.developer.associated-domains": ["applinks:shop.example/"],
        ], format: .xml, options: 0))
    let big: (Int) -> [UInt8] = { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let little: (Int) -> [UInt8] = { value in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let signature = big(0xFADE_0CC0) + big(28 + xml.count) + big(1) + big(5) + big(20) + big(0xFADE_7171) + big(8 + xml.count) + xml
    let header: [[UInt8]] = [0xFEED_FACF, 0x0100_000C, 0, 2, 1, 16, 0, 0, 0x1D, 16, 48, signature.count].map(little)
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleExecutable": "Shop", "CFBundleIdentifier": "com.example.shop"], format: .binary, options: 0)
    try Self.inFolder { folder in
      let app = folder.appendingPathComponent("Shop.app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
      try info.write(to: app.appendingPathComponent("Info.plist"))
      try Data(header.joined() + signature).write(to: app.appendingPathComponent("Shop"))
      let result = try BuiltCommand.run(["links", "check", "--policy", "gatehouse.json", "Shop.app"], in: folder)
      #expect(result.code == 1, "\(result.error)")
      for code in ["entitlement-format", "domain-missing", "appid-prefix-mismatch", "scheme-missing-in-build"] {
        #expect(result.output.contains("[association.\(code)]"), "\(code) in \(result.output)")
      }
      #expect(try BuiltCommand.run(["links", "check", "Shop.ipa"], in: folder).code == 2)
    }
  }

  @Test("answers are judged: status, redirect, content type, a page in the file's place, an old copy at Apple's network")
  func fetched() throws {
    let hex: (String) -> String = { text in text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
    let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.shop"],"components":[{"/":"/a"}]}]}}"#
    let line: (String, Int, String, String, String) -> String = { url, status, type, redirect, body in
      #"{"url":"\#(url)","status":\#(status),"headers":[["Content-Type","\#(type)"]],"redirects":[\#(redirect)],"body":"\#(hex(body))"}"#
    }
    let site = "https://shop.example/.well-known/apple-app-site-association"
    let rows: [(String, [String])] = [
      (line(site, 200, "application/json", "", file), []), (line(site, 200, "text/plain", "", file), ["content-type"]),
      (line(site, 404, "text/html", "", "<html>"), ["bad-status"]),
      (line(site, 200, "text/html", "", "<!doctype html>"), ["html-instead-of-json"]),
      (line(site, 301, "text/html", #""https://www.shop.example/""#, ""), ["redirected", "bad-status"]),
      (#"{"url":"\#(site)","failure":"no route"}"#, ["bad-status"]),
    ]
    for (answer, codes) in rows {
      let report = try #require(FetchReport.files(Array(answer.utf8), [.apple], nil).first)
      #expect(report.findings.map(\.code) == codes.map { "association.\($0)" }, "\(answer.prefix(120))")
    }
    let cdn = "https://app-site-association.cdn-apple.com/a/v1/shop.example"
    let both = [line(site, 200, "application/json", "", file), line(cdn, 200, "application/json", "", "{}")].joined(separator: "\n")
    let reports = FetchReport.files(Array(both.utf8), [.apple, .appleCDN], nil)
    #expect(reports.map(\.code) == [.fine, .fine])
    #expect(reports.last?.findings.map(\.code) == ["association.cdn-stale"])
  }

  @Test("every command below links has its help, and fetch says how it is built")
  func help() throws {
    for command in Command.linkCommands {
      let words = command.name.split(separator: " ").map(String.init)
      let result = try BuiltCommand.run(words + ["--help"])
      #expect(result.code == 0 && result.output.hasPrefix("usage: gatehouse \(command.name)"), "\(command.name)")
    }
    #expect(try BuiltCommand.run(["links", "--help"]).output.contains("generate:"))
    #expect(try BuiltCommand.run(["links", "mach"]).error.contains("did you mean match?"))
  }
}
