package org.gatehouse;

import static org.gatehouse.Checks.equal;

import android.webkit.WebResourceRequest;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import org.gatehouse.Checks.Rule;

/** The scripted view itself, with a client that answers no: when Android asks, and when not. */
public class CallRulesTest {
  private static ScriptedWebView view() {
    ScriptedWebView view = new ScriptedWebView(new Scene.NoContext());
    view.setWebViewClient(
        new WebViewClient() {
          @Override
          public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
            return false;
          }
        });
    return view;
  }

  private static void asks(String wanted, ScriptedWebView view) {
    equal(wanted, view.asked.toString());
  }

  @Rule("every GET in the main frame, with and without a gesture, is asked")
  public void gets() {
    ScriptedWebView view = view();
    view.tap("https://a.example/");
    view.script("https://a.example/2", false);
    view.script("about:blank", false);
    asks("[https://a.example/ gesture, https://a.example/2, about:blank]", view);
  }

  @Rule("another method is never asked, even to a custom scheme (AND-0231)")
  public void posts() {
    ScriptedWebView view = view();
    view.post("https://a.example/");
    view.post("walletx://x");
    asks("[]", view);
    equal("[net::ERR_UNKNOWN_URL_SCHEME walletx://x]", view.errors.toString());
  }

  @Rule("what the app loads is not asked, a redirect of it is (AND-0233); back and forward are not (AND-0234)")
  public void hostLoads() {
    ScriptedWebView view = view();
    view.redirects.put("https://a.example/go", "walletx://x");
    view.loadUrl("https://a.example/go");
    view.goBack("https://a.example/");
    asks("[walletx://x redirect]", view);
  }

  @Rule("a sub-frame's http, https and about are not asked (AND-0236), its other schemes are (AND-0238, AND-0240)")
  public void frames() {
    ScriptedWebView view = view();
    view.scriptInFrame("https://a.example/");
    view.scriptInFrame("about:blank");
    view.scriptInFrame("intent://x#Intent;scheme=s;end");
    view.tapInFrame("walletx://x");
    asks("[intent://x#Intent;scheme=s;end frame, walletx://x frame gesture]", view);
  }

  @Rule("a redirect keeps the gesture; one that keeps the method POST is not asked")
  public void redirects() {
    ScriptedWebView view = view();
    view.redirects.put("https://a.example/", "https://b.example/");
    view.keepingRedirects.put("https://c.example/", "https://d.example/");
    view.tap("https://a.example/");
    view.post("https://c.example/");
    view.post("https://a.example/");
    asks("[https://a.example/ gesture, https://b.example/ gesture redirect, https://b.example/ gesture redirect]", view);
    equal("https://b.example/", view.page());
  }

  @Rule("a page that is loaded ahead is asked about, with nothing but a header to tell (AND-0241)")
  public void ahead() {
    ScriptedWebView view = view();
    equal(true, view.prerender("https://a.example/"));
    asks("[https://a.example/]", view);
  }

  @Rule("no is an error page for an unknown scheme (AND-0242)")
  public void unknownScheme() {
    ScriptedWebView view = view();
    view.tap("walletx://x");
    equal("[net::ERR_UNKNOWN_URL_SCHEME walletx://x]", view.errors.toString());
  }

  @Rule("javascript: is the engine's own")
  public void script() {
    ScriptedWebView view = view();
    view.tap("javascript:alert(1)");
    asks("[]", view);
    equal(null, view.page());
  }

  @Rule("without support for several windows a new window's address loads in the view")
  public void windows() {
    ScriptedWebView view = view();
    view.openWindow("https://a.example/", true, "GET");
    asks("[https://a.example/ gesture]", view);
  }
}
