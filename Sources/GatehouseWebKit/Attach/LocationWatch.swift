#if !canImport(WebKit)
  import WebKitStandIn

  /// Watches a view's `url` and `isLoading`, as long as it lives. Its Apple half, key-value observation, is in LocationWatch+Apple.swift.
  @MainActor final class LocationWatch {
    private weak var view: WKWebView?

    init(_ view: WKWebView, _ change: @escaping @MainActor () -> Void) {
      self.view = view
      view.observeLocation(self, change)
    }

    func end() { view?.stopObserving(self) }
  }
#endif
