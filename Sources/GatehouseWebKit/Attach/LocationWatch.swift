import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// Watches a view's `url` and `isLoading` by key-value observation, as long as it lives.
@MainActor final class LocationWatch {
  private var tokens: [NSKeyValueObservation] = []

  init(_ view: WKWebView, _ change: @escaping @MainActor () -> Void) {
    // WebKit changes both on the main thread.
    tokens = [
      view.observe(\.url) { _, _ in MainActor.assumeIsolated { change() } },
      view.observe(\.isLoading) { _, _ in MainActor.assumeIsolated { change() } },
    ]
  }

  func end() {
    for token in tokens { token.invalidate() }
    tokens = []
  }
}
