import Foundation
import Gatehouse
import Testing

/// The policies of Examples, and those of the shared cases where they stand beside the checkout.
@Suite struct ExamplePoliciesTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")

  private func read(_ path: String) throws -> PolicyReading {
    let bytes = try #require(FileManager.default.contents(atPath: Self.root + path), "\(path)")
    return PolicyFile.read(utf8: Array(bytes), name: path)
  }

  private static let parameters: [Policy.Parameter] = ["target", "id", "promo", "utm_source"].map {
    Policy.Parameter($0, ParameterType(.token(0...64), isOptional: true))
  }

  @Test func delegate() throws {
    var policy = Policy()
    policy.web.http = .load
    policy.web.frameWindows = .window
    policy.web.documents.about = .main
    policy.links.domains = [.exact("app.example.com")]
    policy.links.unmatched = .block
    policy.links.routes = try ["open", "product", "promo", "checkout"].map {
      Policy.Route(name: $0, path: try PathPattern(parsing: "/\($0)/*"), parameters: Self.parameters)
    }
    policy.handoff.from = .any
    policy.handoff.activation = [.direct, .link]
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example.com"))]
    policy.handoff.schemes = .listed([
      .init(
        "myapp", hosts: ["open", "product", "event"],
        paths: try ["", "/detail/*", "/view/*", "/main/*"].map { try PathPattern(parsing: $0, allowsEmpty: true) },
        parameters: Self.parameters)
    ])
    let reading = try read("/Examples/policies/delegate.json")
    #expect(reading.check().filter { $0.severity != .note } == [])
    #expect(reading.policy == policy)
  }

  @Test func payments() throws {
    var policy = Preset.payments.policy
    policy.web.files = .host
    policy.handoff.activation.insert(.sticky)
    let reading = try read("/Examples/policies/payments.json")
    #expect(reading.check().filter { $0.severity != .note } == [])
    #expect(reading.policy == policy)
  }

  @Test func reader() throws {
    var policy = Policy()
    policy.links.domains = [.exact("links.example.com")]
    policy.links.schemes = ["readerdemo"]
    policy.links.routes = [
      .init(
        name: "article", path: try PathPattern(parsing: "/article/{id}"), parameters: [.init("id", ParameterType(.int(1...999_999_999)))])
    ]
    let reading = try read("/Examples/policies/reader.json")
    #expect(reading.check().filter { $0.severity != .note } == [])
    #expect(reading.policy == policy)
  }

  @Test func everySharedPolicyIsRead() throws {
    let folder = "/../shared/cases/policies"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: Self.root + folder) else {
      print("shared policies: not run, no shared cases beside this checkout")
      return
    }
    let policies = names.filter { $0.hasSuffix(".json") }.sorted()
    #expect(!policies.isEmpty)
    for name in policies {
      let reading = try read("\(folder)/\(name)")
      #expect(reading.policy != nil, "\(name)")
      #expect(reading.diagnostics.map { $0.headline(file: name) } == [], "\(name)")
    }
    // A note says what is worth knowing; a finding would be an error or a warning.
    for name in policies {
      #expect(try read("\(folder)/\(name)").check().filter { $0.severity != .note }.map { $0.headline(file: name) } == [], "\(name)")
    }
    for name in ["delegate", "payments", "reader"] {
      #expect(try read("\(folder)/\(name).json").policy == read("/Examples/policies/\(name).json").policy, "\(name)")
    }
    print("shared policies: \(policies.count) read")
  }
}
