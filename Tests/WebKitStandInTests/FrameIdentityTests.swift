#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  /// Who asks and where it lands, in the real engine.
  extension RealEngine {
    @Suite(.serialized) @MainActor struct FrameIdentityTests {
      /// One view serves all rows, as one view serves a whole visit.
      @MainActor private static var shared: (server: SiteServer, visit: Visit, site: Site)?

      /// What the server answers now.
      @MainActor final class Site {
        var pages: [String: String] = [:]
        func answer(_ request: SiteRequest) -> SiteResponse {
          guard let body = pages[request.host + request.path] else { return .notFound }
          if body.hasPrefix("302 ") { return .redirect(to: String(body.dropFirst(4))) }
          return .html("<!doctype html><body style='margin:8px'>" + body)
        }
      }

      private func visit(_ pages: [String: String]) throws -> Visit {
        if let (_, visit, site) = Self.shared {
          site.pages = pages
          return visit
        }
        let site = Site()
        site.pages = pages
        let server = try SiteServer(hosts: ["a.example", "b.example"]) { site.answer($0) }
        let visit = try Visit(network: EngineNetwork(server.network))
        visit.decide = { action in
          // What is asked about is what counts; only pages that a row is made of load.
          let url = action.evidence?.url ?? ""
          if action.targetFrame == nil || url.hasPrefix("x:") { return .cancel }
          return .allow
        }
        Self.shared = (server, visit, site)
        return visit
      }

      @Test(arguments: IdentityRow.all) func `the source and the target are right or unknown`(_ row: IdentityRow) async throws {
        let visit = try visit(row.pages)
        let (actions, windows) = (visit.actions.count, visit.windows.count)
        try await visit.open("\(row.scheme)://a.example/")
        for step in row.steps {
          switch step {
          case .wait(let milliseconds): try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
          case .tap(let selector, let frames): try await visit.tapWhenReady(ElementPath(selector, in: frames))
          }
        }
        guard row.asked != .never else {
          #expect(!visit.actions.dropFirst(actions).contains { $0.evidence?.url == row.url })
          #expect(!visit.windows.dropFirst(windows).contains { $0.evidence?.url == row.url })
          return
        }
        let action: WKNavigationAction
        if row.asked == .create {
          try await visit.wait("the window for \(row.url)") { visit.windows.dropFirst(windows).contains { $0.evidence?.url == row.url } }
          action = try #require(visit.windows.dropFirst(windows).first { $0.evidence?.url == row.url })
        } else {
          action = try await visit.action(row.url, after: actions)
        }
        let evidence = try #require(action.evidence)
        #expect((action.targetFrame == nil) == (row.asked != .navigation))
        #expect(Self.word(evidence.source) == row.source)
        #expect(row.target.split(separator: "|").contains { $0 == Self.word(evidence.target) }, "\(evidence.target)")
        #expect(row.input == "any" || Self.word(evidence.input.kind) == row.input, "\(evidence.input.kind)")
        #expect(evidence.isRedirect == row.isRedirect)
        // As Apple's interface shows it: nobody passes for the main frame.
        #expect(action.sourceFrame.isMainFrame == row.source.hasPrefix("M"))
        #expect(action.sourceFrame.isVerified == (row.source != "?"))
        if evidence.target == .later { #expect(action.targetFrame?.isMainFrame == false && action.targetFrame?.isVerified == false) }
      }

      static func word(_ source: NavigationEvidence.Source) -> String {
        switch source {
        case .unknown: "?"
        case .host: "host"
        case .document(let document):
          (document.isMain ? "M@" : "S@")
            + (["https://a.example": "A", "http://a.example": "A", "https://b.example": "B"][document.origin] ?? document.origin)
        }
      }
      static func word(_ target: NavigationEvidence.Target) -> String {
        switch target {
        case .main: "M"
        case .frame: "S"
        case .new: "nil"
        case .later: "?"
        }
      }
      static func word(_ input: InputEvidence.Kind) -> String {
        switch input {
        case .direct: "direct"
        case .recent: "recent"
        case .none: "none"
        case .unknown: "?"
        }
      }
    }

  }

  extension Visit {
    /// Taps an element as soon as it can be reached, within five seconds.
    func tapWhenReady(_ path: ElementPath) async throws {
      for attempt in 0... {
        do { return try await view.tap(path) } catch  where attempt < 250 && (error is ElementError || error is EngineError) {
          try await Task.sleep(nanoseconds: 20_000_000)
        }
      }
    }
  }
#endif
