#if WebKitGTK
  import CSoup

  /// Asks servers by libsoup 3. No cookies, no cache, no redirects: what the first answer says is what a system's fetcher gets.
  struct Fetcher {
    /// More of a body is not read: no association file is as large.
    private static let maximumBytes = 4 << 20
    private let session = soup_session_new()

    init() {
      soup_session_set_timeout(session, 20)
      soup_session_set_user_agent(session, "gatehouse")
    }

    /// What an address answers.
    func answer(_ url: String) -> FetchedAnswer {
      var answer = FetchedAnswer(url: url)
      guard let message = soup_message_new("GET", url) else {
        answer.failure = "the address cannot be asked"
        return answer
      }
      defer { g_object_unref(UnsafeMutableRawPointer(message)) }
      soup_message_set_flags(message, SOUP_MESSAGE_NO_REDIRECT)
      var failure: UnsafeMutablePointer<GError>?
      guard let stream = soup_session_send(session, message, nil, &failure) else {
        answer.failure = Self.text(&failure)
        return answer
      }
      defer { g_object_unref(stream) }
      answer.status = Int(soup_message_get_status(message).rawValue)
      answer.headers = Self.headers(message)
      if let place = answer.headers.first(where: { $0.name.lowercased() == "location" }), (300..<400).contains(answer.status ?? 0) {
        answer.redirects = [place.value]
      }
      var chunk = [UInt8](repeating: 0, count: 64 * 1024)
      while answer.body.count < Self.maximumBytes {
        let count = g_input_stream_read(stream, &chunk, gsize(chunk.count), nil, &failure)
        if count < 0 {
          answer.failure = Self.text(&failure)
          return answer
        }
        if count == 0 { break }
        answer.body += chunk[..<Int(count)]
      }
      return answer
    }

    private static func headers(_ message: OpaquePointer) -> [(name: String, value: String)] {
      var headers: [(name: String, value: String)] = []
      var iterator = SoupMessageHeadersIter()
      soup_message_headers_iter_init(&iterator, soup_message_get_response_headers(message))
      var name: UnsafePointer<CChar>?
      var value: UnsafePointer<CChar>?
      while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
        guard let name, let value else { continue }
        headers.append((String(cString: name), String(cString: value)))
      }
      return headers
    }

    private static func text(_ failure: inout UnsafeMutablePointer<GError>?) -> String {
      defer { g_clear_error(&failure) }
      return failure?.pointee.message.map { String(cString: $0) } ?? "there is no answer"
    }
  }
#endif
