/// How much a build may hold: what is more than any real one has is refused before it fills the memory.
public struct BuildLimits: Sendable, Hashable {
  /// Files in an archive.
  public var files = 500_000
  /// Bytes of an Info.plist, a manifest, a profile, a signature file.
  public var smallFile = 16 << 20
  /// Bytes of an executable. It is read and not kept.
  public var executable = 4 << 30
  /// Bytes of compiled resources.
  public var resources = 128 << 20
  /// Bytes that are unpacked in all.
  public var total = 8 << 30
  /// Bundles that are looked into.
  public var bundles = 64

  /// The usual limits.
  public init() {}
}
