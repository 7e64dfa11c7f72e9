import Foundation
import Gatehouse

/// The app: an inbox that holds links until the first screen can be shown, and screens that are lines of text here.
struct Shop {
  private var inbox: Inbox
  private let log: FileHandle
  /// Milliseconds on a clock that nobody sets.
  private var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  /// The screens that links lead to, by the routes of the policy.
  enum Screen: Route {
    case product(id: String, utm_source: String?)
  }

  init(_ gate: Gate, log path: String?) {
    inbox = Inbox(gate, isOpen: false)
    if let path {
      _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      log = FileHandle(forWritingAtPath: path) ?? .standardOutput
    } else {
      log = .standardOutput
    }
  }

  /// A link came.
  mutating func post(_ link: String, _ state: Arrival.AppState) {
    show(inbox.post(Arrival(link: link, appState: state, at: now)))
  }

  /// The first screen stands.
  mutating func ready() { show(inbox.note(.ready(at: now))) }

  private func show(_ outcomes: [Inbox.Outcome]) {
    for outcome in outcomes {
      var line = ["verdict": outcome.verdict.kind.rawValue, "reason": outcome.verdict.reason.code]
      if outcome.verdict.kind == .route, let route = outcome.verdict.route {
        // Only what the policy's types let through reaches a screen.
        guard case .product(let id, _)? = try? route.decoded(as: Screen.self) else { continue }
        line["screen"] = "product \(id)"
      }
      guard var text = try? JSONSerialization.data(withJSONObject: line, options: .sortedKeys) else { continue }
      text.append(0x0A)
      log.write(text)
    }
  }
}
