#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import WebKitStandIn

  /// A case's navigation as a scene of the scripted engine: the page that asks, its frame, and what it does.
  struct CaseScene {
    /// Why a case is no scene. Each is something that a host does not see, or that the scene's page cannot be in.
    enum Refusal: String, Error, CaseIterable {
      case notANavigation = "not one navigation"
      case android = "Android's"
      case statedState = "stated state instead of what happened"
      case unknownSource = "a source that this engine always names"
      case unknownTarget = "a target that this engine always names"
      case unknownFacts = "a trigger or method that this engine always names"
      case otherActivation = "an activation elsewhere, by script, or long ago"
      case otherPage = "a page that the source is no part of"
      case refusedPage = "a page of the user's that the policy does not show"
      case hopsWithoutAddress = "a redirect from nowhere"
    }

    var web = ScriptedWeb()
    /// The page that asks; `nil`: no page yet.
    var page: String?
    /// How the app asks; `nil`: a page does.
    var host: Host?
    enum Host { case app, user }
    var navigation: ScriptedNavigation
    /// The address of the question.
    var url = ""
    var isInBackground = false
    /// The page that the app loaded for the user before.
    var userLoad: String?
    /// The user touched the frame that asks, and not since.
    var isTouched = false
    /// Milliseconds between what happened before and the question.
    var elapsed: Int64 = 0

    init(_ item: Case) throws(Refusal) {
      navigation = ScriptedNavigation(.location, "")
      guard let line = item.lines.last, let url = line["url"]?.string, !url.isEmpty, line["phase"] == nil else { throw .notANavigation }
      self.url = url
      for event in item.lines.dropLast() { try readEvent(event, line) }
      guard line["platform"]?.string != "android" else { throw .android }
      try readState(line)
      guard let trigger = line["trigger"]?.string else { throw .unknownFacts }
      let user = try user(line, trigger)
      let hops = line["redirects"]?.array ?? []
      let first = hops.first?["from"]?.string ?? url
      if trigger == "redirect", hops.isEmpty { throw .hopsWithoutAddress }
      navigation = ScriptedNavigation(.location, first, user)
      guard let method = line["method"]?.string else { throw .unknownFacts }
      navigation.method = method
      if method != "GET" { navigation.body = "case=1" }
      for hop in hops {
        guard let from = hop["from"]?.string, let to = hop["to"]?.string else { throw .hopsWithoutAddress }
        web.responses[ScriptedWeb.key(from)] = .redirect(to, status: method == "GET" ? 302 : 307)
      }
      page = line["current"]?.string
      if trigger == "host" || trigger == "typed" {
        host = trigger == "host" ? .app : .user
        if line["source"]?["main"]?.bool == false { throw .otherPage }
        return
      }
      try readPlaces(line)
      try readWay(trigger, line)
    }

    /// What happened before: the app loaded a page for the user, and the page that asks was committed.
    private mutating func readEvent(_ event: JSON, _ line: JSON) throws(Refusal) {
      switch event["event"]?.string {
      case "commit" where event["url"] == line["current"]: break
      // A local page is there already: it would end what the user's load began.
      case "userLoad" where userLoad == nil && ((line["current"] ?? event["url"]) == event["url"] || Self.isLocal(line["current"]?.string)):
        userLoad = event["url"]?.string
        if let at = line["at"]?.number, let began = event["at"]?.number { elapsed = Int64(max(0, at - began)) }
      default: throw .notANavigation
      }
    }

    private static func isLocal(_ page: String?) -> Bool { page?.hasPrefix("file:") == true }

    /// Whether the user's load is still on its way when the page asks.
    var holdsUserLoad: Bool { page != userLoad }

    private mutating func readState(_ line: JSON) throws(Refusal) {
      for member in line["state"]?.members ?? [] {
        switch (member.name, member.value.string, member.value.bool) {
        case ("appState", "foreground", _), ("appState", "running", _), ("visible", _, true): break
        case ("appState", "background", _), ("visible", _, false): isInBackground = true
        case ("activationUsed", _, false), ("pendingPrompt", _, false): break
        default: throw .statedState
        }
      }
      if let visible = line["visible"]?.bool, !visible { isInBackground = true }
    }

    private mutating func user(_ line: JSON, _ trigger: String) throws(Refusal) -> ScriptedNavigation.User {
      guard let activation = line["activation"], let kind = activation["kind"]?.string else { return .unseen }
      if activation["document"] != nil { throw .otherActivation }
      if let input = activation["input"]?.string, !["tap", "key", "button"].contains(input) { throw .otherActivation }
      if let frame = activation["frame"], let source = line["source"] {
        guard frame["origin"]?.string == source["origin"]?.string, frame["main"]?.bool == source["main"]?.bool else {
          throw .otherActivation
        }
      }
      // This engine always says where an input landed.
      if kind != "none", activation["frame"] == nil, line["source"]?["main"]?.bool == false { throw .otherActivation }
      switch kind {
      case "none": return .none
      case "direct": return ["link", "form"].contains(trigger) ? .taps : .inHandler
      case "recent":
        guard let age = activation["ageMs"]?.number else { throw .otherActivation }
        return .earlier(milliseconds: Int64(age))
      case "sticky":
        // As old as can be: nothing says when it was.
        elapsed = max(elapsed, Self.longAgo)
        isTouched = true
        return .earlier(milliseconds: elapsed)
      default: throw .otherActivation
      }
    }

    /// How long ago a touch was of which nobody says when it was, in milliseconds.
    private static let longAgo: Int64 = 60_000

    private mutating func readPlaces(_ line: JSON) throws(Refusal) {
      guard let origin = line["source"]?["origin"]?.string, let isMain = line["source"]?["main"]?.bool else { throw .unknownSource }
      if isMain {
        let current = page ?? origin + "/"
        // A local page's origin is opaque.
        let isPart = origin == "null" ? Self.isLocal(current) : current.hasPrefix(origin + "/") || current == origin
        guard isPart else { throw .otherPage }
        page = current
      } else {
        guard let current = page, current.hasPrefix("http") || Self.isLocal(current) else { throw .otherPage }
        let box: ScriptedSandbox? =
          origin == "null" ? [.scripts, .topNavigation, .popups, .customProtocols] : nil
        let frame = origin == "null" ? "https://sandboxed.example/" : origin + "/"
        web.responses[ScriptedWeb.key(current)] = .page(ScriptedPage(ScriptedElement("f", .url(frame), sandbox: box)))
        navigation.frame = "f"
      }
      switch line["target"]?.string {
      case "main": navigation.landing = isMain ? .itself : .top
      case "frame":
        if isMain {
          guard let page else { throw .otherPage }
          web.responses[ScriptedWeb.key(page)] = .page(ScriptedPage(ScriptedElement("f", .blank)))
          navigation.landing = .frame("f")
        }
      case "new": navigation.landing = .new
      default: throw .unknownTarget
      }
    }

    private mutating func readWay(_ trigger: String, _ line: JSON) throws(Refusal) {
      switch trigger {
      case "link": navigation.way = .link()
      case "form": navigation.way = .form
      case "formResubmit": navigation.way = .resubmission
      case "backForward": navigation.way = .history
      case "reload": navigation.way = .reload
      case "metaRefresh": navigation.way = .refresh
      case "script", "redirect", "other": navigation.way = navigation.landing == .new ? .open() : .location
      default: throw .unknownFacts
      }
    }
  }
#endif
