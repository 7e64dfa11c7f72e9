public import Foundation
public import FoundationNetworking

/// What websites leave behind.
///
/// Source: WKWebsiteDataStore.h. The stand-in's store holds cookies in memory and reaches no engine.
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// Whether it lasts beyond the app's run.
  public let isPersistent: Bool
  /// Its cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store that lasts.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// A store that leaves nothing.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { ["WKWebsiteDataTypeCookies"] }
  /// Removes data that changed since a time.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains("WKWebsiteDataTypeCookies") { httpCookieStore.removeAll() }
  }
}

/// The cookies of a store.
///
/// Source: WKHTTPCookieStore.h.
@MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  private struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  package override init() { super.init() }

  /// Tells all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = cookies
    Task { completionHandler(cookies) }
  }
  /// All cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Adds a cookie, or puts it in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    tell()
  }
  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    tell()
  }
  /// Adds an observer. It is not kept alive.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(observer: observer)) }
  /// Takes an observer away.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func removeAll() {
    cookies = []
    tell()
  }
  private func tell() { for observer in observers { observer.observer?.cookiesDidChange(in: self) } }
}

/// Hears of changed cookies.
///
/// Source: WKHTTPCookieStore.h; optional there.
@MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Some cookie changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
