#if WebKitGTK
  import CWebKitGTK
  import Foundation

  /// What the engine says about a navigation before its request.
  struct EngineAction {
    let question: FrameTracker.Question
    let type: WKNavigationType
    let request: URLRequest

    /// `nil`: it has no address.
    init?(_ action: OpaquePointer, isNewWindow: Bool) {
      guard let asked = webkit_navigation_action_get_request(action), let text = webkit_uri_request_get_uri(asked) else { return nil }
      let url = String(cString: text)
      let kind: FrameTracker.Question.Kind
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: (type, kind) = (.linkActivated, .link)
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: (type, kind) = (.formSubmitted, .form)
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: (type, kind) = (.backForward, .history)
      case WEBKIT_NAVIGATION_TYPE_RELOAD: (type, kind) = (.reload, .history)
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: (type, kind) = (.formResubmitted, .history)
      default: (type, kind) = (.other, .other)
      }
      question = FrameTracker.Question(
        url: url, kind: kind, hasGesture: webkit_navigation_action_is_user_gesture(action) != 0,
        isRedirect: webkit_navigation_action_is_redirect(action) != 0, isNewWindow: isNewWindow)
      var request = URLRequest(engineURL: url)
      request.httpMethod = webkit_uri_request_get_http_method(asked).map { String(cString: $0) } ?? "GET"
      self.request = request
    }

    /// What WebKit loads when nobody decides.
    static let schemesWithoutDelegate = ["https:", "http:", "about:", "data:", "blob:", "file:"]
  }
#endif
