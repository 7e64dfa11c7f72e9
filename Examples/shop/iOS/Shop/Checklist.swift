import Gatehouse
import GatehouseWebKit
import UIKit
import WebKit

/// The page of the device checklist: https://example.com, which every phone reaches, with the checklist's text in the place of its own. Its origin
/// and its loads are real ones.
@MainActor enum Checklist {
  /// - Throws: `PolicyFailure`, or Foundation's error if the bundle lacks a page.
  static func page(showScreen: @escaping @MainActor (RouteMatch) -> Void) throws -> WebViewController {
    let gate = try PolicySource.bundled("checklist").gate()
    let (list, advert) = (try text(of: "index"), try text(of: "advert"))
    // The texts are ASCII. The state of a payment takes the place of the one in the text.
    let source = """
      if (location.origin == 'https://example.com') {
        const text = atob(location.pathname == '/advert' ? '\(advert)' : '\(list)');
        document.documentElement.innerHTML = text.replace('state=k1', location.search.slice(1) || 'state=none');
      }
      """
    let script = WKUserScript(source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    return WebViewController(gate, start: "https://example.com/", payment: "https://example.com/", script: script, showScreen: showScreen)
  }

  private static func text(of name: String) throws -> String {
    guard let file = Bundle.main.url(forResource: name, withExtension: "html") else { return "" }
    return try Data(contentsOf: file).base64EncodedString()
  }
}
