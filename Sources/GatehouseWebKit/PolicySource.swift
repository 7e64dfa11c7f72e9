public import Foundation
public import Gatehouse

/// Where a gate's policy comes from.
public enum PolicySource: Sendable {
  /// A file of this name, without its extension `json`, in the app's main bundle.
  case bundled(String)
  /// A file.
  case file(URL)
  /// The text of a policy file.
  case text(String)
  /// A policy that was made in code.
  case policy(Policy)

  /// Reads and compiles it: one compiled policy serves many views, and the inbox.
  public func gate() throws(PolicyFailure) -> Gate {
    switch self {
    case .policy(let policy): return Gate(policy)
    case .text(let text): return try Self.gate(PolicyFile.read(text))
    case .bundled(let name):
      guard let url = Bundle.main.url(forResource: name, withExtension: "json") else {
        throw PolicyFailure(.missing, "the app's bundle holds no \(name).json: add it to the target's resources")
      }
      return try Self.gate(at: url)
    case .file(let url): return try Self.gate(at: url)
    }
  }

  private static func gate(at url: URL) throws(PolicyFailure) -> Gate {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw PolicyFailure(.missing, "\(url.lastPathComponent) cannot be read: \(error.localizedDescription)")
    }
    return try gate(PolicyFile.read(utf8: Array(data), name: url.lastPathComponent))
  }

  private static func gate(_ reading: PolicyReading) throws(PolicyFailure) -> Gate {
    guard let policy = reading.policy else { throw PolicyFailure(.broken, reading.report(), reading.diagnostics) }
    return Gate(policy)
  }
}

/// Why there is no policy. Without one nothing may be shown.
public struct PolicyFailure: Error, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// There is no such file, or it cannot be read.
    case missing
    /// The file has errors.
    case broken
  }
  /// What is wrong.
  public let cause: Cause
  /// The same for people, with the places in the file and what to do.
  public let description: String
  /// The findings in the file; empty if there is none.
  public let diagnostics: [Diagnostic]

  init(_ cause: Cause, _ description: String, _ diagnostics: [Diagnostic] = []) {
    self.cause = cause
    self.description = description
    self.diagnostics = diagnostics
  }
}
