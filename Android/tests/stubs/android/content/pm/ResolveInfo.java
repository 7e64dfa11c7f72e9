package android.content.pm;

import android.content.IntentFilter;

public class ResolveInfo {
  public ActivityInfo activityInfo;
  public IntentFilter filter;
  public int priority;
  public int preferredOrder;
  public boolean isDefault;
}
