package org.gatehouse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Calls every export with whatever comes to mind: random UTF-16, mutated links, intents, policies and lines, batches that do not fit together, numbers that
 * were never handles. Nothing may crash, hang or grow, and only the exceptions that are documented may come back.
 *
 * <pre>Fuzz SECONDS SEED ROOT</pre>
 */
public final class Fuzz {
  private static final String[] LINKS = {
    "https://shop.example/product/42?tag=a", "wallet://pay?order=1", "shopapp://product/7", "https://partner.example/table", "javascript:alert(1)",
    "data:text/html;base64,PGI+", "blob:https://shop.example/1", "file:///data/data/x", "content://x/y", "about:blank", "mailto:a@b.example?body=%0d%0a",
    "tel:+49(30)1", "sms:1?body=x", "market://details?id=com.wallet", "https://xn--bcher-kva.example:8443/", "http://0x7f.1/", "https://[::1]/",
    "https://user:pass@shop.example/", "https://b\u00fccher.example/\ud83c\udffa", "//shop.example", "wallet:", "%00", "",
    "intent://pay#Intent;scheme=wallet;package=com.wallet;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fget;end",
    "intent:#Intent;component=a/.B;SEL;action=x;categories=y;end", "intent://x#Intent;launchFlags=0xffffffffff;i.a=9;B.b=true;c.c=xy;end",
    "android-app://com.wallet/wallet/pay#Intent;end", "intent:x#action(a)categories(b!c)extras(Sk=v!ii=3)",
  };
  private static final String[] PIECES = {
    "#Intent;", ";end", "scheme=", "package=", "S.browser_fallback_url=", "%", "%25", "%zz", "%ud800", "..", "//", "\\", "@", ":", "?", "#", "[", "]", "\t",
    "\0", "\n", "\u200d", "\u1e9e", "\ud800", "\udc00", "\uffff", "\u202e", "xn--", "0x", "1e999", "-9223372036854775808", "99999999999999999999", "{", "}",
    "\"", "//*", "\\u0000", "\\ud800", "null", "true", "[[[[[[[[[[[[[[[[", "SEL;", "launchFlags=", "component=",
  };
  private static final String[] LINES = {
    "{\"id\":1,\"view\":\"v\",\"at\":5,\"url\":\"wallet://pay\",\"trigger\":\"link\",\"activation\":{\"kind\":\"direct\"},\"source\":{\"origin\":"
        + "\"https://shop.example\",\"main\":true},\"target\":\"main\",\"current\":\"https://shop.example/\",\"method\":\"GET\",\"platform\":\"android\"}",
    "{\"view\":\"v\",\"event\":\"input\",\"at\":3}", "{\"view\":\"v\",\"event\":\"openFailed\",\"url\":\"wallet://pay\"}", "{\"event\":\"teardown\"}",
    "{\"link\":\"shopapp://product/1\",\"appState\":\"cold\",\"auth\":\"signedOut\",\"delivery\":\"d1\",\"at\":9223372036854775807}",
    "{\"event\":\"signIn\",\"account\":\"A\",\"at\":-1}", "{\"message\":{\"id\":\"1\",\"method\":\"track\",\"params\":{}},\"frame\":{\"origin\":\"x\"}}",
    "{\"id\":\"1\",\"method\":\"track\",\"params\":{\"name\":\"x\",\"items\":[{\"id\":\"7\"}],\"price\":1e9}}",
  };
  private static final String[] ORIGINS = {"https://shop.example", "https://pay.example", "null", "", null, "https://shop.example:443", "\ud800"};
  private static final int[] CODES = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final long[] TIMES = {0, 1, -1, 1_000, 10_000, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 5};

  private final Random random;
  private final String policyText;
  private final List<Long> policies = new ArrayList<>();
  private final List<Long> views = new ArrayList<>();
  private final List<Long> inboxes = new ArrayList<>();
  private long calls;
  private long refused;

  private Fuzz(long seed, String policyText) {
    random = new Random(seed);
    this.policyText = policyText;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    int seconds = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    String policy = new String(Files.readAllBytes(Paths.get(arguments[2], "Examples/shop/gatehouse.json")), StandardCharsets.UTF_8);
    List<String> failures = new ArrayList<>();
    List<Fuzz> all = new ArrayList<>();
    Thread[] threads = new Thread[2];
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long[] before = {0};
    for (int i = 0; i < threads.length; i++) {
      Fuzz fuzz = new Fuzz(seed + i, policy);
      all.add(fuzz);
      threads[i] = new Thread(() -> fuzz.run(end, failures));
      threads[i].start();
    }
    Thread.sleep(seconds * 400L);
    before[0] = resident();
    for (Thread thread : threads) thread.join();
    for (Fuzz fuzz : all) fuzz.closeAll();
    long grown = (resident() - before[0]) >> 20;
    if (NativeGate.openCount() != 0) failures.add(NativeGate.openCount() + " handles are left open");
    if (grown > 64) failures.add("the process grew by " + grown + " MB");
    for (String failure : failures) System.out.println("FAILED fuzz, seed " + seed + ": " + failure);
    long calls = all.get(0).calls + all.get(1).calls;
    System.out.println(
        "fuzz: " + calls + " calls in " + seconds + " s from seed " + seed + ", " + (all.get(0).refused + all.get(1).refused) + " refused by exceptions, "
            + failures.size() + " failures, " + grown + " MB more in the later part");
    System.exit(failures.isEmpty() && calls > 0 ? 0 : 1);
  }

