import Foundation

/// Loads that a verdict ended: the failure that WebKit reports of each is no failure.
struct EndedLoads {
  /// `WebKitErrorDomain` 102: a decision refused a redirect or a response, or made a download of it.
  static let interrupted = 102
  /// `NSURLErrorDomain` -999: another load took its place, or it was stopped.
  static let cancelled = -999

  private struct Expected {
    var addresses: [String]
    var code: Int
    var at: Int64
  }

  /// How long a failure is waited for, in milliseconds.
  static let life: Int64 = 10_000
  private static let most = 16
  private var expected: [Expected] = []

  /// A failure will come of one of these addresses.
  mutating func expect(_ addresses: String?..., code: Int, at now: Int64) {
    let addresses = addresses.compactMap { $0 }
    guard !addresses.isEmpty else { return }
    expected = expected.filter { now - $0.at < Self.life }.suffix(Self.most - 1) + [Expected(addresses: addresses, code: code, at: now)]
  }

  /// Whether a failure is one that was expected; each is taken once.
  mutating func take(_ error: any Error, at now: Int64) -> (url: String, code: Int)? {
    guard let code = Self.code(of: error as NSError), let url = Self.address(of: error) else { return nil }
    expected.removeAll { now - $0.at >= Self.life }
    guard let index = expected.firstIndex(where: { $0.code == code && $0.addresses.contains(url) }) else { return nil }
    expected.remove(at: index)
    return (url, code)
  }

  private static func code(of error: NSError) -> Int? {
    switch (error.domain, error.code) {
    case ("WebKitErrorDomain", interrupted): interrupted
    case (NSURLErrorDomain, cancelled): cancelled
    default: nil
    }
  }

  /// The address of a load that failed.
  static func address(of error: any Error) -> String? {
    let error = error as NSError
    if let text = error.userInfo["NSErrorFailingURLStringKey"] as? String { return text }
    return (error.userInfo[NSURLErrorFailingURLErrorKey] as? URL)?.absoluteString
  }
}
