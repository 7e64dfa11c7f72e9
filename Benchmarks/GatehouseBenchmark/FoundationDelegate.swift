import Foundation

/// The delegate that teams write by hand, as a measure: `URL`, host, path and query checks, a list of schemes.
struct FoundationDelegate {
  enum Answer { case load, route, open, block }

  let pages: Set<String> = ["shop.example", "help.shop.example", "www.example.org"]
  let schemes: Set<String> = ["tel", "mailto", "wallet"]

  func decide(_ text: String, isLink: Bool, isMain: Bool) -> Answer {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else { return .block }
    guard isMain else { return scheme == "http" || scheme == "https" ? .load : .block }
    if scheme == "https", url.host?.lowercased() == "shop.example" { return isRoute(url) ? .route : .load }
    if scheme == "shopapp" { return isRoute(url) ? .route : .block }
    if scheme == "https" { return pages.contains(url.host?.lowercased() ?? "") ? .load : .block }
    return schemes.contains(scheme) && isLink ? .open : .block
  }

  private func isRoute(_ url: URL) -> Bool {
    let path = url.scheme == "https" ? url.path : "/" + (url.host ?? "") + url.path
    guard path.hasPrefix("/product/") || path.hasPrefix("/order/") else { return false }
    guard let id = path.split(separator: "/").last, id.count <= 12, id.allSatisfy(\.isNumber) else { return false }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return Set(items.map(\.name)).count == items.count && items.allSatisfy { $0.name == "utm_source" }
  }
}
