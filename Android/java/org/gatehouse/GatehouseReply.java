package org.gatehouse;

import androidx.annotation.NonNull;

/** The answer to a call: it reaches the page that asked, once, or nobody. */
public interface GatehouseReply {
  /** Answers with a result as JSON text, {@code "null"} for nothing. What is no JSON, or too long for the method, is the error {@code failed}. */
  void give(@NonNull String json);

  /** Answers that the user or the app said no. */
  void refuse();

  /** Answers that it did not work; why is the app's own matter. */
  void fail();
}
