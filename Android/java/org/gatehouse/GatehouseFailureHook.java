package org.gatehouse;

import androidx.annotation.NonNull;

/** Hears of addresses that should have opened another app and opened none. */
public interface GatehouseFailureHook {
  /**
   * No app took an address and no page took its place, or it is an {@code intent:} that cannot be read. What the policy refuses for another reason is not told
   * here: see {@link GatehouseEvents#onBlocked}.
   *
   * @param uri the address in its canonical form; empty if there is none
   */
  void onFailure(@NonNull String uri);
}
