public import Foundation
public import FoundationNetworking

/// What websites leave behind.
///
/// Source: WKWebsiteDataStore.h. Behind WebKitGTK the cookies are those of the engine's session; everything else is held in
/// memory here and reaches no engine.
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// Whether it lasts beyond the app's run.
  public let isPersistent: Bool
  /// Its cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  /// What sites left beside cookies, by the name of their records.
  package var records: [String] = []

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The store that lasts.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// A store that leaves nothing.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeLocalStorage"] }
  /// Who left data of these kinds.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    dataTypes.contains("WKWebsiteDataTypeLocalStorage") ? records.map { WKWebsiteDataRecord($0, ["WKWebsiteDataTypeLocalStorage"]) } : []
  }
  /// Removes data of these kinds that belongs to records.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
    guard dataTypes.contains("WKWebsiteDataTypeLocalStorage") else { return }
    records.removeAll { name in dataRecords.contains { $0.displayName == name } }
  }
  /// Removes data that changed since a time.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains("WKWebsiteDataTypeCookies") { await httpCookieStore.removeAll() }
    if dataTypes.contains("WKWebsiteDataTypeLocalStorage") { records = [] }
  }
}

/// What a site left behind.
///
/// Source: WKWebsiteDataRecord.h.
@MainActor open class WKWebsiteDataRecord: NSObject {
  /// The site's name: as a rule the domain under which it is registered.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  package init(_ displayName: String, _ dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
  }
}

/// The cookies of a store.
///
/// Source: WKHTTPCookieStore.h.
@MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  /// The engine's own cookies, once a view has been made with this store.
  private var jar: (any CookieJar)?
  /// Takes cookies to the engine that were set before there was one.
  private var carrying: Task<Void, Never>?
  /// How the store is awkward.
  package var behavior = Behavior()
  private var observers: [Observer] = []

  /// What a store does that nobody expects.
  package struct Behavior: Sendable {
    /// Writes that are lost, as before the network's process runs.
    package var lostWrites = 0
    /// Whether it never answers.
    package var isSilent = false
    /// Whether deleting deletes nothing.
    package var keepsDeleted = false
    /// Makes a store that does what it should.
    package init() {}
  }

  private func answer() async {
    while behavior.isSilent { try? await Task.sleep(nanoseconds: 5_000_000) }
    await carrying?.value
    await Task.yield()
  }

  private struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  package override init() { super.init() }

  /// Tells all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    Task { completionHandler(await allCookies()) }
  }
  /// All cookies.
  open func allCookies() async -> [HTTPCookie] {
    await answer()
    if let jar { return await jar.all() }
    return cookies
  }
  /// Adds a cookie, or puts it in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    await answer()
    guard behavior.lostWrites == 0 else {
      behavior.lostWrites -= 1
      return
    }
    if let jar {
      await jar.set(cookie)
      return tell()
    }
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    tell()
  }
  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await answer()
    guard !behavior.keepsDeleted else { return }
    if let jar {
      await jar.delete(cookie)
      return tell()
    }
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    tell()
  }
  /// Adds an observer. It is not kept alive.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(observer: observer)) }
  /// Takes an observer away.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func removeAll() async {
    cookies = []
    for cookie in await jar?.all() ?? [] { await jar?.delete(cookie) }
    tell()
  }

  /// A view is made with this store: from here on its cookies are the engine's, to which those that are here go first.
  func connect(_ jar: any CookieJar) {
    let own = cookies
    cookies = []
    self.jar = jar
    if !own.isEmpty { carrying = Task { for cookie in own { await jar.set(cookie) } } }
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
