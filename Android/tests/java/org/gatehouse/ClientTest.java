package org.gatehouse;

import static org.gatehouse.Checks.equal;
import static org.gatehouse.Checks.that;
import static org.gatehouse.Checks.throwing;

import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Message;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.webkit.JsResult;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.gatehouse.Checks.Rule;

/** The client in front of a view, and what it leaves to the app. */
public class ClientTest {
  static final String POLICY =
      "{\"gatehouse\":1,\"unknownSource\":\"page\",\"web\":{\"pages\":[\"https://shop.example\",\"https://pay.example\"]},"
          + "\"links\":{\"domains\":[\"shop.example\"],\"schemes\":[\"shopapp\"],\"unmatched\":\"pages\",\"routes\":["
          + "{\"name\":\"product\",\"path\":\"/product/{id}\",\"parameters\":{\"id\":\"digits(1...12)\",\"tag\":\"token?*\"}}]},"
          + "\"handoff\":{\"schemes\":[\"tel\",\"wallet\"],\"activation\":[\"direct\",\"recent\",\"redirect\"],\"from\":[\"https://shop.example\"],"
          + "\"universalLinks\":[{\"domain\":\"partner.example\",\"fallback\":\"load\"}]}}";

  private static Scene shop() {
    return Scene.shows(POLICY, Scene.SHOP);
  }

  @Rule("a page that is listed loads in the engine, one that is not loads nowhere")
  public void pages() {
    Scene scene = shop();
    scene.view.tap("https://pay.example/checkout");
    equal("https://pay.example/checkout", scene.view.page());
    scene.view.tap("https://evil.example/");
    equal("https://pay.example/checkout", scene.view.page());
    equal("blocked web.unlisted", scene.last());
  }

  @Rule("a route is shown, with its parameters, and the page stays")
  public void routes() {
    Scene scene = shop();
    scene.view.tap("https://shop.example/product/42?tag=a&tag=b");
    equal("route product {id=[42], tag=[a, b]}", scene.last());
    equal(Scene.SHOP, scene.view.page());
    scene.view.tap("shopapp://product/7");
    equal("route product {id=[7]}", scene.last());
  }

  @Rule("a POST and a sub-frame's page are never asked about; a POST to an unlisted page is stopped when it begins")
  public void neverAsked() {
    Scene scene = shop();
    scene.view.post("https://pay.example/result");
    equal("https://pay.example/result", scene.view.page());
    scene.view.post("https://evil.example/result");
    equal("unlisted https://evil.example/result", scene.last());
    equal("about:blank", scene.view.page());
    that("nothing of it was shown", !scene.view.pages.contains("https://evil.example/result"));
    equal(0, scene.view.asked.size());
  }

  @Rule("what the app loads past the gate is looked at when it begins; its redirect is asked")
  public void hostLoads() {
    Scene scene = shop();
    scene.view.loadUrl("https://evil.example/");
    equal("unlisted https://evil.example/", scene.last());
    scene = shop();
    scene.view.redirects.put("https://pay.example/a", "https://evil.example/");
    scene.view.loadUrl("https://pay.example/a");
    equal("blocked web.unlisted", scene.last());
    equal("[https://evil.example/ redirect]", scene.view.asked.toString());
    scene.gate.load("https://evil.example/");
    equal("blocked web.unlisted", scene.last());
  }

  @Rule("a redirect of what the app loads is not the user's")
  public void hostRedirect() {
    Scene scene = shop();
    scene.view.redirects.put("https://shop.example/go", "wallet://pay");
    scene.view.loadUrl("https://shop.example/go");
    equal("blocked handoff.needs-activation", scene.last());
  }

