package org.gatehouse;

import static org.gatehouse.Checks.equal;
import static org.gatehouse.Checks.that;

import android.net.Uri;
import android.webkit.WebView;
import androidx.webkit.JavaScriptReplyProxy;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat.WebMessageListener;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gatehouse.Checks.Rule;

/** The policy's bridge behind androidx.webkit's listener. */
public class BridgeTest {
  static final String POLICY =
      "{\"gatehouse\":1,\"unknownSource\":\"page\",\"web\":{\"pages\":[\"https://shop.example\",\"https://pay.example\"]},\"bridge\":{\"origins\":["
          + "\"https://shop.example\"],\"types\":{\"item\":{\"id\":\"digits(1...12)\",\"count\":\"int(1...9)\"}},\"methods\":{"
          + "\"track\":{\"params\":{\"name\":\"text(20)\",\"on\":\"bool?\",\"price\":\"number?\",\"items\":\"@item*?\"}},"
          + "\"pay\":{\"params\":{},\"approval\":true,\"activation\":\"needed\",\"timeout\":\"5s\"},"
          + "\"all\":{\"params\":{},\"frames\":\"all\",\"origins\":[\"https://shop.example\",\"https://ads.example\"]}}}}";

  /** A shop whose calls are recorded. */
  private static final class Shop implements GatehouseBridge {
    final Scene scene = new Scene(POLICY);
    final List<String> heard = new ArrayList<>();
    final List<String> sent = new ArrayList<>();
    GatehouseCall call;
    GatehouseReply reply;
    GatehouseEvents.Answer answer;

    Shop() {
      scene.gate.setBridge(this);
      scene.gate.load(Scene.SHOP);
      scene.log.clear();
    }

    @Override
    public void onCall(GatehouseCall call, GatehouseReply reply) {
      heard.add(call + " " + call.getParameters());
      this.call = call;
      this.reply = reply;
      if (call.getParameters().containsValue("throw")) throw new IllegalStateException("the handler's fault");
    }

    @Override
    public void onApprove(GatehouseCall call, GatehouseEvents.Answer answer) {
      heard.add("approve " + call);
      this.answer = answer;
    }

    boolean message(String text, String origin, boolean isMain) {
      return scene.gate.receiveMessage(scene.view, text, origin, isMain, sent::add);
    }

    boolean message(String text) {
      return message(text, "https://shop.example", true);
    }

    String call(String id, String params) {
      message("{\"id\":\"" + id + "\",\"method\":\"track\",\"params\":" + params + "}");
      return scene.last();
    }
  }

  @Rule("a call is delivered with values of the policy's types, and its reply reaches the page once")
  public void call() {
    Shop shop = new Shop();
    shop.call("1", "{\"name\":\"a\\u00e9\\ud83c\\udffa\",\"on\":true,\"price\":1.5,\"items\":[{\"id\":\"7\",\"count\":2},{\"id\":\"8\",\"count\":1}]}");
    equal("[track {name=a\u00e9\ud83c\udffa, on=true, price=1.5, items=[{id=7, count=2}, {id=8, count=1}]}]", shop.heard.toString());
    equal(Boolean.TRUE, shop.call.get("on"));
    equal(1.5, shop.call.get("price"));
    equal("the number is whole", Long.class, ((java.util.Map<?, ?>) ((List<?>) shop.call.get("items")).get(0)).get("count").getClass());
    shop.reply.give("{\"ok\":\"\u20ac\"}");
    shop.reply.give("2");
    shop.reply.fail();
    equal("[{\"id\":\"1\",\"result\":{\"ok\":\"\u20ac\"}}]", shop.sent.toString());
    equal("", shop.scene.last());
  }

  @Rule("who sends is what the engine says: other origins, opaque ones, frames and old views get nothing")
  public void senders() {
    String track = "{\"id\":\"1\",\"method\":\"track\",\"params\":{\"name\":\"x\"}}";
    for (String origin : new String[] {"https://evil.example", "http://shop.example", "https://shop.example:444", "https://shop.example.evil.example", "null", "", null}) {
      Shop shop = new Shop();
      that(String.valueOf(origin), !shop.message(track, origin, true) && shop.heard.isEmpty());
    }
    Shop shop = new Shop();
    shop.message(track, "https://shop.example", false);
    equal("message https://shop.example bridge.frame", shop.scene.last());
    equal("[{\"id\":\"1\",\"error\":\"notAllowed\"}]", shop.sent.toString());
    shop.message("{\"id\":\"2\",\"method\":\"all\"}", "https://ads.example", false);
    equal("[all {}]", shop.heard.toString());
    shop.message("{\"id\":\"3\",\"method\":\"track\",\"params\":{\"name\":\"x\"}}", "https://ads.example", false);
    equal("message https://ads.example bridge.origin", shop.scene.last());
    equal("an old view", false, shop.scene.gate.receiveMessage(new ScriptedWebView(new Scene.NoContext()), track, "https://shop.example", true, shop.sent::add));
    equal("the shop itself", true, shop.message(track));
  }

