import Gatehouse
import URLStandard

extension AssetLinksReader {
  /// Reads whom a statement is about; `nil` if it names nobody, and the statement is skipped.
  mutating func readTarget(_ value: JSONValue, _ pointer: Pointer) -> AssetLinks.Target? {
    guard value.members != nil else {
      list.add(.wrongShape, "target is \(value.kindName); it must be an object", at: value.range, pointer)
      return nil
    }
    let names = ["android_app", "web", "ios_app"]
    guard let namespace = value["namespace"]?.string else {
      list.add(.namespaceUnknown, "the target has no namespace", at: value.range, pointer)
      return nil
    }
    switch namespace {
    case "android_app": return readAndroidApp(value, pointer)
    case "web": return readSite(value, pointer)
    case "ios_app":
      guard let appID = value["appid"]?.string else {
        list.add(.targetMissing, "the target has no appid", at: value.range, pointer)
        return nil
      }
      return .iosApp(appID: appID)
    default:
      let nearest = NearestWord.find(namespace, in: names).map { ", did you mean \(quoted($0))?" } ?? ""
      list.add(
        .namespaceUnknown, "unknown namespace \(quoted(namespace))\(nearest)", at: value["namespace"]?.range ?? value.range,
        pointer / "namespace")
      return nil
    }
  }

  private mutating func readAndroidApp(_ value: JSONValue, _ pointer: Pointer) -> AssetLinks.Target? {
    let known = ["namespace", "package_name", "sha256_cert_fingerprints"]
    for member in value.members ?? [] where !known.contains(member.name) { unknown(member, known, pointer) }
    let fingerprints = readFingerprints(value["sha256_cert_fingerprints"], value, pointer / "sha256_cert_fingerprints")
    guard let package = value["package_name"]?.string, !package.isEmpty else {
      list.add(
        .packageMissing, "package_name is missing or empty", at: value["package_name"]?.range ?? value.range, pointer / "package_name")
      return nil
    }
    let range = value["package_name"]?.range ?? value.range
    if AppleAppID.isPlaceholder(package) {
      list.add(.packagePlaceholder, "\(quoted(package)) is a placeholder", at: range, pointer / "package_name")
    } else if !Self.isPackage(package) {
      list.add(.packageShape, "\(quoted(package)) is no package name", at: range, pointer / "package_name")
    }
    return fingerprints.isEmpty ? nil : .androidApp(package: package, fingerprints: fingerprints)
  }

  /// Whether a text has the form of an application id: two parts or more, each beginning with a letter.
  static func isPackage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { part in
        guard let first = part.first else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
          && part.allSatisfy { TolerantJSONReader.isWordByte($0) && $0 != UInt8(ascii: "$") }
      }
  }

  /// Reads the fingerprints that can be those of a certificate.
  private mutating func readFingerprints(_ value: JSONValue?, _ target: JSONValue, _ pointer: Pointer) -> [String] {
    guard let value, value.elements != [] else {
      let package = target["package_name"]?.string.map { " for \(quoted($0))" } ?? ""
      list.add(
        .fingerprintsEmpty, "sha256_cert_fingerprints is missing or empty\(package)", at: value?.range ?? target.range, pointer)
      return []
    }
    guard let elements = value.elements else {
      list.add(.wrongShape, "sha256_cert_fingerprints is \(value.kindName); it must be an array of texts", at: value.range, pointer)
      return []
    }
    var seen: [String] = []
    for (index, element) in elements.enumerated() {
      guard let text = element.string else {
        list.add(.fingerprintFormat, "a fingerprint is \(element.kindName); it must be a text", at: element.range, pointer / index)
        continue
      }
      guard let fingerprint = readFingerprint(text, element.range, pointer / index) else { continue }
      if seen.contains(fingerprint) {
        list.add(.fingerprintRepeated, "the fingerprint stands in the list already", at: element.range, pointer / index)
      } else {
        seen.append(fingerprint)
      }
    }
    return seen
  }

  private mutating func readFingerprint(_ text: String, _ range: SourceRange, _ pointer: Pointer) -> String? {
    switch CertificateFingerprint.Reading(text) {
    case .fingerprint(let value, let isUpperCase):
      if !isUpperCase { list.add(.fingerprintCase, "the fingerprint is not in upper case", at: range, pointer) }
      return value.description
    case .digest(let bytes):
      let isSHA1 = bytes == 20
      list.add(
        isSHA1 ? .fingerprintSHA1 : .fingerprintFormat, "the fingerprint has \(bytes) bytes\(isSHA1 ? ", a SHA-1" : ""); 32 are needed",
        at: range, pointer)
    case .unseparated: list.add(.fingerprintFormat, "the fingerprint has not colons between its bytes", at: range, pointer)
    case .placeholder: list.add(.fingerprintPlaceholder, "\(quoted(text)) is no fingerprint", at: range, pointer)
    }
    return nil
  }

  private mutating func readSite(_ value: JSONValue, _ pointer: Pointer) -> AssetLinks.Target? {
    guard let text = value["site"]?.string, let url = try? WebURL(text), url.specialScheme == .https || url.specialScheme == .http,
      url.path == "/", url.query == nil, url.fragment == nil, !url.hasCredentials
    else {
      list.add(
        .siteShape, "the target has no site of scheme, host and port", at: value["site"]?.range ?? value.range, pointer / "site")
      return nil
    }
    return .web(site: url.href)
  }
}