  @Rule("a page that is loaded ahead shows no screen, opens no app and is not loaded: nobody went there yet (AND-0241)")
  public void ahead() {
    Scene scene = shop();
    scene.apps.add("partner.example");
    scene.view.touch();
    for (String url : new String[] {"https://shop.example/product/42", "https://partner.example/table", "wallet://pay", "https://pay.example/"}) {
      equal(url, false, scene.view.prerender(url));
    }
    equal("[]", scene.log.toString());
    equal(0, scene.starts.size());
    scene.view.tap("https://shop.example/product/42");
    equal("route product {id=[42]}", scene.last());
  }

  @Rule("a partner's link goes to its app; without the app the engine goes on with it")
  public void partner() {
    Scene scene = shop();
    scene.apps.add("partner.example");
    scene.view.tap("https://partner.example/table");
    equal("opened https://partner.example/table", scene.last());
    equal(Scene.SHOP, scene.view.page());
    scene = shop();
    scene.view.tap("https://partner.example/table");
    equal("https://partner.example/table", scene.view.page());
    equal("the engine itself, not a load of the app", 0, scene.view.loads.size());
  }

  @Rule("a launch only from a page that may: the page that is committed, not one that is loading")
  public void current() {
    Scene scene = Scene.shows(POLICY, "https://pay.example/checkout");
    scene.apps.add("wallet");
    scene.view.tap("wallet://pay");
    equal("blocked handoff.from", scene.last());
    scene.view.tap("https://shop.example/cart");
    scene.view.tap("wallet://pay");
    equal("opened wallet://pay", scene.last());
  }

  @Rule("nothing launches from a view that cannot be seen, or from the background")
  public void hidden() {
    Scene scene = shop();
    scene.apps.add("wallet");
    scene.view.isShown = false;
    scene.view.tap("wallet://pay");
    equal("blocked handoff.hidden", scene.last());
    scene.view.isShown = true;
    scene.gate.onPause();
    scene.view.tap("wallet://pay");
    equal("blocked handoff.hidden", scene.last());
    scene.view.touch();
    scene.now += 10;
    scene.gate.onResume();
    scene.view.script("wallet://pay", false);
    equal("blocked handoff.needs-activation", scene.last());
    scene.now += 10;
    scene.view.tap("wallet://pay");
    equal("opened wallet://pay", scene.last());
  }

  @Rule("a question is answered once, and only while it is open")
  public void ask() {
    Scene scene = Scene.shows(Scene.PAYMENTS, Scene.SHOP);
    scene.apps.add("wallet");
    scene.view.touch();
    scene.now += 20_000;
    scene.view.script("wallet://pay", false);
    equal("ask wallet://pay", scene.last());
    equal("not before the answer", 0, scene.starts.size());
    scene.answer.give(true);
    scene.answer.give(true);
    equal(1, scene.starts.size());
    equal("opened wallet://pay", scene.last());
    scene = Scene.shows(Scene.PAYMENTS, Scene.SHOP);
    scene.apps.add("wallet");
    scene.view.touch();
    scene.now += 20_000;
    scene.view.script("wallet://pay", false);
    scene.answer.give(false);
    scene.answer.give(true);
    equal("a no is a no", 0, scene.starts.size());
    scene = Scene.shows(Scene.PAYMENTS, Scene.SHOP);
    scene.apps.add("wallet");
    scene.view.touch();
    scene.now += 20_000;
    scene.view.script("wallet://pay", false);
    scene.now += 1_000;
    scene.view.tap("https://other.example/");
    scene.answer.give(true);
    equal("too late", 0, scene.starts.size());
    scene = Scene.shows(POLICY.replace("\"handoff\":{", "\"handoff\":{\"confirm\":\"always\","), Scene.SHOP);
    scene.apps.add("wallet");
    scene.view.tap("wallet://pay");
    GatehouseEvents.Answer first = scene.answer;
    first.give(false);
    scene.view.tap("wallet://pay");
    equal("ask wallet://pay", scene.last());
    first.give(true);
    equal("an answer is to its own question", 0, scene.starts.size());
    scene.answer.give(true);
    equal(1, scene.starts.size());
  }

