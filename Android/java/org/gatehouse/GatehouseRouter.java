package org.gatehouse;

import androidx.annotation.NonNull;

/** Shows one of the app's own screens. */
public interface GatehouseRouter {
  /** A link led to this screen. Whoever sent it: it only names a screen, and the screen asks before it does anything. */
  void show(@NonNull GatehouseRoute route);
}
