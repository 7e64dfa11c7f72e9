package android.content;

import android.net.Uri;
import java.util.Set;
import java.util.TreeSet;

public class Intent {
  public static final String ACTION_VIEW = "android.intent.action.VIEW";
  public static final String CATEGORY_APP_BROWSER = "android.intent.category.APP_BROWSER";
  public static final String CATEGORY_BROWSABLE = "android.intent.category.BROWSABLE";
  public static final String CATEGORY_DEFAULT = "android.intent.category.DEFAULT";
  public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;

  private final String action;
  private final Uri data;
  private final Set<String> categories = new TreeSet<>();
  private String packageName;
  private ComponentName component;
  private Intent selector;
  private int flags;

  public Intent(String action, Uri uri) {
    this.action = action;
    data = uri;
  }

  public Intent addCategory(String category) {
    categories.add(category);
    return this;
  }

  public Set<String> getCategories() {
    return categories;
  }

  public String getAction() {
    return action;
  }

  public String getDataString() {
    return data == null ? null : data.toString();
  }

  public Intent setFlags(int flags) {
    this.flags = flags;
    return this;
  }

  public int getFlags() {
    return flags;
  }

  public Intent setPackage(String packageName) {
    if (packageName != null && selector != null) throw new IllegalArgumentException("a package and a selector");
    this.packageName = packageName;
    return this;
  }

  public String getPackage() {
    return packageName;
  }

  public Intent setComponent(ComponentName component) {
    this.component = component;
    return this;
  }

  public ComponentName getComponent() {
    return component;
  }

  public void setSelector(Intent selector) {
    if (selector != null && packageName != null) throw new IllegalArgumentException("a package and a selector");
    this.selector = selector;
  }

  public Intent getSelector() {
    return selector;
  }
}
