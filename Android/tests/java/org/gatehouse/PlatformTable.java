package org.gatehouse;

import static org.gatehouse.Checks.equal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Android's two columns of Documentation/platforms.md: each situation of the example shop, played through the client on the scripted view.
 *
 * <pre>PlatformTable ROOT [write]</pre>
 */
public final class PlatformTable {
  private PlatformTable() {}

  public static void main(String[] arguments) throws IOException {
    Path root = Paths.get(arguments[0]);
    Path file = root.resolve("Documentation/platforms.md");
    String policy = read(root.resolve("Examples/shop/gatehouse.json"));
    String open = policy.replaceFirst("\"gatehouse\": 1,", "\"gatehouse\": 1, \"unknownSource\": \"page\",");
    Map<String, String[]> played = new HashMap<>();
    String[] situations = read(root.resolve("Tests/GatehouseWebKitTests/Platforms/situations.tsv")).split("\n");
    for (int i = 1; i < situations.length; i++) {
      String[] cells = situations[i].split("\t", -1);
      played.put(cells[0], new String[] {play(cells, policy), play(cells, open)});
    }
    boolean isWriting = arguments.length > 1 && arguments[1].equals("write");
    StringBuilder text = new StringBuilder();
    int compared = 0;
    int differing = 0;
    for (String line : read(file).split("\n", -1)) {
      String[] cells = line.split("\\|", -1);
      if (cells.length == 9 && played.containsKey(cells[1].trim())) {
        String[] now = played.get(cells[1].trim());
        compared++;
        if (!now[0].equals(cells[5].trim()) || !now[1].equals(cells[6].trim())) {
          differing++;
          if (!isWriting) System.out.println("situation " + cells[1].trim() + " is now: " + now[0] + " | " + now[1]);
        }
        cells[5] = " " + now[0] + " ";
        cells[6] = " " + now[1] + " ";
        line = String.join("|", cells);
      }
      text.append(line).append('\n');
    }
    text.setLength(text.length() - 1);
    if (isWriting) Files.write(file, text.toString().getBytes(StandardCharsets.UTF_8));
    System.out.println(compared + " situations of " + played.size() + " compared with the documentation, " + (isWriting ? 0 : differing) + " differ");
    System.exit(compared != played.size() || !isWriting && differing > 0 ? 1 : 0);
  }

  private static String read(Path path) throws IOException {
    return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
  }

  private static String play(String[] cells, String policy) {
    String page = cells[2];
    String act = cells[3];
    String url = cells[4];
    List<String> via = new ArrayList<>();
    for (String hop : cells[5].split(" ")) if (!hop.isEmpty()) via.add(hop);
    Scene scene = new Scene(policy);
    scene.apps.add("wallet");
    scene.apps.add("partner.example");
    if (act.equals("host")) {
      scene.gate.load(url);
      return word(scene);
    }
    scene.gate.load(page);
    scene.now += 60_000;
    equal(page, scene.view.page());
    for (int i = 0; i < via.size() && !act.equals("twice"); i++) {
      scene.view.redirects.put(via.get(i), i + 1 < via.size() ? via.get(i + 1) : url);
    }
    scene.view.asked.clear();
    boolean isAsked = false;
    switch (act) {
      case "tap":
        scene.view.tap(via.isEmpty() ? url : via.get(0));
        break;
      case "return":
        scene.gate.expectReturn(url.substring(0, url.indexOf('?')), "s1", null, -1);
        scene.view.tap(url);
        break;
      case "tapNew":
      case "openNew":
        scene.view.touch();
        scene.view.openWindow(url, true, "GET");
        isAsked = true;
        break;
      case "post":
        scene.view.post(url);
        break;
      case "later":
        scene.view.touch();
        scene.now += 2_000;
        scene.view.script(url, false);
        break;
      case "twice":
        scene.view.touch();
        scene.view.script(via.get(0), true);
        scene.now += 250;
        scene.view.script(url, false);
        break;
      case "script":
        scene.view.script(url, false);
        break;
      case "frame":
      case "frameScript":
        scene.view.scriptInFrame(url);
        break;
      case "frameTap":
        scene.view.tapInFrame(url);
        break;
      case "frameTapTop":
        scene.view.tap(url);
        break;
      case "frameScriptTop":
        scene.view.touch();
        scene.view.script(url, true);
        break;
      default:
        throw new IllegalArgumentException(act);
    }
    if (isAsked || !scene.view.asked.isEmpty()) return word(scene);
    if (!scene.view.errors.isEmpty()) return "– (error page)";
    return url.equals(scene.view.page()) || scene.view.frames.contains(url) ? "– (loads)" : "– (stopped)";
  }

  /** The newest verdict and its reason. */
  private static String word(Scene scene) {
    GatehouseVerdict verdict = scene.gate.lastVerdict();
    String kind = verdict.getKind() == GatehouseVerdict.Kind.LOAD_IN_PLACE ? "loadInPlace" : verdict.getKind().name().toLowerCase(Locale.ROOT);
    return kind + " `" + verdict.getReason() + "`";
  }
}
