/// What an engine tells its host beyond Apple's interface.
package enum EngineEvent: Sendable, Hashable {
  /// The user acted in a document.
  case input(TrustedInput)
  /// The main frame shows this address now.
  case committed(url: String)
  /// A load of the main frame failed, and neither by a decision nor because another took its place.
  case failed(url: String, message: String)
  /// A load of the main frame is over, well or not.
  case finished(url: String)
  /// The page process ended.
  case terminated(ProcessEnd)
  /// A delegate let go of a question without an answer; it counts as refused. WebKit on Apple systems raises an exception.
  case unanswered(url: String)
  /// A delegate answered a question twice; the second answer was dropped. WebKit on Apple systems raises an exception.
  case answeredTwice(url: String)
  /// The host read something that Apple's WebKit does not have at this moment, although its type says otherwise. There this can crash.
  case readMissing(String)

  /// Why a page process ended.
  package enum ProcessEnd: String, Sendable, Hashable {
    /// It crashed or was killed.
    case crashed
    /// It used too much memory.
    case memory
    /// The host ended it.
    case host
  }
}
