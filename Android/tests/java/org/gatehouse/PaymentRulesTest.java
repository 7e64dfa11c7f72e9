package org.gatehouse;

import static org.gatehouse.Checks.equal;
import static org.gatehouse.Checks.that;

import org.gatehouse.Checks.Rule;

/** The payment guide's rules for Android, each by its words, on the preset `payments`. */
public class PaymentRulesTest {
  private static final String WALLET = "wallet://pay?order=1";

  @Rule("user intent is a gesture of the navigation")
  public void gesture() {
    Scene scene = Scene.payments("wallet");
    scene.view.script(WALLET, true);
    equal("opened " + WALLET, scene.last());
  }

  @Rule("user intent is a server redirect of a chain that began with the user")
  public void redirect() {
    Scene scene = Scene.payments("wallet");
    scene.view.redirects.put("https://pay.example/go", WALLET);
    scene.view.tap("https://pay.example/go");
    equal("opened " + WALLET, scene.last());
    // A redirect of a chain without the user is none.
    scene = Scene.payments("wallet");
    scene.view.redirects.put("https://pay.example/go", WALLET);
    scene.view.script("https://pay.example/go", false);
    equal("blocked handoff.needs-activation", scene.last());
    equal(0, scene.starts.size());
  }

  @Rule("the window lasts 10 s after touch-down: valid while now is before its end")
  public void windowAfterTouch() {
    for (long age : new long[] {0, 2_750, 5_360, 9_000, 9_999}) {
      Scene scene = Scene.payments("wallet");
      scene.view.touch();
      scene.now += age;
      scene.view.script(WALLET, false);
      equal(age + " ms", "opened " + WALLET, scene.last());
    }
    for (long age : new long[] {10_000, 10_001, 60_000}) {
      Scene scene = Scene.payments("wallet");
      scene.view.touch();
      scene.now += age;
      scene.view.script(WALLET, false);
      equal(age + " ms: asked, not opened", "ask " + WALLET, scene.last());
      equal(0, scene.starts.size());
    }
  }

  @Rule("a key is the user's as well, but not Back, Escape or the volume")
  public void windowAfterKey() {
    Scene scene = Scene.payments("wallet");
    scene.view.key(66);
    scene.now += 3_000;
    scene.view.script(WALLET, false);
    equal("opened " + WALLET, scene.last());
    for (int code : new int[] {4, 24, 25, 111}) {
      scene = Scene.payments("wallet");
      scene.view.key(code);
      scene.view.script(WALLET, false);
      equal("key " + code, "blocked handoff.needs-activation", scene.last());
    }
  }

  @Rule("a load on the user's behalf opens the window: nine seconds of redirects and scripts are the user's")
  public void windowAfterUserLoad() {
    Scene scene = Scene.payments("wallet");
    scene.gate.loadByUser("https://pay.example/start");
    scene.now += 9_000;
    scene.view.script(WALLET, false);
    equal("opened " + WALLET, scene.last());
    scene = Scene.payments("wallet");
    scene.gate.loadByUser("https://pay.example/start");
    scene.now += 10_000;
    scene.view.script(WALLET, false);
    that("too late: " + scene.last(), !scene.last().startsWith("opened"));
    // A load of the app itself is nobody's action.
    scene = Scene.payments("wallet");
    scene.gate.load("https://pay.example/start");
    scene.view.script(WALLET, false);
    equal("blocked handoff.needs-activation", scene.last());
  }

  @Rule("without intent: swallowed, nothing starts, no error page")
  public void noIntent() {
    Scene scene = Scene.payments("wallet");
    scene.view.script(WALLET, false);
    equal("blocked handoff.needs-activation", scene.last());
    equal(0, scene.starts.size());
    equal(0, scene.view.errors.size());
    equal(Scene.SHOP, scene.view.page());
  }

  @Rule("one action, one app: a launch that leaned on the window spends it")
  public void spent() {
    Scene scene = Scene.payments("wallet", "bank");
    scene.view.touch();
    scene.now += 1_000;
    scene.view.script(WALLET, false);
    equal("opened " + WALLET, scene.last());
    scene.now += 1_000;
    scene.view.script("bank://pay", false);
    that("the second is not opened: " + scene.last(), !scene.last().startsWith("opened"));
    equal(1, scene.starts.size());
    // The next touch is a new action.
    scene.now += 9_000;
    scene.view.touch();
    scene.view.script("bank://pay", false);
    equal("opened bank://pay", scene.last());
  }

  @Rule("a sub-frame's http and https are not ours: they load there, unasked")
  public void framePages() {
    Scene scene = Scene.payments();
    scene.view.scriptInFrame("https://bank.example/3ds");
    equal(1, scene.view.frames.size());
    equal(0, scene.view.asked.size());
  }