  @Rule("where an address lands counts: a document without a server may stand in a frame and not fill the view")
  public void frameDocuments() {
    Scene scene = Scene.shows("{\"gatehouse\":1,\"unknownSource\":\"page\",\"web\":{\"documents\":{\"data\":\"frames\"}}}", Scene.SHOP);
    scene.view.scriptInFrame("data:text/html,x");
    equal("[data:text/html,x]", scene.view.frames.toString());
    scene.view.tap("data:text/html,x");
    equal("blocked document.place", scene.last());
  }

  @Rule("a new window is decided by its first address and loads nothing itself")
  public void windows() {
    Scene scene = shop();
    scene.view.openWindow("https://shop.example/help", true, "GET");
    equal("https://shop.example/help", scene.view.page());
    that("the window is gone", scene.view.windowOfBefore.isDestroyed && !scene.view.windowLoads);
    scene.view.openWindow("https://evil.example/", true, "GET");
    equal("blocked web.unlisted", scene.last());
    scene.view.openWindow("shopapp://product/9", true, "GET");
    equal("route product {id=[9]}", scene.last());
    scene.apps.add("wallet");
    scene.view.openWindow("wallet://pay", false, "GET");
    equal("blocked handoff.needs-activation", scene.last());
    scene.now += 1;
    scene.view.openWindow("wallet://pay", true, "GET");
    equal("opened wallet://pay", scene.last());
    String page = scene.view.page();
    scene.view.openWindow("https://pay.example/form", true, "POST");
    that("a form in a window gets nothing", !scene.view.windowLoads && scene.view.windowOfBefore.isDestroyed);
    equal(page, scene.view.page());
  }

  @Rule("a window that gets no address is gone with its opener's page, with the next window, with the page's process, and after a minute")
  public void windowWithoutAddress() {
    Scene scene = shop();
    scene.view.openWindow(null, true, "GET");
    WebView first = scene.view.windowOfBefore;
    that("it waits: a page may fetch the address first", !first.isDestroyed);
    first.getWebViewClient().shouldOverrideUrlLoading(first, new ScriptedWebView.Request("shopapp://product/9", "GET", true, true, false));
    equal("route product {id=[9]}", scene.last());
    scene.view.openWindow(null, true, "GET");
    first = scene.view.windowOfBefore;
    scene.view.openWindow(null, true, "GET");
    WebView second = scene.view.windowOfBefore;
    that("the next takes its place", first.isDestroyed && !second.isDestroyed);
    scene.view.tap("https://pay.example/next");
    that("its opener's page is gone", second.isDestroyed);
    scene.log.clear();
    second.getWebViewClient().shouldOverrideUrlLoading(second, new ScriptedWebView.Request("shopapp://product/8", "GET", true, true, false));
    equal("[]", scene.log.toString());
    scene.view.openWindow(null, true, "GET");
    WebView third = scene.view.windowOfBefore;
    scene.view.runDelayed();
    that("a minute is over", third.isDestroyed);
    scene.view.openWindow(null, true, "GET");
    WebView fourth = scene.view.windowOfBefore;
    scene.view.crash();
    that("the page's process ended", fourth.isDestroyed);
  }

