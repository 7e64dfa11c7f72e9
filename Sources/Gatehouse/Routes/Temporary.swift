import URLStandard

// Stands here only until matching lands in this folder (RouteTable, SchemeMatcher): whoever lands it deletes this file. Nothing matches.
struct RouteTable: Sendable {
  init(_ links: Policy.Links) {}
}

struct SchemeMatcher: Sendable {
  let asks: Bool
  let isFree: Bool
  init(_ rule: Policy.SchemeRule) {
    asks = rule.ask
    isFree = rule.hosts == nil && rule.paths == nil && rule.parameters == nil
  }
  func matches(_ url: WebURL, page: (String) -> Bool) -> Bool { isFree }
  static func hasSafeForm(_ url: WebURL) -> Bool { true }
}

extension CompiledPolicy {
  /// Turns the routes' answer into a reason and a pointer.
  func match(_ address: Address) -> LinkAnswer { .none(.linkUnmatched, PolicyPointer("/links/routes")) }
}
