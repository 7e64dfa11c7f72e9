import Foundation
import Gatehouse

/// Where a visit's policy comes from.
enum PolicySource {
  /// Reads a policy file; with any error in it there is none.
  static func load(_ path: String) throws(LabError) -> PolicyReading {
    guard let data = FileManager.default.contents(atPath: path) else { throw LabError("the policy \(path) cannot be read") }
    let reading = PolicyFile.read(utf8: Array(data), name: path)
    guard reading.policy != nil else {
      throw LabError("the policy cannot be used\n\(reading.report(reading.diagnostics.filter { $0.severity == .error }))")
    }
    return reading
  }
}
