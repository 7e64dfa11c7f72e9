import Dispatch
import Foundation
public import Gatehouse

/// The app's one inbox: every entry point posts to it, and it shows each screen once, when the app is ready.
///
/// ```swift
/// let inbox = LinkInbox(gate, show: { outcome in router.show(outcome) })
/// // scene(_:willConnectTo:options:)
/// inbox.post(connectionOptions, to: scene)
/// // once the first screen is there
/// inbox.note(.ready(at: inbox.now))
/// ```
///
/// It has no timer: a link that waited too long ends when the next thing happens, and is never shown after its time.
@MainActor public final class LinkInbox {
  /// Hears of every outcome: `route` is a screen to show now, in `intent.scene`; the others say what waits and what ended, and why.
  public typealias Show = @MainActor (Inbox.Outcome) -> Void

  private var inbox: Inbox
  private let clock: @MainActor () -> Int64
  private let show: Show
  /// Outcomes that came while one was being shown; each is told after the other.
  private var queue: [Inbox.Outcome] = []
  private var isShowing = false

  /// Makes an inbox.
  ///
  /// - Parameters:
  ///   - isOpen: whether the app can show screens already; usually not, when it starts.
  ///   - clock: milliseconds on a monotonic clock; the system's uptime unless given.
  ///   - authorize: asks the app once more when a screen is about to be shown.
  public init(
    _ gate: Gate, isOpen: Bool = false, verifier: (any LinkVerifier)? = nil, clock: (@MainActor () -> Int64)? = nil,
    authorize: @escaping Inbox.Authorization = { _ in true }, show: @escaping Show
  ) {
    inbox = Inbox(gate, isOpen: isOpen, verifier: verifier, authorize: authorize)
    self.clock = clock ?? { Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000) }
    self.show = show
  }

  /// The time on the inbox's clock, in milliseconds.
  public var now: Int64 { clock() }

  /// The intents that wait, oldest first.
  public var waiting: [ArrivalIntent] { inbox.waiting }

  /// Posts one arrival. Its time is now, if it names none.
  public func post(_ arrival: Arrival) { post(together: [arrival]) }

  /// Posts arrivals that came at once: the policy orders them.
  public func post(together arrivals: [Arrival]) {
    let now = now
    tell(
      inbox.post(
        together: arrivals.map { arrival in
          var arrival = arrival
          arrival.at = arrival.at ?? now
          return arrival
        }))
  }

  /// Takes note of something that happened to the app.
  public func note(_ event: InboxEvent) { tell(inbox.note(event)) }

  /// What waits, for the time when the process is gone. See ``Inbox/saved(wallClock:now:)``.
  public func saved() -> [UInt8] { inbox.saved(wallClock: Self.wallClock, now: now) }

  /// Takes back what was saved. See ``Inbox/restore(_:wallClock:now:)``.
  @discardableResult
  public func restore(_ bytes: [UInt8]) throws(Inbox.ArchiveError) -> [ArrivalIntent] {
    try inbox.restore(bytes, wallClock: Self.wallClock, now: now)
  }

  private static var wallClock: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

  /// Tells outcomes in their order, also if showing one of them posts another.
  private func tell(_ outcomes: [Inbox.Outcome]) {
    queue += outcomes
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    while !queue.isEmpty { show(queue.removeFirst()) }
  }
}

extension LinkInbox {
  /// Posts the link of a user activity, if it is one: the browsing type with an address (NSUserActivity.h).
  ///
  /// - Returns: false for another kind of activity, which is left to the app.
  @discardableResult
  func post(page url: URL?, activityType: String, browsingType: String, scene: String?, entry: Arrival.Entry) -> Bool {
    guard activityType == browsingType, let url else { return false }
    post(Arrival(link: url.absoluteString, scene: scene, entry: entry))
    return true
  }

  /// Posts the link under a key of a notification's payload.
  ///
  /// - Returns: false if there is no text under the key.
  @discardableResult
  public func post(notification payload: [AnyHashable: Any], key: String = "link", scene: String? = nil, delivery: String? = nil) -> Bool {
    guard let link = payload[key] as? String else { return false }
    post(Arrival(link: link, scene: scene, delivery: delivery, entry: .notification))
    return true
  }

  /// Posts the links among the arguments of a command line, as `.desktop` files pass them (`Exec=app %u`): whatever begins with a scheme that the
  /// app has, or with https.
  ///
  /// - Returns: the arguments that are no links.
  @discardableResult
  public func post(arguments: [String], schemes: [String]) -> [String] {
    let starts = (schemes + ["https"]).map { $0 + ":" }
    func isLink(_ text: String) -> Bool { starts.contains { text.lowercased().hasPrefix($0) } }
    post(together: arguments.filter(isLink).map { Arrival(link: $0, entry: .argument) })
    return arguments.filter { !isLink($0) }
  }
}
