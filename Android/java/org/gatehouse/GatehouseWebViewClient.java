package org.gatehouse;

import android.graphics.Bitmap;
import android.os.Build;
import android.os.SystemClock;
import android.view.View;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebChromeClient;
import android.webkit.WebResourceRequest;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The gate in front of a WebView: it answers the view's questions by the policy and carries out the verdicts. It decides nothing itself.
 *
 * <pre>{@code
 * GatehousePolicy policy = GatehousePolicy.parse(text);
 * GatehouseWebViewClient gate = GatehouseWebViewClient.attach(webView, policy, uri -> toast("No app for " + uri));
 * gate.load("https://shop.example/");
 * }</pre>
 *
 * <p>Everything here is called on the main thread, as WebView asks for. The app's own clients and listeners go on hearing everything.
 */
public final class GatehouseWebViewClient extends ForwardingWebViewClient {
  /** Tells the time in milliseconds; for tests. */
  interface Clock {
    long now();
  }

  private final GatehouseGate gate;
  private final BridgeCalls calls;
  private final List<ViewHook> hooks = new ArrayList<>();
  private final GatehouseFailureHook failures;
  private final GatehouseInputs inputs = new GatehouseInputs(this);
  private final GatehouseWebChromeClient chrome = new GatehouseWebChromeClient(this);
  private final Clock clock;
  private GatehouseRouter router;
  private GatehouseEvents events = new GatehouseEvents() {};
  private GatehouseLauncher launcher;
  private WebView view;
  private String committed;
  private boolean isClosed;

  private GatehouseWebViewClient(GatehousePolicy policy, GatehouseFailureHook failures, GatehouseRouter router, Clock clock) {
    gate = new GatehouseGate(policy, Build.VERSION.SDK_INT);
    this.failures = failures;
    this.router = router;
    this.clock = clock;
    calls = new BridgeCalls(this, gate, clock);
  }

  // The app's side

  /**
   * Puts the gate in front of a view, and of the clients that the view has (before Android 8 a view does not tell: see {@link #setAppClients}). A closed gate in
   * front of the view is replaced; the app's clients behind it stay.
   *
   * @param failures hears of addresses that should have opened another app and opened none
   * @throws IllegalStateException if the policy is closed, or the view has another gate that is not closed; the view is as it was then
   */
  @NonNull
  public static GatehouseWebViewClient attach(
      @NonNull WebView view, @NonNull GatehousePolicy policy, @NonNull GatehouseFailureHook failures) {
    return attach(view, policy, failures, null, SystemClock::elapsedRealtime);
  }

  /** The same, for an app whose policy has routes: see {@link #setRouter}. */
  @NonNull
  public static GatehouseWebViewClient attach(
      @NonNull WebView view, @NonNull GatehousePolicy policy, @NonNull GatehouseFailureHook failures, @NonNull GatehouseRouter router) {
    return attach(view, policy, failures, router, SystemClock::elapsedRealtime);
  }

  static GatehouseWebViewClient attach(
      WebView view, GatehousePolicy policy, GatehouseFailureHook failures, GatehouseRouter router, Clock clock) {
    // Each of two would put itself in front of the other, again and again.
    if (isTaken(view, null)) throw new IllegalStateException("the view has a gate; close it before another is attached");
    GatehouseWebViewClient client = new GatehouseWebViewClient(policy, failures, router, clock);
    client.attachTo(view);
    return client;
  }

  /** Whether another gate stands in front of a view. */
  private static boolean isTaken(WebView view, GatehouseWebViewClient own) {
    if (Build.VERSION.SDK_INT < 26) return false;
    WebViewClient client = view.getWebViewClient();
    return client instanceof GatehouseWebViewClient && client != own && !((GatehouseWebViewClient) client).isClosed;
  }

  private void attachTo(WebView view) {
    this.view = view;
    if (launcher == null || launcher instanceof AndroidLauncher) launcher = new AndroidLauncher(view.getContext());
    if (Build.VERSION.SDK_INT >= 26) standBefore(view.getWebViewClient(), view.getWebChromeClient());
    view.getSettings().setSupportMultipleWindows(true);
    view.setWebViewClient(this);
    view.setWebChromeClient(chrome);
    view.setOnTouchListener(inputs);
    view.setOnKeyListener(inputs);
    for (ViewHook hook : hooks) hook.prepare(view);
  }

