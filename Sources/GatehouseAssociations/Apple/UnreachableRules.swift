import Gatehouse
import URLStandard

/// Finds rules that never decide, because an earlier one for the same app matches whatever they match.
///
/// Each finding has an address that proves it: the rule matches it and the earlier one decides. What is not proven is not reported.
enum UnreachableRules {
  /// Pairs of rules that are compared in a file.
  private static let maximumPairs = 200_000

  static func check(_ association: AppleAssociation, into list: inout FindingList) {
    let matcher = AppleMatcher(association)
    var pairs = 0
    var reported: Set<String> = []
    for appID in association.appIDs {
      let rules = matcher.rules(of: appID)
      for (place, rule) in rules.enumerated().dropFirst() {
        let written = association.details[rule.detail].rules[rule.rule]
        guard !reported.contains(written.pointer) else { continue }
        for earlier in rules[..<place] {
          pairs += 1
          if pairs > maximumPairs { return note(association, into: &list) }
          guard RuleCover.covers(earlier, rule), let proof = proof(rule, earlier, matcher, appID) else { continue }
          let first = association.details[earlier.detail].rules[earlier.rule]
          list.add(
            .unreachableRule, "the rule never decides: \(proof) is \(earlier.isExclusion ? "excluded" : "matched") before it",
            at: written.range,
            AppleLint.pointer(written.pointer),
            severity: earlier.isExclusion == rule.isExclusion ? .note : .warning,
            related: .init(message: "the rule that decides", position: list.source.position(at: first.range.start)))
          reported.insert(written.pointer)
          break
        }
      }
    }
  }

  private static func note(_ association: AppleAssociation, into list: inout FindingList) {
    list.add(
      .rulesNotCompared, "the file has so many rules that not all were compared for being reachable", at: SourceRange(0, 0),
      severity: .note)
  }

  /// An address that the rule matches and that the earlier one, or one before that, decides.
  private static func proof(_ rule: CompiledRule, _ earlier: CompiledRule, _ matcher: AppleMatcher, _ appID: String) -> String? {
    guard let url = rule.example(host: "example.com") else { return nil }
    let link = AppleLink(url)
    return rule.matches(link) && earlier.matches(link) ? url.href : nil
  }
}

/// Whether one rule matches whatever another one does. Only certain answers are yes.
enum RuleCover {
  static func covers(_ wide: CompiledRule, _ narrow: CompiledRule) -> Bool {
    guard wide.view == narrow.view || wide.isUnconditional else { return false }
    return wide.coversPath(of: narrow) && wide.coversRest(of: narrow)
  }

  /// Whether a pattern matches every text that another one does: it must match the other's steps taken as letters.
  static func covers(_ wide: [PatternUnit], _ narrow: [PatternUnit]) -> Bool {
    guard wide.count * narrow.count <= 1 << 18 else { return false }
    // The places of `wide` that can be reached before each step of `narrow`.
    var places = closure([0], wide)
    for step in narrow {
      var next: Set<Int> = []
      for place in places where place < wide.count {
        switch (wide[place], step) {
        case (.any, _): next.insert(place)
        case (.one, .byte), (.one, .one), (.one, .member): next.insert(place + 1)
        case (.member(let kind), .byte(let byte)) where kind.holds(byte, isFolded: false): next.insert(place + 1)
        case (let left, let right) where left == right && left != .nothing: next.insert(place + 1)
        default: break
        }
      }
      places = closure(next, wide)
      if places.isEmpty { return false }
    }
    return places.contains(wide.count)
  }

  private static func closure(_ places: Set<Int>, _ units: [PatternUnit]) -> Set<Int> {
    var all = places
    for place in places {
      var place = place
      while place < units.count, units[place] == .any {
        place += 1
        all.insert(place)
      }
    }
    return all
  }
}
