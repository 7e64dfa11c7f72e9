package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/**
 * A compiled policy. It does not change, and every view of the app may share one.
 *
 * <p>After {@link #close()} every use throws an {@link IllegalStateException}; views that were attached before go on.
 */
public final class GatehousePolicy implements AutoCloseable {
  final long handle;

  private GatehousePolicy(long handle) {
    this.handle = handle;
  }

  /**
   * Compiles the text of a policy file.
   *
   * @throws GatehousePolicyException if it has errors.
   * @throws UnsatisfiedLinkError if the app carries no library for this processor.
   */
  @NonNull
  public static GatehousePolicy parse(@NonNull String json) {
    return new GatehousePolicy(NativeGate.openPolicy(json));
  }

  /**
   * Answers recorded lines (NDJSON, the form of {@code gatehouse decide}): one line for each question, in the same order; an error takes its answer's place.
   */
  @NonNull
  public String replay(@NonNull String lines) {
    return NativeGate.replay(handle, lines);
  }

  /** Decides a link that reached the app from outside: {@link GatehouseVerdict.Kind#ROUTE}, or it is rejected. */
  @NonNull
  public GatehouseVerdict arrive(@Nullable String link) {
    return new GatehouseVerdict(NativeGate.arrive(handle, 0, link, null, 0));
  }

  /** The origins whose pages may call the bridge: those that get its object. */
  @NonNull
  public Set<String> getBridgeOrigins() {
    return new TreeSet<>(Arrays.asList(NativeGate.bridgeOrigins(handle)));
  }

  /** Lets go of it; a second time does nothing. */
  @Override
  public void close() {
    NativeGate.close(handle);
  }
}
