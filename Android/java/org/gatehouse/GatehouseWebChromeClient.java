package org.gatehouse;

import android.os.Message;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.io.ByteArrayInputStream;

/**
 * New windows. Android tells of a window before its address is known: a view that nobody sees takes the first address, which the gate then decides, and is
 * thrown away. It loads nothing itself.
 */
final class GatehouseWebChromeClient extends ForwardingWebChromeClient {
  /** How long a window may wait for its first address: a page that opens one while the user acts may fetch the address first. */
  private static final long WAIT_MS = 60_000;

  private final GatehouseWebViewClient client;
  private WebView window;

  GatehouseWebChromeClient(GatehouseWebViewClient client) {
    this.client = client;
  }

  @Override
  public boolean onCreateWindow(WebView view, boolean isDialog, boolean isUserGesture, Message resultMsg) {
    if (!(resultMsg.obj instanceof WebView.WebViewTransport)) return false;
    dropWindow();
    WebView opened = new WebView(view.getContext());
    window = opened;
    window.setWebViewClient(new WindowClient(isUserGesture));
    client.postDelayed(() -> drop(opened), WAIT_MS);
    ((WebView.WebViewTransport) resultMsg.obj).setWebView(window);
    resultMsg.sendToTarget();
    return true;
  }

  @Override
  public void onProgressChanged(WebView view, int newProgress) {
    client.keepInFront();
    super.onProgressChanged(view, newProgress);
  }

  @Override
  public void onCloseWindow(WebView closed) {
    if (closed == window) {
      dropWindow();
    } else {
      super.onCloseWindow(closed);
    }
  }

  /** The page is gone, and with it the window that it opened, if that still waits for its address. */
  void endPage() {
    dropWindow();
  }

  void dropWindow() {
    drop(window);
  }

  private void drop(WebView old) {
    if (old == null || old != window) return;
    window = null;
    // Not within the engine's own call.
    old.post(
        () -> {
          old.stopLoading();
          old.destroy();
        });
  }

  private final class WindowClient extends WebViewClient {
    private final boolean hasGesture;

    WindowClient(boolean hasGesture) {
      this.hasGesture = hasGesture;
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
      take(view, request.getUrl().toString(), hasGesture || request.hasGesture());
      return true;
    }

    @Override
    @SuppressWarnings("deprecation")
    public boolean shouldOverrideUrlLoading(WebView view, String url) {
      take(view, url, hasGesture);
      return true;
    }

    /** What nobody asks about, a form above all, gets nothing. */
    @Override
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
      return new WebResourceResponse("text/plain", "utf-8", new ByteArrayInputStream(new byte[0]));
    }

    @Override
    public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
      if (view == window && !"about:blank".equals(url)) dropWindow();
    }

    private void take(WebView view, String url, boolean hasGesture) {
      if (view != window) return;
      dropWindow();
      client.decideWindow(url, hasGesture);
    }
  }
}
