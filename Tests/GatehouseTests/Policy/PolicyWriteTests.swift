import Gatehouse
import Testing

@Suite struct PolicyWriteTests {
  /// Writes and reads a policy; the text where it came back another one.
  private func roundTrip(_ policy: Policy, _ id: String) {
    let reading = PolicyFile.reading(of: policy)
    #expect(reading.diagnostics == [], "\(id): \(reading.report())")
    #expect(reading.policy == policy, "\(id): \(PolicyFile.write(policy))")
    let commented = PolicyFile.read(PolicyFile.writeCommented(policy))
    #expect(commented.diagnostics == [], "\(id): \(commented.report())")
    #expect(commented.policy == policy, "\(id): \(PolicyFile.writeCommented(policy))")
  }

  @Test(arguments: Preset.allCases) func presetsComeBackTheSame(_ preset: Preset) { roundTrip(preset.policy, preset.rawValue) }

  @Test func theSmallestPolicyIsWrittenSmall() {
    #expect(PolicyFile.write(Policy()) == "{\n  \"gatehouse\": 1\n}\n")
    #expect(PolicyFile.write(Preset.payments.policy) == "{\n  \"gatehouse\": 1,\n  \"extends\": \"payments\"\n}\n")
  }

  @Test(arguments: Preset.allCases) func everyValueComesBackTheSame(_ preset: Preset) throws {
    let read = try #require(PolicyFile.read(PolicyFileTests.everything).policy)
    var policy = read
    policy.preset = preset
    roundTrip(policy, "everything on \(preset.rawValue)")
    // A preset's own values are taken back.
    policy = Policy()
    policy.preset = preset
    roundTrip(policy, "strict values on \(preset.rawValue)")
  }

  @Test func anyMixtureOfValuesComesBackTheSame() throws {
    let everything = try #require(PolicyFile.read(PolicyFileTests.everything).policy)
    var random = Random(state: 2026)
    for round in 0..<100 {
      var policy = Policy()
      let sources = [Policy(), everything, Preset.payments.policy, Preset.browser.policy]
      func pick() -> Policy { sources[random.next(sources.count)] }
      policy.preset = Preset.allCases[random.next(3)]
      policy.unknownSource = pick().unknownSource
      policy.app.appIDs = pick().app.appIDs
      policy.app.package = pick().app.package
      policy.app.sha256 = pick().app.sha256
      policy.web = pick().web
      policy.web.pages = pick().web.pages
      policy.web.newWindows = pick().web.newWindows
      policy.web.frameWindows = pick().web.frameWindows
      policy.web.documents = pick().web.documents
      policy.web.files = [.never, .host, .directory("/srv/pages/")][random.next(3)]
      policy.links = pick().links
      policy.links.pendingMs = [1_000, 1_500, 60_000, 86_400_000][random.next(4)]
      policy.handoff = pick().handoff
      policy.handoff.schemes = pick().handoff.schemes
      policy.handoff.stores =
        [.none, .all, .listed(hosts: [], schemes: []), .listed(hosts: ["a.example"], schemes: ["market", "b"])][random.next(4)]
      policy.handoff.from = [.listed, .any, .origins([]), .origins([.scheme("https")])][random.next(4)]
      policy.handoff.frames = pick().handoff.frames
      policy.handoff.activation = EvidenceSet(rawValue: UInt8(random.next(128)))
      policy.handoff.frameActivation = EvidenceSet(rawValue: UInt8(random.next(128)))
      policy.handoff.android = pick().handoff.android
      policy.bridge = pick().bridge
      policy.session = pick().session
      roundTrip(policy, "round \(round)")
    }
  }

  @Test func whatAFileCannotSayIsToldOfAPolicyMadeInCode() {
    var policy = Policy()
    policy.links.schemes = ["Shop App"]
    policy.handoff.activationWindowMs = -1
    let reading = PolicyFile.reading(of: policy)
    #expect(reading.policy == nil)
    #expect(reading.diagnostics.map(\.code) == ["policy.scheme", "policy.duration"])
  }

  @Test func theSchemaIsJSONAndNamesEveryKey() throws {
    let schema = try JSONReader.read(Array(PolicyFile.schema().utf8))
    #expect(schema["required"]?.elements?.compactMap(\.string) == ["gatehouse"])
    #expect(schema["additionalProperties"]?.bool == false)
    #expect(schema["properties"]?["gatehouse"]?["const"]?.int64 == 1)
    let web = schema["properties"]?["web"]?["properties"]
    #expect(web?["http"]?["enum"]?.elements?.compactMap(\.string) == ["block", "upgrade", "load"])
    #expect(web?["http"]?["default"]?.string == "block")
    #expect(schema["properties"]?["handoff"]?["properties"]?["activationWindow"]?["default"]?.string == "5s")
    // Every key that the complete policy has is in the schema, with a description.
    let policy = try #require(JSONReader.readAll(Array(PolicyFileTests.everything.utf8), options: .policy).value)
    #expect(missing(policy, in: schema, "") == [])
  }

  /// The keys of a value that its schema does not describe.
  private func missing(_ value: JSONValue, in schema: JSONValue, _ pointer: String) -> [String] {
    if let elements = value.elements {
      return elements.enumerated().flatMap { index, element in
        missing(element, in: schema["items"] ?? anyOf(schema, "items"), "\(pointer)/\(index)")
      }
    }
    guard let members = value.members else { return [] }
    let object = schema["properties"] ?? anyOf(schema, "properties")
    return members.flatMap { member -> [String] in
      if let map = schema["additionalProperties"], map.members != nil { return missing(member.value, in: map, "\(pointer)/\(member.name)") }
      guard let known = object[member.name], known["description"]?.string?.isEmpty == false else { return ["\(pointer)/\(member.name)"] }
      return missing(member.value, in: known, "\(pointer)/\(member.name)")
    }
  }

  private func anyOf(_ schema: JSONValue, _ name: String) -> JSONValue {
    schema["anyOf"]?.elements?.compactMap { $0[name] }.last ?? JSONValue(.null, range: SourceRange(0, 0))
  }

  /// Numbers that are the same in every run.
  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
