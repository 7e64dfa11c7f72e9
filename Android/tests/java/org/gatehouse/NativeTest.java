package org.gatehouse;

import static org.gatehouse.Checks.equal;
import static org.gatehouse.Checks.that;
import static org.gatehouse.Checks.throwing;

import java.util.Arrays;
import java.util.Random;
import org.gatehouse.Checks.Rule;

/** The calls into the library: text, handles, batches, errors. */
public class NativeTest {
  private static final String ANY = "{\"gatehouse\":1,\"unknownSource\":\"page\",\"handoff\":{\"schemes\":\"any\",\"from\":\"any\"}}";

  private static GatehouseVerdict decide(String url) {
    try (GatehousePolicy policy = GatehousePolicy.parse(ANY);
        GatehouseGate gate = new GatehouseGate(policy, 34)) {
      return gate.decide(url, Scene.SHOP, true, 1);
    }
  }

  @Rule("text goes over as UTF-16: pairs, zeros, everything outside ASCII")
  public void text() {
    equal("https://shop.example/%F0%9F%8F%BA", decide("https://shop.example/\uD83C\uDFFA").getUrl());
    equal("https://shop.example/%C3%A9%E2%82%AC", decide("https://shop.example/\u00e9\u20ac").getUrl());
    equal("https://xn--bcher-kva.example/", decide("https://b\u00fccher.example/").getUrl());
    that("a zero ends nothing", decide("https://shop.example/\u0000@evil.example").getKind() == GatehouseVerdict.Kind.BLOCK);
    equal("url.ambiguous", decide("https://shop.example/a\u0000b").getReason());
    equal("https://shop.example/%7F%C2%80", decide("https://shop.example/\u007f\u0080").getUrl());
    equal("https://shop.example/%DF%BF%E0%A0%80%EF%BF%BF", decide("https://shop.example/\u07ff\u0800\uffff").getUrl());
    equal("https://shop.example/%F4%8F%BF%BF", decide("https://shop.example/\uDBFF\uDFFF").getUrl());
  }

  @Rule("half a surrogate pair is U+FFFD, as in a USVString; in a policy it is an error")
  public void loneSurrogates() {
    for (String lone : new String[] {"\uD800", "\uDFFF", "\uDC00\uD800", "\uD800\uD800", "\uD800x"}) {
      String url = decide("https://shop.example/" + lone).getUrl();
      that(url, url.startsWith("https://shop.example/%EF%BF%BD"));
    }
    equal("https://shop.example/%EF%BF%BD%F0%90%80%80", decide("https://shop.example/\uD800\uD800\uDC00").getUrl());
    equal(GatehouseVerdict.Kind.BLOCK, decide("https://shop\uD800.example/").getKind());
    throwing(IllegalArgumentException.class, () -> GatehousePolicy.parse("{\"gatehouse\":1} // \uD800"));
  }

  @Rule("random UTF-16 is decided, never crashes, and goes over exactly as Java sees it")
  public void randomText() {
    Random random = new Random(7);
    try (GatehousePolicy policy = GatehousePolicy.parse(ANY);
        GatehouseGate gate = new GatehouseGate(policy, 34)) {
      String[] starts = {"", "https://shop.example/", "intent:", "intent://x#Intent;scheme=", "wallet:", "data:", "https://", "javascript:", "file:///", "%"};
      for (int i = 0; i < 3_000; i++) {
        StringBuilder text = new StringBuilder(starts[random.nextInt(starts.length)]);
        int length = random.nextInt(40);
        for (int j = 0; j < length; j++) {
          int kind = random.nextInt(4);
          text.append((char) (kind == 0 ? random.nextInt(0x10000) : kind == 1 ? 0xD800 + random.nextInt(0x800) : random.nextInt(0x80)));
        }
        GatehouseVerdict one = gate.decide(text.toString(), Scene.SHOP, true, i * 20_000L);
        that(text.toString(), one.getReason() != null);
        String path = "https://shop.example/p?" + text.toString().replace("#", "").replaceAll("[\\x00-\\x20\"'<>\\x7f\\\\%]", "");
        StringBuilder wanted = new StringBuilder();
        for (byte b : new String(path.toCharArray()).replaceAll("[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]", "\uFFFD")
            .getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
          if (b < 0) wanted.append(String.format("%%%02X", b & 0xFF));
          else wanted.append((char) b);
        }
        equal(wanted.toString(), gate.decide(path, Scene.SHOP, true, i * 20_000L + 1).getUrl());
      }
    }
  }

