package org.gatehouse;

import android.content.Context;
import android.net.Uri;
import android.os.Message;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A WebView that plays what a test says, and calls its client by Android's rules.
 *
 * <ul>
 *   <li>Asked: every GET of a page, with a gesture or without, and every redirect that is a GET, also of what the app loads itself.
 *   <li>Never asked: another method, even to an unknown scheme; what the app loads itself, reload, back and forward; a sub-frame's http, https and about.
 *   <li>A sub-frame's other schemes are asked, as not for the main frame.
 *   <li>False for a scheme that no engine knows is {@code net::ERR_UNKNOWN_URL_SCHEME}.
 *   <li>A new window reaches {@code onCreateWindow} without an address, if several windows are supported; the new view asks its own client.
 * </ul>
 *
 * Source: Chromium's {@code aw_content_browser_client.cc} and {@code AwContentsClient.java}; never compared with a device.
 */
final class ScriptedWebView extends WebView {
  /** Addresses that answer with a redirect, and whether it keeps the method (307). */
  final Map<String, String> redirects = new HashMap<>();

  final Map<String, String> keepingRedirects = new HashMap<>();

  /** Everything that was asked: address and flags. */
  final List<String> asked = new ArrayList<>();

  /** Pages committed in the main frame, and in frames. */
  final List<String> pages = new ArrayList<>();

  final List<String> frames = new ArrayList<>();
  final List<String> errors = new ArrayList<>();

  /** What the app loaded itself. */
  final List<String> loads = new ArrayList<>();

  boolean isShown = true;

  /** Is called before everything that the user does: the clock goes on. */
  Runnable beforeInput = () -> {};

  private final Deque<Runnable> queue = new ArrayDeque<>();
  private boolean isStopped;
  private boolean isBusy;
  private boolean isAsking;

  ScriptedWebView(Context context) {
    super(context);
  }

  /** The address of the page that is shown. */
  String page() {
    return pages.isEmpty() ? null : pages.get(pages.size() - 1);
  }

  // What the user does

  void touch() {
    act(() -> touchTwice());
  }