  @Rule("a client that somebody made around the gate stands behind it, hands on to the app's own, and nobody hears anything twice")
  public void aroundTheGate() {
    ScriptedWebView view = new ScriptedWebView(new Scene.NoContext());
    List<String> heard = new ArrayList<>();
    view.setWebViewClient(new Hearing("own", null, heard));
    long[] time = {0};
    GatehouseWebViewClient gate =
        GatehouseWebViewClient.attach(view, GatehousePolicy.parse(POLICY), uri -> {}, route -> heard.add("route"), () -> time[0] += 100);
    for (String name : new String[] {"first", "second"}) {
      view.setWebViewClient(new Hearing(name, view.getWebViewClient(), heard));
      view.touch();
    }
    that("the gate is in front", view.getWebViewClient() == gate);
    view.tap("https://pay.example/a");
    equal("[second asked, first asked, own asked, second started, first started, own started]", heard.toString());
    heard.clear();
    view.tap("https://shop.example/product/1");
    view.tap("https://evil.example/");
    equal("[route]", heard.toString());
    equal("https://pay.example/a", view.page());
    for (int i = 0; i < 15; i++) view.redirects.put("https://pay.example/" + i, "https://pay.example/" + (i + 1));
    view.tap("https://pay.example/0");
    equal("each of fifteen hops counts once", "https://pay.example/15", view.page());
    for (int i = 0; i < 30; i++) {
      view.setWebViewClient(new Hearing("more", view.getWebViewClient(), heard));
      view.touch();
    }
    heard.clear();
    view.tap("https://pay.example/b");
    that("not without end: " + heard.size(), heard.size() <= 16);
  }

