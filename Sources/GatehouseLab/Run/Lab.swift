#if WebKitGTK
  import Foundation
  import Gatehouse
  import WebKitStandIn

  /// A whole visit: display, server, view, script, report.
  @MainActor struct Lab {
    let options: LabOptions
    let console: Console

    /// Makes the visit.
    /// - Returns: how the lab ends. Throws what makes a visit impossible.
    func run() async throws -> ExitCode {
      let site = try SiteFolder(path: options.site)
      let reading = try PolicySource.load(options.policy)
      guard let policy = reading.policy else { return .unusable }
      let script = try loadScript() ?? .firstPages(of: site.hosts)
      let earlier = try options.compare.map { try EarlierVisit.answers(trace: $0, gate: Gate(policy)) }
      for skipped in site.skipped { console.warn(skipped.description) }
      try makeFolder()
      let trace = try TraceFile(path: options.out + "/trace.ndjson")

      // No accessibility bus is there to be found; without this the page processes complain that it is not.
      setenv("WEBKIT_A11Y_BUS_ADDRESS", "", 0)
      let runtime = try GTKRuntime.shared()
      defer { runtime.display?.stop() }
      let server = try SiteServer(hosts: site.hosts) { SiteResponse(site.answer(host: $0.host, path: $0.path)) }
      defer { server.stop() }
      let blank = Visit(
        site: options.site, policy: options.policy, script: options.script, engine: GatedView.engineName)
      let view = try GatedView(
        policy: Gate(policy), read: reading, network: EngineNetwork(server.network), opener: options.open, visit: blank, trace: trace)
      let end = await perform(script, in: view)
      let code = try finish(view.recorder, trace: trace, earlier: earlier)
      // A page that is busy for good would notice only after a while that nobody listens any more.
      view.endProcess()
      return end.exitCode ?? code
    }

    /// Performs the script until it ends, the time is up or the program is interrupted, whichever is first. In the end nothing waits for
    /// the engine any more.
    private func perform(_ script: Script, in view: GatedView) async -> VisitEnd {
      EngineWatchdog.arm(
        seconds: UInt32(clamping: options.timeout + Self.grace), status: ExitCode.unusable.rawValue,
        message: "gatehouse lab: the time is up and the web engine does not come back; the trace up to here is kept\n")
      let first = FirstAnswer<VisitEnd>()
      Interruption.observe { first.give(.signal($0)) }
      Task {
        await performSteps(of: script, in: view)
        first.give(.script)
      }
      Task {
        try await Task.sleep(for: .seconds(options.timeout))
        first.give(.timeIsUp(seconds: options.timeout))
      }
      let end = await first.value()
      console.progress("")
      if let message = end.message(in: view.recorder.visit.stops.last) { view.broke(message) }
      if let outcome = end.outcome { view.end(outcome) }
      return end
    }

    /// How many seconds after its time a visit is ended from outside the main thread.
    private static let grace = 15

    private func performSteps(of script: Script, in view: GatedView) async {
      let performer = ScriptPerformer(view: view, deadline: .now + .seconds(options.timeout))
      for (index, step) in script.steps.enumerated() {
        console.progress("step \(index + 1) of \(script.steps.count): \(step.action.title)")
        view.begin(step)
        do {
          view.end(try await performer.perform(step.action))
          await view.picture()
        } catch {
          view.broke(String(describing: error))
          break
        }
      }
    }

    private func finish(_ recorder: VisitRecorder, trace: TraceFile, earlier: [Comparison.Answer]?) throws -> ExitCode {
      var visit = recorder.visit
      if let earlier, let name = options.compare { visit.comparison = Comparison(name: name, before: earlier, now: visit.answers) }
      let report = options.out + "/report.html"
      try write(Array(Report.html(visit).utf8), to: report)
      try write(
        Array(recorder.answers.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")], to: options.out + "/verdicts.ndjson")
      if let junit = options.junit { try write(Array(JUnitReport.xml(visit).utf8), to: junit) }
      let table = VisitTable(width: console.width, style: TextStyle(isColoured: console.isColoured))
      console.write(table.heading(visit) + visit.stops.map(table.lines).joined() + table.summary(visit))
      console.write("\nreport: \(report)\ntrace:  \(trace.path)\n")
      if !recorder.astray.isEmpty {
        console.fail("the trace leads to other verdicts at \(recorder.astray.map(String.init).joined(separator: ", ")): please report this")
        return .unusable
      }
      if let broken = visit.broken {
        console.fail(broken)
        return .unusable
      }
      return visit.failures.isEmpty && visit.comparison?.differences.isEmpty != false ? .fine : .findings
    }

    private func write(_ bytes: [UInt8], to path: String) throws(LabError) {
      try LabFile.write(bytes, to: path)
    }

    private func loadScript() throws -> Script? {
      guard let path = options.script else { return nil }
      let bytes = try LabFile.read(path, as: "the script")
      do {
        return try ScriptReader.read(bytes)
      } catch {
        throw LabError("\(path):\(error)")
      }
    }

    private func makeFolder() throws {
      do {
        try FileManager.default.createDirectory(atPath: options.out, withIntermediateDirectories: true)
      } catch {
        throw LabError("the folder \(options.out) cannot be made: \(LabFile.cause(of: error)); name another with --out")
      }
    }
  }

  extension SiteResponse {
    /// An answer of the site's folder as the server sends it.
    fileprivate init(_ answer: SiteAnswer) {
      var headers = [Header("Content-Type", answer.type), Header("Cache-Control", "no-store")]
      if let location = answer.location { headers.append(Header("Location", location)) }
      self.init(status: answer.status, headers: headers, body: answer.body)
    }
  }
#endif
