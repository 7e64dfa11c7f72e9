import Gatehouse

/// Where a visit's policy comes from.
enum PolicySource {
  /// Reads a policy file; with any error in it there is none.
  static func load(_ path: String) throws(LabError) -> PolicyReading {
    let reading = PolicyFile.read(utf8: try LabFile.read(path, as: "the policy"), name: path)
    guard reading.policy != nil else {
      throw LabError("the policy cannot be used\n\(reading.report(reading.diagnostics.filter { $0.severity == .error }))")
    }
    return reading
  }
}
