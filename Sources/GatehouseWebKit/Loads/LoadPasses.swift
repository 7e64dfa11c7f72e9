import Gatehouse
import URLStandard

/// Loads that the gate itself starts to carry out a verdict. The engine asks about each again; it was decided and is let through, once.
struct LoadPasses {
  private struct Pass {
    var url: WebURL
    var taken: Taken
    var isRepeat: Bool
    var at: Int64
  }

  /// What a pass was given for.
  struct Taken {
    /// The facts with which the load was decided.
    var facts: NavigationFacts
    /// Whether the app's own delegate is still to be asked.
    var asksApp: Bool
  }

  /// How long a pass waits for its question, in milliseconds.
  static let life: Int64 = 10_000
  private var passes: [Pass] = []

  /// Lets the next load of this address through.
  /// - Parameter isRepeat: it sends a form again.
  mutating func add(_ url: WebURL, _ facts: NavigationFacts, asksApp: Bool, isRepeat: Bool = false, at now: Int64) {
    passes = passes.filter { now - $0.at < Self.life }.suffix(7)
    passes.append(Pass(url: url, taken: Taken(facts: facts, asksApp: asksApp), isRepeat: isRepeat, at: now))
  }

  /// Takes the pass for an address.
  /// - Returns: `nil` if it has none.
  mutating func take(_ text: String?, isRepeat: Bool, at now: Int64, keeps: Bool = false) -> Taken? {
    guard !passes.isEmpty else { return nil }
    passes.removeAll { now - $0.at >= Self.life }
    guard let text, let url = try? WebURL(text), let index = passes.firstIndex(where: { $0.url == url && $0.isRepeat == isRepeat }) else {
      return nil
    }
    return keeps ? passes[index].taken : passes.remove(at: index).taken
  }

  /// Whether an address has a pass that was not used.
  func holds(_ text: String?) -> Bool {
    guard !passes.isEmpty, let text, let url = try? WebURL(text) else { return false }
    return passes.contains { $0.url == url }
  }
}

/// Loads that the app started through the gate, where the host does not say of a navigation that it is the app's.
struct HostLoads {
  private var addresses: [(url: WebURL, at: Int64)] = []

  mutating func add(_ text: String?, at now: Int64) {
    guard let text, let url = try? WebURL(text) else { return }
    addresses = addresses.filter { now - $0.at < LoadPasses.life }.suffix(7) + [(url, now)]
  }

  /// Whether it is one of them; each counts once.
  mutating func take(_ text: String?, at now: Int64) -> Bool {
    addresses.removeAll { now - $0.at >= LoadPasses.life }
    guard !addresses.isEmpty, let text, let url = try? WebURL(text), let index = addresses.firstIndex(where: { $0.url == url }) else {
      return false
    }
    addresses.remove(at: index)
    return true
  }

  /// Whether any waits for its question.
  func isWaiting(at now: Int64) -> Bool { addresses.contains { now - $0.at < LoadPasses.life } }

  /// Whether one of them waits for its question.
  func holds(_ text: String?) -> Bool {
    guard !addresses.isEmpty, let text, let url = try? WebURL(text) else { return false }
    return addresses.contains { $0.url == url }
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
