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

const name = "gatehouse";
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
  ["getProfile"]: params => call("getProfile", params),
  ["track"]: params => call("track", params),
  ["showSheet"]: params => call("showSheet", params),
});

export default bridge;
