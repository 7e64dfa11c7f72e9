package org.gatehouse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The app's own clients behind the gate, the newest first. A client that was made around the gate and set after it is called by the gate and hands the call on
 * to it; such a call within a call is not asked about again, and is the next client's. So everybody hears everything once.
 */
final class ClientsBehind<C> {
  /** A call of a client that answers. */
  interface Question<C, R> {
    R ask(C client);
  }

  /** A call of a client that does not answer. */
  interface Notice<C> {
    void tell(C client);
  }

  /** How many clients are kept that were set one after the other. */
  private static final int MOST = 8;

  private final C none;
  private volatile List<C> clients = Collections.emptyList();

  /** How many calls of this thread are under way: pages' resources are asked about on threads of their own. */
  private final ThreadLocal<Integer> depth =
      new ThreadLocal<Integer>() {
        @Override
        protected Integer initialValue() {
          return 0;
        }
      };

  /** Begins with no client: what is asked is answered by this one, as a view without a client answers. */
  ClientsBehind(C none) {
    this.none = none;
  }

  /** Sets the app's client; null is none. */
  void set(C client) {
    clients = client == null ? Collections.<C>emptyList() : Collections.singletonList(client);
  }

  /** Puts a client in front of those that are there: it may hand on to them, through the gate. */
  void add(C client) {
    List<C> next = new ArrayList<>();
    next.add(client);
    for (C old : clients) if (old != client && next.size() < MOST) next.add(old);
    clients = next;
  }

  /** The same clients as another gate's. */
  void takeOver(ClientsBehind<C> other) {
    clients = other.clients;
  }

  /** Whether this call came from a client that the gate is calling. */
  boolean isWithin() {
    return depth.get() > 0;
  }

  <R> R ask(Question<C, R> question) {
    int level = depth.get();
    List<C> now = clients;
    depth.set(level + 1);
    try {
      return question.ask(level < now.size() ? now.get(level) : none);
    } finally {
      depth.set(level);
    }
  }

  void tell(Notice<C> notice) {
    ask(
        client -> {
          notice.tell(client);
          return null;
        });
  }
}
