package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/**
 * The gate in front of one view: the policy, and what the view remembers. {@link GatehouseWebViewClient} has one; by itself it is good for trying out links.
 *
 * <p>Times are milliseconds on a monotonic clock, the same in all calls of one gate. After {@link #close()} every use throws an
 * {@link IllegalStateException}.
 */
public final class GatehouseGate implements AutoCloseable {
  private final long policy;
  private final long handle;

  /**
   * Puts a gate in front of a new view.
   *
   * @param apiLevel {@code Build.VERSION.SDK_INT}
   */
  public GatehouseGate(@NonNull GatehousePolicy policy, int apiLevel) {
    this.policy = policy.handle;
    handle = NativeGate.openView(policy.handle, apiLevel);
  }

  int decide(String url, String current, int flags, String[] handlers, long at) {
    return NativeGate.decide(handle, url, current, flags, handlers, at);
  }

  GatehouseVerdict details() {
    return new GatehouseVerdict(NativeGate.details(handle));
  }

  String[] step(boolean isStarted, String current, long at) {
    return NativeGate.step(handle, isStarted, current, at);
  }

  boolean answer(boolean isYes, String url, long at) {
    return NativeGate.answer(handle, isYes, url, at);
  }

  void note(int event, String text, long at) {
    NativeGate.note(handle, event, text, at);
  }

  void expectReturn(String address, String state, String issuer, long within, long at) {
    NativeGate.expectReturn(handle, address, state, issuer, within, at);
  }

  boolean admits(String url, long at) {
    return NativeGate.admits(handle, url, at);
  }

  String recover(String page, long at) {
    return NativeGate.recover(handle, page, at);
  }

  String[] message(String message, String origin, boolean isMain, long at) {
    return NativeGate.message(handle, message, origin, isMain, at);
  }

  String reply(String id, String result, String error, long generation, long at) {
    return NativeGate.reply(handle, id, result, error, generation, at);
  }

  String[] timedOut(long at) {
    return NativeGate.timedOut(handle, at);
  }

  GatehouseVerdict arrive(String link, String delivery, long at) {
    return new GatehouseVerdict(NativeGate.arrive(policy, handle, link, delivery, at));
  }

  /**
   * Decides a link that is tapped in the main frame.
   *
   * @param current the address of the page, or null
   */
  @NonNull
  public GatehouseVerdict decide(@Nullable String url, @Nullable String current, boolean hasGesture, long at) {
    decide(url, current, NativeGate.MAIN_FRAME | (hasGesture ? NativeGate.GESTURE : 0), null, at);
    return details();
  }

  /**
   * Decides many links in one call, as taps in the main frame, one after the other.
   *
   * @return what happens to each
   */
  @NonNull
  public GatehouseVerdict.Kind[] decideAll(@NonNull String[] urls, @Nullable String current, boolean hasGesture, long at) {
    StringBuilder text = new StringBuilder();
    int[] ends = new int[urls.length];
    int[] flags = new int[urls.length];
    long[] times = new long[urls.length];
    for (int i = 0; i < urls.length; i++) {
      ends[i] = text.append(urls[i]).length();
      flags[i] = NativeGate.MAIN_FRAME | (hasGesture ? NativeGate.GESTURE : 0);
      times[i] = at;
    }
    char[] units = new char[text.length()];
    text.getChars(0, units.length, units, 0);
    int[] numbers = new int[urls.length];
    NativeGate.decideAll(handle, units, ends, current, flags, times, numbers);
    GatehouseVerdict.Kind[] kinds = new GatehouseVerdict.Kind[urls.length];
    for (int i = 0; i < kinds.length; i++) kinds[i] = GatehouseVerdict.Kind.values()[numbers[i]];
    return kinds;
  }

  /** Lets go of it; a second time does nothing. */
  @Override
  public void close() {
    NativeGate.close(handle);
  }
}
