package org.gatehouse;

import android.graphics.Bitmap;
import android.net.Uri;
import android.view.View;
import android.webkit.ConsoleMessage;
import android.webkit.GeolocationPermissions;
import android.webkit.JsPromptResult;
import android.webkit.JsResult;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebStorage;
import android.webkit.WebView;

/**
 * Passes every call but {@code onCreateWindow} on to the app's own client. Where there is none it answers what a view without one does: a page's dialogs do not
 * appear.
 */
@SuppressWarnings("deprecation")
abstract class ForwardingWebChromeClient extends WebChromeClient {
  /** The app's own clients. */
  final ClientsBehind<WebChromeClient> behind = new ClientsBehind<>(new WithoutClient());

  @Override
  public void onProgressChanged(WebView view, int newProgress) {
    behind.tell(app -> app.onProgressChanged(view, newProgress));
  }

  @Override
  public void onReceivedTitle(WebView view, String title) {
    behind.tell(app -> app.onReceivedTitle(view, title));
  }

  @Override
  public void onReceivedIcon(WebView view, Bitmap icon) {
    behind.tell(app -> app.onReceivedIcon(view, icon));
  }

  @Override
  public void onReceivedTouchIconUrl(WebView view, String url, boolean precomposed) {
    behind.tell(app -> app.onReceivedTouchIconUrl(view, url, precomposed));
  }

  @Override
  public void onShowCustomView(View view, CustomViewCallback callback) {
    behind.tell(app -> app.onShowCustomView(view, callback));
  }

  @Override
  public void onShowCustomView(View view, int requestedOrientation, CustomViewCallback callback) {
    behind.tell(app -> app.onShowCustomView(view, requestedOrientation, callback));
  }

  @Override
  public void onHideCustomView() {
    behind.tell(app -> app.onHideCustomView());
  }

  @Override
  public void onRequestFocus(WebView view) {
    behind.tell(app -> app.onRequestFocus(view));
  }

  @Override
  public void onCloseWindow(WebView window) {
    behind.tell(app -> app.onCloseWindow(window));
  }

  @Override
  public boolean onJsTimeout() {
    return behind.ask(app -> app.onJsTimeout());
  }

  @Override
  public void onExceededDatabaseQuota(
      String url, String databaseIdentifier, long quota, long estimatedDatabaseSize, long totalQuota, WebStorage.QuotaUpdater quotaUpdater) {
    behind.tell(app -> app.onExceededDatabaseQuota(url, databaseIdentifier, quota, estimatedDatabaseSize, totalQuota, quotaUpdater));
  }

  @Override
  public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {
    behind.tell(app -> app.onGeolocationPermissionsShowPrompt(origin, callback));
  }

  @Override
  public void onGeolocationPermissionsHidePrompt() {
    behind.tell(app -> app.onGeolocationPermissionsHidePrompt());
  }

  @Override
  public void onPermissionRequest(PermissionRequest request) {
    behind.tell(app -> app.onPermissionRequest(request));
  }

  @Override
  public void onPermissionRequestCanceled(PermissionRequest request) {
    behind.tell(app -> app.onPermissionRequestCanceled(request));
  }

  @Override
  public void onConsoleMessage(String message, int lineNumber, String sourceID) {
    behind.tell(app -> app.onConsoleMessage(message, lineNumber, sourceID));
  }

  @Override
  public boolean onConsoleMessage(ConsoleMessage consoleMessage) {
    return behind.ask(app -> app.onConsoleMessage(consoleMessage));
  }

  @Override
  public Bitmap getDefaultVideoPoster() {
    return behind.ask(app -> app.getDefaultVideoPoster());
  }

  @Override
  public View getVideoLoadingProgressView() {
    return behind.ask(app -> app.getVideoLoadingProgressView());
  }

  @Override
  public void getVisitedHistory(ValueCallback<String[]> callback) {
    behind.tell(app -> app.getVisitedHistory(callback));
  }

  @Override
  public boolean onShowFileChooser(WebView webView, ValueCallback<Uri[]> filePathCallback, FileChooserParams fileChooserParams) {
    return behind.ask(app -> app.onShowFileChooser(webView, filePathCallback, fileChooserParams));
  }

  @Override
  public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
    return behind.ask(app -> app.onJsAlert(view, url, message, result));
  }

  @Override
  public boolean onJsConfirm(WebView view, String url, String message, JsResult result) {
    return behind.ask(app -> app.onJsConfirm(view, url, message, result));
  }

  @Override
  public boolean onJsPrompt(WebView view, String url, String message, String defaultValue, JsPromptResult result) {
    return behind.ask(app -> app.onJsPrompt(view, url, message, defaultValue, result));
  }

  @Override
  public boolean onJsBeforeUnload(WebView view, String url, String message, JsResult result) {
    return behind.ask(app -> app.onJsBeforeUnload(view, url, message, result));
  }

  /** What a view without a client of its own answers: a page's dialogs do not appear. */
  private static final class WithoutClient extends WebChromeClient {
    @Override
    public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
      return cancel(result);
    }

    @Override
    public boolean onJsConfirm(WebView view, String url, String message, JsResult result) {
      return cancel(result);
    }

    @Override
    public boolean onJsPrompt(WebView view, String url, String message, String defaultValue, JsPromptResult result) {
      return cancel(result);
    }

    @Override
    public boolean onJsBeforeUnload(WebView view, String url, String message, JsResult result) {
      return cancel(result);
    }

    private static boolean cancel(JsResult result) {
      result.cancel();
      return true;
    }
  }
}
