public import Gatehouse
public import URLStandard

/// An answer to the question for an association file: what was asked, and what came.
public struct ServedAnswer: Sendable {
  /// The address that was asked.
  public var url: WebURL
  /// The status; `nil` if there was no answer.
  public var status: Int?
  /// Header fields in their order.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]
  /// Addresses that the answer led to, in order; empty if it came directly.
  public var redirects: [String]

  /// Makes an answer.
  public init(url: WebURL, status: Int?, headers: [(name: String, value: String)] = [], body: [UInt8] = [], redirects: [String] = []) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
    self.redirects = redirects
  }

  /// A header field's first value; case does not count.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Which file was asked for.
  public enum File: Sendable, Hashable {
    /// apple-app-site-association at the site itself.
    case apple
    /// The same at Apple's network.
    case appleCDN
    /// assetlinks.json.
    case android
  }

  /// What is wrong with the way in which the file was served. The body is judged by its own reader, except for a page in its place.
  ///
  /// - Parameter isGenerated: whether the file is known to exist in the site's folder.
  public func check(_ file: File, isGenerated: Bool = false) -> [Diagnostic] {
    if file == .appleCDN { return checkCDN() }
    var findings: [Diagnostic] = []
    if url.specialScheme != .https { findings.append(Diagnostic(.notHTTPS, "\(url.href) is not https")) }
    if let last = redirects.last {
      findings.append(Diagnostic(.redirected, "\(url.href) redirects to \(quoted(last, limit: 200))"))
    }
    guard status == 200 else {
      let word = status.map { "the status is \($0)" } ?? "there is no answer"
      findings.append(Diagnostic(.badStatus, "\(url.href): \(word)"))
      if isGenerated, status == 404 {
        findings.append(
          Diagnostic(
            .hiddenFolderNotDeployed, "the file exists in the site's folder, and the site answers 404: hidden folders are left out"))
      }
      return findings
    }
    let type = header("content-type")
    let kind = type.map { $0.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased() }
    if TolerantJSONReader.read(body).faults.contains(where: { $0.finding == .htmlInsteadOfJSON }) || kind == "text/html" {
      findings.append(
        Diagnostic(
          .htmlInsteadOfJSON, "the answer is \(status ?? 0) \(type ?? "without a type") with a page: the site's fallback, not the file"))
    } else if kind != "application/json" {
      findings.append(Diagnostic(.contentType, type.map { "the content type is \(quoted($0))" } ?? "there is no content type"))
    }
    if file == .apple, body.count > AppleAssociationFile.maximumBytes {
      findings.append(Diagnostic(.fileTooLarge, "the file has \(body.count) bytes"))
    }
    if file == .apple, url.path == "/apple-app-site-association" {
      findings.append(Diagnostic(.rootPath, "the file was read at the root"))
    }
    return findings
  }

  /// What Apple's network says about itself. None of it is an error of the site.
  private func checkCDN() -> [Diagnostic] {
    let reason = header("apple-failure-reason")
    let details = header("apple-failure-details").map { " \($0)" } ?? ""
    if let reason {
      let isTimeout = reason.contains("SWCERR00301") || reason.lowercased().contains("timeout")
      return [
        Diagnostic(
          isTimeout ? .cdnTimeout : .cdnFailure,
          "Apple's network says \(quoted(reason + details, limit: 200)): devices do not get the file")
      ]
    }
    guard status == 200 else {
      return [Diagnostic(.cdnFailure, "Apple's network answers \(status.map { "with status \($0)" } ?? "nothing")")]
    }
    return []
  }

  /// Whether what is served is what was generated.
  ///
  /// - Parameters:
  ///   - generated: the bytes of the generated file.
  ///   - file: which file; a copy at Apple's network that differs is only old.
  public func compare(generated: [UInt8], _ file: File) -> [Diagnostic] {
    guard status == 200 else { return [] }
    let served = TolerantJSONReader.read(body).value.map(Canonical.text)
    if served == TolerantJSONReader.read(generated).value.map(Canonical.text), served != nil { return [] }
    if file == .appleCDN { return [Diagnostic(.cdnStale, "Apple's network has another file than the site")] }
    return [Diagnostic(.servedDiffers, "the served file differs from the generated one\(Self.identifiers(body, generated, file))")]
  }

  private static func identifiers(_ served: [UInt8], _ generated: [UInt8], _ file: File) -> String {
    guard file == .apple else { return "" }
    let lists = [served, generated].map { AppleAssociationFile($0).association.appIDs.prefix(3).joined(separator: ", ") }
    return lists[0] == lists[1] ? "" : " (identifiers \(quoted(lists[0], limit: 120)), not \(quoted(lists[1], limit: 120)))"
  }
}

/// A value without its layout: keys in order, so that two texts of one value are equal.
enum Canonical {
  static func text(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(sorted(value))
    return writer.bytes
  }

  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value.kind {
    case .array(let elements): JSONValue(.array(elements.map(sorted)), range: value.range)
    case .object(let members):
      JSONValue(
        .object(
          members.sorted { $0.name < $1.name }.map { JSONMember(name: $0.name, nameRange: $0.nameRange, value: sorted($0.value)) }),
        range: value.range)
    default: value
    }
  }
}
