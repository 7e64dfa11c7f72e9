/// The conformance suites beside the package's checkout, which outside users do not have.
enum SharedCases {
  /// Where the suites are looked for: `../shared/cases`, from the root of the package.
  static let folder: String = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return root + "/../shared/cases/"
  }()

  /// A suite's cases, or `nil`, with a line that says so, where the suites are not installed.
  static func load(_ name: String) throws -> [JSON]? {
    guard let bytes = readFile(folder + name) else {
      guard readFile(folder + "README.md") == nil else { throw Missing(file: name) }
      print("\(name): not run, no shared cases beside this checkout")
      return nil
    }
    return try JSON(parsing: bytes).array
  }

  struct Missing: Error { let file: String }
}

/// What a suite did: how many cases ran and which failed, by id.
struct SuiteReport {
  let name: String
  var cases = 0
  var failures: [String] = []
  var notes: [String] = []

  init(_ name: String) { self.name = name }

  /// Counts a case; without `passed` it is reported by its id and what happened.
  mutating func check(_ id: @autoclosure () -> String, _ passed: Bool, _ detail: @autoclosure () -> String = "") {
    cases += 1
    if !passed { failures.append("\(id()): \(detail())") }
  }

  /// The closing lines.
  func print() {
    for failure in failures { Swift.print("\(name): FAILED \(failure)") }
    let notes = notes.isEmpty ? "" : ", " + notes.joined(separator: ", ")
    Swift.print("\(name): \(cases) cases, \(failures.count) failed\(notes)")
  }
}
