import Foundation
import Testing
import WebKitStandIn

/// What Apple's declarations promise, where a stand-in is easily wrong.
@MainActor struct DeclarationTests {
  @Test func `enumerations are open, as C's are`() {
    #expect(WKNavigationActionPolicy(rawValue: 3) != nil)
    #expect(WKNavigationType.other.rawValue == -1)
    #expect(WKNavigationType.formResubmitted.rawValue == 4)
    #expect(WKNavigationActionPolicy.download.rawValue == 2)
    #expect(WKNavigationResponsePolicy.cancel.rawValue == 0)
  }

  @Test(arguments: [
    ("https://shop.example", "https", "shop.example", 0), ("https://shop.example:8443", "https", "shop.example", 8443),
    ("http://[::1]:80", "http", "[::1]", 80), ("http://[::1]", "http", "[::1]", 0), ("file://", "file", "", 0), ("null", "", "", 0),
    ("", "", "", 0),
  ]) func `origins have WebKit's three parts`(_ text: String, _ scheme: String, _ host: String, _ port: Int) {
    let origin = WKSecurityOrigin(serialized: text)
    #expect(origin.protocol == scheme)
    #expect(origin.host == host)
    #expect(origin.port == port)
  }

  @Test func `a frame that nobody can name is opaque, not main, and marked`() {
    let frame = WKFrameInfo.unknown(in: nil)
    #expect(!frame.isMainFrame)
    #expect(!frame.isVerified)
    #expect(frame.securityOrigin.protocol.isEmpty && frame.securityOrigin.host.isEmpty)
  }

  private final class Plain: NSObject, WKNavigationDelegate {}
  final class OnlyPlainForm: NSObject {}

  @Test func `a delegate without a method answers as WebKit does without it`() {
    let delegate: any WKNavigationDelegate = Plain()
    let view = Self.view
    let blank = URLRequest(url: URL(fileURLWithPath: "/"))
    let action = WKNavigationAction(sourceFrame: .unknown(in: nil), targetFrame: nil, navigationType: .other, request: blank)
    let answers = Answers()
    delegate.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in answers.actions.append(policy) }
    for canShow in [true, false] {
      let response = WKNavigationResponse(
        isForMainFrame: true,
        response: URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil),
        canShowMIMEType: canShow)
      delegate.webView(view, decidePolicyFor: response) { answers.responses.append($0) }
    }
    #expect(answers.actions == [.allow])
    #expect(answers.responses == [.allow, .cancel])
  }

  @Test func `a delegate with the plain form is asked through it`() {
    let delegate: any WKNavigationDelegate = OnlyPlainForm()
    let answers = Answers()
    let action = WKNavigationAction(
      sourceFrame: .unknown(in: nil), targetFrame: nil, navigationType: .other, request: URLRequest(url: URL(fileURLWithPath: "/")))
    delegate.webView(Self.view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in answers.actions.append(policy)
    }
    #expect(answers.actions == [.cancel])
  }

  private final class Answers {
    var actions: [WKNavigationActionPolicy] = []
    var responses: [WKNavigationResponsePolicy] = []
  }

  private static var view: WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.engine = EngineChoice { _, _, _ in throw EngineError("none") }
    return WKWebView(frame: .zero, configuration: configuration)
  }
}

extension DeclarationTests.OnlyPlainForm: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.cancel)
  }
}
