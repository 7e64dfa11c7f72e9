internal import URLStandard

/// What a line was answered: one line of output.
public struct Answer: Sendable, Hashable {
  /// The identity of the line that asked.
  public var id: LineID?
  /// The arrival that was released or ended by this line: its line's identity, or its number among the arrivals, from 0.
  public var arrival: LineID?
  /// The answer.
  public var outcome: Outcome

  /// The answers that there are.
  public enum Outcome: Sendable, Hashable {
    /// The gate's verdict.
    case verdict(Verdict)
    /// What becomes of an arrival.
    case arrival(ArrivalVerdict)
    /// What becomes of a page's message, or of a reply to it.
    case bridge(BridgeVerdict)
  }

  /// Makes an answer.
  public init(_ outcome: Outcome, id: LineID? = nil, arrival: LineID? = nil) {
    self.outcome = outcome
    self.id = id
    self.arrival = arrival
  }

  /// The word of the key `verdict`.
  public var word: String {
    switch outcome {
    case .verdict(let verdict): verdict.kind.rawValue
    case .arrival(let verdict): verdict.kind.rawValue
    case .bridge(let verdict): verdict.kind.rawValue
    }
  }

  /// The reason.
  public var reason: Reason {
    switch outcome {
    case .verdict(let verdict): verdict.reason
    case .arrival(let verdict): verdict.reason
    case .bridge(let verdict): verdict.reason
    }
  }

  /// The line as JSON, in UTF-8 and without a line end.
  public var encoded: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Writes the line.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      id?.write(to: &writer)
      arrival?.write("arrival", to: &writer)
      writer.field("verdict", word)
      switch outcome {
      case .verdict(let verdict): verdict.writeDetails(to: &writer)
      case .arrival(let verdict): verdict.writeDetails(to: &writer)
      case .bridge(let verdict): verdict.writeDetails(to: &writer)
      }
    }
  }
}

extension Verdict {
  /// The verdict as one line of JSON, in UTF-8 and without a line end.
  public var encoded: [UInt8] { Answer(.verdict(self)).encoded }

  /// Writes every key but `id` and `verdict`.
  fileprivate func writeDetails(to writer: inout JSONWriter) {
    writer.field("url", url?.href)
    if let handoff {
      writer.field("mode", handoff.mode.rawValue)
      writer.field("fallback", handoff.fallback.rawValue)
      writer.field("package", handoff.package)
      writer.field("fallbackURL", handoff.fallbackURL?.href)
      writer.field("data", handoff.data)
      if let flags = handoff.flags, flags != 0 { writer.field("flags", Int64(flags)) }
    }
    route?.write(to: &writer)
    writer.field("reason", reason.code)
    writer.field("rule", rule?.description)
    writer.field("says", says)
    if !missing.isEmpty { writer.field("missing", missing.map(\.rawValue)) }
    writer.field("then", then?.rawValue)
  }
}

extension ArrivalVerdict {
  /// The verdict as one line of JSON, in UTF-8 and without a line end.
  public var encoded: [UInt8] { Answer(.arrival(self)).encoded }

  /// Writes every key but `id` and `verdict`.
  fileprivate func writeDetails(to writer: inout JSONWriter) {
    writer.field("url", url?.href)
    route?.write(to: &writer)
    writer.field("reason", reason.code)
    writer.field("rule", rule?.description)
    writer.field("says", says)
    if !waitsFor.isEmpty { writer.field("waitsFor", waitsFor) }
  }
}

extension BridgeVerdict {
  /// Writes every key but `id` and `verdict`. What a page passed is not repeated.
  fileprivate func writeDetails(to writer: inout JSONWriter) {
    if let call {
      writer.key("call")
      writer.object { writer in
        writer.field("id", call.id)
        writer.field("method", call.method)
        if call.needsApproval { writer.field("approval", true) }
      }
    }
    writer.field("reason", reason.code)
    writer.field("says", reason.sentence)
    writer.field("parameter", parameter)
    writer.field("error", error?.rawValue)
  }
}

extension RouteMatch {
  /// Writes the key `route`. A parameter that was given several times is an array.
  func write(to writer: inout JSONWriter) {
    writer.key("route")
    writer.object { writer in
      writer.field("name", name)
      writer.field("path", path)
      writer.key("parameters")
      writer.object { writer in
        for (name, values) in parameters where !values.isEmpty {
          if values.count > 1 { writer.field(name, values) } else { writer.field(name, values.first) }
        }
      }
    }
  }
}

extension LineError {
  /// The error as one line of JSON, in UTF-8 and without a line end: it takes the place of the answer.
  public var encoded: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Writes the line.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      id?.write(to: &writer)
      writer.field("error", message)
      writer.field("code", code)
      writer.field("line", line.map(Int64.init))
      writer.field("byte", Int64(byte))
      if !field.isEmpty { writer.field("field", field) }
      writer.field("remedy", remedy)
    }
  }
}