  /** Stands in front of what a view has. Of a gate that is closed only what was behind it stays. */
  private void standBefore(WebViewClient client, WebChromeClient chromeClient) {
    if (client instanceof GatehouseWebViewClient) {
      behind.takeOver(((GatehouseWebViewClient) client).behind);
    } else {
      behind.set(client);
    }
    if (chromeClient instanceof GatehouseWebChromeClient) {
      chrome.behind.takeOver(((GatehouseWebChromeClient) chromeClient).behind);
    } else {
      chrome.behind.set(chromeClient);
    }
  }

  /**
   * Sets the app's own clients, which hear everything that the gate hears; null is none. A client that was made around the gate, and hands on to it, is set in
   * the view itself: the gate goes in front of it and calls it once.
   */
  public void setAppClients(@Nullable WebViewClient client, @Nullable WebChromeClient chromeClient) {
    if (client != this) behind.set(client);
    if (chromeClient != chrome) chrome.behind.set(chromeClient);
  }

  /** Sets who shows the app's own screens; null is nobody, and a link to one is an error that {@link GatehouseEvents#onError} hears. */
  public void setRouter(@Nullable GatehouseRouter router) {
    this.router = router;
  }

  /** Sets the app's own listeners of the view: a view has one of each and does not tell which. What they answer counts. */
  public void setAppListeners(@Nullable View.OnTouchListener touches, @Nullable View.OnKeyListener keys) {
    inputs.setTouches(touches);
    inputs.setKeys(keys);
  }

  /** Sets who hears what the gate does; null is nobody. */
  public void setEvents(@Nullable GatehouseEvents events) {
    this.events = events == null ? new GatehouseEvents() {} : events;
  }

  /** Sets who starts other apps. */
  public void setLauncher(@NonNull GatehouseLauncher launcher) {
    this.launcher = launcher;
  }

  /** Loads an address for the app itself, if the policy allows it. */
  public void load(@NonNull String url) {
    decideHost(url);
  }

  /**
   * Loads an address that the user chose: it counts as the user's action, and as the policy's {@code handoff.userLoads} says it is offered to other apps
   * first.
   */
  public void loadByUser(@NonNull String url) {
    if (note(NativeGate.USER_LOAD, url)) decideHost(url);
  }

  /** The app went to the background: nothing launches from there. */
  public void onPause() {
    note(NativeGate.BACKGROUND, null);
  }

  /** The app came to the foreground: what the user did before counts no more. */
  public void onResume() {
    note(NativeGate.FOREGROUND, null);
  }

  /**
   * A payment or sign-in begins, whose result comes back at this address.
   *
   * @param state the {@code state} that it must carry, or null
   * @param issuer the {@code iss} that it must carry, or null
   * @param withinMs for how long, in milliseconds; negative is without a limit
   */
  public void expectReturn(@NonNull String address, @Nullable String state, @Nullable String issuer, long withinMs) {
    gate.expectReturn(address, state, issuer, withinMs, clock.now());
  }

  /** The payment or sign-in is over without a result. */
  public void cancelReturn() {
    note(NativeGate.CANCEL_RETURN, null);
  }

  /** Whether a link from outside is the return that this view waits for, or one that pretends to be. */
  boolean takesReturn(String link) {
    if (isClosed) return false;
    GatehouseVerdict verdict = gate.arrive(link, null, clock.now());
    if (verdict.getKind() == GatehouseVerdict.Kind.DELIVER) {
      events.onReturn(verdict.getUrl());
      return true;
    }
    if (!verdict.getReason().startsWith("links.return")) return false;
    events.onBlocked(verdict);
    return true;
  }

  /** Sets who answers the policy's bridge; null is nobody, and calls fail. */
  public void setBridge(@Nullable GatehouseBridge bridge) {
    calls.bridge = bridge;
  }

