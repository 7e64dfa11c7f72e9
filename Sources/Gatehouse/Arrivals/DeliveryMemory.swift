/// The deliveries that were taken: so that one link that comes through two entry points is shown once.
///
/// A set of the newest 4,096, not the last one alone: a system that repeats A after A and B (activity recreation) is seen through.
struct DeliveryMemory: Sendable, Hashable {
  /// How long the same link through another entry point counts as the same delivery, in milliseconds.
  private static let sameDeliveryMs: Int64 = 2_000

  private var taken = RecentIdentities()
  private var last: Unnamed?

  /// An arrival for which the system gave no identity.
  private struct Unnamed: Hashable {
    var url: String
    var scene: String?
    var entries: Set<Arrival.Entry>
    var at: Int64
  }

  /// The identities, oldest first.
  var identities: [String] { taken.all }

  /// Whether an arrival was taken already; if not, it is from now on.
  ///
  /// With a delivery's identity that alone counts. Without one, the same link in the same scene through another entry point within two
  /// seconds is the same delivery; through the same entry point it is a new one, because each call of an entry point is a delivery.
  mutating func isRepeat(_ arrival: Arrival, url: String, now: Int64?) -> Bool {
    if let delivery = arrival.delivery { return !taken.take(delivery) }
    guard let entry = arrival.entry, let now else { return false }
    if var last, last.url == url, last.scene == nil || arrival.scene == nil || last.scene == arrival.scene, !last.entries.contains(entry),
      now.since(last.at) <= Self.sameDeliveryMs
    {
      last.entries.insert(entry)
      self.last = last
      return true
    }
    last = Unnamed(url: url, scene: arrival.scene, entries: [entry], at: now)
    return false
  }

  /// Takes an identity that was saved.
  mutating func take(_ delivery: String) { taken.take(delivery) }
}
