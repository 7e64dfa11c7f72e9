package org.gatehouse;

import java.util.HashMap;
import java.util.Map;

/** The calls of one view that wait for their answers. The gate decides; this carries texts. */
final class BridgeCalls {
  private final GatehouseWebViewClient client;
  private final GatehouseGate gate;
  private final GatehouseWebViewClient.Clock clock;
  /** By the page's own name for a call; another page may use the name again. */
  private final Map<String, Reply> waiting = new HashMap<>();

  GatehouseBridge bridge;

  BridgeCalls(GatehouseWebViewClient client, GatehouseGate gate, GatehouseWebViewClient.Clock clock) {
    this.client = client;
    this.gate = gate;
    this.clock = clock;
  }

  /** Judges a message and gives a call to the app; the reason if it was not delivered. */
  String receive(String message, String origin, boolean isMainFrame, GatehousePort port) {
    String[] fields = gate.message(message, origin, isMainFrame, clock.now());
    if (!fields[0].equals("deliver")) {
      if (fields[2] != null) port.post(fields[2]);
      return fields[1];
    }
    GatehouseCall call = new GatehouseCall(fields);
    Reply reply = new Reply(call, port);
    waiting.put(call.getId(), reply);
    client.postDelayed(this::expire, call.getTimeoutMs());
    if (bridge == null) {
      reply.fail();
    } else {
      handle(call, reply);
    }
    return null;
  }

  private void handle(GatehouseCall call, Reply reply) {
    try {
      if (!call.needsApproval()) {
        bridge.onCall(call, reply);
        return;
      }
      boolean[] isGiven = {false};
      bridge.onApprove(
          call,
          isYes -> {
            if (isGiven[0] || !reply.isAwaited()) return;
            isGiven[0] = true;
            if (isYes) {
              bridge.onCall(call, reply);
            } else {
              reply.refuse();
            }
          });
    } catch (RuntimeException error) {
      reply.fail();
      client.tell(error);
    }
  }

  /** The page is gone, and with it who waits. */
  void endPage() {
    waiting.clear();
  }

  private void expire() {
    if (client.isClosed()) return;
    String[] over = gate.timedOut(clock.now());
    for (int i = 0; i + 1 < over.length; i += 2) {
      Reply reply = waiting.remove(over[i]);
      if (reply != null) reply.port.post(over[i + 1]);
    }
  }

  private final class Reply implements GatehouseReply {
    private final GatehouseCall call;
    private final GatehousePort port;

    Reply(GatehouseCall call, GatehousePort port) {
      this.call = call;
      this.port = port;
    }

    /** Whether its page is there and waits. */
    boolean isAwaited() {
      return !client.isClosed() && waiting.get(call.getId()) == this;
    }

    @Override
    public void give(String json) {
      send(json, null);
    }

    @Override
    public void refuse() {
      send(null, "refused");
    }

    @Override
    public void fail() {
      send(null, "failed");
    }

    private void send(String json, String error) {
      if (!isAwaited()) return;
      String text = gate.reply(call.getId(), json, error, call.getGeneration(), clock.now());
      waiting.remove(call.getId());
      if (text != null) port.post(text);
    }
  }
}