  @Rule("a string of a megabyte is refused by its length, a policy of a megabyte is read, and nothing grows without an end")
  public void longText() {
    char[] long1 = new char[1 << 20];
    Arrays.fill(long1, 'a');
    String text = new String(long1);
    equal("url.too-long", decide("https://shop.example/" + text).getReason());
    equal("url.too-long", decide("intent:" + text + "#Intent;scheme=x;end").getReason());
    that("a data address is long", decide("data:text/plain," + text).getKind() == GatehouseVerdict.Kind.BLOCK);
    Arrays.fill(long1, '\uD800');
    equal("url.too-long", decide("https://shop.example/" + new String(long1)).getReason());
    Arrays.fill(long1, ' ');
    throwing(GatehousePolicyException.class, () -> GatehousePolicy.parse("{" + new String(long1)));
    char[] huge = new char[(16 << 20) + 1];
    throwing(IllegalArgumentException.class, () -> decide(new String(huge)));
  }

  @Rule("a closed handle throws, a second close does nothing, a number that was never given is closed")
  public void handles() {
    int before = NativeGate.openCount();
    GatehousePolicy policy = GatehousePolicy.parse(ANY);
    GatehouseGate gate = new GatehouseGate(policy, 34);
    equal(before + 2, NativeGate.openCount());
    policy.close();
    policy.close();
    equal("a view outlives its policy's handle", GatehouseVerdict.Kind.LOAD, gate.decide(Scene.SHOP, null, true, 1).getKind());
    throwing(IllegalStateException.class, () -> new GatehouseGate(policy, 34));
    throwing(IllegalStateException.class, () -> policy.replay(""));
    throwing(IllegalStateException.class, () -> policy.arrive("x:"));
    gate.close();
    gate.close();
    throwing(IllegalStateException.class, () -> gate.decide(Scene.SHOP, null, true, 1));
    throwing(IllegalStateException.class, () -> gate.decideAll(new String[] {"x:"}, null, true, 1));
    throwing(IllegalStateException.class, gate::details);
    throwing(IllegalStateException.class, () -> gate.step(true, null, 1));
    throwing(IllegalStateException.class, () -> gate.answer(true, "x:", 1));
    throwing(IllegalStateException.class, () -> gate.note(0, null, 1));
    throwing(IllegalStateException.class, () -> gate.admits("x:", 1));
    throwing(IllegalStateException.class, () -> gate.recover("x:", 1));
    throwing(IllegalStateException.class, () -> gate.arrive("x:", null, 1));
    throwing(IllegalStateException.class, () -> gate.expectReturn("x:", null, null, 1, 1));
    for (long number : new long[] {0, -1, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 33}) {
      throwing(IllegalStateException.class, () -> NativeGate.decide(number, "x:", null, 0, null, 0));
      NativeGate.close(number);
    }
    equal(before, NativeGate.openCount());
  }

  @Rule("a policy's number is no view's")
  public void kindsOfHandles() {
    try (GatehousePolicy policy = GatehousePolicy.parse(ANY)) {
      throwing(IllegalStateException.class, () -> NativeGate.details(policy.handle));
    }
  }

