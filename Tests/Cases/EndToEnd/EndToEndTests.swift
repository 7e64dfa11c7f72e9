#if !canImport(WebKit)
  import Gatehouse
  import Testing

  /// Attacks, bug reports and reference gates, not as verdicts but as navigations: through the adapter on the scripted engine, and what
  /// came of them is counted: requests with their bodies, calls of the opener, routes, windows, answers.
  @Suite("Cases end to end", .serialized) @MainActor struct EndToEndTests {
    @Test(arguments: [CaseSet.attacks, .bugs, .delegate, .payments, .peerIOS, .own])
    func everyNavigation(of set: CaseSet) async throws {
      guard let cases = try set.cases() else {
        print("\(set.testDescription): \(SharedFiles.absence)")
        return
      }
      var runner = CaseRunner()
      var refusals: [CaseScene.Refusal: Int] = [:]
      var (ran, ended) = (0, 0)
      cases: for item in cases {
        let scene: CaseScene
        do { scene = try CaseScene(item) } catch {
          refusals[error, default: 0] += 1
          continue
        }
        let answer = try runner.answer(item)
        let policy = try CasePolicy.read(item.policy)
        for appsTake in answer.verdict == "open" ? [true, false] : [true] {
          let outcome: CaseVisit.Outcome
          do { outcome = try await CaseVisit(scene, appsTake: appsTake).play(policy) } catch let refusal as CaseScene.Refusal {
            refusals[refusal, default: 0] += 1
            continue cases
          }
          if outcome.isChainEnded {
            ended += 1
            if outcome.opened.isEmpty, outcome.sins.isEmpty { continue }
          }
          for fault in outcome.faults(answer, scene, appsTake: appsTake) {
            Issue.record(
              "\(item.id): \(answer.verdict) \(answer.reason), but \(fault) [\(outcome.verdict.map { "\($0.kind) \($0.reason.code)" } ?? "not decided")] \(item.lines.last?.text.prefix(500) ?? "")"
            )
          }
        }
        ran += 1
      }
      #expect(ran > 0, "\(set.testDescription): no case became a scene")
      let others = refusals.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
      print("end to end, \(set.testDescription): \(ran) navigations, \(ended) ended at an earlier hop; no scene: \(others)")
    }
  }
#endif
