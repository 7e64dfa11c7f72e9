import URLStandard

extension Inbox {
  /// Why saved intents cannot be read. The app begins with an empty inbox then: a link that is lost is better than one that is made up.
  public enum ArchiveError: Error, Sendable, Hashable {
    /// It is no JSON, or a part has another type; the byte where, from 0.
    case unreadable(byte: Int)
    /// It was written by another version of this format.
    case version(Int64?)
  }

  private static let version: Int64 = 1

  /// What waits, as bytes that outlive the process: JSON with a version. The caller protects them as it protects its users' data.
  ///
  /// An intent whose link has a value for one of its route's `secret` parameters is left out. Identities of deliveries are kept, so that
  /// a system that repeats a delivery after the restart is seen through, and those of one-time links that were shown.
  ///
  /// - Parameters:
  ///   - wallClock: the time of day in milliseconds since 1970, because a monotonic clock does not outlive the process.
  ///   - now: the time on the inbox's clock, in milliseconds.
  public func saved(wallClock: Int64, now: Int64) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("gatehouseInbox", Self.version)
      writer.field("savedAt", wallClock)
      writer.key("intents")
      writer.array { writer in
        for intent in intents where !gate.isSecret(intent.route) {
          guard let expires = intent.expires, expires > now else { continue }
          writer.object { writer in
            writer.field("link", intent.url.href)
            writer.field("scene", intent.scene)
            writer.field("account", intent.account)
            writer.field("auth", intent.authentication?.rawValue)
            writer.field("delivery", intent.delivery)
            writer.field("leftMs", expires.since(now))
            writer.field("once", intent.once)
          }
        }
      }
      writer.field("deliveries", deliveries.identities)
      writer.field("used", used.all)
    }
    return writer.bytes
  }

  /// Takes back what ``saved(wallClock:now:)`` wrote. Each link is decided anew, by the policy of today; a signed one is not verified a second
  /// time. Who is signed in is not known after a restart: intents wait for it, each for the account to which it is bound.
  ///
  /// - Parameters:
  ///   - wallClock: the time of day in milliseconds since 1970. If it lies before the time of saving, nobody knows how long intents waited,
  ///     and they are over.
  ///   - now: the time on the inbox's clock, in milliseconds.
  /// - Returns: the intents that came back and wait; those that are over or no route any more are not among them.
  @discardableResult
  public mutating func restore(_ bytes: [UInt8], wallClock: Int64, now: Int64) throws(ArchiveError) -> [ArrivalIntent] {
    let archive: JSONValue
    do throws(JSONError) {
      archive = try JSONReader.read(bytes)
    } catch { throw .unreadable(byte: error.range.start) }
    guard archive.members != nil else { throw .unreadable(byte: archive.range.start) }
    let version = archive["gatehouseInbox"]?.int64
    guard version == Self.version else { throw .version(version) }
    guard let savedAt = archive["savedAt"]?.int64, case .array(let rows)? = archive["intents"]?.kind,
      case .array(let identities)? = archive["deliveries"]?.kind, case .array(let once)? = archive["used"]?.kind
    else { throw .unreadable(byte: archive.range.start) }
    var back: [ArrivalIntent] = []
    let waited = wallClock.since(savedAt)
    for row in rows {
      guard let link = row["link"]?.string, let left = row["leftMs"]?.int64 else { throw .unreadable(byte: row.range.start) }
      guard waited >= 0, left > waited, left <= gate.policy.links.pendingMs else { continue }
      let verdict = gate.decide(Arrival(link: link))
      guard verdict.kind == .route, let url = verdict.url, let route = verdict.route, !gate.isSecret(route) else { continue }
      let wasSignedOut = row["auth"]?.string == Arrival.Authentication.signedOut.rawValue
      back.append(
        ArrivalIntent(
          number: takeNumber(), url: url, route: route, scene: row["scene"]?.string, delivery: row["delivery"]?.string,
          account: row["account"]?.string, authentication: wasSignedOut ? .signedOut : nil, expires: now.later(by: left.since(waited)),
          once: row["once"]?.string))
    }
    for identity in identities { if let text = identity.string { deliveries.take(text) } }
    for identity in once { if let text = identity.string { used.take(text) } }
    newest = max(now, newest ?? now)
    intents = back + intents
    return back
  }
}

extension Gate {
  /// Whether a route carries a value that is never saved or logged.
  func isSecret(_ route: RouteMatch) -> Bool {
    guard policy.links.routes.indices.contains(route.index) else { return true }
    let secret = policy.links.routes[route.index].secret
    return !secret.isEmpty && route.parameters.contains { secret.contains($0.name) && !$0.values.isEmpty }
  }
}
