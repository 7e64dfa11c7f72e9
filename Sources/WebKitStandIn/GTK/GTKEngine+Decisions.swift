#if WebKitGTK
  import CWebKitGTK
  import Foundation

  // From the engine's questions to the delegate's, and back.
  extension GTKEngine {
    func decide(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>, _ type: WebKitPolicyDecisionType) -> gboolean {
      switch type {
      case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION: decideAction(decision, isNewWindow: false)
      case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: decideAction(decision, isNewWindow: true)
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE: decideResponse(decision)
      default: webkit_policy_decision_ignore(decision)
      }
      return 1
    }

    private func decideAction(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>, isNewWindow: Bool) {
      guard let action = webkit_navigation_policy_decision_get_navigation_action(OpaquePointer(decision)),
        let asked = EngineAction(action, isNewWindow: isNewWindow), let view
      else {
        webkit_policy_decision_ignore(decision)
        return
      }
      rememberCommitted()
      let evidence = tracker.ask(asked.question, at: Self.now)
      let question = Decision(decision, url: evidence.url, view: view)
      guard let delegate = view.navigationDelegate else {
        // Without a delegate WebKit loads what it can load and drops the rest.
        let isAllowed = EngineAction.schemesWithoutDelegate.contains { evidence.url.hasPrefix($0) }
        tracker.answered(evidence, isAllowed: isAllowed)
        question.answer(isAllowed ? .use : .ignore)
        return
      }
      let navigationAction = self.action(asked, evidence)
      delegate.webView(view, decidePolicyFor: navigationAction, preferences: WKWebpagePreferences()) { [weak self] policy, _ in
        let answer: Decision.Answer =
          switch policy {
          case .cancel: .ignore
          case .download: .download
          case .allow: .use
          @unknown default: policy.rawValue > WKNavigationActionPolicy.allow.rawValue ? .use : .ignore
          }
        if question.answer(answer) { self?.tracker.answered(evidence, isAllowed: answer == .use) }
      }
    }

    /// The action as Apple's interface shows it.
    func action(_ asked: EngineAction, _ evidence: NavigationEvidence) -> WKNavigationAction {
      let target: WKFrameInfo? =
        switch evidence.target {
        case .new: nil
        case .main: tracker.mainDocument.map(frame) ?? blankMainFrame
        case .frame(let number): number.flatMap { tracker.documents[$0] }.map(frame) ?? blankFrame
        case .later: .unknown(in: view)
        }
      let source: WKFrameInfo =
        switch evidence.source {
        case .unknown: .unknown(in: view)
        case .host: blankMainFrame
        case .document(let document): frame(document)
        }
      return WKNavigationAction(
        sourceFrame: source, targetFrame: target, navigationType: asked.type, request: asked.request, evidence: evidence)
    }

    private func frame(_ document: FrameDocument) -> WKFrameInfo {
      WKFrameInfo(
        isMainFrame: document.isMain, request: URLRequest(engineURL: document.url),
        securityOrigin: WKSecurityOrigin(serialized: document.origin), webView: view)
    }
    /// The main frame before its first document.
    private var blankMainFrame: WKFrameInfo {
      WKFrameInfo(isMainFrame: true, request: .blank, securityOrigin: .opaque, webView: view)
    }
    /// A sub-frame of which no more is known.
    private var blankFrame: WKFrameInfo {
      WKFrameInfo(isMainFrame: false, request: .blank, securityOrigin: .opaque, webView: view)
    }

    // MARK: Responses

    private func decideResponse(_ decision: UnsafeMutablePointer<WebKitPolicyDecision>) {
      let response = OpaquePointer(decision)
      let isMainFrame = webkit_response_policy_decision_is_main_frame_main_resource(response) != 0
      let canShow = webkit_response_policy_decision_is_mime_type_supported(response) != 0
      guard let request = webkit_response_policy_decision_get_request(response), let text = webkit_uri_request_get_uri(request), let view
      else {
        webkit_policy_decision_ignore(decision)
        return
      }
      let url = String(cString: text)
      let evidence = tracker.response(url: url, isMainFrame: isMainFrame, at: Self.now)
      let question = Decision(decision, url: url, view: view)
      guard let delegate = view.navigationDelegate else {
        question.answer(canShow ? .use : .ignore)
        return
      }
      let told = WKNavigationResponse(
        isForMainFrame: isMainFrame, response: Self.response(webkit_response_policy_decision_get_response(response), url: url),
        canShowMIMEType: canShow, evidence: evidence)
      delegate.webView(view, decidePolicyFor: told) { policy in
        switch policy {
        case .cancel: question.answer(.ignore)
        case .allow: question.answer(.use)
        case .download: question.answer(.download)
        @unknown default: question.answer(.ignore)
        }
      }
    }

    private static func response(_ raw: OpaquePointer?, url: String) -> URLResponse {
      let place = URL(string: url) ?? URL(fileURLWithPath: "/")
      let type = raw.flatMap { webkit_uri_response_get_mime_type($0) }.map { String(cString: $0) }
      guard let raw, FrameTracker.isWeb(url) else {
        return URLResponse(url: place, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
      }
      var fields: [String: String] = [:]
      if let headers = webkit_uri_response_get_http_headers(raw) {
        var iterator = SoupMessageHeadersIter()
        soup_message_headers_iter_init(&iterator, headers)
        var name: UnsafePointer<CChar>?
        var value: UnsafePointer<CChar>?
        while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
          if let name, let value { fields[String(cString: name)] = String(cString: value) }
        }
      }
      let status = Int(webkit_uri_response_get_status_code(raw))
      return HTTPURLResponse(url: place, statusCode: status, httpVersion: nil, headerFields: fields)
        ?? URLResponse(url: place, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
    }
  }
#endif
