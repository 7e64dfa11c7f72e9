/// A file that a policy gives, and what it cannot say.
public struct GeneratedFile: Sendable, Hashable {
  /// Its path below the folder that it is written to.
  public var name: String
  /// Its text, which ends with a line feed.
  public var text: String
  /// What the file's form cannot express, one sentence each: where it opens more, or less, than the policy.
  public var limits: [String]
}
