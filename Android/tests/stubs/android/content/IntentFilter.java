package android.content;

import java.util.HashSet;
import java.util.Set;

public class IntentFilter {
  private final Set<String> categories = new HashSet<>();
  private final Set<String> schemes = new HashSet<>();
  private int authorities;
  private int paths;

  public final void addCategory(String category) {
    categories.add(category);
  }

  public final boolean hasCategory(String category) {
    return categories.contains(category);
  }

  public final void addDataScheme(String scheme) {
    schemes.add(scheme);
  }

  public final boolean hasDataScheme(String scheme) {
    return schemes.contains(scheme);
  }

  public final void addDataAuthority(String host, String port) {
    authorities++;
  }

  public final int countDataAuthorities() {
    return authorities;
  }

  public final void addDataPath(String path, int type) {
    paths++;
  }

  public final int countDataPaths() {
    return paths;
  }
}
