#if WebKitGTK
  import Foundation
  import Gatehouse
  import WebKitStandIn

  /// Performs the steps of a script in a view.
  @MainActor struct ScriptPerformer {
    let view: GatedView
    /// When the visit must be over.
    let deadline: ContinuousClock.Instant

    /// How long a view must be still before the next step, how long a page may take to appear, and how long something is waited for.
    private static let quiet: Duration = .milliseconds(160)
    private static let settling: Duration = .seconds(6)
    private static let patience: Duration = .seconds(3)
    private static let beat: Duration = .milliseconds(10)
    /// How long a page may take to answer a question about its elements.
    private static let answering: Duration = .seconds(20)

    /// Performs one step.
    /// - Returns: how it went; throws only if the visit cannot go on.
    func perform(_ action: ScriptAction) async throws -> Stop.Outcome {
      let outcome = try await attempt(action)
      if action.acts { try await settle() }
      // The app wanted this page; a link that leads nowhere is the page's affair.
      if action.loads, outcome == .done, let failure = view.recorder.loadFailure { return .failed(failure) }
      return outcome
    }

    private func attempt(_ action: ScriptAction) async throws -> Stop.Outcome {
      switch action {
      case .open(let url, let opener): return view.open(url, by: opener) ? .done : .failed("the engine cannot read the address \(url)")
      case .tap(let place): return try await reach(place) { [web = view.web] in try await web.tap(place.path) }
      case .type(let text, let place): return try await reach(place) { [web = view.web] in try await web.fill(place.path, with: text) }
      case .wait(let milliseconds):
        try await pause(.milliseconds(milliseconds))
        return .done
      case .waitFor(let condition): return try await wait(for: condition)
      case .back:
        guard view.web.canGoBack else { return .failed("there is no page to go back to") }
        view.web.goBack()
        return .done
      case .reload:
        view.web.reload()
        return .done
      case .kill:
        view.endProcess()
        return .done
      case .expectReturn(let url, let state):
        view.expectReturn(url, state: state)
        return .done
      case .expect(let expectation): return try await check(expectation)
      case .apps(let apps):
        view.apps = Set(apps)
        return .done
      case .answers(let answers):
        view.answers = Dictionary(answers.map { ($0.method, ScriptedAnswer($0.value)) }, uniquingKeysWith: { $1 })
        return .done
      case .expectCall(let expectation): return try await check(expectation)
      }
    }

    /// Does something to an element, which may still be on its way.
    private func reach(
      _ place: ScriptAction.Place, _ body: @escaping @MainActor () async throws -> Void
    ) async throws -> Stop.Outcome {
      var last = ""
      let found = try await until(Self.patience) {
        do {
          guard try await answer(within: Self.answering, body) != nil else {
            last = "the page does not answer: its script may be busy for good"
            return false
          }
          return true
        } catch {
          last = String(describing: error)
          return false
        }
      }
      return found ? .done : .failed("\(place.title) on \(view.address ?? "no page"): \(last)")
    }

    private func wait(for condition: ScriptAction.Condition) async throws -> Stop.Outcome {
      switch condition {
      case .url(let glob):
        let came = try await until(Self.patience) { view.address.map(glob.matches) ?? false }
        if came { try await settle() }
        return came ? .done : .failed("the view shows \(view.address ?? "no page")")
      case .selector(let selector):
        let web = view.web
        let came = try await until(Self.patience) {
          try await answer(within: Self.answering) { (try? await web.exists(ElementPath(selector))) ?? false } ?? false
        }
        return came ? .done : .failed("\(view.address ?? "no page") has no such element")
      }
    }

    private func check(_ expectation: ScriptAction.Expectation) async throws -> Stop.Outcome {
      func fits(_ decision: Decision) -> Bool {
        (expectation.verdict ?? decision.verdict) == decision.verdict && (expectation.reason ?? decision.reason) == decision.reason
      }
      let holds = try await until(Self.patience) { view.recorder.newest(expectation.url).map(fits) ?? false }
      guard let newest = view.recorder.newest(expectation.url) else { return .failed("the gate was not asked about it") }
      let found = "\(newest.verdict) (\(newest.reason))"
      return holds ? .passed(found) : .failed("the newest verdict for \(newest.url) is \(found)")
    }

    private func check(_ expectation: ScriptAction.CallExpectation) async throws -> Stop.Outcome {
      let name = expectation.method ?? ""
      let holds = try await until(Self.patience) { view.calls[name] == expectation.outcome }
      guard let found = view.calls[name] else { return .failed("nobody called it") }
      return holds ? .passed(found.word) : .failed("it came out as \(found.word)")
    }

    // MARK: Time

    /// Waits until the view is still: nothing loads, and nothing was asked or told for a while.
    func settle() async throws {
      let end = ContinuousClock.now + Self.settling
      var seen = view.recorder.changes
      var still = ContinuousClock.now
      while ContinuousClock.now < end {
        try await pause(Self.beat)
        if view.recorder.changes != seen || view.recorder.awaitsPage || view.web.isLoading {
          seen = view.recorder.changes
          still = .now
        } else if ContinuousClock.now - still >= Self.quiet {
          return
        }
      }
    }

    /// Asks again and again until something is so.
    private func until(_ limit: Duration, _ isSo: () async throws -> Bool) async throws -> Bool {
      let end = ContinuousClock.now + limit
      while true {
        if try await isSo() { return true }
        if ContinuousClock.now >= end { return false }
        try await pause(Self.beat)
      }
    }

    private func pause(_ duration: Duration) async throws {
      if let broken = view.broken { throw broken }
      guard ContinuousClock.now + duration < deadline else { throw LabError("the time for the visit is up; give more with --timeout") }
      try await Task.sleep(for: duration)
      if let broken = view.broken { throw broken }
    }
  }

  extension ScriptAction.Place {
    /// The place as the engine's view takes it.
    fileprivate var path: ElementPath { ElementPath(selector, in: frames) }
  }
#endif
