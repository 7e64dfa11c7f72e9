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

  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1 else { return nil }
    return words[index + 1]
  }
}
