#if canImport(WebKit)
  import Dispatch
  import Gatehouse
  import WebKit

  /// What Apple's public interface says of a navigation.
  ///
  /// Who asks and where it lands come from the frames; the user's part comes from the inputs that are seen, and redirects are not told apart.
  struct AppleEvidence: EvidenceSource {
    var now: Int64 { Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000) }

    func clues(for action: WKNavigationAction) -> NavigationClues {
      var clues = NavigationClues()
      clues.url = action.request.url?.absoluteString
      // WebKit declares the source frame as never nil, and sometimes has none: loads that the app started, on older systems.
      let source = action.value(forKey: "sourceFrame") as? WKFrameInfo
      clues.source = source.map { Source(origin: Self.serialized($0.securityOrigin), isMain: $0.isMainFrame) }
      clues.target = action.targetFrame.map { $0.isMainFrame ? .main : .frame } ?? .new
      clues.method = action.request.httpMethod ?? "GET"
      clues.isPublicOnly = true
      clues.hasButton = Self.hasButton(action)
      return clues
    }

    func clues(for response: WKNavigationResponse) -> NavigationClues {
      var clues = NavigationClues()
      clues.url = response.response.url?.absoluteString
      clues.target = response.isForMainFrame ? .main : .frame
      return clues
    }

    func namesTargets(of view: WKWebView) -> Bool { true }

    /// `url` may name the load that is on its way: the gate keeps the committed address itself.
    func committedAddress(of view: WKWebView) -> String? { nil }

    func observeInputs(of view: WKWebView, owner: AnyObject, _ take: @escaping @MainActor (InputSeen) -> Void) {}

    func stopObservingInputs(of view: WKWebView, owner: AnyObject) {}

    func seesInputs(of view: WKWebView) -> Bool { false }

    /// 0 is no button: it proves nothing.
    private static func hasButton(_ action: WKNavigationAction) -> Bool {
      #if os(macOS)
        return action.buttonNumber != 0
      #else
        if #available(iOS 18.4, *) { return !action.buttonNumber.isEmpty }
        return false
      #endif
    }

    /// HTML, "ASCII serialisation of an origin". WebKit's opaque origin has three empty parts; a port of 0 is the scheme's default.
    static func serialized(_ origin: WKSecurityOrigin) -> String {
      guard !origin.protocol.isEmpty, !origin.host.isEmpty else { return "null" }
      return "\(origin.protocol)://\(origin.host)" + (origin.port == 0 ? "" : ":\(origin.port)")
    }
  }
#endif
