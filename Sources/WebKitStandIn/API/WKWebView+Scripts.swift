import Foundation

// Scripts of the host, in the words of WebKit's Swift overlay.
extension WKWebView {
  /// Calls the body of an asynchronous function in a frame's document. Arguments are passed as values and are the function's variables.
  ///
  /// Source: WebKit's Swift overlay, WKWebView+Deprecated.swift and WebKitSwiftOverlay.swift.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    let names = arguments.keys.sorted()
    let values = try names.map { name in
      guard let text = arguments[name].flatMap(ScriptValue.encode) else {
        throw NSError(domain: "WKErrorDomain", code: 5, userInfo: [NSLocalizedDescriptionKey: "\(name) is no value of script's"])
      }
      return text
    }
    let source = "(async function(\(names.joined(separator: ","))) {\n\(functionBody)\n})"
    let text: String
    do {
      text = try await engine.call(
        source, arguments: "[\(values.joined(separator: ","))]", in: frame?.document, world: contentWorld)
    } catch {
      // WKError.h: 2 the page process ended, 4 an exception, 12 a frame that is gone.
      let what = "\(error)"
      let code = what == EngineError.documentIsGone ? 12 : what.hasPrefix(EngineError.noAnswer) ? 2 : 4
      throw NSError(domain: "WKErrorDomain", code: code, userInfo: ["WKJavaScriptExceptionMessage": what])
    }
    return text.isEmpty ? nil : try ScriptValue.decode(text)
  }
}