  @Rule("a sub-frame's other schemes are as the main frame's")
  public void frameSchemes() {
    Scene scene = Scene.payments("wallet");
    scene.view.tapInFrame(WALLET);
    equal("opened " + WALLET, scene.last());
    scene = Scene.payments("wallet");
    scene.view.scriptInFrame(WALLET);
    equal("blocked handoff.needs-activation", scene.last());
    equal(0, scene.view.errors.size());
  }

  @Rule("every other scheme is handled, launched or not: the engine shows no error page")
  public void alwaysHandled() {
    String[] schemes = {
      "wallet://x", "file:///sdcard/x", "content://x/y", "javascript:alert(1)", "data:text/html,x", "blob:https://shop.example/1", "about:srcdoc",
      "chrome://settings", "resource://x", "view-source:https://shop.example/", "intent://broken", "android-app://com.example", "jar:file:///x!/y",
      "filesystem:https://shop.example/x", "market://details?id=x", "unknown:x", "::", "intent:#Intent;end", "mailto:a@b.example", "%00:x",
    };
    for (String scheme : schemes) {
      for (boolean hasGesture : new boolean[] {true, false}) {
        Scene scene = Scene.payments();
        scene.view.script(scheme, hasGesture);
        equal(scheme, 0, scene.view.errors.size());
      }
    }
  }

  @Rule("file and content are swallowed, with intent too")
  public void localSchemes() {
    for (String url : new String[] {"file:///data/data/com.example/x", "content://com.example/x", "FILE:///x", "intent:content://x#Intent;end"}) {
      Scene scene = Scene.payments("file", "content");
      scene.view.tap(url);
      that(url + ": " + scene.last(), scene.last().startsWith("blocked"));
      equal(0, scene.starts.size());
    }
  }

  @Rule("a launch that fails is told to the app")
  public void failureHook() {
    Scene scene = Scene.shows("{\"gatehouse\":1,\"extends\":\"payments\",\"handoff\":{\"onFailure\":\"report\"}}", Scene.SHOP);
    scene.view.tap(WALLET);
    equal("failed " + WALLET, scene.last());
    equal("[" + WALLET + "]", scene.failures.toString());
    equal(1, scene.starts.size());
    scene.now += 60_000;
    scene.view.script(WALLET, false);
    equal("without intent nothing is told", 1, scene.failures.size());
  }

  @Rule("intent: the request is made anew with the nine harmless flags, NEW_TASK, and the package")
  public void intentRequest() {
    Scene scene = Scene.payments("com.wallet");
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;launchFlags=0x3c0838ff;component=com.wallet/.Secret;S.extra=x;end");
    equal("[wallet://pay in com.wallet 0x3c083810]", scene.starts.toString());
    scene = Scene.payments("com.wallet");
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;end");
    equal("[wallet://pay in com.wallet 0x10000000]", scene.starts.toString());
  }

  @Rule("intent: what cannot be parsed starts nothing and is told")
  public void intentErrors() {
    String[] urls = {"intent://x#Intent;scheme=wallet;", "intent://x#Intent;scheme=wallet;i.a=zz;end", "intent://x#intent;scheme=wallet;end", "intent://x"};
    for (String url : urls) {
      Scene scene = Scene.payments("wallet");
      scene.view.tap(url);
      that(url + ": " + scene.last(), scene.last().startsWith("blocked handoff.intent"));
      equal(0, scene.starts.size());
      equal(url, 1, scene.failures.size());
    }
  }

  @Rule("intent: the fallback is an http or https page, posted to the view after the launch failed")
  public void intentFallback() {
    Scene scene = Scene.payments();
    String page = "https://wallet.example/get";
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;S.browser_fallback_url=https%3A%2F%2Fwallet.example%2Fget;end");
    equal(1, scene.starts.size());
    equal(page, scene.view.page());
    equal("the hook is for what has no fallback", "[]", scene.failures.toString());
    equal("", scene.last());
    // With the app there, its page is not needed.
    scene = Scene.payments("com.wallet");
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;S.browser_fallback_url=https%3A%2F%2Fwallet.example%2Fget;end");
    equal("opened wallet://pay", scene.last());
    equal(Scene.SHOP, scene.view.page());
    for (String bad : new String[] {"javascript%3Aalert(1)", "file%3A%2F%2F%2Fx", "intent%3A%2F%2Fx"}) {
      scene = Scene.payments();
      scene.view.tap("intent://pay#Intent;scheme=wallet;S.browser_fallback_url=" + bad + ";end");
      that(bad, scene.view.page().equals(Scene.SHOP) && scene.starts.isEmpty());
    }
  }

