package org.gatehouse;

import static org.gatehouse.Checks.equal;
import static org.gatehouse.Checks.that;

import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.util.AndroidRuntimeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gatehouse.Checks.Rule;

/** The requests that go to the system, and what is made of its answers. */
public class LauncherTest {
  /** A system that fails as it is told, and knows these handlers. */
  private static final class Phone extends Context {
    RuntimeException failure;
    Intent started;
    List<ResolveInfo> handlers = new ArrayList<>();

    @Override
    public void startActivity(Intent intent) {
      started = intent;
      if (failure != null) throw failure;
    }

    @Override
    public PackageManager getPackageManager() {
      return new PackageManager() {
        @Override
        public List<ResolveInfo> queryIntentActivities(Intent intent, int flags) {
          if (failure != null) throw failure;
          equal("only with their filters", PackageManager.GET_RESOLVED_FILTER, flags & PackageManager.GET_RESOLVED_FILTER);
          return handlers;
        }
      };
    }
  }

  @Rule("a request is VIEW, BROWSABLE and DEFAULT, without component, selector and anything of the page's")
  public void request() {
    Phone phone = new Phone();
    that("started", new AndroidLauncher(phone).start("wallet://pay", "com.wallet", 0x10000000));
    equal(Intent.ACTION_VIEW, phone.started.getAction());
    equal("wallet://pay", phone.started.getDataString());
    equal("[android.intent.category.BROWSABLE, android.intent.category.DEFAULT]", phone.started.getCategories().toString());
    equal("com.wallet", phone.started.getPackage());
    equal(null, phone.started.getComponent());
    equal(null, phone.started.getSelector());
    equal(0x10000000, phone.started.getFlags());
    new AndroidLauncher(phone).start("wallet://pay", null, 0x10000600);
    equal(null, phone.started.getPackage());
    equal(0x10000600, phone.started.getFlags());
  }

  @Rule("ActivityNotFound, Security and AndroidRuntime exceptions mean: not launched")
  public void exceptions() {
    RuntimeException[] failures = {
      new ActivityNotFoundException("none"), new SecurityException("not exported"), new AndroidRuntimeException("no task"),
    };
    for (RuntimeException failure : failures) {
      Phone phone = new Phone();
      phone.failure = failure;
      equal(failure.toString(), false, new AndroidLauncher(phone).start("wallet://pay", null, 0));
    }
  }

  private static ResolveInfo handler(String name, boolean hasCategory, int authorities, int paths, String... schemes) {
    ResolveInfo info = new ResolveInfo();
    info.activityInfo = new ActivityInfo();
    info.activityInfo.packageName = name;
    info.filter = new IntentFilter();
    if (hasCategory) info.filter.addCategory(Intent.CATEGORY_APP_BROWSER);
    for (String scheme : schemes) info.filter.addDataScheme(scheme);
    for (int i = 0; i < authorities; i++) info.filter.addDataAuthority("bank.example", null);
    for (int i = 0; i < paths; i++) info.filter.addDataPath("/pay", 0);
    return info;
  }

  @Rule("a browser has the category APP_BROWSER, or takes http and https without any authority")
  public void browsers() {
    Phone phone = new Phone();
    phone.handlers =
        Arrays.asList(
            handler("com.bank", false, 1, 1, "http", "https"), handler("com.host", false, 1, 0, "https"), handler("com.browser", false, 0, 0, "http", "https"),
            handler("com.other", true, 1, 1, "https"), handler("com.half", false, 0, 0, "https"));
    phone.handlers.get(0).priority = 3;
    phone.handlers.get(1).preferredOrder = 2;
    phone.handlers.get(2).isDefault = true;
    equal(
        "[com.bank 0 1 3 0 0, com.host 0 0 0 2 0, com.browser 1 0 0 0 1, com.other 1 1 0 0 0, com.half 0 0 0 0 0]",
        Arrays.toString(new AndroidLauncher(phone).handlers("https://bank.example/pay")));
  }

  @Rule("who sees no browser sees no app: unknown, not none")
  public void invisible() {
    Phone phone = new Phone();
    equal(null, new AndroidLauncher(phone).handlers("https://bank.example/"));
    android.os.Build.VERSION.SDK_INT = 29;
    equal(0, new AndroidLauncher(phone).handlers("https://bank.example/").length);
    android.os.Build.VERSION.SDK_INT = 36;
    phone.failure = new RuntimeException("the system's process ended");
    equal(null, new AndroidLauncher(phone).handlers("https://bank.example/"));
  }

  @Rule("a handler whose filter or activity is not told is an app with a path, and no landing page is guessed")
  public void untold() {
    Phone phone = new Phone();
    phone.handlers.add(new ResolveInfo());
    equal("[? 0 1 0 0 0]", Arrays.toString(new AndroidLauncher(phone).handlers("https://bank.example/")));
  }
}
