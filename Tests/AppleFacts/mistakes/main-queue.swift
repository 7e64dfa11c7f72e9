// expects: main actor-isolated
// A change of a view's property is told to a closure that may run anywhere.
import WebKit

@MainActor func plantedWatch(_ view: WKWebView) -> NSKeyValueObservation {
  view.observe(\.url) { view, _ in view.stopLoading() }
}