  @Rule("the fallback page is nobody's action: its redirect launches nothing")
  public void fallbackIsUntrusted() {
    Scene scene = Scene.payments("bank");
    scene.view.redirects.put("https://wallet.example/get", "bank://steal");
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;S.browser_fallback_url=https%3A%2F%2Fwallet.example%2Fget;end");
    equal("[wallet://pay in com.wallet 0x10000000]", scene.starts.toString());
  }

  @Rule("a missing app ends launches in its chain: nobody finds out what is installed")
  public void noProbing() {
    Scene scene = Scene.payments("bank");
    scene.view.tap("missing://x");
    int tried = scene.starts.size();
    for (String scheme : new String[] {"bank", "other", "wallet"}) scene.view.script(scheme + "://x", false);
    equal(tried, scene.starts.size());
  }

  @Rule("no app: the store, by package or by scheme")
  public void store() {
    Scene scene = Scene.payments("market");
    scene.view.tap(WALLET);
    equal("[wallet://pay?order=1 0x10000000, market://search?q=wallet 0x10000000]", scene.starts.toString());
    equal("opened " + WALLET, scene.last());
    scene = Scene.payments("market");
    scene.view.tap("intent://pay#Intent;scheme=wallet;package=com.wallet;end");
    equal("[wallet://pay in com.wallet 0x10000000, market://details?id=com.wallet 0x10000000]", scene.starts.toString());
  }

  @Rule("http and https: a load by the user goes to the app that owns it, else it stays")
  public void userLoadAppLink() {
    Scene scene = Scene.payments("bank.example");
    scene.handlers = new String[] {"com.bank 0 1 0 0 1", "com.browser 1 0 0 0 1"};
    scene.gate.loadByUser("https://bank.example/pay");
    equal("opened https://bank.example/pay", scene.last());
    equal("[https://bank.example/pay 0x10000600]", scene.starts.toString());
    equal(Scene.SHOP, scene.view.page());
  }

  @Rule("http and https: handlers that take no path are a landing page, which stays and is not offered")
  public void landingPage() {
    Scene scene = Scene.payments("bank.example");
    scene.handlers = new String[] {"com.bank 0 0 0 0 1", "com.browser 1 0 0 0 1"};
    scene.gate.loadByUser("https://bank.example/pay");
    equal(0, scene.starts.size());
    equal("https://bank.example/pay", scene.view.page());
    equal("", scene.last());
  }

  @Rule("API 30 on: app and default; with no app silently here; else app and the user's choice; else told and here")
  public void attempts() {
    Scene scene = Scene.payments();
    scene.handlers = new String[] {"com.browser 1 0 0 0 1"};
    scene.gate.loadByUser("https://bank.example/pay");
    equal("[https://bank.example/pay 0x10000600]", scene.starts.toString());
    equal("", scene.last());
    equal("https://bank.example/pay", scene.view.page());
    scene = Scene.payments();
    scene.handlers = new String[] {"com.bank 0 1 0 0 1", "com.browser 1 0 0 0 1"};
    scene.gate.loadByUser("https://bank.example/pay");
    equal("[https://bank.example/pay 0x10000600, https://bank.example/pay 0x10000400]", scene.starts.toString());
    equal("failed https://bank.example/pay", scene.last());
    equal("https://bank.example/pay", scene.view.page());
  }

  @Rule("below API 30: the best of the query, if it clearly is the best and no browser")
  public void attemptsBefore30() {
    android.os.Build.VERSION.SDK_INT = 29;
    try {
      Scene scene = Scene.payments("com.bank");
      scene.handlers = new String[] {"com.bank 0 1 1 0 1", "com.browser 1 0 0 0 1"};
      scene.gate.loadByUser("https://bank.example/pay");
      equal("[https://bank.example/pay in com.bank 0x10000000]", scene.starts.toString());
      equal("opened https://bank.example/pay", scene.last());
      for (String first : new String[] {"com.bank 0 1 0 0 1", "com.browser 1 0 5 0 1"}) {
        scene = Scene.payments("com.bank");
        scene.handlers = new String[] {first, "com.other 0 1 0 0 1"};
        scene.gate.loadByUser("https://bank.example/pay");
        equal(first, 0, scene.starts.size());
        equal("https://bank.example/pay", scene.view.page());
      }
    } finally {
      android.os.Build.VERSION.SDK_INT = 36;
    }
  }

  @Rule("who takes an address is asked only where it matters")
  public void queriesAreRare() {
    Scene scene = Scene.payments("wallet");
    scene.view.tap("https://shop.example/cart");
    scene.view.tap(WALLET);
    scene.view.script("https://shop.example/x", false);
    equal(0, scene.queries);
    scene.gate.loadByUser("https://bank.example/pay");
    equal(1, scene.queries);
  }
}
