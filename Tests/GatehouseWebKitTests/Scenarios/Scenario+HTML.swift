#if !canImport(WebKit)
  import WebKitStandIn

  // The same description as pages for a real engine.
  extension Scenario {
    /// Bodies by address without its scheme; one that begins with `302 ` redirects.
    var pages: [String: String] {
      var pages = ["shop.example/": Self.tags(frames)]
      for (url, elements) in nested { pages[Self.place(url)] = Self.tags(elements) }
      for element in frames + nested.values.joined() {
        if case .url(let url) = element.content, url.hasPrefix("http") { pages[Self.place(url), default: ""] += "<p>\(element.name)</p>" }
      }
      if let navigation { pages[place(of: navigation.frame), default: ""] += Self.action(navigation) }
      for (from, to) in hops { pages[Self.place(from)] = "302 \(to)" }
      return pages.merging(html) { $1 }
    }

    /// Where the user taps; `nil`: nowhere.
    var tapped: ElementPath? {
      if let tap { return tap }
      guard let navigation else { return nil }
      switch navigation.user {
      case .none: return nil
      case .taps, .inHandler, .earlier, .elsewhere, .unseen: return ElementPath("#x", in: path(to: navigation.frame))
      }
    }

    private static func place(_ url: String) -> String { String(url.split(separator: "/", maxSplits: 1).last.map { $0.dropFirst() } ?? "") }

    private func path(to frame: String) -> [String] {
      if frame == "main" { return [] }
      if frames.contains(where: { $0.name == frame }) { return ["#\(frame)"] }
      let outer = frames.first { if case .url(let url) = $0.content { nested[url] != nil } else { false } }
      return (outer.map { ["#\($0.name)"] } ?? []) + ["#\(frame)"]
    }

    private func place(of frame: String) -> String {
      let element = (frames + nested.values.joined()).first { $0.name == frame }
      if case .url(let url)? = element?.content { return Self.place(url) }
      return "shop.example/"
    }

    private static func tags(_ elements: [ScriptedElement]) -> String {
      elements.map { element in
        let sandbox = element.sandbox.map { " sandbox='\(words($0))'" } ?? ""
        return switch element.content {
        case .url(let url): "<iframe id=\(element.name) name=\(element.name)\(sandbox) src='\(url)'></iframe>"
        case .srcdoc: "<iframe id=\(element.name) name=\(element.name)\(sandbox) srcdoc='text'></iframe>"
        case .blank: "<iframe id=\(element.name) name=\(element.name)\(sandbox)></iframe>"
        }
      }.joined()
    }

    private static func words(_ sandbox: ScriptedSandbox) -> String {
      let all: [(ScriptedSandbox, String)] = [
        (.scripts, "allow-scripts"), (.sameOrigin, "allow-same-origin"), (.topNavigation, "allow-top-navigation"),
        (.topNavigationByUser, "allow-top-navigation-by-user-activation"), (.popups, "allow-popups"),
        (.customProtocols, "allow-top-navigation-to-custom-protocols"),
      ]
      return all.filter { sandbox.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    private static func action(_ navigation: ScriptedNavigation) -> String {
      let target =
        switch navigation.landing {
        case .itself, .frame: ""
        case .top: " target=_top"
        case .parent: " target=_parent"
        case .new: " target=_blank"
        }
      switch navigation.way {
      case .link(let download):
        let link = "<a id=x href='\(navigation.url)'\(target)\(download ? " download" : "")>link</a>"
        return navigation.user == .none ? link + later("x.click()") : link
      case .form:
        let method = navigation.method.lowercased()
        let form =
          "<form id=o action='\(navigation.url)' method=\(method)\(target)><input type=hidden name=q value=1><button id=x>send</button></form>"
        return navigation.user == .none ? form + later("HTMLFormElement.prototype.submit.call(o)") : form
      case .refresh: return "<meta http-equiv=refresh content='0;url=\(navigation.url)'>"
      case .location, .source, .open, .history, .reload, .resubmission: return script(navigation)
      }
    }

    private static func script(_ navigation: ScriptedNavigation) -> String {
      let url = navigation.url
      let script: String
      switch (navigation.way, navigation.landing) {
      case (.open(let noopener), _): script = "window.open('\(url)'\(noopener ? ", '', 'noopener'" : ""))"
      case (.source, .frame(let name)): script = "document.getElementById('\(name)').src = '\(url)'"
      case (_, .frame): script = "frames[0].location = '\(url)'"
      case (_, .top): script = "top.location = '\(url)'"
      case (_, .parent): script = "parent.location = '\(url)'"
      default: script = "location = '\(url)'"
      }
      switch navigation.user {
      case .none: return later(script)
      case .taps, .inHandler, .elsewhere, .unseen: return "<button id=x onclick=\"\(script)\">button</button>"
      case .earlier(let milliseconds): return "<button id=x onclick=\"setTimeout(() => { \(script) }, \(milliseconds))\">button</button>"
      }
    }

    private static func later(_ script: String) -> String { "<script>setTimeout(() => { \(script) }, 300)</script>" }
  }
#endif
