package org.gatehouse;

import android.net.Uri;
import android.webkit.WebView;
import androidx.annotation.NonNull;
import androidx.webkit.JavaScriptReplyProxy;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import java.util.Set;

/**
 * The policy's bridge over androidx.webkit's {@code WebMessageListener}, which says which frame sent a message ({@code addJavascriptInterface} does not: every
 * frame has it). For apps with androidx.webkit.
 *
 * <pre>{@code
 * gate.setBridge(new Methods());
 * GatehouseMessages.listen(gate, policy, "gatehouse");
 * }</pre>
 *
 * <p>A page of a listed origin then has {@code gatehouse.postMessage('{"id":"1","method":"track","params":{}}')} and hears {@code {"id":"1","result":…}} or
 * {@code {"id":"1","error":"notAllowed"}} as {@code gatehouse.onmessage}.
 */
public final class GatehouseMessages implements WebViewCompat.WebMessageListener {
  private final GatehouseWebViewClient gate;

  private GatehouseMessages(GatehouseWebViewClient gate) {
    this.gate = gate;
  }

  /**
   * Gives the object to the pages of the policy's bridge, in this view and in those that the gate moves to. Call it before the first load.
   *
   * @param name the object's name in script
   * @return whether the WebView can; an old one cannot, and then no page has the object
   */
  public static boolean listen(@NonNull GatehouseWebViewClient gate, @NonNull GatehousePolicy policy, @NonNull String name) {
    Set<String> origins = policy.getBridgeOrigins();
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return false;
    if (!origins.isEmpty()) {
      gate.onEachView(view -> WebViewCompat.addWebMessageListener(view, name, origins, new GatehouseMessages(gate)));
    }
    return true;
  }

  @Override
  public void onPostMessage(
      @NonNull WebView view, @NonNull WebMessageCompat message, @NonNull Uri sourceOrigin, boolean isMainFrame, @NonNull JavaScriptReplyProxy replyProxy) {
    String text = message.getType() == WebMessageCompat.TYPE_STRING ? message.getData() : null;
    gate.receiveMessage(view, text, sourceOrigin.toString(), isMainFrame, replyProxy::postMessage);
  }
}
