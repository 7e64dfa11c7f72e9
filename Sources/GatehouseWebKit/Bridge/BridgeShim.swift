#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// The two scripts of a bridge in a world of its own: the one holds the handler, the other is what the page sees.
///
/// They talk by events of the document, which both worlds share, in texts. Script of the page can hear and send these events: the worlds keep the
/// handler and the app's own scripts apart from the page, not the page from the bridge.
@MainActor enum BridgeShim {
  static func scripts(_ name: String, in world: WKContentWorld, allFrames: Bool) -> [WKUserScript] {
    [
      WKUserScript(
        source: inside.replacingOccurrences(of: "NAME", with: name), injectionTime: .atDocumentStart, forMainFrameOnly: !allFrames,
        in: world),
      WKUserScript(
        source: outside.replacingOccurrences(of: "NAME", with: name), injectionTime: .atDocumentStart, forMainFrameOnly: !allFrames),
    ]
  }

  private static let inside = """
    addEventListener('NAME-call', event => {
      if (typeof event.detail !== 'string') return;
      let call;
      try { call = JSON.parse(event.detail); } catch { return; }
      if (!Array.isArray(call) || typeof call[0] !== 'number') return;
      const answer = (isResult, value) =>
        dispatchEvent(new CustomEvent('NAME-reply', {detail: JSON.stringify([call[0], isResult, value ?? null])}));
      webkit.messageHandlers.NAME.postMessage(call[1]).then(value => answer(true, value), error => answer(false, error.message));
    });
    """

  private static let outside = """
    (() => {
      'use strict';
      const calls = new Map();
      let last = 0;
      addEventListener('NAME-reply', event => {
        let reply;
        try { reply = JSON.parse(event.detail); } catch { return; }
        const call = calls.get(reply[0]);
        calls.delete(reply[0]);
        if (call) reply[1] ? call[0](reply[2]) : call[1](new Error(reply[2]));
      });
      const request = message => new Promise((yes, no) => {
        last += 1;
        calls.set(last, [yes, no]);
        dispatchEvent(new CustomEvent('NAME-call', {detail: JSON.stringify([last, message])}));
      });
      Object.defineProperty(globalThis, 'NAME', {value: Object.freeze({request})});
    })();
    """
}