  @Rule("wrong methods, types, lengths and texts are refused, and the page learns which kind of mistake it was")
  public void mistakes() {
    Shop shop = new Shop();
    equal("message https://shop.example bridge.parameters", shop.call("1", "{\"name\":7}"));
    shop.call("2", "{\"name\":\"123456789012345678901\"}");
    shop.call("3", "{\"name\":\"x\",\"more\":1}");
    shop.call("4", "{\"name\":\"x\",\"on\":1}");
    shop.message("{\"id\":\"5\",\"method\":\"delete\"}");
    for (String id : new String[] {"1", "2", "3", "4"}) that(id, shop.sent.contains("{\"id\":\"" + id + "\",\"error\":\"badParameters\"}"));
    that("5", shop.sent.contains("{\"id\":\"5\",\"error\":\"unknownMethod\"}"));
    shop.sent.clear();
    for (String text : new String[] {"", "x", "[]", "{\"id\":\"\u00e9\",\"method\":\"track\"}", "{\"id\":\"6\",\"method\":\"track\"\ud800}", null}) {
      that(String.valueOf(text), !shop.message(text));
    }
    shop.message("{\"id\":\"7\",\"method\":\"track\",\"params\":{\"name\":\"\ud800\"}}");
    equal("half a pair", "message https://shop.example bridge.text", shop.scene.last());
    char[] huge = new char[1 << 20];
    java.util.Arrays.fill(huge, 'x');
    shop.call("8", "{\"name\":\"" + new String(huge) + "\"}");
    equal("a megabyte", "message https://shop.example bridge.too-large", shop.scene.last());
    equal("[]", shop.heard.toString());
  }

  @Rule("what the policy wants approved is asked first, after an input only; no answer and no are a no")
  public void approval() {
    Shop shop = new Shop();
    String pay = "{\"id\":\"1\",\"method\":\"pay\"}";
    shop.message(pay);
    equal("message https://shop.example bridge.needs-activation", shop.scene.last());
    shop.scene.view.touch();
    shop.message(pay);
    equal("[approve pay]", shop.heard.toString());
    shop.answer.give(false);
    shop.answer.give(true);
    equal("[approve pay]", shop.heard.toString());
    that(shop.sent.toString(), shop.sent.contains("{\"id\":\"1\",\"error\":\"refused\"}"));
    shop.message(pay.replace("1", "2"));
    shop.answer.give(true);
    shop.answer.give(true);
    equal("[approve pay, approve pay, pay {}]", shop.heard.toString());
    shop.scene.now += 10_000;
    shop.message(pay.replace("1", "3"));
    equal("too long after the input", "message https://shop.example bridge.needs-activation", shop.scene.last());
    Shop other = new Shop();
    other.scene.gate.setBridge((call, reply) -> other.heard.add("called"));
    other.scene.view.touch();
    other.message(pay);
    equal("an app that does not ask says no", "[{\"id\":\"1\",\"error\":\"refused\"}]", other.sent.toString());
    equal("[]", other.heard.toString());
  }

  @Rule("a reply dies with its page: another page, a dead process and a closed view get none; an address that script changes is the same page")
  public void pages() {
    Shop shop = new Shop();
    shop.call("1", "{\"name\":\"x\"}");
    shop.scene.view.tap("https://shop.example/cart");
    shop.reply.give("1");
    equal("the next page of the same site", "[]", shop.sent.toString());
    GatehouseReply old = shop.reply;
    shop.call("1", "{\"name\":\"y\"}");
    old.give("\"stolen\"");
    equal("not the call of the same name", "[]", shop.sent.toString());
    shop.scene.gate.doUpdateVisitedHistory(shop.scene.view, "https://shop.example/cart#2", false);
    shop.scene.gate.doUpdateVisitedHistory(shop.scene.view, "https://shop.example/pushed", false);
    shop.reply.give("1");
    equal("[{\"id\":\"1\",\"result\":1}]", shop.sent.toString());
    shop.call("2", "{\"name\":\"x\"}");
    shop.scene.view.tap("https://pay.example/");
    shop.reply.give("1");
    shop.call("3", "{\"name\":\"x\"}");
    equal("a message of the page that was left", 1, shop.sent.size());
    equal(3, shop.heard.size());
    shop.scene.view.tap(Scene.SHOP);
    shop.call("4", "{\"name\":\"x\"}");
    shop.scene.nextView = new ScriptedWebView(new Scene.NoContext());
    shop.scene.view.crash();
    shop.reply.give("1");
    equal(1, shop.sent.size());
    Shop closed = new Shop();
    closed.call("1", "{\"name\":\"x\"}");
    closed.scene.gate.close();
    closed.reply.give("1");
    equal(false, closed.message("{\"id\":\"2\",\"method\":\"track\",\"params\":{\"name\":\"x\"}}"));
    equal("[]", closed.sent.toString());
  }

