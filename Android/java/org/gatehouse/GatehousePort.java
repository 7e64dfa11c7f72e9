package org.gatehouse;

import androidx.annotation.NonNull;

/** The way back to the document that sent a message, as androidx.webkit's {@code JavaScriptReplyProxy} is. */
public interface GatehousePort {
  /** Sends a text. Where the document is gone nothing happens. */
  void post(@NonNull String text);
}
