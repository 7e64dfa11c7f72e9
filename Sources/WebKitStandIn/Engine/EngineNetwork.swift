/// How a view reaches the network. Views that share it and a data store share cookies and storage, which live in memory only.
@MainActor package final class EngineNetwork {
  /// A server on this machine that answers for real host names: every request goes to its proxy, without DNS.
  package struct Loopback: Sendable, Hashable {
    /// The port of the proxy on 127.0.0.1.
    package var proxyPort: Int
    /// The server's certificate, as PEM text.
    package var certificate: String
    /// The host names for which that certificate is accepted.
    package var hosts: [String]

    package init(proxyPort: Int, certificate: String, hosts: [String]) {
      self.proxyPort = proxyPort
      self.certificate = certificate
      self.hosts = hosts
    }
  }

  /// The local server, if there is one.
  package let loopback: Loopback?
  #if WebKitGTK
    /// WebKitGTK's sessions, each made by the first view with its store.
    private var sessions: [(store: WKWebsiteDataStore, session: NetworkSession)] = []

    /// The session of a store, whose cookies are that store's from then on.
    func session(of store: WKWebsiteDataStore) throws -> NetworkSession {
      if let known = sessions.first(where: { $0.store === store }) { return known.session }
      let session = try NetworkSession(loopback)
      sessions.append((store, session))
      if let jar = GTKCookieJar(session) { store.httpCookieStore.connect(jar) }
      return session
    }
  #endif

  package init(_ loopback: Loopback? = nil) { self.loopback = loopback }
}
