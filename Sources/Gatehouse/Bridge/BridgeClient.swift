/// Writes a bridge's client for pages: a module of JavaScript without dependencies, and its declarations for TypeScript.
///
/// It works with the message handlers of WebKit (iOS, macOS and WebKitGTK), in the page's own world or one of its own, and with the message
/// listener of Android. In a plain browser every call fails with the code `noHost`.
public struct BridgeClient: Sendable {
  private let bridge: Policy.Bridge
  private let name: String

  /// A client for a policy's bridge.
  /// - Parameter name: the name of the handler in the page. Only a JavaScript identifier is one; another is `nil`.
  public init?(_ policy: Policy, name: String = "gatehouse") {
    guard let first = name.utf8.first, RouteBytes.isLetter(first) || first == UInt8(ascii: "_"),
      name.utf8.allSatisfy({ RouteBytes.isToken($0) && $0 != UInt8(ascii: "-") })
    else { return nil }
    bridge = policy.bridge
    self.name = name
  }

  /// The module, for a file that ends with `.js` or `.mjs`.
  public var javaScript: String {
    let methods = bridge.methods.map { "  [\(Self.quoted($0.name))]: params => call(\(Self.quoted($0.name)), params)," }
    return Self.module.split(separator: "@").map { part in
      switch part {
      case "NAME": Self.quoted(name)
      case "METHODS": methods.joined(separator: "\n")
      default: String(part)
      }
    }.joined()
  }

  /// Its declarations, for a file of the same name that ends with `.d.ts`.
  public var typeScript: String {
    var text = """
      // Made by "gatehouse bridge generate". Do not edit: change the policy's bridge and make it again.

      /** What went wrong with a call. */
      export type BridgeErrorCode =
        \((BridgeError.allCases.map(\.rawValue) + ["noHost"]).map { "| " + Self.quoted($0) }.joined(separator: "\n  "));

      /** A call that failed. */
      export declare class BridgeError extends Error {
        readonly code: BridgeErrorCode;
        readonly method: string;
      }

      /** Whether an app is there to answer. */
      export declare function hasHost(): boolean;

      /** The objects that parameters and results name. */
      export interface BridgeTypes {

      """
    for type in bridge.types { text += "  \(Self.quoted(type.name)): \(Self.object(type.fields));\n" }
    text += "}\n\n/** The methods of the app. Each call may fail with a BridgeError. */\nexport interface Bridge {\n"
    for method in bridge.methods { text += Self.declaration(method) }
    return text + "}\n\nexport declare const bridge: Bridge;\nexport default bridge;\n"
  }

  private static func declaration(_ method: Policy.BridgeMethod) -> String {
    var remarks: [String] = []
    if method.activation == .needed { remarks.append("The user must just have acted.") }
    if method.approval { remarks.append("The app asks the user.") }
    remarks.append("At most \(method.rate.atMost) calls in \(method.rate.withinMs) ms; answered within \(method.timeoutMs) ms.")
    let needs = method.params.contains { !(BridgeClientType($0.type).isOptional) }
    let parameters = method.params.isEmpty ? "" : "params\(needs ? "" : "?"): \(object(method.params))"
    let result = method.result.map { BridgeClientType($0) }
    let returns = result.map { $0.text + ($0.isOptional ? " | null" : "") } ?? "unknown"
    return "  /** \(remarks.joined(separator: " ")) */\n  \(quoted(method.name))(\(parameters)): Promise<\(returns)>;\n"
  }

  private static func object(_ fields: [Policy.BridgeParameter]) -> String {
    let members = fields.map { field in
      let type = BridgeClientType(field.type)
      return "\(quoted(field.name))\(type.isOptional ? "?" : ""): \(type.text)\(type.isOptional ? " | null" : "")"
    }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
  }

  /// A text of JavaScript: JSON is part of it. What JSON writers leave as it is and a comment or a script element would end at is escaped.
  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }

  /// The parts between at-signs are filled in; no other at-sign is in it.
  private static let module = """
    // Made by "gatehouse bridge generate". Do not edit: change the policy's bridge and make it again.

    /** What went wrong with a call: `code` tells it. */
    export class BridgeError extends Error {
      constructor(code, method) {
        super(`${method}: ${code}`);
        this.name = "BridgeError";
        this.code = code;
        this.method = method;
      }
    }

    const name = @NAME@;
    const codes = new Set([
      "unknownMethod", "badParameters", "notAllowed", "tooFast", "timedOut", "pageGone", "refused", "failed",
    ]);
    const prefix = Math.random().toString(36).slice(2, 10);
    let count = 0;
    let listening;
    const waiting = new Map();

    // Android's listener carries texts: the answer names its call.
    const listen = host => {
      if (listening === host) return;
      listening = host;
      const take = event => {
        let reply;
        try { reply = JSON.parse(event.data); } catch { return; }
        const call = reply && waiting.get(reply.id);
        if (!call) return;
        waiting.delete(reply.id);
        if ("error" in reply) call.fail(new Error(reply.error)); else call.settle(reply.result);
      };
      if (host.addEventListener) host.addEventListener("message", take); else host.onmessage = take;
    };

    const sender = () => {
      const handler = globalThis.webkit?.messageHandlers?.[name];
      if (handler) return message => handler.postMessage(message);
      const host = globalThis[name];
      if (typeof host?.request === "function") return message => host.request(message);
      if (typeof host?.postMessage !== "function") return undefined;
      listen(host);
      return message => new Promise((settle, fail) => {
        waiting.set(message.id, {settle, fail});
        host.postMessage(JSON.stringify(message));
      });
    };

    /** Whether an app is there to answer. */
    export const hasHost = () => sender() !== undefined;

    const call = async (method, params) => {
      const send = sender();
      if (!send) throw new BridgeError("noHost", method);
      let message;
      try {
        // What JSON cannot hold would be lost on the way.
        const plain = (key, value) => {
          if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("not finite");
          return value;
        };
        message = JSON.parse(JSON.stringify({id: `${prefix}-${++count}`, method, params: params ?? {}}, plain));
      } catch {
        throw new BridgeError("badParameters", method);
      }
      try {
        return await send(message);
      } catch (error) {
        const code = String(error?.message ?? error);
        throw new BridgeError(codes.has(code) ? code : "failed", method);
      }
    };

    /** The methods of the app. */
    export const bridge = Object.freeze({
    @METHODS@
    });

    export default bridge;

    """
}

/// A type of the contract in TypeScript's words.
private struct BridgeClientType {
  let text: String
  let isOptional: Bool

  /// A text that is no type is `never`: no value is of it.
  init(_ written: String) {
    guard let type = try? BridgeType(parsing: written) else {
      (text, isOptional) = ("never", false)
      return
    }
    let one: String =
      switch type.kind {
      case .bool: "boolean"
      case .number, .written(.int): "number"
      case .object(let name): "BridgeTypes[\(BridgeClient.quoted(name))]"
      case .written(.oneOf(let words)): words.map(BridgeClient.quoted).joined(separator: " | ")
      case .written: "string"
      }
    text = type.isRepeatable ? "ReadonlyArray<\(one)>" : one
    isOptional = type.isOptional
  }
}
