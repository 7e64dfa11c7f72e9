package org.gatehouse;

import android.content.Intent;
import android.os.SystemClock;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.Arrays;

/**
 * Links that reach the app from outside wait here until the app may show them. An activity posts its intent in {@code onCreate}, if it has no saved state,
 * and in {@code onNewIntent}.
 *
 * <p>Whoever sent it, a link can only name a screen. Extras, flags and the sender count for nothing.
 */
public final class GatehouseInbox implements AutoCloseable {
  /** What becomes of links that are not shown. */
  public interface Listener {
    /** It waits, was refused, was a repeat, or ended; {@link GatehouseVerdict#getReason()} says why. */
    void onOutcome(@NonNull GatehouseVerdict verdict);
  }

  private final long handle;
  private final GatehouseRouter router;
  private final GatehouseWebViewClient.Clock clock;
  private Listener listener;

  /**
   * Opens an inbox.
   *
   * @param isReady whether the app can show screens already; if not, everything waits for {@link #ready}
   */
  public GatehouseInbox(@NonNull GatehousePolicy policy, boolean isReady, @NonNull GatehouseRouter router) {
    this(policy, isReady, router, SystemClock::elapsedRealtime);
  }

  GatehouseInbox(GatehousePolicy policy, boolean isReady, GatehouseRouter router, GatehouseWebViewClient.Clock clock) {
    this.router = router;
    this.clock = clock;
    handle = NativeGate.openInbox(policy.handle, isReady);
  }

  /** Sets who hears what becomes of links that are not shown; null is nobody. */
  public void setListener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /**
   * Posts the link of an activity's intent.
   *
   * @param scene a name for the activity or its task, so that a newer link replaces an older one of the same; null is the app's only one
   * @param client the view that may wait for it as the result of a payment or sign-in, or null
   * @return whether it carried a link at all; one that the system repeats from the list of recent apps is none
   */
  public boolean post(@Nullable Intent intent, @Nullable String scene, @Nullable GatehouseWebViewClient client) {
    if (intent == null || !Intent.ACTION_VIEW.equals(intent.getAction())) return false;
    if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return false;
    String link = intent.getDataString();
    if (link == null) return false;
    if (client == null || !client.takesReturn(link)) show(NativeGate.post(handle, link, scene, null, clock.now()));
    return true;
  }

  /** The app can show screens and its data is there; with a word, this requirement of a route holds, or holds no more. */
  public void ready(@Nullable String requirement, boolean holds) {
    note(holds ? NativeGate.READY : NativeGate.NOT_READY, requirement);
  }

  /** Somebody signed in. */
  public void signIn(@Nullable String account) {
    note(NativeGate.SIGN_IN, account);
  }

  /** The user signed out. */
  public void signOut() {
    note(NativeGate.SIGN_OUT, null);
  }

  /** Another account took over. */
  public void switchAccount(@Nullable String account) {
    note(NativeGate.SWITCH_ACCOUNT, account);
  }

  /** An activity is gone for good; null is all of them. */
  public void sceneClosed(@Nullable String scene) {
    note(NativeGate.SCENE_CLOSED, scene);
  }

  /** The user gave up what links wait for, such as a sign-in; null is in all activities. */
  public void cancelled(@Nullable String scene) {
    note(NativeGate.CANCELLED, scene);
  }

  private void note(int event, String text) {
    show(NativeGate.noteInbox(handle, event, text, clock.now()));
  }

  /** Outcomes lie one after the other, each with its length in front. */
  private void show(String[] fields) {
    int at = 0;
    while (at < fields.length) {
      int end = at + 1 + Integer.parseInt(fields[at]);
      GatehouseVerdict verdict = new GatehouseVerdict(Arrays.copyOfRange(fields, at + 5, end));
      if (verdict.getKind() == GatehouseVerdict.Kind.ROUTE && verdict.getRoute() != null) {
        router.show(verdict.getRoute());
      } else if (listener != null) {
        listener.onOutcome(verdict);
      }
      at = end;
    }
  }

  /** Lets go of it and of what waits; a second time does nothing. */
  @Override
  public void close() {
    NativeGate.close(handle);
  }
}
