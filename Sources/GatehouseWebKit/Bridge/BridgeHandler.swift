import Foundation
import Gatehouse

/// A handler of one method, between the guard's values and the app's types.
@MainActor struct BridgeHandler {
  /// Runs it.
  /// - Returns: the result's JSON; `nil` is nothing.
  let run: @MainActor (BridgeCall, BridgeCaller) async -> Result<[UInt8]?, BridgeError>

  init<Parameters: Decodable & Sendable, Reply: Encodable & Sendable>(
    _ body: @escaping @MainActor (Parameters, BridgeCaller) async throws -> Reply
  ) {
    run = { call, caller in
      await Self.result { () async throws -> [UInt8]? in
        let reply = try await body(try Self.parameters(of: call), caller)
        return reply is BridgeNothing ? nil : [UInt8](try JSONEncoder().encode(reply))
      }
    }
  }

  /// Only a code of ours leaves the app: what else went wrong is its own matter.
  private static func result(_ body: @MainActor () async throws -> [UInt8]?) async -> Result<[UInt8]?, BridgeError> {
    do {
      return .success(try await body())
    } catch let error as BridgeError {
      return .failure(error)
    } catch {
      return .failure(.failed)
    }
  }

  private static func parameters<Parameters: Decodable>(of call: BridgeCall) throws -> Parameters {
    var writer = JSONWriter()
    writer.fields(call.parameters)
    return try JSONDecoder().decode(Parameters.self, from: Data(writer.bytes))
  }
}

extension JSONWriter {
  /// Writes fields of a call as an object.
  fileprivate mutating func fields(_ fields: [BridgeField]) {
    object { writer in
      for field in fields {
        writer.key(field.name)
        writer.value(field.value)
      }
    }
  }

  private mutating func value(_ value: BridgeValue) {
    switch value {
    case .bool(let value): bool(value)
    case .number(let number): Int64(exactly: number).map { int($0) } ?? double(number)
    case .whole(let number): int(number)
    case .text(let text): string(text)
    case .list(let values): array { writer in for value in values { writer.value(value) } }
    case .object(let values): fields(values)
    }
  }
}
