/// Something that came of a scene, in order. Frames are written as `M@origin` for a main frame and `S@origin` for a sub-frame.
package enum ScriptedEffect: Sendable, Hashable {
  /// The delegate was asked about a navigation.
  case asked(String, type: String, source: String, target: String)
  /// The delegate was asked for the view of a window.
  case askedForWindow(String, type: String, source: String)
  /// The delegate was asked about a response.
  case askedResponse(String, isMain: Bool)
  /// A request went out.
  case requested(String, method: String, body: String?, frame: String)
  /// Another document is shown.
  case committed(String, frame: String)
  /// The same document has another address.
  case sameDocument(String, frame: String)
  /// A load of the main frame is over.
  case finished(String)
  /// The delegate heard of a failure of the main frame's load.
  case failed(String, domain: String, code: Int, isProvisional: Bool)
  /// Something is downloaded.
  case downloaded(String)
  /// An app took a universal link out of the view.
  case leftByAppLink(String)
  /// Nothing came of a navigation, and nobody hears of it.
  case dropped(String, Drop)
  /// A newer navigation took the place of one that was not decided yet.
  case superseded(String)
  /// An answer that came after its time.
  case late(String, refuses: Bool)
  /// An answer that could change nothing.
  case ignored(String, refuses: Bool)
  /// A second answer. WebKit raises an exception.
  case answeredTwice(String)
  /// A handler was let go of without an answer. WebKit raises an exception.
  case unanswered(String)
  /// Something else for which WebKit raises an exception.
  case exception(String)
  /// The user acted.
  case input(frame: String)
  /// The view opened a window, by number.
  case window(Int)
  /// The page closed its window.
  case closed
  /// The page process ended.
  case processEnded
  /// The app's answer to a dialog, a challenge, or a page that wants a device.
  case replied(String, String)
  /// A message reached a handler.
  case message(String, to: String, from: String)

  /// Why an engine drops a navigation by itself.
  package enum Drop: String, Sendable, Hashable {
    case refused, javaScript, popupBlocked, topNavigationBlocked, sandboxedScheme, subframeSchemeRedirect, unhandledScheme, noUIDelegate
    case noView, noFrame, noHandler
  }
}

extension ScriptedEffect: CustomStringConvertible {
  package var description: String {
    switch self {
    case .asked(let url, let type, let source, let target): "ask \(type) \(source) → \(target): \(url)"
    case .askedForWindow(let url, let type, let source): "window? \(type) \(source): \(url)"
    case .askedResponse(let url, let isMain): "response? \(isMain ? "M" : "S"): \(url)"
    case .requested(let url, let method, let body, let frame): "\(method) \(url) in \(frame)" + (body.map { " with \($0)" } ?? "")
    case .committed(let url, let frame): "commit \(url) in \(frame)"
    case .sameDocument(let url, let frame): "same document \(url) in \(frame)"
    case .finished(let url): "finish \(url)"
    case .failed(let url, let domain, let code, let isProvisional): "\(isProvisional ? "fail" : "break") \(domain) \(code): \(url)"
    case .downloaded(let url): "download \(url)"
    case .leftByAppLink(let url): "app link \(url)"
    case .dropped(let url, let why): "drop \(why.rawValue): \(url)"
    case .superseded(let url): "superseded \(url)"
    case .late(let url, let refuses): "late \(refuses ? "no" : "yes"): \(url)"
    case .ignored(let url, let refuses): "ignored \(refuses ? "no" : "yes"): \(url)"
    case .answeredTwice(let url): "answered twice: \(url)"
    case .unanswered(let url): "unanswered: \(url)"
    case .exception(let text): "exception: \(text)"
    case .input(let frame): "input in \(frame)"
    case .window(let number): "window \(number)"
    case .closed: "closed"
    case .processEnded: "process ended"
    case .replied(let question, let answer): "\(question): \(answer)"
    case .message(let text, let name, let frame): "message \(text) to \(name) from \(frame)"
    }
  }
}

/// An effect, and in which window: 0 is the scene's first view.
package struct ScriptedRecord: Sendable, Hashable, CustomStringConvertible {
  package var window: Int
  package var effect: ScriptedEffect
  package var description: String { window == 0 ? "\(effect)" : "[\(window)] \(effect)" }
}
