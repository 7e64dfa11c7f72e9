#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Who keeps whom alive, and what happens to a second gate or view.
    static let lives: [AdapterCheck] = [
      AdapterCheck("the view keeps its gate alive, and takes it along") { faults in
        var complaints: [String] = []
        weak var gate: WebViewGate?
        weak var view: WKWebView?
        do {
          let world = ScriptedWorld()
          let made = WKWebView(frame: .zero, configuration: world.configuration)
          do {
            let fresh = WebViewGate(Gate(Policy()), opener: Installed())
            fresh.faults = faults
            try fresh.attach(to: made)
            gate = fresh
          }
          (view, complaints) = (made, gate == nil ? ["the gate is gone before the view"] : [])
          await world.play([.hostLoads("http://cleartext.example/")], in: made)
          if made.engine.committedURL != nil { complaints.append("a gate that is gone allowed") }
          await world.settle()
        }
        for _ in 0..<50 { await Task.yield() }
        if view != nil { complaints.append("the view lives on") }
        if gate != nil { complaints.append("the gate lives on") }
        return complaints
      },
      AdapterCheck("a gate that outlives its view knows it, and a visit that waits ends") { faults in
        var complaints: [String] = []
        let gate = WebViewGate(Gate(AdapterVisit.policy), opener: Installed())
        gate.faults = faults
        let world = ScriptedWorld()
        var view: WKWebView? = WKWebView(frame: .zero, configuration: world.configuration)
        if let view { try gate.attach(to: view) }
        let waiting = Task { await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "https://shop.example/done") }
        await world.settle()
        view = nil
        await world.settle()
        let result = await waiting.value
        if result != .cancelled { complaints.append("the visit ended as \(result)") }
        if gate.view != nil { complaints.append("the gate still has a view") }
        let other = WKWebView(frame: .zero, configuration: world.configuration)
        try gate.attach(to: other)
        return complaints
      },
      AdapterCheck("attaching twice is attaching once, and a second gate takes the place of the first") { faults in
        let visit = try AdapterVisit(faults: faults)
        try visit.gate.attach(to: visit.view)
        visit.want(visit.view.observerCount == 3, "\(visit.view.observerCount) watch")
        let second = WebViewGate(Gate(AdapterVisit.policy), opener: visit.opener)
        second.faults = faults
        try second.attach(to: visit.view)
        visit.want(visit.gate.view == nil, "the first is still there")
        await visit.open()
        visit.want(visit.decisions.isEmpty, "the first was asked")
        visit.want(visit.app.heard.count { $0 == "asked https://shop.example/" } == 1, "\(visit.app.heard)")
        return visit.complaints + visit.sins
      },
      AdapterCheck("a gate of another view, one that was torn down, and a broken policy close the view") { faults in
        let visit = try AdapterVisit(faults: faults)
        let other = WKWebView(frame: .zero, configuration: visit.world.configuration)
        @MainActor func closed(_ view: WKWebView, _ what: String) async {
          await visit.world.play([.hostLoads(AdapterVisit.shop)], in: view)
          visit.want(view.engine.committedURL == nil, "\(what): it loads")
        }
        do {
          try visit.gate.attach(to: other)
          visit.want(false, "one gate has two views")
        } catch { visit.want(error as? AttachFailure == .attachedElsewhere, "\(error)") }
        await closed(other, "a second view")
        let third = WKWebView(frame: .zero, configuration: visit.world.configuration)
        do {
          try WebViewGate.attach(policy: .text(#"{"gatehouse": 1, "webb": {}}"#), to: third)
          visit.want(false, "a broken policy was taken")
        } catch { visit.want(error is PolicyFailure && "\(error)".contains("webb"), "\(error)") }
        await closed(third, "a broken policy")
        let fourth = WKWebView(frame: .zero, configuration: visit.world.configuration)
        do {
          try WebViewGate.attach(policy: .bundled("no-such-policy"), to: fourth)
          visit.want(false, "no policy was taken")
        } catch { visit.want((error as? PolicyFailure)?.cause == .missing, "\(error)") }
        await closed(fourth, "no policy")
        visit.gate.detach()
        visit.gate.tearDown()
        do {
          try visit.gate.attach(to: visit.view)
          visit.want(false, "a gate that was torn down was attached")
        } catch { visit.want(error as? AttachFailure == .tornDown, "\(error)") }
        await closed(visit.view, "torn down")
        return visit.complaints
      },
    ]
  }

  extension URL {
    /// An address of a test's.
    static func of(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }
  }
#endif
