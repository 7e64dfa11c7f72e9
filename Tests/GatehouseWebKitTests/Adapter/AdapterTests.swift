#if !canImport(WebKit)
  import GatehouseWebKit
  import Testing

  /// The adapter on the scripted engine, check by check, and every mistake that is planted in it is noticed.
  @Suite("The adapter", .serialized) @MainActor struct AdapterTests {
    @Test(arguments: AdapterCheck.all) func check(_ check: AdapterCheck) async throws {
      for complaint in try await check.play([]) { Issue.record("\(check): \(complaint)") }
    }

    @Test(arguments: AdapterFault.allCases) func `a planted mistake is noticed`(_ fault: AdapterFault) async {
      // A check that cannot be played any more has noticed it too.
      for check in AdapterCheck.all where (try? await check.play([fault]))?.isEmpty != true { return }
      Issue.record("no check notices \(fault.rawValue)")
    }

    @Test func `twenty mistakes at least are planted`() { #expect(AdapterFault.allCases.count >= 20) }
  }
#endif
