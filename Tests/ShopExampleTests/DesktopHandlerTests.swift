import Foundation
import Testing

/// The shop, opened by xdg-open as the desktop's handler of `shopapp:`, cold and warm.
@Suite(.serialized) struct DesktopHandlerTests {
  /// A home with nothing in it but the handler.
  final class Desktop {
    let folder: URL
    var log: URL { folder.appendingPathComponent("shop.log") }
    var lock: URL { folder.appendingPathComponent("shop.socket.lock") }
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()

    init(readyAfter: Int = 300) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "shop-\(UUID().uuidString.prefix(8))")
      let applications = folder.appendingPathComponent("data/applications")
      try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
      let program = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .appendingPathComponent("shop-example")
      let shop = Self.root.appendingPathComponent("Examples/shop")
      let entry = try String(
        contentsOf: shop.appendingPathComponent("linux/kiln-and-leaf.desktop"), encoding: .utf8)
      let command =
        "\(program.path) --policy \(shop.path)/gatehouse.json --log \(log.path) --socket \(folder.path)/shop.socket --ready-after \(readyAfter)"
      try #require(entry.contains("Exec=shop-example %U"))
      try entry.replacingOccurrences(of: "Exec=shop-example", with: "Exec=\(command)").write(
        to: applications.appendingPathComponent("kiln-and-leaf.desktop"), atomically: true,
        encoding: .utf8)
      try "[Default Applications]\nx-scheme-handler/shopapp=kiln-and-leaf.desktop\n".write(
        to: folder.appendingPathComponent("mimeapps.list"), atomically: true, encoding: .utf8)
    }

    /// Opens a link as a person's click does. The handler stays behind in the background, so nobody waits for it here.
    func open(_ link: String) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // The handler would keep Foundation's own socket open, by which it sees that a process ended: everything but the standard streams closes.
      let script = #"""
        for name in /proc/self/fd/*; do number=${name##*/}; if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi; done
        xdg-open "$0" </dev/null >/dev/null 2>"$1" &
        """#
      process.arguments = [
        "bash", "-c", script, link, folder.appendingPathComponent("errors").path,
      ]
      var environment = ProcessInfo.processInfo.environment
      for name in [
        "DBUS_SESSION_BUS_ADDRESS", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION", "BROWSER",
        "WAYLAND_DISPLAY",
      ] {
        environment[name] = nil
      }
      environment.merge([
        "HOME": folder.path, "XDG_DATA_HOME": "\(folder.path)/data", "XDG_CONFIG_HOME": folder.path,
        "DISPLAY": ":none",
      ]) {
        $1
      }
      process.environment = environment
      try process.run()
      process.waitUntilExit()
    }

    /// The lines of the log as soon as there are so many of them, or what is there after ten seconds.
    func lines(_ count: Int) -> [String] {
      var lines: [String] = []
      for _ in 0..<200 {
        lines =
          (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").map(String.init)
          ?? []
        if lines.count >= count { break }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return lines
    }

    /// The processes that were started with this desktop's folder in their command line.
    var processes: [Int32] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { Int32($0) }.filter { id in
        guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else {
          return false
        }
        let text = String(decoding: line, as: UTF8.self)
        return text.contains("shop-example\u{0}") && text.contains(folder.path)
      }
    }

    /// Ends the shop.
    func end() {
      for id in processes { kill(id, SIGTERM) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private static let held = #"{"reason":"arrival.waits","verdict":"hold"}"#
  private static func shown(_ id: String) -> String {
    #"{"reason":"links.route","screen":"product \#(id)","verdict":"route"}"#
  }

  @Test func coldThenWarm() throws {
    let desktop = try Desktop()
    defer { desktop.end() }
    try desktop.open("shopapp://product/42")
    #expect(desktop.lines(2) == [Self.held, Self.shown("42")], "\(desktop.folder)")
    let first = desktop.processes
    #expect(first.count == 1)
    try desktop.open("shopapp://product/7")
    #expect(desktop.lines(3) == [Self.held, Self.shown("42"), Self.shown("7")])
    #expect(desktop.processes == first)
  }

  /// Two links before the first screen stands: the newest wins, as the policy says, and the other one is told of.
  @Test func twoColdLinks() throws {
    let desktop = try Desktop(readyAfter: 3_000)
    defer { desktop.end() }
    try desktop.open("shopapp://product/1")
    #expect(desktop.lines(1) == [Self.held])
    try desktop.open("shopapp://product/2")
    #expect(
      desktop.lines(4) == [
        Self.held, Self.held, #"{"reason":"arrival.replaced","verdict":"ignore"}"#, Self.shown("2"),
      ])
  }

  @Test(arguments: [
    "shopapp://product/x", "shopapp://product/1?utm_source=a%00b", "shopapp://product/1/2",
    "shopapp:product",
  ])
  func whatIsNoRouteShowsNothing(_ link: String) throws {
    let desktop = try Desktop(readyAfter: 0)
    defer { desktop.end() }
    try desktop.open(link)
    let lines = desktop.lines(1)
    #expect(
      lines.count == 1 && lines.allSatisfy { $0.contains(#""verdict":"reject""#) }, "\(lines)")
  }

  /// A process that died leaves its socket and its lock behind; the next one starts as if they were not there.
  @Test func afterADeath() throws {
    let desktop = try Desktop(readyAfter: 0)
    defer { desktop.end() }
    try desktop.open("shopapp://product/1")
    #expect(desktop.lines(2).last == Self.shown("1"))
    for id in desktop.processes { kill(id, SIGKILL) }
    for _ in 0..<100 where !desktop.processes.isEmpty { Thread.sleep(forTimeInterval: 0.02) }
    #expect(FileManager.default.fileExists(atPath: desktop.lock.path))
    try FileManager.default.removeItem(at: desktop.log)
    try desktop.open("shopapp://product/2")
    #expect(desktop.lines(2).last == Self.shown("2"))
  }
}
