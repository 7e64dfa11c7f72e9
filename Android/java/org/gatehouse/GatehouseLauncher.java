package org.gatehouse;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/** Starts other apps. The app may put its own in the place of {@link AndroidLauncher}, in tests above all. */
public interface GatehouseLauncher {
  /**
   * Starts what takes an address: action VIEW, the categories BROWSABLE and DEFAULT, no component, no selector, no extras.
   *
   * @param data the address
   * @param packageName the one package that may take it, or null
   * @param flags the intent's flags, all of them
   * @return whether it was started
   */
  boolean start(@NonNull String data, @Nullable String packageName, int flags);

  /**
   * What takes a web address, best first, each in the form "package browser path priority preferredOrder default" where browser, path and default are 0 or 1.
   * Null if it cannot be known.
   */
  @Nullable
  String[] handlers(@NonNull String url);
}
