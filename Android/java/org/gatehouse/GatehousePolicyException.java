package org.gatehouse;

import androidx.annotation.NonNull;

/** A policy file with errors. The message is the report: each error with its line and column, why it is one, and what to write instead. */
public final class GatehousePolicyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Made by the library. */
  public GatehousePolicyException(@NonNull String report) {
    super(report);
  }
}
