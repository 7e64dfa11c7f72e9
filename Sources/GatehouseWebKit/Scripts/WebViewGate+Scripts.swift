public import Foundation
import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// Calling script of the page.
extension WebViewGate {
  /// Calls the body of an asynchronous function on the page. Arguments are passed as values, never as part of the text.
  ///
  /// ```swift
  /// let total: Int = try await gate.callJavaScript("return shop.total(currency)", ["currency": "EUR"])
  /// ```
  ///
  /// - Parameters:
  ///   - body: the function's body; each argument is a variable of it. Never make it of anything that a page, a link or a server said.
  ///   - arguments: by name.
  ///   - frame: the frame of a caller (``BridgeCaller/frame``); `nil` is the main frame.
  ///   - place: in which world it runs.
  ///   - seconds: how long it may take.
  ///   - type: what it returns.
  /// - Throws: ``ScriptFailure``. A result that comes after the page has gone is given to nobody.
  public func callJavaScript<Value: Decodable & Sendable>(
    _ body: String, _ arguments: [String: any Encodable & Sendable] = [:], in frame: PageFrame? = nil, place: ScriptPlace = .page,
    within seconds: TimeInterval = 30, returning type: Value.Type = Value.self
  ) async throws(ScriptFailure) -> Value {
    let bytes = try await call(body, arguments, in: frame, place, within: seconds)
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { throw .badResult }
    return value
  }

  /// The same without a result.
  public func callJavaScript(
    _ body: String, _ arguments: [String: any Encodable & Sendable] = [:], in frame: PageFrame? = nil, place: ScriptPlace = .page,
    within seconds: TimeInterval = 30
  ) async throws(ScriptFailure) {
    _ = try await call(body, arguments, in: frame, place, within: seconds)
  }

  private func call(
    _ body: String, _ arguments: [String: any Encodable & Sendable], in frame: PageFrame?, _ place: ScriptPlace,
    within seconds: TimeInterval
  ) async throws(ScriptFailure) -> [UInt8] {
    guard let view, !isTornDown, bridge.hasPage else { throw .pageGone }
    if let frame, frame.gate !== self || !frame.isOnPage { throw .frameGone }
    var values: [String: Any] = [:]
    for (name, argument) in arguments {
      guard Self.isVariable(name), let data = try? JSONEncoder().encode(argument),
        let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      else { throw .badArgument(name) }
      values[name] = value
    }
    let passed = values
    let calls = scriptCalls
    let result: Result<[UInt8], ScriptFailure> = await withCheckedContinuation { continuation in
      let number = calls.begin(within: seconds) { continuation.resume(returning: $0) }
      Task {
        do {
          let value = try await view.callAsyncJavaScript(
            body, arguments: passed, in: frame?.info, contentWorld: place == .page ? .page : .defaultClient)
          let most = 16 << 20
          let json = BridgeBody.json(of: value ?? NSNull(), most: most, depth: 64, isRepairedAllowed: true)
          calls.finish(number, json.count > most || json == Array("undefined".utf8) ? .failure(.badResult) : .success(json))
        } catch {
          calls.finish(number, .failure(Self.failure(error as NSError)))
        }
      }
    }
    return try result.get()
  }

  /// WKError.h: 2 the process ended, 3 the view is closed, 4 an exception, 5 a result that has no form, 12 a frame that is gone.
  private static func failure(_ error: NSError) -> ScriptFailure {
    switch error.code {
    case 2, 3: .pageGone
    case 5: .badResult
    case 12: .frameGone
    default: .threw(error.userInfo["WKJavaScriptExceptionMessage"] as? String ?? "")
    }
  }

  /// ECMAScript, "IdentifierName", in ASCII.
  private static func isVariable(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"): true
      default: false
      }
    }
  }
}