  @Rule("what takes too long is told so, and an answer after that is nobody's")
  public void timeouts() {
    Shop shop = new Shop();
    shop.scene.view.touch();
    shop.message("{\"id\":\"1\",\"method\":\"pay\"}");
    shop.answer.give(true);
    shop.call("2", "{\"name\":\"x\"}");
    shop.scene.now += 5_000;
    shop.scene.view.runDelayed();
    equal("[{\"id\":\"1\",\"error\":\"timedOut\"}]", shop.sent.toString());
    shop.scene.now += 25_000;
    shop.scene.view.runDelayed();
    equal("{\"id\":\"2\",\"error\":\"timedOut\"}", shop.sent.get(1));
    shop.reply.give("1");
    equal(2, shop.sent.size());
  }

  @Rule("a handler that throws, a result that is no JSON, and an app without a bridge are failures, and nothing of the app's inside gets out")
  public void failures() {
    Shop shop = new Shop();
    shop.call("1", "{\"name\":\"throw\"}");
    equal("error java.lang.IllegalStateException: the handler's fault", shop.scene.last());
    shop.call("2", "{\"name\":\"x\"}");
    shop.reply.give("{no}");
    shop.call("3", "{\"name\":\"x\"}");
    shop.reply.give("\"\ud800\"");
    shop.call("4", "{\"name\":\"x\"}");
    shop.reply.give(null);
    shop.call("5", "{\"name\":\"x\"}");
    shop.reply.refuse();
    shop.scene.gate.setBridge(null);
    shop.call("6", "{\"name\":\"x\"}");
    StringBuilder wanted = new StringBuilder("[");
    for (int i = 1; i <= 6; i++) wanted.append(i > 1 ? ", " : "").append("{\"id\":\"" + i + "\",\"error\":\"" + (i == 5 ? "refused" : "failed") + "\"}");
    equal(wanted + "]", shop.sent.toString());
  }

  @Rule("the listener is added for the policy's origins only, once for each view, and hands on what androidx says")
  public void listener() throws ReflectiveOperationException {
    Shop shop = new Shop();
    List<?> added = added();
    added.clear();
    try (GatehousePolicy policy = GatehousePolicy.parse(POLICY);
        GatehousePolicy none = GatehousePolicy.parse("{\"gatehouse\":1}")) {
      equal(true, GatehouseMessages.listen(shop.scene.gate, none, "gatehouse"));
      equal("no methods, no object", 0, added.size());
      equal(true, GatehouseMessages.listen(shop.scene.gate, policy, "gatehouse"));
    }
    equal(1, added.size());
    equal("gatehouse", part(added.get(0), "name"));
    equal("[https://ads.example, https://shop.example]", ((Set<?>) part(added.get(0), "origins")).toString());
    WebMessageListener listener = (WebMessageListener) part(added.get(0), "listener");
    List<String> sent = new ArrayList<>();
    JavaScriptReplyProxy proxy =
        new JavaScriptReplyProxy() {
          @Override
          public void postMessage(String message) {
            sent.add(message);
          }

          @Override
          public void postMessage(byte[] arrayBuffer) {
            sent.add("bytes");
          }
        };
    WebView view = shop.scene.view;
    Uri origin = Uri.parse("https://shop.example");
    listener.onPostMessage(view, new WebMessageCompat("{\"id\":\"1\",\"method\":\"track\",\"params\":{\"name\":\"x\"}}"), origin, true, proxy);
    shop.reply.give("null");
    equal("[{\"id\":\"1\",\"result\":null}]", sent.toString());
    listener.onPostMessage(view, new WebMessageCompat(new byte[] {1}), origin, true, proxy);
    equal("message https://shop.example bridge.text", shop.scene.last());
    ScriptedWebView next = new ScriptedWebView(new Scene.NoContext());
    shop.scene.nextView = next;
    shop.scene.view.crash();
    equal(2, added.size());
    that("in the new view", part(added.get(1), "view") == next);
  }

  private static List<?> added() throws ReflectiveOperationException {
    Field all = Class.forName("androidx.webkit.WebViewCompat$Added").getDeclaredField("all");
    all.setAccessible(true);
    return (List<?>) all.get(null);
  }

  private static Object part(Object added, String name) throws ReflectiveOperationException {
    Field field = added.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(added);
  }
}
