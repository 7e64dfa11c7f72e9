package androidx.webkit;

import android.net.Uri;
import android.webkit.WebView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

public class WebViewCompat {
  private WebViewCompat() {}

  public interface WebMessageListener {
    void onPostMessage(WebView view, WebMessageCompat message, Uri sourceOrigin, boolean isMainFrame, JavaScriptReplyProxy replyProxy);
  }

  public static void addWebMessageListener(WebView webView, String jsObjectName, Set<String> allowedOriginRules, WebMessageListener listener) {
    Added.all.add(new Added(webView, jsObjectName, allowedOriginRules, listener));
  }

  /** What was added; for tests. */
  static final class Added {
    static final List<Added> all = new ArrayList<>();
    final WebView view;
    final String name;
    final Set<String> origins;
    final WebMessageListener listener;

    Added(WebView view, String name, Set<String> origins, WebMessageListener listener) {
      this.view = view;
      this.name = name;
      this.origins = origins;
      this.listener = listener;
    }
  }
}
