extension PolicyCodec where Value == Int64 {
  /// A duration in milliseconds, written with its unit: `250ms`, `5s`, `10m`, `1h`.
  static func duration(_ range: ClosedRange<Int64>) -> PolicyCodec {
    let name = "a duration from \(DurationText.text(range.lowerBound)) to \(DurationText.text(range.upperBound))"
    let shape = PolicyShape.text(name: name, example: "5s", pattern: "^[0-9]+(ms|s|m|h)$")
    return PolicyCodec(shape) { json, _, decoder in
      guard let text = json.string else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      guard let value = DurationText.milliseconds(text) else {
        decoder.report(
          .duration, "\(quoted(text)) is no duration", at: json.range, remedy: "write a whole number and its unit: ms, s, m or h; \"5s\"")
        return nil
      }
      guard range.contains(value) else {
        decoder.report(.duration, "\(quoted(text)) is not \(name)", at: json.range, remedy: "write \(name)")
        return nil
      }
      return value
    } write: { value, _ in
      .text(DurationText.text(value))
    }
  }
}

/// Durations as text.
private enum DurationText {
  static let units: [(name: String, milliseconds: Int64)] = [("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1_000)]

  static func milliseconds(_ text: String) -> Int64? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let digits = text.utf8.dropLast(unit.name.utf8.count)
    guard !digits.isEmpty, digits.allSatisfy({ RouteBytes.isDigit($0) }), let number = Int64(Substring(digits)) else { return nil }
    let (value, overflow) = number.multipliedReportingOverflow(by: unit.milliseconds)
    return overflow ? nil : value
  }

  static func text(_ value: Int64) -> String {
    let unit = units.dropFirst().first { value != 0 && value.isMultiple(of: $0.milliseconds) } ?? units[0]
    return "\(value / unit.milliseconds)\(unit.name)"
  }
}

extension PolicyCodec where Value == EvidenceSet {
  /// A list of words of evidence.
  static var evidence: PolicyCodec {
    let words = EvidenceSet.words.map(\.word)
    let word = PolicyShape.words(words)
    let shape = PolicyShape.list(word)
    return PolicyCodec(shape) { json, _, decoder in
      guard let elements = json.elements else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      var set = EvidenceSet()
      for (index, json) in elements.enumerated() {
        decoder.inside(String(index)) { decoder in
          guard let text = json.string else { return decoder.wrongType(json, expected: word) }
          guard let entry = EvidenceSet.words.first(where: { $0.word == text }) else {
            return decoder.unknownWord(text, json, known: words, shape: word)
          }
          set.insert(entry.evidence)
        }
      }
      return set
    } write: { set, _ in
      .list(EvidenceSet.words.filter { set.contains($0.evidence) }.map { .text($0.word) })
    }
  }
}

extension PolicyCodec {
  /// Words that stand for a value, or a list.
  static func words<Element>(
    _ words: [(String, Value)], or list: PolicyCodec<[Element]>, make: @escaping @Sendable ([Element]) -> Value,
    elements: @escaping @Sendable (Value) -> [Element]?
  ) -> PolicyCodec {
    let known = words.map(\.0)
    let shape = PolicyShape.either([.words(known), list.shape])
    return PolicyCodec(shape) { json, _, decoder in
      switch json.kind {
      case .string(let text):
        if let entry = words.first(where: { $0.0 == text }) { return entry.1 }
        decoder.unknownWord(text, json, known: known, shape: shape)
        return nil
      case .array: return list.read(json, nil, &decoder).map(make)
      default:
        decoder.wrongType(json, expected: shape)
        return nil
      }
    } write: { value, _ in
      if let list_ = elements(value) { return list.write(list_, nil) }
      return .text(words.first { $0.1 == value }?.0 ?? "")
    }
  }

  /// An object, or a text that stands for the object with only this in it.
  static func textOr(
    _ text: PolicyCodec<String>, _ object: PolicyCodec, make: @escaping @Sendable (String) -> Value,
    short: @escaping @Sendable (Value) -> String?
  ) -> PolicyCodec {
    let shape = PolicyShape.either([text.shape, object.shape])
    return PolicyCodec(shape) { json, base, decoder in
      if json.string != nil { return text.read(json, nil, &decoder).map(make) }
      if json.members != nil { return object.read(json, base, &decoder) }
      decoder.wrongType(json, expected: shape)
      return nil
    } write: { value, base in
      if let word = short(value) { return .text(word) }
      return object.write(value, base)
    }
  }
}
