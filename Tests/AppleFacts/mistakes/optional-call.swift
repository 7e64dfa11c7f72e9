// expects: must be unwrapped
// A method that the app's delegate may not have is called as if it had it.
import WebKit

@MainActor func plantedCall(_ delegate: any WKNavigationDelegate, _ view: WKWebView) { delegate.webView(view, didCommit: nil) }