  /** Bytes of the process in memory. */
  private static long resident() throws IOException {
    Path statm = Paths.get("/proc/self/statm");
    if (!Files.exists(statm)) return 0;
    return Long.parseLong(new String(Files.readAllBytes(statm), StandardCharsets.US_ASCII).split(" ")[1]) * 4_096;
  }

  private void run(long end, List<String> failures) {
    while (System.nanoTime() < end) {
      int kind = random.nextInt(24);
      long start = System.nanoTime();
      try {
        calls++;
        call(kind);
      } catch (IllegalStateException | IllegalArgumentException | NullPointerException | GatehousePolicyException expected) {
        refused++;
      } catch (Throwable thrown) {
        synchronized (failures) {
          if (failures.size() < 20) failures.add("call " + kind + " threw " + thrown + " at " + Arrays.toString(thrown.getStackTrace()));
        }
      }
      long took = (System.nanoTime() - start) / 1_000_000;
      if (took > 5_000) {
        synchronized (failures) {
          failures.add("call " + kind + " took " + took + " ms");
        }
      }
    }
  }

  private void call(int kind) {
    switch (kind) {
      case 0:
        keep(policies, NativeGate.openPolicy(random.nextInt(3) == 0 ? mutated(policyText) : policy()));
        break;
      case 1:
        keep(views, NativeGate.openView(handle(policies), random.nextInt(4) == 0 ? random.nextInt() : 20 + random.nextInt(20)));
        break;
      case 2:
        keep(inboxes, NativeGate.openInbox(handle(policies), random.nextBoolean()));
        break;
      case 3:
        NativeGate.close(handle(random.nextBoolean() ? views : inboxes));
        break;
      case 4:
        batch();
        break;
      case 5:
        checked(NativeGate.details(handle(views)));
        break;
      case 6:
        checked(NativeGate.step(handle(views), random.nextBoolean(), link(), time()));
        break;
      case 7:
        NativeGate.answer(handle(views), random.nextBoolean(), link(), time());
        break;
      case 8:
        NativeGate.note(handle(views), code(), link(), time());
        break;
      case 9:
        NativeGate.expectReturn(handle(views), link(), link(), link(), time(), time());
        break;
      case 10:
        NativeGate.admits(handle(views), link(), time());
        break;
      case 11:
        NativeGate.recover(handle(views), link(), time());
        break;
      case 12:
        checked(NativeGate.arrive(handle(policies), random.nextBoolean() ? 0 : handle(views), link(), link(), time()));
        break;
      case 13:
        checked(NativeGate.post(handle(inboxes), link(), link(), link(), time()));
        break;
      case 14:
        checked(NativeGate.noteInbox(handle(inboxes), code(), link(), time()));
        break;
      case 16:
        checked(NativeGate.message(handle(views), random.nextBoolean() ? lines() : link(), ORIGINS[random.nextInt(ORIGINS.length)], random.nextBoolean(), time()));
        break;
      case 17:
        NativeGate.reply(handle(views), random.nextBoolean() ? "1" : link(), lines(), random.nextBoolean() ? "failed" : null, random.nextInt(9), time());
        checked(NativeGate.timedOut(handle(views), time()));
        checked(NativeGate.bridgeOrigins(handle(policies)));
        break;
      case 15:
        NativeGate.replay(handle(policies), lines());
        break;
      default:
        verdict(NativeGate.decide(handle(views), link(), link(), random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(128), handlers(), time()));
    }
  }

  private void keep(List<Long> kept, long handle) {
    if (handle <= 0) throw new AssertionError("a handle that is none: " + handle);
    kept.add(handle);
    if (kept.size() > 20) NativeGate.close(kept.remove(random.nextInt(kept.size())));
  }

  private void closeAll() {
    for (List<Long> kept : Arrays.asList(policies, views, inboxes)) for (long handle : kept) NativeGate.close(handle);
  }

  private static void verdict(int number) {
    if (number < NativeGate.BLOCK || number > NativeGate.NEEDS_HANDLERS) throw new AssertionError("a verdict that is none: " + number);
  }

