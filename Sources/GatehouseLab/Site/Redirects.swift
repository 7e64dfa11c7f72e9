import Foundation

/// The redirects of one host: the file `_redirects` in its folder, in the form that static hosts made common.
///
/// One rule a line: a path, where it leads, and a status (301 if none stands there). `200` answers with another file of the same folder
/// instead of sending the browser away. A path may end in `*`, which stands for any rest. `#` begins a comment. A file of the folder comes
/// before a rule for its path.
///
/// ```
/// /start       wallet://pay?order=17   302
/// /product/*   /product.html           200
/// ```
struct Redirects: Sendable, Hashable {
  static let fileName = "_redirects"
  /// The statuses that a rule may have.
  static let statuses = [200, 301, 302, 303, 307, 308]

  /// One rule.
  struct Rule: Sendable, Hashable {
    /// The path, without a trailing `*`.
    var path: String
    /// Whether any rest may follow.
    var isPrefix: Bool
    /// Where it leads.
    var destination: String
    /// The HTTP status.
    var status: Int
  }

  /// The rules in their order; the first that fits counts.
  private(set) var rules: [Rule] = []

  /// Reads a file; one that is not there has no rules.
  init(file: String) throws(SiteError) {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    try self.init(text: String(decoding: data, as: UTF8.self), file: file)
  }

  /// Reads the rules in a text; `file` is its name for messages.
  init(text: String, file: String = fileName) throws(SiteError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("#") }.map(String.init)
      if fields.isEmpty { continue }
      func wrong(_ problem: String) -> SiteError { SiteError(.redirect(file: file, line: index + 1, problem: problem)) }
      guard fields.count == 2 || fields.count == 3 else { throw wrong("a rule is a path, where it leads, and a status") }
      guard fields[0].hasPrefix("/") else { throw wrong("the path \(fields[0]) does not begin with /") }
      let status = fields.count == 3 ? Int(fields[2]) : 301
      guard let status, Self.statuses.contains(status) else {
        throw wrong("the status \(fields[2]) is none of \(Self.statuses.map(String.init).joined(separator: ", "))")
      }
      let isPrefix = fields[0].hasSuffix("*")
      rules.append(
        Rule(path: isPrefix ? String(fields[0].dropLast()) : fields[0], isPrefix: isPrefix, destination: fields[1], status: status))
    }
  }

  /// The first rule for a path.
  func match(_ path: String) -> Rule? {
    rules.first { $0.isPrefix ? path.hasPrefix($0.path) : path == $0.path }
  }
}
