#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    /// Documents without a server, files, and visits that cannot begin.
    static let documents: [AdapterCheck] = [
      AdapterCheck("documents without a server load where the policy says, and open nothing, whichever way a page asks for them") {
        faults in
        var complaints: [String] = []
        let documents = [
          "about:blank", "about:srcdoc", "about:config", "data:text/html,x", "blob:https://shop.example/1", "blob:null/1",
          "javascript:alert(1)", "filesystem:https://shop.example/x", "view-source:https://shop.example/", "file:///etc/passwd",
        ]
        let ways: [(ScriptedNavigation.Way, ScriptedNavigation.Landing)] = [
          (.link(), .itself), (.location, .itself), (.open(), .new), (.link(), .new),
        ]
        for isPayments in [false, true] {
          let policy = isPayments ? Preset.payments.policy : AdapterVisit.policy
          let admitted = isPayments ? documents.prefix(6) : []
          for url in documents {
            for (way, landing) in ways {
              let visit = try AdapterVisit(policy, .apple, apps: ["about:", "data:", "blob:", "file:", "javascript:"], faults: faults)
              await visit.open()
              await visit.play(.navigates(ScriptedNavigation(way, url, to: landing, .inHandler)))
              // A window is made by nobody here, and a blank one must not replace the page.
              let isShown = admitted.contains(url) && landing == .itself
              visit.want(visit.page == (isShown ? url : AdapterVisit.shop), "\(url) \(way) \(landing): \(visit.page ?? "none")")
              visit.want(visit.opener.asked.isEmpty && visit.requests.count == 1, "\(url): \(visit.opener.asked) \(visit.requests)")
              complaints += visit.complaints + visit.sins
            }
          }
        }
        return complaints
      },
      AdapterCheck("a file is granted under its standardised path, in its folder, on this machine, and nothing that reads otherwise") {
        faults in
        var complaints: [String] = []
        var policy = AdapterVisit.policy
        policy.web.files = .host
        let files: [(file: String, folder: String, page: String?)] = [
          ("file:///app/help/x.html", "file:///app/help", "file:///app/help/x.html"),
          ("file:///app/help/x.html", "file:///app/help/", "file:///app/help/x.html"),
          ("file:///app/help/./x.html", "file:///app/./help", "file:///app/help/x.html"),
          ("file:///app/he%6cp/x.html", "file:///app/help", "file:///app/help/x.html"),
          ("file:///app/help/x%20y.html", "file:///app/help", "file:///app/help/x%20y.html"),
          ("file://localhost/app/help/x.html", "file:///app/help", "file:///app/help/x.html"),
          ("file:///app/help/../secret/x.html", "file:///app/help/", nil),
          ("file:///app/help/%2e%2e/secret/x.html", "file:///app/help/", nil),
          ("file:///app/help/..%2fsecret/x.html", "file:///app/help/", nil),
          ("file:///app/help/%2E%2E%2Fsecret/x.html", "file:///app/help", nil),
          ("file:///app/help/a%5cb.html", "file:///app/help", nil), ("file:///app/help/x%00.html", "file:///app/help", nil),
          ("file:///app/Help/x.html", "file:///app/help", nil), ("file:///app/helper/x.html", "file:///app/help", nil),
          ("file://evil.example/app/help/x.html", "file:///app/help", nil), ("file:///app/help", "file:///app/help", nil),
          ("file:///app/help/", "file:///app/help", nil), ("file:///app/help/x.html", "file:///app/help/x.html", nil),
          ("file:///x.html", "file:///", nil), ("file:///app/x.html", "file:///app/..", nil),
          ("https://app/help/x.html", "file:///app/help", nil),
        ]
        for (file, folder, page) in files {
          let visit = try AdapterVisit(policy, .apple, faults: faults)
          await visit.open()
          let load = visit.gate.load(file: .of(file), readAccess: .of(folder))
          await visit.world.settle()
          visit.want(
            (load != nil) == (page != nil) && visit.page == page ?? AdapterVisit.shop, "\(file) in \(folder): \(visit.page ?? "none")")
          let shown = visit.page
          for next in [
            "file:///app/help/../secret/y.html", "file:///app/help/..%2fsecret/y.html", "file:///app/help/%2e%2e/secret/y.html",
            "file:///etc/passwd", "file:///app/helper/x.html", "file:///app/HELP/x.html", "file://evil.example/app/help/x.html",
          ] { await visit.play(.navigates(ScriptedNavigation(.location, next))) }
          visit.want(visit.page == shown, "from \(file) to \(visit.page ?? "none")")
          complaints += visit.complaints + visit.sins
        }
        return complaints
      },
      AdapterCheck("a visit that cannot begin ends at once, and one that was cancelled before it began waits for nothing") { faults in
        let visit = try AdapterVisit(faults: faults)
        let gate = visit.gate
        var nowhere = URLRequest(url: .of(AdapterVisit.shop))
        nowhere.url = nil
        let began = Date()
        let result = await gate.visit(nowhere, returningTo: "shopapp://done", within: 3)
        visit.want(result == .refused(.addressMissing) && Date().timeIntervalSince(began) < 2, "\(result)")
        let early = Task { await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "shopapp://done", within: 3) }
        early.cancel()
        let value = await early.value
        visit.want(value == .cancelled, "\(value)")
        await visit.world.settle()
        await visit.play(.navigates(ScriptedNavigation(.location, "shopapp://done?code=1")))
        visit.want(visit.decisions.last?.verdict.kind == .block, "\(visit.decisions.last?.verdict.reason.code ?? "")")
        // Cancelled in the same moment in which the result comes: one end, whichever.
        let racing = Task { await gate.visit(URLRequest(url: .of(AdapterVisit.shop)), returningTo: "shopapp://done", within: 3) }
        await visit.world.settle()
        visit.view.navigationDelegate?.webView(
          visit.view, decidePolicyFor: .asked("shopapp://done?code=2", in: visit.view), preferences: WKWebpagePreferences()
        ) { policy, _ in visit.want(policy == .cancel, "it is not cancelled") }
        racing.cancel()
        if case .returned(let address) = await racing.value {
          visit.want(address["code"] == "2", address.url)
        } else {
          visit.want(false, "lost")
        }
        return visit.complaints + visit.sins
      },
    ]
  }
#endif
