#if WebKitGTK
  import CWebKitGTK

  /// A question of the engine, to be answered exactly once. Let go of without an answer it is refused; a second answer is dropped. Both
  /// are reported: WebKit on Apple systems raises an exception for either.
  @MainActor final class Decision {
    private let raw: UnsafeMutablePointer<WebKitPolicyDecision>
    private let url: String
    private weak var view: WKWebView?
    private var isAnswered = false

    init(_ raw: UnsafeMutablePointer<WebKitPolicyDecision>, url: String, view: WKWebView?) {
      self.raw = raw
      self.url = url
      self.view = view
      g_object_ref(raw)
    }

    /// What a delegate may answer.
    enum Answer: Sendable { case use, ignore, download }

    /// Gives the answer to the engine.
    /// - Returns: false if there was one before.
    @discardableResult func answer(_ answer: Answer) -> Bool {
      guard !isAnswered else {
        view?.report(.answeredTwice(url: url))
        return false
      }
      isAnswered = true
      switch answer {
      case .use: webkit_policy_decision_use(raw)
      case .ignore: webkit_policy_decision_ignore(raw)
      case .download: webkit_policy_decision_download(raw)
      }
      return true
    }

    isolated deinit {
      if !isAnswered {
        webkit_policy_decision_ignore(raw)
        view?.report(.unanswered(url: url))
      }
      g_object_unref(raw)
    }
  }
#endif
