package org.gatehouse;

import androidx.annotation.NonNull;

/** The app's side of the policy's bridge: its methods. Which page called, and with what, was checked before; whether the app should do it now was not. */
public interface GatehouseBridge {
  /** A page calls a method. The answer may come at once or later, within {@link GatehouseCall#getTimeoutMs}. */
  void onCall(@NonNull GatehouseCall call, @NonNull GatehouseReply reply);

  /**
   * The policy wants the user to be asked before {@link #onCall}: a page that may call can still be tricked into it. Not to answer is a no, and so is leaving
   * this method out.
   */
  default void onApprove(@NonNull GatehouseCall call, @NonNull GatehouseEvents.Answer answer) {
    answer.give(false);
  }
}