  private static void checked(String[] fields) {
    if (fields == null) throw new AssertionError("no fields");
  }

  /** Addresses one after the other, with ends, flags and times that fit together or not. */
  private void batch() {
    int count = random.nextInt(50);
    StringBuilder text = new StringBuilder();
    int[] ends = new int[count];
    int[] flags = new int[Math.max(0, random.nextInt(5) == 0 ? count - 1 : count)];
    long[] at = new long[random.nextInt(5) == 0 ? count + 1 : count];
    int[] verdicts = new int[random.nextInt(6) == 0 ? 0 : count];
    for (int i = 0; i < count; i++) {
      String link = link();
      ends[i] = text.append(link == null ? "" : link).length();
      if (random.nextInt(100) == 0) ends[i] = random.nextInt();
    }
    for (int i = 0; i < flags.length; i++) flags[i] = random.nextInt();
    for (int i = 0; i < at.length; i++) at[i] = time();
    Arrays.fill(verdicts, 3);
    NativeGate.decideAll(
        handle(views), random.nextInt(30) == 0 ? null : text.toString().toCharArray(), random.nextInt(30) == 0 ? null : ends, link(),
        random.nextInt(30) == 0 ? null : flags, random.nextInt(30) == 0 ? null : at, random.nextInt(30) == 0 ? null : verdicts);
    for (int number : verdicts) verdict(number);
  }

  /** One of these, as a rule; now and then one of another kind, or a number that never was one. */
  private long handle(List<Long> kept) {
    int kind = random.nextInt(40);
    if (kind == 0 || kept.isEmpty()) return random.nextBoolean() ? random.nextLong() : random.nextInt(100);
    List<Long> from = kind == 1 ? policies : kept;
    return from.isEmpty() ? 0 : from.get(random.nextInt(from.size()));
  }

  private int code() {
    return CODES[random.nextInt(CODES.length)];
  }

  private long time() {
    int kind = random.nextInt(10);
    return kind == 0 ? TIMES[random.nextInt(TIMES.length)] : kind == 1 ? random.nextLong() : random.nextInt(100_000);
  }

  private String[] handlers() {
    if (random.nextBoolean()) return null;
    String[] rows = new String[random.nextInt(5)];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = random.nextInt(4) == 0 ? link() : "com.app" + i + " " + random.nextInt(2) + " " + random.nextInt(2) + " " + time() + " " + time() + " 1";
    }
    return rows;
  }

  private String link() {
    switch (random.nextInt(12)) {
      case 0:
        return null;
      case 1:
        return noise(random.nextInt(200));
      case 2:
        // Long, now and then very long.
        char[] filled = new char[random.nextInt(random.nextInt(200) == 0 ? 1 << 20 : 70_000)];
        Arrays.fill(filled, PIECES[random.nextInt(PIECES.length)].charAt(0));
        return LINKS[random.nextInt(LINKS.length)] + new String(filled);
      case 3:
      case 4:
      case 5:
        return LINKS[random.nextInt(LINKS.length)];
      default:
        return mutated(LINKS[random.nextInt(LINKS.length)]);
    }
  }

  private String noise(int length) {
    char[] units = new char[length];
    for (int i = 0; i < length; i++) {
      int kind = random.nextInt(3);
      units[i] = (char) (kind == 0 ? random.nextInt(0x10000) : kind == 1 ? 0xD800 + random.nextInt(0x800) : random.nextInt(0x80));
    }
    return new String(units);
  }

  private String policy() {
    return random.nextBoolean() ? policyText : random.nextBoolean() ? BridgeTest.POLICY : "{\"gatehouse\":1,\"extends\":\"" + (random.nextBoolean() ? "payments" : "browser") + "\"}";
  }

  private String lines() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i >= 0; i--) {
      String line = LINES[random.nextInt(LINES.length)];
      text.append(random.nextBoolean() ? mutated(line) : line).append(random.nextInt(9) == 0 ? "\r\n" : "\n");
    }
    return text.toString();
  }

  /** Cuts, doubles, turns and inserts. */
  private String mutated(String text) {
    StringBuilder out = new StringBuilder(text);
    for (int i = random.nextInt(6); i >= 0; i--) {
      int at = random.nextInt(out.length() + 1);
      switch (random.nextInt(5)) {
        case 0:
          out.insert(at, PIECES[random.nextInt(PIECES.length)]);
          break;
        case 1:
          out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(8)));
          break;
        case 2:
          out.insert(at, out.substring(at, Math.min(out.length(), at + random.nextInt(40))));
          break;
        case 3:
          if (at < out.length()) out.setCharAt(at, (char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
          break;
        default:
          out.insert(at, noise(random.nextInt(4)));
      }
    }
    return out.toString();
  }
}
