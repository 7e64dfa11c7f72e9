import Testing

/// The sets of cases that apply now.
enum CaseSet: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case attacks, bugs, delegate, parse, payments, peerIOS, peerAndroid, own

  var testDescription: String { "\(rawValue) (\(file ?? "own cases"))" }

  /// The shared file that the set reads; `nil` for our own.
  var file: String? {
    switch self {
    case .attacks: "attacks.json"
    case .bugs: "bugs.json"
    case .delegate, .parse, .payments: "seeds.ndjson"
    case .peerIOS: "peer-ios.json"
    case .peerAndroid: "peer-android.json"
    case .own: nil
    }
  }

  /// The cases; `nil` if the file is not there.
  func cases() throws -> [Case]? { try Self.loaded[self]?.get() }

  /// What running them gave; `nil` if the file is not there.
  func report() throws -> CaseReport? { try Self.reports[self]?.get() }

  private static let loaded = Dictionary(uniqueKeysWithValues: allCases.map { set in (set, Result { try set.load() }) })
  private static let reports = Dictionary(
    uniqueKeysWithValues: allCases.map { set in (set, Result { try set.cases().map(CaseReport.run) }) })

  private func load() throws -> [Case]? {
    guard let file else { return OwnCases.all }
    guard let rows = try SharedFiles.rows(file) else { return nil }
    return switch self {
    case .attacks: try Attacks.cases(rows, policies: Attacks.navigationPolicies) + BridgeRows.cases(rows) + ProseCases.cases(rows)
    case .bugs: try Bugs.cases(rows) + BridgeRows.cases(rows) + ProseCases.cases(rows)
    case .delegate: try Seeds.cases(rows, .delegate)
    case .parse: try Seeds.cases(rows, .parse)
    case .payments: try Seeds.cases(rows, .payments)
    case .peerIOS: PeerAllowLists.cases(rows) + PeerNavigations.cases(rows)
    case .peerAndroid: PeerFilters.cases(rows) + PeerChains.cases(rows) + PeerIntents.cases(rows)
    case .own: OwnCases.all
    }
  }
}
