package org.gatehouse;

import android.graphics.Bitmap;
import android.net.http.SslError;
import android.os.Message;
import android.view.KeyEvent;
import android.webkit.ClientCertRequest;
import android.webkit.HttpAuthHandler;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.SafeBrowsingResponse;
import android.webkit.SslErrorHandler;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Passes every call on to the app's own client. */
@SuppressWarnings("deprecation")
abstract class ForwardingWebViewClient extends WebViewClient {
  /** The app's own clients. */
  final ClientsBehind<WebViewClient> behind = new ClientsBehind<>(new WebViewClient());

  @Override
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    return behind.ask(app -> app.shouldOverrideUrlLoading(view, request));
  }

  @Override
  public boolean shouldOverrideUrlLoading(WebView view, String url) {
    return behind.ask(app -> app.shouldOverrideUrlLoading(view, url));
  }

  @Override
  public void onPageStarted(WebView view, String url, Bitmap favicon) {
    behind.tell(app -> app.onPageStarted(view, url, favicon));
  }

  @Override
  public void onPageFinished(WebView view, String url) {
    behind.tell(app -> app.onPageFinished(view, url));
  }

  @Override
  public void onPageCommitVisible(WebView view, String url) {
    behind.tell(app -> app.onPageCommitVisible(view, url));
  }

  @Override
  public void onLoadResource(WebView view, String url) {
    behind.tell(app -> app.onLoadResource(view, url));
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
    return behind.ask(app -> app.shouldInterceptRequest(view, request));
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, String url) {
    return behind.ask(app -> app.shouldInterceptRequest(view, url));
  }

  @Override
  public void onTooManyRedirects(WebView view, Message cancelMsg, Message continueMsg) {
    behind.tell(app -> app.onTooManyRedirects(view, cancelMsg, continueMsg));
  }

  @Override
  public void onReceivedError(WebView view, int errorCode, String description, String failingUrl) {
    behind.tell(app -> app.onReceivedError(view, errorCode, description, failingUrl));
  }

  @Override
  public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
    behind.tell(app -> app.onReceivedError(view, request, error));
  }

  @Override
  public void onReceivedHttpError(WebView view, WebResourceRequest request, WebResourceResponse errorResponse) {
    behind.tell(app -> app.onReceivedHttpError(view, request, errorResponse));
  }

  @Override
  public void onFormResubmission(WebView view, Message dontResend, Message resend) {
    behind.tell(app -> app.onFormResubmission(view, dontResend, resend));
  }

  @Override
  public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
    behind.tell(app -> app.doUpdateVisitedHistory(view, url, isReload));
  }

  @Override
  public void onReceivedSslError(WebView view, SslErrorHandler handler, SslError error) {
    behind.tell(app -> app.onReceivedSslError(view, handler, error));
  }

  @Override
  public void onReceivedClientCertRequest(WebView view, ClientCertRequest request) {
    behind.tell(app -> app.onReceivedClientCertRequest(view, request));
  }

  @Override
  public void onReceivedHttpAuthRequest(WebView view, HttpAuthHandler handler, String host, String realm) {
    behind.tell(app -> app.onReceivedHttpAuthRequest(view, handler, host, realm));
  }

  @Override
  public boolean shouldOverrideKeyEvent(WebView view, KeyEvent event) {
    return behind.ask(app -> app.shouldOverrideKeyEvent(view, event));
  }

  @Override
  public void onUnhandledKeyEvent(WebView view, KeyEvent event) {
    behind.tell(app -> app.onUnhandledKeyEvent(view, event));
  }

  @Override
  public void onScaleChanged(WebView view, float oldScale, float newScale) {
    behind.tell(app -> app.onScaleChanged(view, oldScale, newScale));
  }

  @Override
  public void onReceivedLoginRequest(WebView view, String realm, String account, String args) {
    behind.tell(app -> app.onReceivedLoginRequest(view, realm, account, args));
  }

  @Override
  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
    return behind.ask(app -> app.onRenderProcessGone(view, detail));
  }

  @Override
  public void onSafeBrowsingHit(WebView view, WebResourceRequest request, int threatType, SafeBrowsingResponse callback) {
    behind.tell(app -> app.onSafeBrowsingHit(view, request, threatType, callback));
  }
}
