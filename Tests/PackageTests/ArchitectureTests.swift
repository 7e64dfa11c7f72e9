import Foundation
import Testing

/// What the design asks of the tree, checked by reading it.
@Suite struct ArchitectureTests {
  /// The core and the URL library import nothing of any platform.
  @Test(arguments: ["Sources/URLStandard", "Sources/Gatehouse", "Sources/GatehouseAssociations"]) func coreImportsNoPlatform(
    _ folder: String
  ) throws {
    let files = SourceTree.files(below: folder, ending: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      for line in try SourceTree.code(file) {
        guard let module = Self.importedModule(line.text) else { continue }
        #expect(["URLStandard", "Gatehouse"].contains(module), "\(file):\(line.number) imports \(module)")
      }
    }
  }

  /// Linux does not check availability: the targets that Apple's systems build use nothing newer than iOS 15 and macOS 12.
  @Test(arguments: ["Sources/URLStandard", "Sources/Gatehouse", "Sources/GatehouseAssociations", "Sources/GatehouseWebKit"])
  func usesNothingTooNew(_ folder: String) throws {
    let tooNew = [
      #"\bDuration\b"#, #"\bContinuousClock\b"#, #"\bSuspendingClock\b"#, #"\bRegex\b"#, #"\bMutex\b"#, #"\bisolated deinit\b"#,
      #"\butf8Span\b"#,
      #"\bInlineArray\b"#, #"Task\.sleep\(for:"#,
    ]
    for file in SourceTree.files(below: folder, ending: ".swift") {
      for line in try SourceTree.code(file) {
        for word in tooNew {
          #expect(line.text.range(of: word, options: .regularExpression) == nil, "\(file):\(line.number) uses \(word)")
        }
      }
    }
  }

  /// A Mac would merge two paths that differ only in case, and so would it two modules.
  @Test func pathsDifferWithoutCase() {
    let paths = ["Sources", "Tests", "Examples", "Scripts"].flatMap { SourceTree.files(below: $0) }
    #expect(!paths.isEmpty)
    for (key, group) in Dictionary(grouping: paths, by: { $0.lowercased() }) where group.count > 1 { Issue.record("\(key): \(group)") }
    let modules = ["Sources", "Tests"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent(folder).path)) ?? [])
    }
    #expect(Set(modules.map { $0.lowercased() }).count == modules.count)
  }

  /// Nothing that comes from outside can trap: no force-unwrap, `try!`, `as!`, `fatalError` or `precondition` in the core.
  @Test(arguments: ["Sources/URLStandard", "Sources/Gatehouse", "Sources/GatehouseAssociations", "Sources/GatehouseWebKit"])
  func trapsNowhere(_ folder: String) throws {
    let traps = [#"\btry!"#, #"\bas!"#, #"\bfatalError\("#, #"\bprecondition"#, #"[\w\])]!(\.|\)|,|\s*$|\[|\?)"#]
    for file in SourceTree.files(below: folder, ending: ".swift") {
      for line in try SourceTree.code(file) {
        // Apple's own signatures have implicitly unwrapped parameters.
        let code = line.text.replacingOccurrences(of: #""[^"]*"|\b(WKNavigation|Selector)!"#, with: "", options: .regularExpression)
        for trap in traps {
          #expect(code.range(of: trap, options: .regularExpression) == nil, "\(file):\(line.number): \(line.text)")
        }
      }
    }
  }

  /// A method in a class's own body that nearly matches a delegate's is never called, and nothing says so: conformances stand in extensions, where
  /// the compiler warns, and warnings are errors.
  @Test func conformancesStandInExtensions() throws {
    for file in SourceTree.files(below: "Sources/GatehouseWebKit", ending: ".swift") {
      for line in try SourceTree.code(file) {
        #expect(!Self.isConformingClass(line.text), "\(file):\(line.number): \(line.text)")
      }
    }
    #expect(Self.isConformingClass("final class Planted: NSObject, WKNavigationDelegate {"))
    #expect(!Self.isConformingClass("extension Planted: WKNavigationDelegate {"))
    let manifest = try SourceTree.code("Package.swift").map(\.text).joined(separator: "\n")
    #expect(manifest.contains(".treatAllWarnings(as: .error)"))
  }

  /// A cookie that script sets can be read by script: what is HttpOnly never goes that way.
  @Test(arguments: ["Sources/Gatehouse", "Sources/GatehouseWebKit", "Android/java"]) func noScriptTouchesCookies(_ folder: String) throws {
    let paths = SourceTree.files(below: folder).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".java") }
    #expect(!paths.isEmpty)
    for path in paths {
      for line in try SourceTree.code(path) where line.text.contains("document.cookie") || line.text.contains("cookieStore.set") {
        Issue.record("\(path):\(line.number) touches cookies by script")
      }
    }
  }

  /// The adapter tells the app, and writes no log of its own.
  @Test func theAdapterWritesNoLog() throws {
    for file in SourceTree.files(below: "Sources/GatehouseWebKit", ending: ".swift") {
      for line in try SourceTree.code(file) {
        let log = #"\b(print|debugPrint|dump|NSLog|os_log|Logger|OSLog)\(|FileHandle\.standard"#
        #expect(line.text.range(of: log, options: .regularExpression) == nil, "\(file):\(line.number): \(line.text)")
      }
    }
  }

  private static func isConformingClass(_ line: String) -> Bool {
    line.range(of: #"\bclass\b[^{]*:[^{]*\bWK\w+(Delegate|Handler)\w*\b"#, options: .regularExpression) != nil
  }

  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1 else { return nil }
    return words[index + 1]
  }
}
