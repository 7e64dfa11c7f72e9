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
  /** The app's own client; never null. */
  WebViewClient app = new WebViewClient();

  @Override
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    return app.shouldOverrideUrlLoading(view, request);
  }

  @Override
  public boolean shouldOverrideUrlLoading(WebView view, String url) {
    return app.shouldOverrideUrlLoading(view, url);
  }

  @Override
  public void onPageStarted(WebView view, String url, Bitmap favicon) {
    app.onPageStarted(view, url, favicon);
  }

  @Override
  public void onPageFinished(WebView view, String url) {
    app.onPageFinished(view, url);
  }

  @Override
  public void onPageCommitVisible(WebView view, String url) {
    app.onPageCommitVisible(view, url);
  }

  @Override
  public void onLoadResource(WebView view, String url) {
    app.onLoadResource(view, url);
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
    return app.shouldInterceptRequest(view, request);
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, String url) {
    return app.shouldInterceptRequest(view, url);
  }

  @Override
  public void onTooManyRedirects(WebView view, Message cancelMsg, Message continueMsg) {
    app.onTooManyRedirects(view, cancelMsg, continueMsg);
  }

  @Override
  public void onReceivedError(WebView view, int errorCode, String description, String failingUrl) {
    app.onReceivedError(view, errorCode, description, failingUrl);
  }

  @Override
  public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
    app.onReceivedError(view, request, error);
  }

  @Override
  public void onReceivedHttpError(WebView view, WebResourceRequest request, WebResourceResponse errorResponse) {
    app.onReceivedHttpError(view, request, errorResponse);
  }

  @Override
  public void onFormResubmission(WebView view, Message dontResend, Message resend) {
    app.onFormResubmission(view, dontResend, resend);
  }

  @Override
  public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
    app.doUpdateVisitedHistory(view, url, isReload);
  }

  @Override
  public void onReceivedSslError(WebView view, SslErrorHandler handler, SslError error) {
    app.onReceivedSslError(view, handler, error);
  }

  @Override
  public void onReceivedClientCertRequest(WebView view, ClientCertRequest request) {
    app.onReceivedClientCertRequest(view, request);
  }

  @Override
  public void onReceivedHttpAuthRequest(WebView view, HttpAuthHandler handler, String host, String realm) {
    app.onReceivedHttpAuthRequest(view, handler, host, realm);
  }

  @Override
  public boolean shouldOverrideKeyEvent(WebView view, KeyEvent event) {
    return app.shouldOverrideKeyEvent(view, event);
  }

  @Override
  public void onUnhandledKeyEvent(WebView view, KeyEvent event) {
    app.onUnhandledKeyEvent(view, event);
  }

  @Override
  public void onScaleChanged(WebView view, float oldScale, float newScale) {
    app.onScaleChanged(view, oldScale, newScale);
  }

  @Override
  public void onReceivedLoginRequest(WebView view, String realm, String account, String args) {
    app.onReceivedLoginRequest(view, realm, account, args);
  }

  @Override
  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
    return app.onRenderProcessGone(view, detail);
  }

  @Override
  public void onSafeBrowsingHit(WebView view, WebResourceRequest request, int threatType, SafeBrowsingResponse callback) {
    app.onSafeBrowsingHit(view, request, threatType, callback);
  }
}
