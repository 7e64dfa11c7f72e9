public import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

// What the app loads.
extension WebViewGate {
  /// For whom the app loads something.
  public enum Loader: String, Sendable, Hashable, CaseIterable {
    /// For itself.
    case app
    /// For the user, who chose it in the app: it counts as an activation, and as the policy's `handoff.userLoads` says it is offered to other apps
    /// first, and so is every later hop of the main frame that changes host.
    case user
  }

  /// Loads a request. The gate decides it, with the trigger `host`. An address that is for other apps is handed over, and nothing loads.
  ///
  /// - Returns: WebKit's name for the load; `nil` if none was started, or not yet: see ``WebViewCookies``.
  @discardableResult public func load(_ request: URLRequest, for loader: Loader = .app) -> WKNavigation? {
    guard let view, !isTornDown, let text = request.url?.absoluteString, !cookies.holds(request, loader) else { return nil }
    comeBackIfDisplaced()
    endFileGrant()
    if loader == .user {
      lastInput = now
      note(.userLoad(url: text, at: now))
    }
    guard Self.isForWebKit(request.url) else {
      decideWithoutEngine(text, request)
      return nil
    }
    hostLoads.add(text, at: now)
    moveOn()
    return view.load(request)
  }

  /// The app goes on to another page: what waits must not lead it back.
  private func moveOn() { if !has(.leadsBackFromLoads) { moves += 1 } }

  /// What WebKit cannot load is not given to it.
  private func decideWithoutEngine(_ text: String, _ request: URLRequest) {
    let facts = NavigationFacts(
      url: text, trigger: .host, target: .main, current: committedAddress, method: request.httpMethod ?? "GET", platform: Self.platform,
      at: now)
    let verdict = decide(facts)
    if verdict.kind == .block { endVisit(.refused(verdict.reason), ifFor: text) }
    carryOut(verdict, facts, request)
  }

  private static func isForWebKit(_ url: URL?) -> Bool {
    ["http", "https", "about", "data", "blob", "file"].contains(url?.scheme?.lowercased() ?? "")
  }

  /// Loads a file and lets its page read below a folder.
  ///
  /// What the user did before, and a user's load, are forgotten. Exactly one navigation to exactly this file is let through; the grant ends when it
  /// was used, when the load ended, and with the next load. As far as the policy's `web.files` says, later navigations stay in the page's own folder.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - folder: the narrowest folder that holds all that the page needs; never the app's container.
  /// - Returns: WebKit's name for the load; `nil` if none was started: the file is not in the folder, the folder is the whole disk, or the file's
  ///   address names a host or hides a separator in an escape.
  @discardableResult public func load(file: URL, readAccess folder: URL) -> WKNavigation? {
    guard let view, !isTornDown, file.isFileURL, folder.isFileURL else { return nil }
    // An escaped separator is one to some readers and none to others, and a host names another machine.
    guard let address = try? WebURL(file.absoluteString), address.hostname.isEmpty, !Self.hidesSeparator(file) else { return nil }
    let (file, folder) = (file.standardizedFileURL, folder.standardizedFileURL)
    let inside = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    guard inside != "/", file.path.hasPrefix(inside) else { return nil }
    comeBackIfDisplaced()
    endFileGrant()
    lastInput = nil
    note(.hostFile(url: file.absoluteString, at: now))
    grantedFile = file.absoluteString
    hostLoads.add(file.absoluteString, at: now)
    moveOn()
    grantedNavigation = view.loadFileURL(file, allowingReadAccessTo: folder)
    return grantedNavigation
  }

  private static func hidesSeparator(_ file: URL) -> Bool {
    let escapes = file.absoluteString.lowercased().split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return escapes.contains { ["2f", "5c", "00"].contains(String($0.prefix(2))) }
  }

  /// Takes back a grant that was not used.
  func endFileGrant() {
    grantedNavigation = nil
    guard grantedFile != nil, !has(.fileGrantStays) else { return }
    grantedFile = nil
    // No address can be meant by it.
    note(.hostFile(url: "", at: now))
  }
}
