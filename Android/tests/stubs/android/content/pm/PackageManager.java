package android.content.pm;

import android.content.Intent;
import java.util.List;

public abstract class PackageManager {
  public static final int GET_RESOLVED_FILTER = 64;

  public abstract List<ResolveInfo> queryIntentActivities(Intent intent, int flags);
}
