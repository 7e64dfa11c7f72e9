import Foundation
import FoundationNetworking

/// Something besides navigations that a page or a server asks, and that WebKit passes on to the app.
package enum ScriptedQuestion: Sendable, Hashable {
  /// `alert`.
  case alert(String)
  /// `confirm`.
  case confirm(String)
  /// `prompt`.
  case prompt(String, defaultText: String?)
  /// `navigator.mediaDevices.getUserMedia`.
  case mediaCapture(WKMediaCaptureType)
  /// A server wants a name and a password (RFC 9110, section 11).
  case authentication(host: String)
  /// A server speaks an old version of TLS.
  case deprecatedTLS(host: String)
}

extension ScriptedEngine {
  /// Asks the delegate, and writes down what it says. One that lets go of the handler is written down too.
  func ask(_ question: ScriptedQuestion, from frameName: String) {
    guard let frame = frame(frameName), let view else { return record(.dropped("\(question)", .noFrame)) }
    let info = WKFrameInfo(
      isMainFrame: frame.isMain, request: URLRequest(engineURL: frame.document.url),
      securityOrigin: WKSecurityOrigin(serialized: frame.document.origin), webView: view)
    let answer = ScriptedAnswer<String>(world, window: window, url: question.word, time: .whenever) { _ in
      false
    } _: { [world, window] in
      world.record(.replied(question.word, $0 ?? ""), window)
    }
    switch question {
    case .alert(let text):
      guard let delegate = view.uiDelegate else { return answer.answer("closed") }
      delegate.webView(view, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: info) { answer.answer("closed") }
    case .confirm(let text):
      guard let delegate = view.uiDelegate else { return answer.answer("false") }
      delegate.webView(view, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: info) { answer.answer("\($0)") }
    case .prompt(let text, let defaultText):
      guard let delegate = view.uiDelegate else { return answer.answer("nil") }
      delegate.webView(view, runJavaScriptTextInputPanelWithPrompt: text, defaultText: defaultText, initiatedByFrame: info) {
        answer.answer($0 ?? "nil")
      }
    case .mediaCapture(let type):
      guard let delegate = view.uiDelegate else { return answer.answer("prompt") }
      delegate.webView(view, requestMediaCapturePermissionFor: info.securityOrigin, initiatedByFrame: info, type: type) {
        answer.answer($0 == .grant ? "grant" : $0 == .deny ? "deny" : "prompt")
      }
    case .authentication(let host):
      guard let delegate = view.navigationDelegate else { return answer.answer("default") }
      delegate.webView(view, didReceive: Self.challenge(host, NSURLAuthenticationMethodHTTPBasic)) { disposition, credential in
        answer.answer(disposition.word + (credential?.user.map { " as \($0)" } ?? ""))
      }
    case .deprecatedTLS(let host):
      guard let delegate = view.navigationDelegate else { return answer.answer("true") }
      let challenge = Self.challenge(host, NSURLAuthenticationMethodDefault)
      delegate.webView(view, authenticationChallenge: challenge, shouldAllowDeprecatedTLS: { answer.answer("\($0)") })
    }
  }

  private static func challenge(_ host: String, _ method: String) -> URLAuthenticationChallenge {
    let space = URLProtectionSpace(host: host, port: 443, protocol: "https", realm: nil, authenticationMethod: method)
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: NoSender())
  }
}

extension ScriptedQuestion {
  /// Its kind, as records name it.
  var word: String {
    switch self {
    case .alert: "alert"
    case .confirm: "confirm"
    case .prompt: "prompt"
    case .mediaCapture: "media capture"
    case .authentication: "authentication"
    case .deprecatedTLS: "deprecated TLS"
    }
  }
}

extension URLSession.AuthChallengeDisposition {
  fileprivate var word: String {
    switch self {
    case .useCredential: "credential"
    case .performDefaultHandling: "default"
    case .cancelAuthenticationChallenge: "cancel"
    case .rejectProtectionSpace: "reject"
    @unknown default: "unknown"
    }
  }
}

/// Challenges of a session are answered through the handler; nothing comes this way.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
