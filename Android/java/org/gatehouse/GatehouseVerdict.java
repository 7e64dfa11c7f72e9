package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.Locale;

/** The gate's answer, and why. */
public final class GatehouseVerdict {
  /** What can happen. */
  public enum Kind {
    /** Nothing. */
    BLOCK,
    /** The user is asked. */
    ASK,
    /** The engine goes on. */
    LOAD,
    /** The address loads in the view. */
    LOAD_IN_PLACE,
    /** The app shows one of its own screens. */
    ROUTE,
    /** A return reaches the one who waits for it. */
    DELIVER,
    /** Another app gets the address. */
    OPEN,
    /** A link from outside is refused. */
    REJECT,
    /** A link from outside waits. */
    HOLD,
    /** A link from outside is a repeat. */
    IGNORE;

    static Kind of(String word) {
      return word.equals("loadInPlace") ? LOAD_IN_PLACE : valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  private final String[] fields;
  private final Kind kind;
  private final GatehouseRoute route;

  GatehouseVerdict(String[] fields) {
    this.fields = fields;
    kind = Kind.of(fields[0]);
    route = fields[11] == null ? null : new GatehouseRoute(fields[11], fields[12], fields, 13);
  }

  /** What happens. */
  @NonNull
  public Kind getKind() {
    return kind;
  }

  /** Why, as a code that does not change, for example {@code handoff.needs-activation}. */
  @NonNull
  public String getReason() {
    return fields[1];
  }

  /** Why, in words for people. It may hold parts of the address: no text for logs. */
  @NonNull
  public String getSays() {
    return fields[2];
  }

  /** The address in its canonical form; null if it could not be read. */
  @Nullable
  public String getUrl() {
    return fields[3];
  }

  /** The part of the policy that decided, as a JSON pointer; null where no policy could have changed it. */
  @Nullable
  public String getRule() {
    return fields[4];
  }

  /** For {@link Kind#ASK}: what a yes does, {@code open} or {@code load}. */
  @Nullable
  public String getThen() {
    return fields[5];
  }

  /** The package that an intent names. */
  @Nullable
  public String getPackage() {
    return fields[8];
  }

  /** The intent's fallback, a web address that the policy admits. */
  @Nullable
  public String getFallbackUrl() {
    return fields[9];
  }

  /** The facts that were missing and mattered, with commas between; null if none. */
  @Nullable
  public String getMissing() {
    return fields[10];
  }

  /** For {@link Kind#ROUTE}: the screen. */
  @Nullable
  public GatehouseRoute getRoute() {
    return route;
  }

  @Override
  public String toString() {
    return kind + " " + getReason();
  }
}
