package android.webkit;

import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Message;
import android.view.View;

public class WebChromeClient {
  public static class FileChooserParams {}

  public interface CustomViewCallback {
    void onCustomViewHidden();
  }

  public void onProgressChanged(WebView view, int newProgress) {}

  public void onReceivedTitle(WebView view, String title) {}

  public void onReceivedIcon(WebView view, Bitmap icon) {}

  public void onReceivedTouchIconUrl(WebView view, String url, boolean precomposed) {}

  public void onShowCustomView(View view, CustomViewCallback callback) {}

  public void onShowCustomView(View view, int requestedOrientation, CustomViewCallback callback) {}

  public void onHideCustomView() {}

  public void onRequestFocus(WebView view) {}

  public void onCloseWindow(WebView window) {}

  public boolean onJsTimeout() {
    return true;
  }

  public void onExceededDatabaseQuota(
      String url, String databaseIdentifier, long quota, long estimatedDatabaseSize, long totalQuota, WebStorage.QuotaUpdater quotaUpdater) {
    quotaUpdater.updateQuota(quota);
  }

  public void onGeolocationPermissionsShowPrompt(String origin, GeolocationPermissions.Callback callback) {}

  public void onGeolocationPermissionsHidePrompt() {}

  public void onPermissionRequest(PermissionRequest request) {
    request.deny();
  }

  public void onPermissionRequestCanceled(PermissionRequest request) {}

  public void onConsoleMessage(String message, int lineNumber, String sourceID) {}

  public boolean onConsoleMessage(ConsoleMessage consoleMessage) {
    return false;
  }

  public Bitmap getDefaultVideoPoster() {
    return null;
  }

  public View getVideoLoadingProgressView() {
    return null;
  }

  public void getVisitedHistory(ValueCallback<String[]> callback) {}

  public boolean onShowFileChooser(WebView webView, ValueCallback<Uri[]> filePathCallback, FileChooserParams fileChooserParams) {
    return false;
  }

  public boolean onJsAlert(WebView view, String url, String message, JsResult result) {
    return false;
  }

  public boolean onJsConfirm(WebView view, String url, String message, JsResult result) {
    return false;
  }

  public boolean onJsPrompt(WebView view, String url, String message, String defaultValue, JsPromptResult result) {
    return false;
  }

  public boolean onJsBeforeUnload(WebView view, String url, String message, JsResult result) {
    return false;
  }

  public boolean onCreateWindow(WebView view, boolean isDialog, boolean isUserGesture, Message resultMsg) {
    return false;
  }
}
