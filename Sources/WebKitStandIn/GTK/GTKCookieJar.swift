#if WebKitGTK
  import CWebKitGTK
  import Foundation
  import FoundationNetworking

  /// The cookies of a session of WebKitGTK. Foundation on Linux has no `SameSite`: what is set here has the engine's default.
  @MainActor final class GTKCookieJar: CookieJar {
    private let session: NetworkSession
    private let manager: OpaquePointer

    init?(_ session: NetworkSession) {
      guard let manager = webkit_network_session_get_cookie_manager(session.raw) else { return nil }
      self.session = session
      self.manager = manager
    }

    func all() async -> [HTTPCookie] {
      let manager = manager
      let rows = try? await withCheckedThrowingContinuation { (continuation: CheckedContinuation<[Row], any Error>) in
        webkit_cookie_manager_get_all_cookies(
          manager, nil,
          { source, result, data in
            guard let continuation = Pending<[Row]>.take(data), let source else { return }
            let list = webkit_cookie_manager_get_all_cookies_finish(OpaquePointer(source), result, nil)
            var rows: [Row] = []
            var item = list
            while let node = item {
              if let cookie = node.pointee.data {
                rows.append(Row(OpaquePointer(cookie)))
                soup_cookie_free(OpaquePointer(cookie))
              }
              item = node.pointee.next
            }
            g_list_free(list)
            continuation.resume(returning: rows)
          }, Pending.retained(continuation))
      }
      return (rows ?? []).compactMap(\.cookie)
    }

    func set(_ cookie: HTTPCookie) async {
      await change(cookie) { manager, raw, done, data in webkit_cookie_manager_add_cookie(manager, raw, nil, done, data) }
    }

    func delete(_ cookie: HTTPCookie) async {
      await change(cookie) { manager, raw, done, data in webkit_cookie_manager_delete_cookie(manager, raw, nil, done, data) }
    }

    private func change(
      _ cookie: HTTPCookie,
      _ begin: (OpaquePointer, OpaquePointer, @escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
    ) async {
      guard let raw = Self.raw(cookie) else { return }
      defer { soup_cookie_free(raw) }
      let manager = manager
      _ = try? await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
        // Both ends are read alike: whether it worked is seen when the cookies are read.
        begin(manager, raw, { _, _, data in Pending<Bool>.take(data)?.resume(returning: true) }, Pending.retained(continuation))
      }
    }

    /// The engine's form of a cookie, to be freed.
    private static func raw(_ cookie: HTTPCookie) -> OpaquePointer? {
      let age = cookie.expiresDate.map { Int32(clamping: Int(min(max(0, $0.timeIntervalSinceNow.rounded()), 2_000_000_000))) } ?? -1
      guard let raw = soup_cookie_new(cookie.name, cookie.value, cookie.domain, cookie.path, age) else { return nil }
      soup_cookie_set_secure(raw, cookie.isSecure ? 1 : 0)
      soup_cookie_set_http_only(raw, cookie.isHTTPOnly ? 1 : 0)
      return raw
    }

    /// What is read of a cookie of the engine's.
    private struct Row: Sendable {
      let name: String
      let value: String
      let domain: String
      let path: String
      let isSecure: Bool
      let isHTTPOnly: Bool
      let expires: Int64?

      init(_ raw: OpaquePointer) {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        name = text(soup_cookie_get_name(raw))
        value = text(soup_cookie_get_value(raw))
        domain = text(soup_cookie_get_domain(raw))
        path = text(soup_cookie_get_path(raw))
        isSecure = soup_cookie_get_secure(raw) != 0
        isHTTPOnly = soup_cookie_get_http_only(raw) != 0
        expires = soup_cookie_get_expires(raw).map { Int64(g_date_time_to_unix($0)) }
      }

      /// As a server would have set it: so Foundation keeps each attribute that it knows.
      var cookie: HTTPCookie? {
        let isWide = domain.hasPrefix(".")
        guard let url = URL(string: "https://\(isWide ? String(domain.dropFirst()) : domain)\(path)") else { return nil }
        var header = "\(name)=\(value); Path=\(path)"
        if isWide { header += "; Domain=\(domain)" }
        if isSecure { header += "; Secure" }
        if isHTTPOnly { header += "; HttpOnly" }
        if let expires { header += "; Expires=\(Self.date(expires))" }
        return HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url).first
      }

      private static func date(_ seconds: Int64) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: Date(timeIntervalSince1970: Double(seconds)))
      }
    }
  }
#endif
