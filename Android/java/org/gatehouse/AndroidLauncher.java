package org.gatehouse;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.net.Uri;
import android.os.Build;
import android.util.AndroidRuntimeException;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.List;

/** Starts other apps by {@code startActivity}. */
final class AndroidLauncher implements GatehouseLauncher {
  private final Context context;

  AndroidLauncher(Context context) {
    this.context = context;
  }

  @Override
  public boolean start(@NonNull String data, @Nullable String packageName, int flags) {
    Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse(data));
    intent.addCategory(Intent.CATEGORY_BROWSABLE);
    intent.addCategory(Intent.CATEGORY_DEFAULT);
    intent.setFlags(flags);
    intent.setComponent(null);
    intent.setSelector(null);
    if (packageName != null) intent.setPackage(packageName);
    try {
      context.startActivity(intent);
      return true;
    } catch (ActivityNotFoundException | SecurityException | AndroidRuntimeException e) {
      return false;
    }
  }

  @Override
  @Nullable
  public String[] handlers(@NonNull String url) {
    Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse(url));
    intent.addCategory(Intent.CATEGORY_BROWSABLE);
    List<ResolveInfo> found;
    try {
      found = context.getPackageManager().queryIntentActivities(intent, PackageManager.GET_RESOLVED_FILTER);
    } catch (RuntimeException e) {
      // The system's process may have ended.
      return null;
    }
    // There is always a browser: who sees none sees no app (Android 11 and later without <queries>).
    if (found.isEmpty() && Build.VERSION.SDK_INT >= 30) return null;
    String[] rows = new String[found.size()];
    for (int i = 0; i < rows.length; i++) rows[i] = row(found.get(i));
    return rows;
  }

  private static String row(ResolveInfo info) {
    IntentFilter filter = info.filter;
    boolean isBrowser = false;
    // An app whose filter is not told counts as one with a path: nothing is taken for a landing page on a guess.
    boolean hasPath = true;
    if (filter != null) {
      boolean takesTheWeb = filter.hasDataScheme("http") && filter.hasDataScheme("https") && filter.countDataAuthorities() == 0;
      isBrowser = filter.hasCategory(Intent.CATEGORY_APP_BROWSER) || takesTheWeb;
      hasPath = filter.countDataPaths() > 0;
    }
    String name = info.activityInfo == null || info.activityInfo.packageName == null ? "?" : info.activityInfo.packageName;
    return name + (isBrowser ? " 1" : " 0") + (hasPath ? " 1 " : " 0 ") + info.priority + " " + info.preferredOrder + (info.isDefault ? " 1" : " 0");
  }
}
