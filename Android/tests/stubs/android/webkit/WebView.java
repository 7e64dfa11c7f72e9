package android.webkit;

import android.content.Context;
import android.view.View;

public class WebView extends View {
  /** Carries a new window to the one who asked for it. */
  public class WebViewTransport {
    private WebView webview;

    public synchronized void setWebView(WebView webview) {
      this.webview = webview;
    }

    public synchronized WebView getWebView() {
      return webview;
    }
  }

  private final WebSettings settings = new WebSettings();
  private WebViewClient client = new WebViewClient();
  private WebChromeClient chromeClient;
  public boolean isDestroyed;

  public WebView(Context context) {
    super(context);
  }

  public WebSettings getSettings() {
    return settings;
  }

  public void setWebViewClient(WebViewClient client) {
    this.client = client;
  }

  public WebViewClient getWebViewClient() {
    return client;
  }

  public void setWebChromeClient(WebChromeClient client) {
    chromeClient = client;
  }

  public WebChromeClient getWebChromeClient() {
    return chromeClient;
  }

  public void loadUrl(String url) {}

  public void stopLoading() {}

  public void destroy() {
    isDestroyed = true;
  }
}
