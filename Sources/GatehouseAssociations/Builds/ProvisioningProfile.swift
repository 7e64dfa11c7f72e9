/// What a provisioning profile (embedded.mobileprovision) allows a build to have. Its text is the content of a CMS message.
///
/// What a build has is in its code signature; a profile that does not cover it makes the system refuse the build.
public struct ProvisioningProfile: Sendable, Hashable {
  /// Its name.
  public var name: String?
  /// `application-identifier`; a `*` at its end stands for any ending.
  public var identifier: String?
  /// `com.apple.developer.associated-domains`; `nil` if it does not allow any.
  public var domains: PropertyList?
  /// Whether it is for development: `get-task-allow`.
  public var isDevelopment: Bool
  /// Whether it names devices: development and ad hoc.
  public var isForDevices: Bool

  /// Reads the property list in a profile; `nil` if it is none.
  public init?(_ bytes: [UInt8]) {
    guard let list = PropertyList(bytes), let entitlements = list["Entitlements"] else { return nil }
    name = list["Name"]?.string
    identifier = (entitlements["application-identifier"] ?? entitlements["com.apple.application-identifier"])?.string
    domains = entitlements[AssociatedDomain.key]
    isDevelopment = entitlements["get-task-allow"] == .bool(true)
    isForDevices = list["ProvisionedDevices"] != nil
  }

  /// Whether it covers an identifier.
  func allows(identifier text: String) -> Bool {
    guard let identifier else { return false }
    return identifier.hasSuffix("*") ? text.hasPrefix(identifier.dropLast()) : identifier == text
  }
}