  @Rule("nulls and wrong lengths are errors, numbers of any size are not")
  public void arguments() {
    try (GatehousePolicy policy = GatehousePolicy.parse(ANY);
        GatehouseGate gate = new GatehouseGate(policy, 34)) {
      throwing(NullPointerException.class, () -> GatehousePolicy.parse(null));
      throwing(IllegalArgumentException.class, gate::details);
      equal("url.missing", gate.decide(null, null, true, 1).getReason());
      long view = NativeGate.openView(policy.handle, Integer.MIN_VALUE);
      int[] one = {0};
      long[] time = {0};
      char[] text = {'x'};
      throwing(NullPointerException.class, () -> NativeGate.decideAll(view, null, one, null, one, time, one));
      throwing(NullPointerException.class, () -> NativeGate.decideAll(view, text, null, null, one, time, one));
      throwing(NullPointerException.class, () -> NativeGate.decideAll(view, text, one, null, null, time, one));
      throwing(NullPointerException.class, () -> NativeGate.decideAll(view, text, one, null, one, null, one));
      throwing(NullPointerException.class, () -> NativeGate.decideAll(view, text, one, null, one, time, null));
      throwing(IllegalArgumentException.class, () -> NativeGate.decideAll(view, text, new int[2], null, one, time, one));
      throwing(IllegalArgumentException.class, () -> NativeGate.decideAll(view, text, new int[] {2}, null, one, time, one));
      throwing(IllegalArgumentException.class, () -> NativeGate.decideAll(view, text, new int[] {-1}, null, one, time, one));
      throwing(IllegalArgumentException.class, () -> NativeGate.note(view, 99, null, 0));
      throwing(NullPointerException.class, () -> NativeGate.note(view, NativeGate.USER_LOAD, null, 0));
      for (long at : new long[] {Long.MIN_VALUE, -1, 0, Long.MAX_VALUE, 5}) {
        for (int flags : new int[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
          NativeGate.decide(view, "wallet://x", Scene.SHOP, flags, new String[] {null, "", "a b", "p 1 1 99999999999999999999 0 1"}, at);
        }
        NativeGate.note(view, NativeGate.TAP, null, at);
        NativeGate.note(view, NativeGate.FOREGROUND, null, at);
        NativeGate.recover(view, Scene.SHOP, at);
        NativeGate.expectReturn(view, "x:", null, null, Long.MAX_VALUE, at);
        NativeGate.step(view, true, null, at);
      }
      NativeGate.close(view);
    }
  }

  @Rule("a batch answers as one call after the other")
  public void batches() {
    String[] urls = {"https://shop.example/", "wallet://x", "javascript:1", "", "https://shop.example/\uD83C\uDFFA", "wallet://y", "https://b\u00fccher.example/"};
    try (GatehousePolicy policy = GatehousePolicy.parse(ANY);
        GatehouseGate one = new GatehouseGate(policy, 34);
        GatehouseGate all = new GatehouseGate(policy, 34)) {
      GatehouseVerdict.Kind[] kinds = all.decideAll(urls, Scene.SHOP, true, 1);
      for (int i = 0; i < urls.length; i++) equal(urls[i], one.decide(urls[i], Scene.SHOP, true, 1).getKind(), kinds[i]);
      equal(0, all.decideAll(new String[0], null, false, 1).length);
    }
  }

  @Rule("recorded lines are answered, an error in its answer's place")
  public void lines() {
    try (GatehousePolicy policy = GatehousePolicy.parse("{\"gatehouse\":1}")) {
      String answers = policy.replay("{\"id\":1,\"url\":\"https://a.example/\"}\n\n{\"id\":2,\"url\":7}\n{\"view\":\"v\",\"event\":\"teardown\"}\nx");
      String[] lines = answers.split("\n");
      equal(3, lines.length);
      that(lines[0], lines[0].startsWith("{\"id\":1,\"verdict\":"));
      that(lines[1], lines[1].contains("\"id\":2") && lines[1].contains("error"));
      that(lines[2], lines[2].contains("error"));
    }
  }

  @Rule("many threads use many views and close them under each other")
  public void threads() throws InterruptedException {
    int before = NativeGate.openCount();
    GatehousePolicy policy = GatehousePolicy.parse(ANY);
    GatehouseGate shared = new GatehouseGate(policy, 34);
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                for (int j = 0; j < 400; j++) {
                  try (GatehouseGate own = new GatehouseGate(policy, 34)) {
                    own.decide("wallet://" + j, Scene.SHOP, true, j);
                    shared.decide("wallet://" + j, Scene.SHOP, true, j);
                  } catch (IllegalStateException closed) {
                    continue;
                  }
                }
              });
      threads[i].start();
    }
    Thread.sleep(30);
    shared.close();
    for (Thread thread : threads) thread.join();
    policy.close();
    equal(before, NativeGate.openCount());
  }
}
