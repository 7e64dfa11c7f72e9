// expects: is only available in
// A declaration that is newer than the deployment target.
import WebKit

@MainActor func plantedInspection(_ view: WKWebView) { view.isInspectable = true }
