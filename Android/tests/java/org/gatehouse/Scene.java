package org.gatehouse;

import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.webkit.WebView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A view with a gate, a clock that stands still, a phone with these apps, and a record of everything that happens. */
final class Scene implements GatehouseLauncher, GatehouseEvents {
  static final String SHOP = "https://shop.example/";

  /** The payment guide's gate. */
  static final String PAYMENTS = "{\"gatehouse\":1,\"extends\":\"payments\"}";

  long now = 1_000_000;
  /** What the failure hook heard. */
  final List<String> failures = new ArrayList<>();

  final ScriptedWebView view;
  final GatehouseWebViewClient gate;

  /** Schemes, hosts and packages that are installed. */
  final Set<String> apps = new HashSet<>();

  String[] handlers;
  int queries;

  /** What happened, in order. */
  final List<String> log = new ArrayList<>();

  /** Attempts to start something: data, package, flags. */
  final List<String> starts = new ArrayList<>();

  Answer answer;
  WebView nextView;
  final List<String> windows = new ArrayList<>();

  Scene(String policy) {
    view = new ScriptedWebView(new NoContext());
    view.beforeInput = () -> now += 100;
    try (GatehousePolicy compiled = GatehousePolicy.parse(policy)) {
      gate = GatehouseWebViewClient.attach(view, compiled, failures::add, route -> log.add("route " + route), () -> now);
    }
    gate.setLauncher(this);
    gate.setEvents(this);
  }

  /** A scene that shows a page. */
  static Scene shows(String policy, String page) {
    Scene scene = new Scene(policy);
    scene.gate.load(page);
    scene.now += 60_000;
    scene.log.clear();
    scene.view.asked.clear();
    scene.view.loads.clear();
    return scene;
  }

  /** A scene of the payment guide, on the shop's page, with any app installed that is named. */
  static Scene payments(String... apps) {
    Scene scene = shows(PAYMENTS, SHOP);
    for (String app : apps) scene.apps.add(app);
    return scene;
  }

  String last() {
    return log.isEmpty() ? "" : log.get(log.size() - 1);
  }

  @Override
  public boolean start(String data, String packageName, int flags) {
    starts.add(data + (packageName == null ? "" : " in " + packageName) + " 0x" + Integer.toHexString(flags));
    if (packageName != null) return apps.contains(packageName);
    int colon = data.indexOf(':');
    String scheme = data.substring(0, colon);
    if (!scheme.startsWith("http")) return apps.contains(scheme);
    return apps.contains(data.split("/")[2]);
  }

  @Override
  public String[] handlers(String url) {
    queries++;
    return handlers;
  }

  @Override
  public void onBlocked(GatehouseVerdict verdict) {
    log.add("blocked " + verdict.getReason());
  }

  @Override
  public void onAsk(GatehouseVerdict verdict, Answer answer) {
    log.add("ask " + verdict.getUrl());
    this.answer = answer;
  }

  @Override
  public void onOpened(GatehouseVerdict verdict) {
    log.add("opened " + verdict.getUrl());
  }

  @Override
  public void onLaunchFailed(GatehouseVerdict verdict) {
    log.add("failed " + verdict.getUrl());
  }

  @Override
  public void onReturn(String url) {
    log.add("return " + url);
  }

  @Override
  public void onNewWindow(String url) {
    log.add("window " + url);
  }

  @Override
  public void onUnlistedPage(String url) {
    log.add("unlisted " + url);
  }

  @Override
  public WebView onRendererGone(WebView view, boolean didCrash) {
    log.add("gone");
    return nextView;
  }

  @Override
  public void onRecoveryExhausted(WebView view) {
    log.add("exhausted");
  }

  @Override
  public void onMessageRefused(String sourceOrigin, String reason) {
    log.add("message " + sourceOrigin + " " + reason);
  }

  @Override
  public void onReplaced() {
    log.add("replaced");
  }

  @Override
  public void onError(RuntimeException error) {
    log.add("error " + error);
  }

  /** A context of which nothing is asked. */
  static final class NoContext extends Context {
    @Override
    public PackageManager getPackageManager() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void startActivity(Intent intent) {
      throw new UnsupportedOperationException();
    }
  }
}