  /**
   * Takes a message of a page, from a listener whose engine names the sender: androidx.webkit's {@code WebMessageListener} (see {@code GatehouseMessages}). It
   * is judged by where it came from, never by what it claims.
   *
   * @param message the text; null is one that is no text
   * @param sourceOrigin the origin of the frame that sent it, as the engine says
   * @param port the way back to that frame's document
   * @return whether a call was delivered
   */
  public boolean receiveMessage(
      @NonNull WebView view, @Nullable String message, @Nullable String sourceOrigin, boolean isMainFrame, @NonNull GatehousePort port) {
    if (isClosed || view != this.view) return false;
    String reason;
    try {
      reason = calls.receive(message == null ? "" : message, sourceOrigin, isMainFrame, port);
    } catch (RuntimeException error) {
      events.onError(error);
      return false;
    }
    if (reason != null) events.onMessageRefused(sourceOrigin, reason);
    return reason == null;
  }

  /** Does something with the view now, and with every view that the gate moves to. */
  void onEachView(ViewHook hook) {
    hooks.add(hook);
    hook.prepare(view);
  }

  /** Prepares a view. */
  interface ViewHook {
    void prepare(WebView view);
  }

  /** The view is closed: nothing is allowed after this, and nothing of it reaches the app. */
  public void close() {
    if (isClosed) return;
    note(NativeGate.TEARDOWN, null);
    isClosed = true;
    calls.endPage();
    chrome.dropWindow();
    view.stopLoading();
    gate.close();
  }

  // The engine's side

