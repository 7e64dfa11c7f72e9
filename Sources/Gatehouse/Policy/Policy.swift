/// What an app allows its web view: the value behind a policy file.
///
/// Every member has a default and the defaults are the strict ones: `Policy()` loads https pages, opens nothing and routes nothing.
/// A policy is a plain value; ``Gate`` compiles it for decisions.
public struct Policy: Sendable, Hashable {
  /// The preset whose values stand where the file is silent.
  public var preset: Preset = .strict
  /// Who asks when the host cannot name the source.
  public var unknownSource: UnknownSource = .frame
  /// The app's own identities.
  public var app = App()
  /// What the view itself may show.
  public var web = Web()
  /// Addresses that are this app.
  public var links = Links()
  /// Addresses that are other apps.
  public var handoff = Handoff()
  /// Methods that a page may call in the app.
  public var bridge = Bridge()
  /// Cookies and recovery.
  public var session = Session()

  /// Makes the strict policy.
  public init() {}
}

extension Policy {
  /// How a source that the host cannot name is read.
  public enum UnknownSource: String, Sendable, Hashable, CaseIterable {
    /// Both as the main frame and as a sub-frame; the narrower verdict counts.
    case frame
    /// On Android, which never names it, as the main frame at the current page. Nowhere else.
    case page
  }

  /// The app's identities on its platforms.
  public struct App: Sendable, Hashable {
    /// Apple application identifiers, `TEAMID.bundle.id`.
    public var appIDs: [String] = []
    /// The Android package name.
    public var package: String?
    /// SHA-256 fingerprints of the Android signing certificates, upper-case hex with colons.
    public var sha256: [String] = []
    /// Makes an app without identities.
    public init() {}
  }
}
