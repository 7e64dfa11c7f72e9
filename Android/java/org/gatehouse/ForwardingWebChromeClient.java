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
  /** The app's own client, or null. */
  WebChromeClient app;

  @Override
  public void onProgressChanged(WebView view, int newProgress) {
    if (app != null) app.onProgressChanged(view, newProgress);
  }

  @Override
  public void onReceivedTitle(WebView view, String title) {
    if (app != null) app.onReceivedTitle(view, title);
  }

  @Override
  public void onReceivedIcon(WebView view, Bitmap icon) {
    if (app != null) app.onReceivedIcon(view, icon);
  }

  @Override
  public void onReceivedTouchIconUrl(WebView view, String url, boolean precomposed) {
    if (app != null) app.onReceivedTouchIconUrl(view, url, precomposed);
  }

  @Override
  public void onShowCustomView(View view, CustomViewCallback callback) {
    if (app != null) app.onShowCustomView(view, callback);
  }

  @Override
  public void onShowCustomView(View view, int requestedOrientation, CustomViewCallback callback) {
    if (app != null) app.onShowCustomView(view, requestedOrientation, callback);
  }

  @Override
  public void onHideCustomView() {
    if (app != null) app.onHideCustomView();
  }

  @Override
  public void onRequestFocus(WebView view) {
    if (app != null) app.onRequestFocus(view);
  }

  @Override
  public void onCloseWindow(WebView window) {
    if (app != null) app.onCloseWindow(window);
  }

  @Override
  public boolean onJsTimeout() {
    return app == null ? super.onJsTimeout() : app.onJsTimeout();
  }

  @Override
  public void onExceededDatabaseQuota(
      String url, String databaseIdentifier, long quota, long estimatedDatabaseSize, long totalQuota, WebStorage.QuotaUpdater quotaUpdater) {
    if (app != null) app.onExceededDatabaseQuota(url, databaseIdentifier, quota, estimatedDatabaseSize, totalQuota, quotaUpdater);
  }

  @Override
  public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {
    if (app == null) {
      super.onGeolocationPermissionsShowPrompt(origin, callback);
    } else {
      app.onGeolocationPermissionsShowPrompt(origin, callback);
    }
  }

  @Override
  public void onGeolocationPermissionsHidePrompt() {
    if (app != null) app.onGeolocationPermissionsHidePrompt();
  }

  @Override
  public void onPermissionRequest(PermissionRequest request) {
    if (app == null) {
      super.onPermissionRequest(request);
    } else {
      app.onPermissionRequest(request);
    }
  }

  @Override
  public void onPermissionRequestCanceled(PermissionRequest request) {
    if (app != null) app.onPermissionRequestCanceled(request);
  }

  @Override
  public void onConsoleMessage(String message, int lineNumber, String sourceID) {
    if (app != null) app.onConsoleMessage(message, lineNumber, sourceID);
  }

  @Override
  public boolean onConsoleMessage(ConsoleMessage consoleMessage) {
    return app == null ? super.onConsoleMessage(consoleMessage) : app.onConsoleMessage(consoleMessage);
  }

  @Override
  public Bitmap getDefaultVideoPoster() {
    return app == null ? super.getDefaultVideoPoster() : app.getDefaultVideoPoster();
  }

  @Override
  public View getVideoLoadingProgressView() {
    return app == null ? super.getVideoLoadingProgressView() : app.getVideoLoadingProgressView();
  }

  @Override
  public void getVisitedHistory(ValueCallback<String[]> callback) {
    if (app != null) app.getVisitedHistory(callback);
  }

  @Override
  public boolean onShowFileChooser(WebView webView, ValueCallback<Uri[]> filePathCallback, FileChooserParams fileChooserParams) {
    return app == null ? super.onShowFileChooser(webView, filePathCallback, fileChooserParams) : app.onShowFileChooser(webView, filePathCallback, fileChooserParams);
  }

  @Override
  public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
    if (app != null) return app.onJsAlert(view, url, message, result);
    result.cancel();
    return true;
  }

  @Override
  public boolean onJsConfirm(WebView view, String url, String message, JsResult result) {
    if (app != null) return app.onJsConfirm(view, url, message, result);
    result.cancel();
    return true;
  }

  @Override
  public boolean onJsPrompt(WebView view, String url, String message, String defaultValue, JsPromptResult result) {
    if (app != null) return app.onJsPrompt(view, url, message, defaultValue, result);
    result.cancel();
    return true;
  }

  @Override
  public boolean onJsBeforeUnload(WebView view, String url, String message, JsResult result) {
    if (app != null) return app.onJsBeforeUnload(view, url, message, result);
    result.cancel();
    return true;
  }
}
