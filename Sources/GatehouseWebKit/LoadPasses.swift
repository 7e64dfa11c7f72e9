import Gatehouse
import URLStandard

/// Loads that the gate itself starts to carry out a verdict. The engine asks about each again; it was decided and is let through, once.
struct LoadPasses {
  private struct Pass {
    var url: WebURL
    var facts: NavigationFacts
    var at: Int64
  }

  /// How long a pass waits for its question, in milliseconds.
  static let life: Int64 = 10_000
  private var passes: [Pass] = []

  /// Lets the next load of this address through.
  mutating func add(_ url: WebURL, _ facts: NavigationFacts, at now: Int64) {
    passes.removeAll { now - $0.at >= Self.life }
    passes.append(Pass(url: url, facts: facts, at: now))
  }

  /// Takes the pass for an address.
  /// - Returns: the facts with which the load was decided; `nil` if it has none.
  mutating func take(_ text: String?, at now: Int64) -> NavigationFacts? {
    passes.removeAll { now - $0.at >= Self.life }
    guard !passes.isEmpty, let text, let url = try? WebURL(text), let index = passes.firstIndex(where: { $0.url == url }) else {
      return nil
    }
    return passes.remove(at: index).facts
  }
}

/// With which facts the navigations that are on their way began, by the host's number for them.
struct NavigationChains {
  /// The most that are remembered; the oldest is forgotten first, and then asked about as unknown.
  static let most = 64
  private var facts: [UInt64: NavigationFacts] = [:]
  private var order: [UInt64] = []

  mutating func remember(_ facts: NavigationFacts, for navigation: UInt64?) {
    guard let navigation else { return }
    if self.facts.updateValue(facts, forKey: navigation) == nil { order.append(navigation) }
    if order.count > Self.most { self.facts[order.removeFirst()] = nil }
  }

  mutating func forget(_ navigation: UInt64?) {
    guard let navigation, facts.removeValue(forKey: navigation) != nil else { return }
    order.removeAll { $0 == navigation }
  }

  func facts(of navigation: UInt64?) -> NavigationFacts? { navigation.flatMap { facts[$0] } }
}