  /** The same for the chrome client: its wrapper and the app's own hear a page's dialog once. */
  @Rule("a chrome client around the gate's is no circle")
  public void chromeAroundTheGate() {
    Scene scene = shop();
    List<String> heard = new ArrayList<>();
    scene.view.setWebChromeClient(
        new WebChromeClient() {
          final WebChromeClient inner = scene.view.getWebChromeClient();

          @Override
          public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
            heard.add(message);
            return inner.onJsAlert(view, url, message, result);
          }
        });
    scene.view.touch();
    JsResult result = new JsResult();
    that("handled", scene.view.getWebChromeClient().onJsAlert(scene.view, Scene.SHOP, "hello", result));
    that("cancelled", result.isCancelled);
    equal("[hello]", heard.toString());
    scene.view.setWebChromeClient(null);
    scene.view.touch();
    scene.view.getWebChromeClient().onJsAlert(scene.view, Scene.SHOP, "again", new JsResult());
    equal("the app took its client away", "[hello]", heard.toString());
  }

  /** A client that notes what it hears and hands it on to the one that was there. */
  private static final class Hearing extends WebViewClient {
    private final String name;
    private final WebViewClient inner;
    private final List<String> heard;

    Hearing(String name, WebViewClient inner, List<String> heard) {
      this.name = name;
      this.inner = inner;
      this.heard = heard;
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
      heard.add(name + " asked");
      return inner != null && inner.shouldOverrideUrlLoading(view, request);
    }

    @Override
    public void onPageStarted(WebView view, String url, Bitmap favicon) {
      heard.add(name + " started");
      if (inner != null) inner.onPageStarted(view, url, favicon);
    }
  }

  @Rule("a view has one gate: a second is refused while the first is open, and takes over the app's clients when that is closed")
  public void secondGate() {
    Scene scene = shop();
    List<String> heard = new ArrayList<>();
    scene.gate.setAppClients(new Hearing("own", null, heard), null);
    try (GatehousePolicy policy = GatehousePolicy.parse(POLICY)) {
      throwing(IllegalStateException.class, () -> GatehouseWebViewClient.attach(scene.view, policy, uri -> {}));
      that("the view is as it was", scene.view.getWebViewClient() == scene.gate);
      scene.gate.close();
      GatehouseWebViewClient next = GatehouseWebViewClient.attach(scene.view, policy, uri -> {}, null, () -> scene.now);
      that("the new one is in front", scene.view.getWebViewClient() == next);
      next.load("https://pay.example/");
      equal("https://pay.example/", scene.view.page());
      equal("[own started]", heard.toString());
      ScriptedWebView taken = new ScriptedWebView(new Scene.NoContext());
      GatehouseWebViewClient own = GatehouseWebViewClient.attach(taken, policy, uri -> {}, null, () -> scene.now);
      next.setEvents(
          new GatehouseEvents() {
            @Override
            public WebView onRendererGone(WebView view, boolean didCrash) {
              return taken;
            }
          });
      equal("a view that has a gate already keeps it", true, scene.view.crash());
      that("in front", taken.getWebViewClient() == own);
      that("the old one is closed", next.isClosed());
    }
  }

  @Rule("one line is enough: without a router a link to a screen shows nothing, and that is told")
  public void withoutRouter() {
    ScriptedWebView view = new ScriptedWebView(new Scene.NoContext());
    List<String> log = new ArrayList<>();
    long[] time = {0};
    GatehouseWebViewClient gate = GatehouseWebViewClient.attach(view, GatehousePolicy.parse(POLICY), log::add, null, () -> time[0] += 100);
    gate.setEvents(
        new GatehouseEvents() {
          @Override
          public void onError(RuntimeException error) {
            log.add(error.getMessage());
          }
        });
    gate.load(Scene.SHOP);
    view.tap("https://shop.example/product/1");
    equal("[nobody shows the screen product: setRouter]", log.toString());
    equal(Scene.SHOP, view.page());
    log.clear();
    gate.setRouter(route -> log.add(route.getName()));
    view.tap("https://shop.example/product/1");
    equal("[product]", log.toString());
  }

  @Rule("a window that the policy allows is the app's to show")
  public void windowOfItsOwn() {
    Scene scene = Scene.shows("{\"gatehouse\":1,\"unknownSource\":\"page\",\"web\":{\"newWindows\":\"window\"}}", Scene.SHOP);
    scene.view.openWindow("https://shop.example/help", true, "GET");
    equal("window https://shop.example/help", scene.last());
    equal(Scene.SHOP, scene.view.page());
  }

  @Rule("a return is delivered once, from the page or from outside")
  public void returns() {
    Scene scene = shop();
    scene.gate.expectReturn("shopapp://signed-in", "s1", null, -1);
    scene.view.tap("shopapp://signed-in?code=c&state=other");
    equal("blocked links.return-state", scene.last());
    scene.view.tap("shopapp://signed-in?code=c&state=s1");
    equal("return shopapp://signed-in?code=c&state=s1", scene.last());
    scene.view.tap("shopapp://signed-in?code=c&state=s1");
    that(scene.last(), scene.last().startsWith("blocked"));
    scene.gate.expectReturn("shopapp://signed-in", null, null, 1_000);
    Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://signed-in?code=d"));
    try (GatehousePolicy policy = GatehousePolicy.parse(POLICY);
        GatehouseInbox inbox = inbox(policy, true, scene.log)) {
      inbox.post(intent, null, scene.gate);
      equal("return shopapp://signed-in?code=d", scene.last());
      inbox.post(intent, null, scene.gate);
      equal("REJECT links.unmatched", scene.last());
      scene.gate.expectReturn("shopapp://signed-in", "s1", null, 1_000);
      inbox.post(intent, null, scene.gate);
      equal("blocked links.return-state", scene.last());
      inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/5")), null, scene.gate);
      equal("route product {id=[5]}", scene.last());
    }
  }

  private static GatehouseInbox inbox(GatehousePolicy policy, boolean isReady, List<String> log) {
    long[] time = {0};
    GatehouseInbox inbox = new GatehouseInbox(policy, isReady, route -> log.add("route " + route), () -> time[0] += 10_000);
    inbox.setListener(verdict -> log.add(verdict.toString()));
    return inbox;
  }

  @Rule("an activity's intent brings a route or is refused; history and other actions bring nothing")
  public void arrivals() {
    List<String> log = new ArrayList<>();
    try (GatehousePolicy policy = GatehousePolicy.parse(POLICY);
        GatehouseInbox inbox = inbox(policy, true, log)) {
      for (String link :
          new String[] {
            "shopapp://product/1", "https://shop.example/product/2", "shopapp://delete/1", "javascript:alert(1)", "https://evil.example/product/1", "",
            "shopapp://product/1\uD800", "intent://product/1#Intent;scheme=shopapp;end",
          }) {
        equal(true, inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse(link)), null, null));
      }
      equal(
          "[route product {id=[1]}, route product {id=[2]}, REJECT links.unmatched, REJECT scheme.script, REJECT links.foreign, REJECT url.missing,"
              + " REJECT links.parameter, REJECT links.foreign]",
          log.toString());
      log.clear();
      equal(false, inbox.post(new Intent("android.intent.action.SEND", Uri.parse("shopapp://product/3")), null, null));
      equal(false, inbox.post(new Intent(Intent.ACTION_VIEW, null), null, null));
      equal(false, inbox.post(null, null, null));
      Intent again = new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/4"));
      again.setFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);
      equal(false, inbox.post(again, null, null));
      equal("[]", log.toString());
    }
  }

  @Rule("links wait until the app is ready and somebody is signed in; a newer one takes an older one's place; sign-out ends them")
  public void waitingArrivals() {
    String policyText = POLICY.replace("\"name\":\"product\",", "\"name\":\"product\",\"requires\":[\"signedIn\"],");
    List<String> log = new ArrayList<>();
    try (GatehousePolicy policy = GatehousePolicy.parse(policyText);
        GatehouseInbox inbox = inbox(policy, false, log)) {
      inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/1")), "main", null);
      inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/2")), "main", null);
      equal("[HOLD arrival.waits, HOLD arrival.waits, IGNORE arrival.replaced]", log.toString());
      log.clear();
      inbox.ready(null, true);
      equal("[]", log.toString());
      inbox.signIn("anna");
      equal("[route product {id=[2]}]", log.toString());
      log.clear();
      inbox.signOut();
      inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/3")), "main", null);
      inbox.sceneClosed("main");
      inbox.post(new Intent(Intent.ACTION_VIEW, Uri.parse("shopapp://product/4")), "main", null);
      inbox.cancelled(null);
      inbox.switchAccount("bob");
      equal(4, log.size());
    }
    throwing(IllegalStateException.class, () -> new GatehouseInbox(closedPolicy(), true, route -> {}));
  }

  private static GatehousePolicy closedPolicy() {
    GatehousePolicy policy = GatehousePolicy.parse(POLICY);
    policy.close();
    return policy;
  }

  @Rule("the app's own client hears what the engine goes on with, and may refuse more, never allow more")
  public void ownClient() {
    ScriptedWebView view = new ScriptedWebView(new Scene.NoContext());
    List<String> heard = new ArrayList<>();
    boolean[] answer = {false};
    long[] time = {0};
    view.setWebViewClient(
        new WebViewClient() {
          @Override
          public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
            heard.add("asked " + request.getUrl());
            return answer[0];
          }

          @Override
          public void onPageStarted(WebView view, String url, Bitmap favicon) {
            heard.add("started " + url);
          }

          @Override
          public void onPageFinished(WebView view, String url) {
            heard.add("finished " + url);
          }
        });
    GatehouseWebViewClient gate = GatehouseWebViewClient.attach(view, GatehousePolicy.parse(POLICY), uri -> {}, route -> heard.add("route"), () -> time[0] += 100);
    gate.load(Scene.SHOP);
    view.tap("https://pay.example/a");
    equal(
        "[started https://shop.example/, finished https://shop.example/, asked https://pay.example/a, started https://pay.example/a, finished"
            + " https://pay.example/a]",
        heard.toString());
    heard.clear();
    view.tap("https://evil.example/");
    view.tap("https://shop.example/product/1");
    equal("[route]", heard.toString());
    answer[0] = true;
    view.tap("https://pay.example/b");
    equal("https://pay.example/a", view.page());
  }

  @Rule("every method of a client that the platform has is forwarded")
  public void everyMethod() throws ReflectiveOperationException {
    for (Class<?>[] pair :
        new Class<?>[][] {
          {WebViewClient.class, GatehouseWebViewClient.class}, {WebChromeClient.class, GatehouseWebChromeClient.class},
        }) {
      for (Method method : pair[0].getDeclaredMethods()) {
        if (!Modifier.isPublic(method.getModifiers()) || method.isSynthetic()) continue;
        Method ours = pair[1].getMethod(method.getName(), method.getParameterTypes());
        that(method + " is not forwarded", ours.getDeclaringClass() != pair[0]);
      }
    }
  }

  @Rule("listeners consume nothing and the app's own go on; what they answer counts")
  public void listeners() {
    Scene scene = shop();
    MotionEvent down = new MotionEvent(MotionEvent.ACTION_DOWN);
    KeyEvent key = new KeyEvent(KeyEvent.ACTION_DOWN, 66);
    equal(false, scene.view.touchListener.onTouch(scene.view, down));
    equal(false, scene.view.keyListener.onKey(scene.view, 66, key));
    List<String> heard = new ArrayList<>();
    scene.gate.setAppListeners((view, event) -> heard.add("touch"), (view, code, event) -> heard.add("key"));
    equal(true, scene.view.touchListener.onTouch(scene.view, down));
    equal(true, scene.view.keyListener.onKey(scene.view, 66, key));
    equal("[touch, key]", heard.toString());
    // Lifting a finger and moving it are no activation.
    scene = shop();
    scene.apps.add("wallet");
    scene.view.touchListener.onTouch(scene.view, new MotionEvent(MotionEvent.ACTION_UP));
    scene.view.touchListener.onTouch(scene.view, new MotionEvent(MotionEvent.ACTION_MOVE));
    scene.view.script("wallet://pay", false);
    equal("blocked handoff.needs-activation", scene.last());
  }

  @Rule("somebody who sets another client is noticed, and the gate stands in front again")
  public void replaced() {
    Scene scene = shop();
    WebViewClient other = new WebViewClient();
    scene.view.setWebViewClient(other);
    scene.view.touch();
    equal("replaced", scene.last());
    that("the gate is in front", scene.view.getWebViewClient() == scene.gate);
    scene.view.tap("https://evil.example/");
    equal("blocked web.unlisted", scene.last());
    scene.view.setWebChromeClient(new WebChromeClient());
    scene.view.touch();
    equal("replaced", scene.last());
    scene.log.clear();
    scene.view.touch();
    equal("", scene.last());
  }

  @Rule("a view without a chrome client of the app's shows no dialogs of pages, as before")
  public void dialogs() {
    Scene scene = shop();
    JsResult result = new JsResult();
    that("handled", scene.view.getWebChromeClient().onJsAlert(scene.view, Scene.SHOP, "hello", result));
    that("cancelled", result.isCancelled);
  }

  @Rule("a page process that ended: the gate moves to a new view and shows the page again, within the budget")
  public void recovery() {
    Scene scene = shop();
    scene.view.tap("https://pay.example/checkout");
    ScriptedWebView view = scene.view;
    equal("without a new view the system goes on as ever", false, view.crash());
    scene.view.touch();
    for (int i = 0; i < 2; i++) {
      ScriptedWebView next = new ScriptedWebView(new Scene.NoContext());
      scene.nextView = next;
      equal(true, view.crash());
      equal("https://pay.example/checkout", next.page());
      view = next;
    }
    scene.nextView = new ScriptedWebView(new Scene.NoContext());
    equal(true, view.crash());
    equal("exhausted", scene.last());
    equal(null, ((ScriptedWebView) scene.nextView).page());
    scene.log.clear();
    view = (ScriptedWebView) scene.nextView;
    scene.apps.add("wallet");
    view.script("wallet://pay", false);
    that("what the user did before counts no more", !scene.last().startsWith("opened"));
  }

  @Rule("a closed gate allows nothing, and may be closed again")
  public void closed() {
    Scene scene = shop();
    scene.gate.close();
    scene.gate.close();
    scene.view.tap("https://pay.example/");
    scene.view.tap("wallet://pay");
    scene.view.script("https://shop.example/x", false);
    scene.view.openWindow("https://shop.example/help", true, "GET");
    equal(Scene.SHOP, scene.view.page());
    equal(0, scene.view.errors.size());
    scene.gate.load("https://pay.example/");
    scene.gate.onPause();
    scene.view.loadUrl("https://pay.example/");
    equal("the gate's errors", "[]", scene.log.toString());
    that("it shows nothing new", !scene.view.pages.contains("https://pay.example/"));
  }

  @Rule("an error inside the gate refuses")
  public void errors() {
    Scene scene = shop();
    scene.gate.setLauncher(
        new GatehouseLauncher() {
          @Override
          public boolean start(String data, String packageName, int flags) {
            throw new IllegalArgumentException("no such activity");
          }

          @Override
          public String[] handlers(String url) {
            throw new IllegalStateException("the system is away");
          }
        });
    scene.view.tap("https://partner.example/table");
    equal("error java.lang.IllegalStateException: the system is away", scene.last());
    equal(Scene.SHOP, scene.view.page());
    scene.log.clear();
    scene.view.tap("wallet://pay");
    equal("a launcher that fails started nothing", "[error java.lang.IllegalArgumentException: no such activity, failed wallet://pay]", scene.log.toString());
  }

  @Rule("a broken or closed policy attaches to nothing")
  public void brokenPolicy() {
    GatehousePolicyException error = throwing(GatehousePolicyException.class, () -> GatehousePolicy.parse("{\"gatehouse\":1,\n \"wep\":{}}"));
    that("the report says where and what: " + error, error != null && error.getMessage().contains("2:") && error.getMessage().contains("web"));
    GatehousePolicy policy = GatehousePolicy.parse("{\"gatehouse\":1}");
    policy.close();
    ScriptedWebView view = new ScriptedWebView(new Scene.NoContext());
    WebViewClient before = view.getWebViewClient();
    throwing(IllegalStateException.class, () -> GatehouseWebViewClient.attach(view, policy, uri -> {}));
    that("the view is as it was", view.getWebViewClient() == before);
  }

  @Rule("more than 20 hops are refused")
  public void hops() {
    Scene scene = shop();
    for (int i = 0; i < 30; i++) scene.view.redirects.put("https://shop.example/" + i, "https://shop.example/" + (i + 1));
    scene.view.tap("https://shop.example/0");
    equal("blocked chain.too-long", scene.last());
    scene = shop();
    for (int i = 0; i < 10; i++) scene.view.redirects.put("https://shop.example/" + i, "https://shop.example/" + (i + 1));
    scene.view.tap("https://shop.example/0");
    equal("https://shop.example/10", scene.view.page());
  }

  @Rule("a policy that takes an unknown source for a frame launches nothing on Android")
  public void strictSource() {
    Scene scene = Scene.shows("{\"gatehouse\":1,\"handoff\":{\"schemes\":[\"wallet\"],\"from\":\"any\"}}", Scene.SHOP);
    scene.apps.add("wallet");
    scene.view.tap("wallet://pay");
    equal("blocked frame.handoff", scene.last());
  }

  @Rule("a window without its transport, and a client of before Android 7, are answered")
  @SuppressWarnings("deprecation")
  public void oldCalls() {
    Scene scene = shop();
    Message message = new Message();
    equal(false, scene.view.getWebChromeClient().onCreateWindow(scene.view, false, true, message));
    equal(true, scene.gate.shouldOverrideUrlLoading(scene.view, "https://evil.example/"));
    equal(false, scene.gate.shouldOverrideUrlLoading(scene.view, "https://pay.example/"));
    WebResourceResponse none = scene.gate.shouldInterceptRequest(scene.view, new ScriptedWebView.Request("https://x.example/", "GET", true, false, false));
    equal(null, none);
  }
}
