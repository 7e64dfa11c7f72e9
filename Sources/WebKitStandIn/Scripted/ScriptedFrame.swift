/// A frame of a scripted view.
@MainActor final class ScriptedFrame {
  let name: String
  let number: UInt64
  let isMain: Bool
  /// What its `sandbox` attribute, and those around it, allow.
  let sandbox: ScriptedSandbox?
  private(set) weak var parent: ScriptedFrame?
  var children: [ScriptedFrame] = []
  var document: FrameDocument
  /// The navigation that is being asked about.
  var asking: ScriptedLoad?
  /// The load that is on its way.
  var provisional: ScriptedLoad? { didSet { provisionalChanged?() } }
  var provisionalChanged: (() -> Void)?

  init(main number: UInt64, document: UInt64, origin: String) {
    name = "main"
    self.number = number
    isMain = true
    sandbox = nil
    self.document = FrameDocument(frame: number, number: document, isMain: true, origin: origin, url: "")
  }

  /// A frame being born has its parent's origin, or an opaque one if it is sandboxed, and no address.
  init(_ element: ScriptedElement, in parent: ScriptedFrame, number: UInt64, document: UInt64) {
    name = element.name
    self.number = number
    self.parent = parent
    isMain = false
    sandbox = Self.narrower(element.sandbox, parent.sandbox)
    let isOpaque = sandbox.map { !$0.contains(.sameOrigin) } ?? false
    self.document = FrameDocument(
      frame: number, number: document, isMain: false, origin: isOpaque ? "null" : parent.document.origin, url: "")
  }

  private static func narrower(_ one: ScriptedSandbox?, _ other: ScriptedSandbox?) -> ScriptedSandbox? {
    guard let one, let other else { return one ?? other }
    return one.intersection(other)
  }

  /// This frame and all below it, in the order of the page.
  var all: [ScriptedFrame] {
    var found: [ScriptedFrame] = []
    var next = [self]
    while let frame = next.popLast() {
      found.append(frame)
      next += frame.children.reversed()
    }
    return found
  }

  /// `M@origin` or `S@origin`.
  var word: String { document.word }

  /// The origin of a document at an address, loaded in this frame for somebody (WebKit: SecurityOriginData).
  func origin(of url: String, creator: String?) -> String {
    if let sandbox, !sandbox.contains(.sameOrigin) { return "null" }
    if url.hasPrefix("about:") { return creator ?? "null" }
    return ScriptedAddress.origin(url)
  }
}

extension FrameDocument {
  var word: String { (isMain ? "M@" : "S@") + origin }
}

/// The little that the scripted engine reads of addresses.
enum ScriptedAddress {
  static func scheme(_ url: String) -> String { String(url.prefix { $0 != ":" }).lowercased() }
  static func isWeb(_ url: String) -> Bool { ["http", "https"].contains(scheme(url)) }
  /// Whether WebKit itself can load the scheme.
  static func isLoadable(_ url: String) -> Bool { ["http", "https", "about", "data", "blob", "file"].contains(scheme(url)) }

  /// HTML, "ASCII serialisation of an origin"; the engine's own form for `file:`.
  static func origin(_ url: String) -> String {
    if scheme(url) == "file" { return "file://" }
    guard isWeb(url), let slashes = url.range(of: "://") else { return "null" }
    let rest = url[slashes.upperBound...].prefix { !"/?#".contains($0) }
    let place = rest.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    let defaultPort = scheme(url) == "https" ? ":443" : ":80"
    return scheme(url) + "://" + (place.hasSuffix(defaultPort) ? String(place.dropLast(defaultPort.count)) : place)
  }

  static func host(_ url: String) -> String {
    let origin = origin(url)
    guard let slashes = origin.range(of: "://") else { return "" }
    return String(origin[slashes.upperBound...].prefix { $0 != ":" })
  }

  static func withoutFragment(_ url: String) -> String { String(url.prefix { $0 != "#" }) }
}
