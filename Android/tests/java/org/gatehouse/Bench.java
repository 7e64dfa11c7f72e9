package org.gatehouse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;

/**
 * What a decision costs through JNI, one call each and a thousand in a call, beside the same decision in Swift in the same run.
 *
 * <pre>Bench CORPUS PROGRAM</pre>
 *
 * where PROGRAM is the package's benchmark and CORPUS what it prints with {@code android-corpus}.
 */
public final class Bench {
  private static final String PAGE = "https://shop.example/cart";

  private Bench() {}

  public static void main(String[] arguments) throws IOException {
    List<String> lines = Files.readAllLines(Paths.get(arguments[0]), StandardCharsets.UTF_8);
    String[] links = lines.subList(1, lines.size()).toArray(new String[0]);
    double[] swift = new double[5];
    double[] single = new double[5];
    double[] asking = new double[5];
    double[] batched = new double[5];
    try (GatehousePolicy policy = GatehousePolicy.parse(lines.get(0))) {
      for (int round = 0; round < 5; round++) {
        swift[round] = inSwift(arguments[1], links.length);
        single[round] = single(policy, links, 0);
        asking[round] = single(policy, links, NativeGate.CAN_QUERY);
        batched[round] = batched(policy, links);
      }
    }
    double base = median(swift);
    System.out.printf("decision in Swift:                 %5.0f ns%n", base);
    print("through JNI, one a call:          ", median(single), base);
    print("the same, asking who takes it:    ", median(asking), base);
    print("through JNI, a thousand a call:   ", median(batched), base);
  }

  private static void print(String what, double cost, double base) {
    System.out.printf("%s %5.0f ns, %.2f times Swift's%n", what, cost, cost / base);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  private static double single(GatehousePolicy policy, String[] links, int more) {
    double best = Double.MAX_VALUE;
    long view = NativeGate.openView(policy.handle, 34);
    long at = 0;
    for (int round = 0; round < 7; round++) {
      long start = System.nanoTime();
      for (String link : links) {
        at += 10_000;
        NativeGate.decide(view, link, PAGE, NativeGate.MAIN_FRAME | NativeGate.GESTURE | more, null, at);
      }
      best = Math.min(best, (double) (System.nanoTime() - start) / links.length);
    }
    NativeGate.close(view);
    return best;
  }

  private static double batched(GatehousePolicy policy, String[] links) {
    double best = Double.MAX_VALUE;
    long view = NativeGate.openView(policy.handle, 34);
    long time = 0;
    int size = 1_000;
    for (int round = 0; round < 7; round++) {
      long start = System.nanoTime();
      int done = 0;
      for (int from = 0; from + size <= links.length; from += size) {
        StringBuilder text = new StringBuilder();
        int[] ends = new int[size];
        int[] flags = new int[size];
        long[] at = new long[size];
        for (int i = 0; i < size; i++) {
          ends[i] = text.append(links[from + i]).length();
          flags[i] = NativeGate.MAIN_FRAME | NativeGate.GESTURE;
          at[i] = time += 10_000;
        }
        char[] units = new char[text.length()];
        text.getChars(0, units.length, units, 0);
        NativeGate.decideAll(view, units, ends, PAGE, flags, at, new int[size]);
        done += size;
      }
      best = Math.min(best, (double) (System.nanoTime() - start) / done);
    }
    NativeGate.close(view);
    return best;
  }

  private static double inSwift(String program, int count) throws IOException {
    Process process = new ProcessBuilder(program, "android", String.valueOf(count)).redirectErrorStream(true).start();
    try (BufferedReader reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      return Double.parseDouble(reader.readLine());
    }
  }
}
