import Gatehouse

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `gatehouse-fetch URL…`: asks each address once and writes what came, one object a line:
/// `{"url","status","headers":[[name,value],…],"redirects":[…],"body":hex}` or `{"url","failure"}`.
///
/// A program of its own, so that the command never loads a network library; `gatehouse links fetch` starts it and judges the answers.
@main struct Main {
  static func main() {
    let urls = Array(CommandLine.arguments.dropFirst())
    guard !urls.isEmpty, urls.allSatisfy({ $0.hasPrefix("https://") || $0.hasPrefix("http://") }) else {
      fail("usage: gatehouse-fetch URL…; “gatehouse links fetch --help” explains it")
    }
    #if WebKitGTK
      let fetcher = Fetcher()
      for url in urls { print(fetcher.answer(url).line) }
    #else
      fail(
        "gatehouse-fetch was built without the web engine's libraries."
          + " Install WebKitGTK 6.0 (apt-get install libwebkitgtk-6.0-dev) and build with: swift build --traits WebKitGTK")
    #endif
  }

  private static func fail(_ message: String) -> Never {
    let text = Array("gatehouse: \(message)\n".utf8)
    _ = write(2, text, text.count)
    exit(2)
  }
}

/// An answer, or why there is none.
struct FetchedAnswer {
  var url: String
  var status: Int?
  var headers: [(name: String, value: String)] = []
  var redirects: [String] = []
  var body: [UInt8] = []
  var failure: String?

  /// The answer on one line.
  var line: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("url", url)
      writer.field("failure", failure)
      guard failure == nil else { return }
      writer.field("status", status.map(Int64.init))
      writer.key("headers")
      writer.array { writer in
        for header in headers {
          writer.array {
            $0.string(header.name)
            $0.string(header.value)
          }
        }
      }
      writer.field("redirects", redirects)
      writer.field("body", Self.hex(body))
    }
    return writer.text
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