  private void touchTwice() {
    beforeInput.run();
    for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
      if (touchListener != null) touchListener.onTouch(this, new MotionEvent(action));
    }
  }

  void key(int code) {
    act(
        () -> {
          beforeInput.run();
          if (keyListener != null) keyListener.onKey(this, code, new KeyEvent(KeyEvent.ACTION_DOWN, code));
        });
  }

  /** A tap on a link. */
  void tap(String url) {
    act(
        () -> {
          touchTwice();
          navigate(url, "GET", true, true, false);
        });
  }

  /** A tap on a link in a sub-frame. */
  void tapInFrame(String url) {
    act(
        () -> {
          touchTwice();
          navigate(url, "GET", false, true, false);
        });
  }

  /** A form sent by the user. */
  void post(String url) {
    act(
        () -> {
          touchTwice();
          navigate(url, "POST", true, true, false);
        });
  }

  // What pages do

  /** A script or a refresh sets the location; `hasGesture` is what the engine reports. */
  void script(String url, boolean hasGesture) {
    act(() -> navigate(url, "GET", true, hasGesture, false));
  }

  /** The engine loads a page ahead; whether it did. */
  boolean prerender(String url) {
    boolean[] isLoaded = {false};
    act(() -> isLoaded[0] = !isOverridden(new Request(url, "GET", true, false, false, Collections.singletonMap("Sec-Purpose", "prefetch;prerender"))));
    return isLoaded[0];
  }

  /** The same in a sub-frame. */
  void scriptInFrame(String url) {
    act(() -> navigate(url, "GET", false, false, false));
  }

  /** A page asks for a new window; without an address it is one that the page may give an address later. */
  void openWindow(String url, boolean hasGesture, String method) {
    act(
        () -> {
          if (!getSettings().supportMultipleWindows()) {
            navigate(url, method, true, hasGesture, false);
            return;
          }
          if (getWebChromeClient() == null) return;
          Message message = new Message();
          WebViewTransport transport = new WebViewTransport();
          message.obj = transport;
          if (!getWebChromeClient().onCreateWindow(this, false, hasGesture, message)) return;
          that("the message is sent", message.isSent);
          WebView window = transport.getWebView();
          that("the window is a view of its own", window != null && window != this);
          if (window == null) return;
          windowOfBefore = window;
          if (url == null) return;
          if (method.equals("GET")) {
            windowLoads = !window.getWebViewClient().shouldOverrideUrlLoading(window, new Request(url, "GET", true, hasGesture, false));
          } else {
            windowLoads = window.getWebViewClient().shouldInterceptRequest(window, new Request(url, method, true, hasGesture, false)) == null;
            window.getWebViewClient().doUpdateVisitedHistory(window, url, false);
          }
        });
  }

  /** Whether the newest window's own view loaded something. */
  boolean windowLoads;

  WebView windowOfBefore;

  // What the app does

  @Override
  public void loadUrl(String url) {
    Checks.that("a load while the engine waits for an answer: " + url, !isAsking);
    loads.add(url);
    boolean isOutermost = !isBusy;
    Runnable load = () -> navigate(url, "GET", true, false, true);
    if (isOutermost) act(load);
    else queue.add(load);
  }

  void goBack(String url) {
    act(() -> navigate(url, "GET", true, false, true));
  }

  @Override
  public void stopLoading() {
    isStopped = true;
  }

  @Override
  public boolean isShown() {
    return isShown;
  }

  @Override
  public boolean post(Runnable action) {
    if (isBusy) queue.add(action);
    else act(action);
    return true;
  }

  private final List<Runnable> delayed = new ArrayList<>();

  @Override
  public boolean postDelayed(Runnable action, long delayMillis) {
    delayed.add(action);
    return true;
  }

  /** Runs what was to run later, once; the test has set its clock. */
  void runDelayed() {
    List<Runnable> now = new ArrayList<>(delayed);
    for (Runnable action : now) action.run();
  }

  boolean crash() {
    return getWebViewClient().onRenderProcessGone(this, new RenderProcessGoneDetail());
  }

  // The engine

  private void act(Runnable body) {
    isBusy = true;
    body.run();
    Runnable next;
    while ((next = queue.poll()) != null) next.run();
    isBusy = false;
  }

  private void that(String what, boolean isTrue) {
    Checks.that(what, isTrue);
  }

  private static boolean isWeb(String url) {
    return url.startsWith("https:") || url.startsWith("http:");
  }

  private void navigate(String url, String method, boolean isMain, boolean hasGesture, boolean isApps) {
    if (url.startsWith("javascript:")) return;
    if (!isApps && isOverridden(new Request(url, method, isMain, hasGesture, false))) return;
    load(url, method, isMain, hasGesture, 0);
  }

  /** Asks the client, if it is one of the questions that are asked. */
  private boolean isOverridden(Request request) {
    if (!request.method.equals("GET")) return false;
    if (!request.isMain && (isWeb(request.url) || request.url.startsWith("about:"))) return false;
    asked.add(request.toString());
    isAsking = true;
    boolean isOverridden = getWebViewClient().shouldOverrideUrlLoading(this, request);
    isAsking = false;
    return isOverridden;
  }

  private void load(String url, String method, boolean isMain, boolean hasGesture, int hops) {
    boolean isKnown = isWeb(url) || url.startsWith("about:") || url.startsWith("data:") || url.startsWith("blob:");
    if (!isKnown || hops > 20) {
      errors.add((isKnown ? "net::ERR_TOO_MANY_REDIRECTS " : "net::ERR_UNKNOWN_URL_SCHEME ") + url);
      return;
    }
    String next = redirects.get(url);
    String kept = keepingRedirects.get(url);
    if (next != null || kept != null) {
      Request hop = new Request(next != null ? next : kept, next != null ? "GET" : method, isMain, hasGesture, true);
      if (isOverridden(hop)) return;
      load(hop.url, hop.method, isMain, hasGesture, hops + 1);
      return;
    }
    if (!isMain) {
      frames.add(url);
      return;
    }
    isStopped = false;
    getWebViewClient().onPageStarted(this, url, null);
    if (isStopped) return;
    pages.add(url);
    getWebViewClient().doUpdateVisitedHistory(this, url, false);
    if (isStopped) return;
    getWebViewClient().onPageFinished(this, url);
  }

  /** A question of the engine. */
  static final class Request implements WebResourceRequest {
    final String url;
    final String method;
    final boolean isMain;
    final boolean hasGesture;
    final boolean isRedirect;

    final Map<String, String> headers;

    Request(String url, String method, boolean isMain, boolean hasGesture, boolean isRedirect) {
      this(url, method, isMain, hasGesture, isRedirect, Collections.emptyMap());
    }

    Request(String url, String method, boolean isMain, boolean hasGesture, boolean isRedirect, Map<String, String> headers) {
      this.headers = headers;
      this.url = url;
      this.method = method;
      this.isMain = isMain;
      this.hasGesture = hasGesture;
      this.isRedirect = isRedirect;
    }

    @Override
    public String getMethod() {
      return method;
    }

    @Override
    public Map<String, String> getRequestHeaders() {
      return headers;
    }

    @Override
    public Uri getUrl() {
      return Uri.parse(url);
    }

    @Override
    public boolean hasGesture() {
      return hasGesture;
    }

    @Override
    public boolean isForMainFrame() {
      return isMain;
    }

    @Override
    public boolean isRedirect() {
      return isRedirect;
    }

    @Override
    public String toString() {
      return url + (isMain ? "" : " frame") + (hasGesture ? " gesture" : "") + (isRedirect ? " redirect" : "");
    }
  }
}
