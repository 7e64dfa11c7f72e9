#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// The near-miss trap: a method whose type or name is nearly a delegate's compiles, is never called, and the navigation is allowed.
  ///
  /// Four defences, each with a planted mistake: here, that every witness is called through the protocol, and that attaching refuses where the system
  /// would call nothing. With Objective-C switched on, `Tests/AppleFacts/mistakes` holds the others, which `Scripts/check-apple-interface.sh` must
  /// refuse. That conformances stand in extensions of witnesses only, and that warnings are errors, the package's own tests look at.
  @MainActor struct NearMissTests {
    /// Which of a gate's questions a delegate does not answer itself: its methods are defaults, and those allow.
    private static func unanswered(by delegate: any WKNavigationDelegate & WKUIDelegate) -> Set<String> {
      let view = WKWebView(frame: .zero, configuration: ScriptedWorld().configuration)
      let request = URLRequest(url: .of("https://shop.example/"))
      let frame = WKFrameInfo(
        isMainFrame: true, request: request, securityOrigin: WKSecurityOrigin(serialized: "https://shop.example"), webView: view)
      let action = WKNavigationAction(sourceFrame: frame, targetFrame: frame, navigationType: .linkActivated, request: request)
      let response = WKNavigationResponse(
        isForMainFrame: true,
        response: URLResponse(
          url: .of("https://shop.example/"), mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil),
        canShowMIMEType: true)
      final class Answers { var missing: Set<String> = [] }
      let answers = Answers()
      // What is asked refuses everything: an answer that allows is not its own.
      delegate.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in
        if policy != .cancel { answers.missing.insert("action") }
      }
      delegate.webView(view, decidePolicyFor: response) { if $0 != .cancel { answers.missing.insert("response") } }
      delegate.webView(
        view, authenticationChallenge: Self.challenge, shouldAllowDeprecatedTLS: { if $0 { answers.missing.insert("old TLS") } })
      return answers.missing
    }

    private static var challenge: URLAuthenticationChallenge {
      final class Sender: NSObject, URLAuthenticationChallengeSender {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
      }
      return URLAuthenticationChallenge(
        protectionSpace: URLProtectionSpace(host: "shop.example", port: 443, protocol: "https", realm: nil, authenticationMethod: nil),
        proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
    }

    /// Everything is refused, by the right names.
    private final class Right: NSObject, WKNavigationDelegate, WKUIDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
      ) { decisionHandler(.cancel, preferences) }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) { decisionHandler(.cancel) }
      func webView(
        _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
      ) { decisionHandler(false) }
    }

    /// The planted mistake: closure types that are nearly right, and a label that is not, in the class's own body. The compiler says nothing.
    private final class NearlyRight: NSObject, WKNavigationDelegate, WKUIDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences?) -> Void
      ) { decisionHandler(.cancel, preferences) }
      func webView(
        _ webView: WKWebView, decidePolicyForResponse navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) { decisionHandler(.cancel) }
      func webView(
        _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTls decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
      ) { decisionHandler(false) }
    }

    @Test func `methods that are nearly right are found, and right ones are not`() {
      #expect(Self.unanswered(by: Right()).isEmpty)
      #expect(Self.unanswered(by: NearlyRight()) == ["action", "response", "old TLS"])
    }

    @Test func `a gate that the system would not call is not attached, and the view is closed`() async {
      let world = ScriptedWorld()
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      let gate = WebViewGate(Gate(Policy()), opener: Installed())
      gate.faults = [.isNotCalled]
      #expect(throws: AttachFailure.notCalled) { try gate.attach(to: view) }
      await world.play([.hostLoads("https://shop.example/")], in: view)
      #expect(view.engine.committedURL == nil)
      #expect(gate.view == nil)
    }
  }
#endif