  @Override
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    if (behind.isWithin()) return super.shouldOverrideUrlLoading(view, request);
    if (isAhead(request)) return true;
    int flags = NativeGate.CAN_QUERY;
    if (request.isForMainFrame()) flags |= NativeGate.MAIN_FRAME;
    if (request.hasGesture()) flags |= NativeGate.GESTURE;
    if (request.isRedirect()) flags |= NativeGate.REDIRECT;
    if (overrides(request.getUrl().toString(), flags)) return true;
    return super.shouldOverrideUrlLoading(view, request);
  }

  /**
   * Whether the engine loads a page ahead that nobody went to yet. No is the answer: a link is nobody's before it is followed, and then the gate is asked. Only
   * the header tells (Chromium, {@code aw_content_browser_client.cc}).
   */
  private static boolean isAhead(WebResourceRequest request) {
    Map<String, String> headers = request.getRequestHeaders();
    if (headers == null) return false;
    for (Map.Entry<String, String> header : headers.entrySet()) {
      if ("Sec-Purpose".equalsIgnoreCase(header.getKey()) && header.getValue() != null && header.getValue().contains("prefetch")) return true;
    }
    return false;
  }

  @Override
  @SuppressWarnings("deprecation")
  public boolean shouldOverrideUrlLoading(WebView view, String url) {
    if (!behind.isWithin() && overrides(url, NativeGate.CAN_QUERY | NativeGate.MAIN_FRAME)) return true;
    return super.shouldOverrideUrlLoading(view, url);
  }

  @Override
  public void onPageStarted(WebView view, String url, Bitmap favicon) {
    if (!behind.isWithin()) {
      beginPage();
      if (!isAdmitted(view, url)) return;
    }
    super.onPageStarted(view, url, favicon);
  }

  @Override
  public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
    if (!behind.isWithin()) {
      // Script changes the address of a page as well: that ends no calls, unless the gate sees another origin.
      if (!isAdmitted(view, url)) {
        beginPage();
        return;
      }
      committed = url;
      note(NativeGate.COMMIT, url);
    }
    super.doUpdateVisitedHistory(view, url, isReload);
  }

  @Override
  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
    if (isClosed || behind.isWithin()) return super.onRenderProcessGone(view, detail);
    calls.endPage();
    chrome.endPage();
    String page = recover();
    WebView next = events.onRendererGone(view, detail.didCrash());
    if (next == null) return super.onRenderProcessGone(view, detail);
    committed = null;
    if (isTaken(next, this)) {
      // The app gave it a gate of its own already, and that decides there.
      close();
      return true;
    }
    ClientsBehind<WebViewClient> ownClients = new ClientsBehind<>(null);
    ClientsBehind<WebChromeClient> ownChromeClients = new ClientsBehind<>(null);
    ownClients.takeOver(behind);
    ownChromeClients.takeOver(chrome.behind);
    attachTo(next);
    behind.takeOver(ownClients);
    chrome.behind.takeOver(ownChromeClients);
    if (page == null) {
      events.onRecoveryExhausted(next);
    } else {
      load(page);
    }
    return true;
  }

  // For the other classes

  /** The newest verdict; for tests. */
  GatehouseVerdict lastVerdict() {
    return gate.details();
  }

  /** Another page: the calls of the one before are nobody's. */
  private void beginPage() {
    calls.endPage();
    chrome.endPage();
    note(NativeGate.PAGE_STARTED, null);
  }

  boolean isClosed() {
    return isClosed;
  }

  void tell(RuntimeException error) {
    events.onError(error);
  }

  void postDelayed(Runnable action, long ms) {
    view.postDelayed(action, ms);
  }

  void noteInput(int event) {
    keepInFront();
    note(event, null);
  }

  /** Decides the first address of a window that a page opened. */
  void decideWindow(String url, boolean hasGesture) {
    int flags = NativeGate.NEW_WINDOW | NativeGate.CAN_QUERY | (hasGesture ? NativeGate.GESTURE : 0);
    Integer kind = decide(url, flags);
    if (kind == null) return;
    if (kind == NativeGate.LOAD) {
      events.onNewWindow(gate.details().getUrl());
    } else {
      carryOut(kind, flags);
    }
  }

  /** Puts the gate in front of a client that somebody set after it. */
  void keepInFront() {
    if (isClosed || Build.VERSION.SDK_INT < 26) return;
    WebViewClient client = view.getWebViewClient();
    WebChromeClient chromeClient = view.getWebChromeClient();
    if (client == this && chromeClient == chrome) return;
    if (client != this) behind.add(client);
    if (chromeClient == null) {
      chrome.behind.set(null);
    } else if (chromeClient != chrome) {
      chrome.behind.add(chromeClient);
    }
    view.setWebViewClient(this);
    view.setWebChromeClient(chrome);
    events.onReplaced();
  }

  // Deciding

  /** The page to show again after the page's process ended, or null. */
  private String recover() {
    try {
      return gate.recover(committed, clock.now());
    } catch (RuntimeException error) {
      events.onError(error);
      return null;
    }
  }

  private boolean note(int event, String text) {
    if (isClosed) return false;
    try {
      gate.note(event, text, clock.now());
      return true;
    } catch (RuntimeException error) {
      events.onError(error);
      return false;
    }
  }

  /** Asks the gate; null is an error, and refused. */
  private Integer decide(String url, int flags) {
    if (isClosed) return null;
    if (!view.isShown()) flags |= NativeGate.HIDDEN;
    try {
      long now = clock.now();
      int kind = gate.decide(url, committed, flags, null, now);
      if (kind != NativeGate.NEEDS_HANDLERS) return kind;
      return gate.decide(url, committed, flags & ~NativeGate.CAN_QUERY, launcher.handlers(url), now);
    } catch (RuntimeException error) {
      events.onError(error);
      return null;
    }
  }

  /** Whether the engine leaves an address alone. */
  private boolean overrides(String url, int flags) {
    Integer kind = decide(url, flags);
    if (kind == null) return true;
    return kind != NativeGate.LOAD && !carryOut(kind, flags);
  }

  private void decideHost(String url) {
    int flags = NativeGate.HOST | NativeGate.MAIN_FRAME | NativeGate.CAN_QUERY;
    Integer kind = decide(url, flags);
    if (kind == null) return;
    if (kind == NativeGate.LOAD) {
      view.loadUrl(gate.details().getUrl());
    } else {
      carryOut(kind, flags);
    }
  }

  private boolean isAdmitted(WebView view, String url) {
    if (isClosed) {
      view.stopLoading();
      return false;
    }
    boolean isAdmitted;
    try {
      isAdmitted = gate.admits(url, clock.now());
    } catch (RuntimeException error) {
      events.onError(error);
      isAdmitted = false;
    }
    if (isAdmitted) return true;
    view.stopLoading();
    committed = null;
    if (!"about:blank".equals(url)) view.loadUrl("about:blank");
    events.onUnlistedPage(url == null ? "" : url);
    return false;
  }

  // Carrying out

  /** Does what a verdict says instead of the navigation; whether the engine goes on with it after all. */
  private boolean carryOut(int kind, int flags) {
    GatehouseVerdict verdict = gate.details();
    switch (kind) {
      case NativeGate.LOAD_IN_PLACE:
      case NativeGate.LOAD:
        post(verdict.getUrl());
        return false;
      case NativeGate.ROUTE:
        if (verdict.getRoute() == null) return false;
        if (router == null) {
          events.onError(new IllegalStateException("nobody shows the screen " + verdict.getRoute().getName() + ": setRouter"));
        } else {
          router.show(verdict.getRoute());
        }
        return false;
      case NativeGate.DELIVER:
        events.onReturn(verdict.getUrl());
        return false;
      case NativeGate.ASK:
        events.onAsk(verdict, new OnceAnswer(verdict));
        return false;
      case NativeGate.OPEN:
        return launch(verdict, flags);
      default:
        events.onBlocked(verdict);
        if (isUnreadableIntent(verdict)) fail(verdict);
        return false;
    }
  }

  private static boolean isUnreadableIntent(GatehouseVerdict verdict) {
    return verdict.getReason().equals("handoff.intent-unreadable");
  }

  /** An address that should have opened another app opened none. */
  private void fail(GatehouseVerdict verdict) {
    failures.onFailure(verdict.getUrl() == null ? "" : verdict.getUrl());
  }

  private void failLaunch(GatehouseVerdict verdict) {
    events.onLaunchFailed(verdict);
    fail(verdict);
  }

  /** Whether an app was started. A launcher that fails has started none. */
  private boolean start(String data, String packageName, int flags) {
    try {
      return launcher.start(data, packageName, flags);
    } catch (RuntimeException failure) {
      events.onError(failure);
      return false;
    }
  }

  /** Tries one app after the other, then the fallback; whether the engine goes on with the address itself. */
  private boolean launch(GatehouseVerdict verdict, int flags) {
    String[] step = gate.step(false, committed, clock.now());
    while (step[0].equals("start")) {
      boolean isStarted = start(step[1], step[2], (int) Long.parseLong(step[3]));
      step = gate.step(isStarted, committed, clock.now());
    }
    switch (step[0]) {
      case "opened":
        events.onOpened(verdict);
        return false;
      case "load":
        if (step[1] != null) failLaunch(verdict);
        boolean isEngines = (flags & (NativeGate.MAIN_FRAME | NativeGate.HOST | NativeGate.NEW_WINDOW)) == NativeGate.MAIN_FRAME;
        if (isEngines) return true;
        post(verdict.getUrl());
        return false;
      case "fallback":
        GatehouseVerdict fallback = gate.details();
        if (fallback.getKind() == GatehouseVerdict.Kind.LOAD || fallback.getKind() == GatehouseVerdict.Kind.LOAD_IN_PLACE) {
          post(fallback.getUrl());
        } else {
          failLaunch(verdict);
        }
        return false;
      default:
        failLaunch(verdict);
        return false;
    }
  }

  /** Loads in the view when the engine's question is answered: it must not be answered by a load. */
  private void post(String url) {
    WebView target = view;
    target.post(
        () -> {
          if (!isClosed && target == view) target.loadUrl(url);
        });
  }

  /** An answer that counts once. */
  private final class OnceAnswer implements GatehouseEvents.Answer {
    private final GatehouseVerdict verdict;
    private boolean isGiven;

    OnceAnswer(GatehouseVerdict verdict) {
      this.verdict = verdict;
    }

    @Override
    public void give(boolean isYes) {
      if (isGiven || isClosed) return;
      isGiven = true;
      if (gate.answer(isYes, verdict.getUrl(), clock.now())) launch(verdict, 0);
    }
  }
}
