package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of the app's own screens, by name, with parameters that the policy checked. */
public final class GatehouseRoute {
  private final String name;
  private final String path;
  private final Map<String, List<String>> parameters;

  GatehouseRoute(String name, String path, String[] fields, int start) {
    this.name = name;
    this.path = path;
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (int i = start; i + 1 < fields.length; i += 2) {
      List<String> list = values.get(fields[i]);
      if (list == null) {
        list = new ArrayList<>();
        values.put(fields[i], list);
      }
      list.add(fields[i + 1]);
    }
    for (Map.Entry<String, List<String>> entry : values.entrySet()) {
      entry.setValue(Collections.unmodifiableList(entry.getValue()));
    }
    parameters = Collections.unmodifiableMap(values);
  }

  /** The route's name in the policy. */
  @NonNull
  public String getName() {
    return name;
  }

  /** The canonical path. */
  @NonNull
  public String getPath() {
    return path;
  }

  /** The first value of a parameter, or null if it was not given. */
  @Nullable
  public String get(@NonNull String parameter) {
    List<String> values = parameters.get(parameter);
    return values == null ? null : values.get(0);
  }

  /** Every parameter that was given, with its values in order; none is empty. Cannot be changed. */
  @NonNull
  public Map<String, List<String>> getParameters() {
    return parameters;
  }

  @Override
  public String toString() {
    return name + " " + parameters;
  }
}
