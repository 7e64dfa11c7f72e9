import Gatehouse

/// Findings for programs: one object.
///
/// `{"files":[{"file","findings":[{"severity","code","message","line","column","endLine","endColumn","pointer","why","remedy","related"?}]}],
/// "errors","warnings","notes"}`; a file that could not be read has `"failure"` in place of `"findings"`. Lines and columns count from 1,
/// columns count Unicode scalars, and an end is the place after the last character.
enum CheckJSON {
  static func bytes(_ files: [CheckedFile]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("files")
      writer.array { writer in for file in files { write(file, to: &writer) } }
      for (name, severity) in [("errors", Diagnostic.Severity.error), ("warnings", .warning), ("notes", .note)] {
        writer.field(name, Int64(files.map { $0.count(severity) }.reduce(0, +)))
      }
    }
    return writer.bytes
  }

  private static func write(_ file: CheckedFile, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("file", file.name)
      if let failure = file.failure {
        writer.field("failure", failure.cause)
        return
      }
      writer.key("findings")
      writer.array { writer in for finding in file.findings { write(finding, to: &writer) } }
    }
  }

  private static func write(_ finding: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("severity", finding.severity.rawValue)
      writer.field("code", finding.code)
      writer.field("message", finding.message)
      writer.field("line", Int64(finding.position.line))
      writer.field("column", Int64(finding.position.column))
      writer.field("endLine", Int64(finding.end.line))
      writer.field("endColumn", Int64(finding.end.column))
      writer.field("pointer", finding.pointer)
      writer.field("why", finding.why)
      writer.field("remedy", finding.remedy)
      guard let related = finding.related else { return }
      writer.key("related")
      writer.object { writer in
        writer.field("message", related.message)
        writer.field("line", Int64(related.position.line))
        writer.field("column", Int64(related.position.column))
      }
    }
  }
}
