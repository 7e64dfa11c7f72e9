#if WebKitGTK
  import CWebKitGTK
  import Foundation

  /// A failure of the main frame's load, with Apple's domains and numbers.
  struct LoadFailure: Sendable {
    let url: String
    let domain: String
    let code: Int
    let message: String

    /// A decision refused it, or turned it into a download.
    static let interrupted = 102
    /// A newer load, or `stopLoading`, took its place.
    static let cancelled = -999

    init(url: String, error: GError) {
      self.url = url
      message = String(cString: error.message)
      switch (g_quark_to_string(error.domain).map { String(cString: $0) } ?? "", error.code) {
      case ("WebKitPolicyError", let code), ("webkit-policy-error-quark", let code): (domain, self.code) = ("WebKitErrorDomain", Int(code))
      case ("WebKitNetworkError", 302), ("webkit-network-error-quark", 302): (domain, code) = ("NSURLErrorDomain", Self.cancelled)
      case (let other, let number): (domain, code) = (other, Int(number))
      }
    }

    var isInterruption: Bool { domain == "WebKitErrorDomain" && code == Self.interrupted }
    var isCancellation: Bool { domain == "NSURLErrorDomain" && code == Self.cancelled }

    var error: NSError {
      NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: message, "NSErrorFailingURLStringKey": url])
    }
  }

  extension GTKEngine {
    func loadChanged(_ event: WebKitLoadEvent) {
      guard let view else { return }
      view.locationMayHaveChanged()
      let delegate = view.navigationDelegate
      switch event {
      case WEBKIT_LOAD_STARTED:
        currentNavigation = startedNavigation ?? WKNavigation()
        startedNavigation = nil
        progress = .provisional
        delegate?.webView(view, didStartProvisionalNavigation: currentNavigation)
      case WEBKIT_LOAD_REDIRECTED:
        delegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: currentNavigation)
      case WEBKIT_LOAD_COMMITTED:
        progress = .committed
        lastCommittedURL = currentURL
        view.report(.committed(url: lastCommittedURL ?? ""))
        delegate?.webView(view, didCommit: currentNavigation)
      case WEBKIT_LOAD_FINISHED:
        // The engine says "finished" after a failure too.
        let finished = progress == .committed
        progress = .idle
        if finished { delegate?.webView(view, didFinish: currentNavigation) }
        view.report(.finished(url: currentURL ?? ""))
      default: break
      }
    }

    func loadFailed(_ failure: LoadFailure) {
      tracker.failed(url: failure.url)
      guard let view else { return }
      let was = progress
      progress = .failed
      if !failure.isInterruption && !failure.isCancellation { view.report(.failed(url: failure.url, message: failure.message)) }
      switch was {
      case .provisional: view.navigationDelegate?.webView(view, didFailProvisionalNavigation: currentNavigation, withError: failure.error)
      case .committed: view.navigationDelegate?.webView(view, didFail: currentNavigation, withError: failure.error)
      case .idle, .failed:
        // WebKit on Apple systems is silent about a refused first action: nothing had begun.
        if failure.isInterruption { return }
        view.navigationDelegate?.webView(view, didFailProvisionalNavigation: startedNavigation, withError: failure.error)
      }
    }

    func processTerminated(_ reason: WebKitWebProcessTerminationReason) {
      tracker.processEnded()
      progress = .idle
      guard let view else { return }
      let end: EngineEvent.ProcessEnd =
        switch reason {
        case WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT: .memory
        case WEBKIT_WEB_PROCESS_TERMINATED_BY_API: .host
        default: .crashed
        }
      view.report(.terminated(end))
      view.navigationDelegate?.webViewWebContentProcessDidTerminate(view)
    }
  }
#endif
