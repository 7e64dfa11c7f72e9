/// Something about the gate itself that an app's developers want to know of, with a stable code. Nothing of it is written to a log.
public enum GateNotice: Sendable, Hashable {
  /// Somebody set the view's delegate after the gate was attached. The gate is in front again, and forwards to the new delegate; a load that it
  /// was not asked about was stopped, with this address.
  case displaced(stopped: String?)
  /// The app's own delegate had not answered when it returned. The navigation was cancelled; a GET of the main frame goes on if a yes comes.
  case lateAnswer(url: String)
  /// The app's own delegate answered a second time: that changed nothing.
  case answeredTwice(url: String)
  /// The app's own delegate let go of a question without an answer: it counts as no.
  case unanswered(url: String)
  /// A load failed because of a verdict, which is no failure: the app's delegate did not hear of it.
  case ended(url: String, code: Int)
  /// A download was refused: nobody in the app takes one.
  case downloadRefused(url: String)
  /// A window was not opened: nobody in the app makes one.
  case windowRefused(url: String)
  /// A setting that is fixed when a view is made is not as the policy wants it.
  case fixedSetting(FixedSetting)

  /// The code, for example `gate.displaced`.
  public var code: String {
    switch self {
    case .displaced: "gate.displaced"
    case .lateAnswer: "gate.late-answer"
    case .answeredTwice: "gate.answered-twice"
    case .unanswered: "gate.unanswered"
    case .ended: "gate.ended"
    case .downloadRefused: "gate.download-refused"
    case .windowRefused: "gate.window-refused"
    case .fixedSetting: "gate.fixed-setting"
    }
  }
}
