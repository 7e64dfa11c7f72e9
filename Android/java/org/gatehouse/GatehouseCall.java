package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A call of a page, its parameters checked by the policy's types. */
public final class GatehouseCall {
  private final String[] fields;
  private final Map<String, Object> parameters;
  private int next;

  GatehouseCall(String[] fields) {
    this.fields = fields;
    next = 8;
    @SuppressWarnings("unchecked")
    Map<String, Object> read = (Map<String, Object>) value();
    parameters = read;
  }

  String getId() {
    return fields[3];
  }

  /** The method. */
  @NonNull
  public String getMethod() {
    return fields[4];
  }

  /** The page that called, as a number that every new page counts up. */
  public long getGeneration() {
    return Long.parseLong(fields[5]);
  }

  boolean needsApproval() {
    return fields[6].equals("1");
  }

  /** How long the app may take, in milliseconds. */
  public long getTimeoutMs() {
    return Long.parseLong(fields[7]);
  }

  /** A parameter, or null if it was not given. See {@link #getParameters}. */
  @Nullable
  public Object get(@NonNull String name) {
    return parameters.get(name);
  }

  /**
   * The parameters that were given: by the policy's type a Boolean, a Double ({@code number}), a Long ({@code int}), a String, a List of these, or a Map for an
   * object. Cannot be changed.
   */
  @NonNull
  public Map<String, Object> getParameters() {
    return parameters;
  }

  /** Reads what the library wrote; as deep as the policy's limits let a message be. */
  private Object value() {
    String kind = fields[next++];
    String text = fields[next++];
    switch (kind) {
      case "b":
        return text.equals("1");
      case "n":
        return Double.parseDouble(text);
      case "w":
        return Long.parseLong(text);
      case "l":
        List<Object> list = new ArrayList<>();
        for (int i = Integer.parseInt(text); i > 0; i--) list.add(value());
        return Collections.unmodifiableList(list);
      case "o":
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = Integer.parseInt(text); i > 0; i--) {
          String name = fields[next++];
          map.put(name, value());
        }
        return Collections.unmodifiableMap(map);
      default:
        return text;
    }
  }

  @Override
  public String toString() {
    return getMethod();
  }
}
