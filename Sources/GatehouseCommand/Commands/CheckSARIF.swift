import Gatehouse

/// Findings as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format): what code hosts and editors read.
enum CheckSARIF {
  static func bytes(_ files: [CheckedFile]) -> [UInt8] {
    let rules = Rules(files)
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.field("version", "2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writeTool(rules, to: &writer)
          writer.field("columnKind", "unicodeCodePoints")
          writeInvocation(files, to: &writer)
          writer.key("results")
          writer.array { writer in
            for file in files { for finding in file.findings { write(finding, of: file, rules, to: &writer) } }
          }
        }
      }
    }
    return writer.bytes
  }

  /// The kinds of findings that occur, each with an index.
  private struct Rules {
    private(set) var list: [Diagnostic] = []
    private(set) var index: [String: Int] = [:]

    init(_ files: [CheckedFile]) {
      for finding in files.flatMap(\.findings) where index[finding.code] == nil {
        index[finding.code] = list.count
        list.append(finding)
      }
    }
  }

  private static func writeTool(_ rules: Rules, to writer: inout JSONWriter) {
    writer.key("tool")
    writer.object { writer in
      writer.key("driver")
      writer.object { writer in
        writer.field("name", "gatehouse")
        writer.field("semanticVersion", Version.number)
        writer.key("rules")
        writer.array { writer in
          for rule in rules.list {
            writer.object { writer in
              writer.field("id", rule.code)
              write("fullDescription", rule.why, to: &writer)
              write("help", rule.remedy, to: &writer)
              writer.key("defaultConfiguration")
              writer.object { $0.field("level", rule.severity.rawValue) }
            }
          }
        }
      }
    }
  }

  /// Files that could not be read are notifications of the run (section 3.20.21), not results.
  private static func writeInvocation(_ files: [CheckedFile], to writer: inout JSONWriter) {
    writer.key("invocations")
    writer.array { writer in
      writer.object { writer in
        let failures = files.compactMap { file in file.failure.map { (file, $0) } }
        writer.field("executionSuccessful", failures.isEmpty)
        writer.key("toolExecutionNotifications")
        writer.array { writer in
          for (file, failure) in failures {
            writer.object { writer in
              writer.field("level", "error")
              write("message", "\(file.name): \(failure.cause)", to: &writer)
            }
          }
        }
      }
    }
  }

  private static func write(_ finding: Diagnostic, of file: CheckedFile, _ rules: Rules, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("ruleId", finding.code)
      writer.field("ruleIndex", rules.index[finding.code].map(Int64.init))
      writer.field("level", finding.severity.rawValue)
      write("message", "\(finding.message); \(finding.remedy)", to: &writer)
      writer.key("locations")
      writer.array { writer in
        writer.object { writer in
          writePlace(file.name, finding.position, finding.end, to: &writer)
          guard !finding.pointer.isEmpty else { return }
          writer.key("logicalLocations")
          writer.array { writer in writer.object { $0.field("fullyQualifiedName", finding.pointer) } }
        }
      }
      guard let related = finding.related else { return }
      writer.key("relatedLocations")
      writer.array { writer in
        writer.object { writer in
          writer.field("id", 1)
          writePlace(file.name, related.position, nil, to: &writer)
          write("message", related.message, to: &writer)
        }
      }
    }
  }

  private static func writePlace(
    _ name: String, _ start: SourceText.Position, _ end: SourceText.Position?, to writer: inout JSONWriter
  ) {
    writer.key("physicalLocation")
    writer.object { writer in
      writer.key("artifactLocation")
      writer.object { $0.field("uri", uri(of: name)) }
      writer.key("region")
      writer.object { writer in
        writer.field("startLine", Int64(start.line))
        writer.field("startColumn", Int64(start.column))
        writer.field("endLine", end.map { Int64($0.line) })
        writer.field("endColumn", end.map { Int64($0.column) })
      }
    }
  }

  private static func write(_ name: String, _ text: String, to writer: inout JSONWriter) {
    writer.key(name)
    writer.object { $0.field("text", text) }
  }

  /// A path as a URI reference: everything but unreserved characters and the slash is escaped (RFC 3986, sections 2.1 and 3.3).
  private static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%"
        result.unicodeScalars.append(digits[Int(byte >> 4)])
        result.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return result
  }
}
