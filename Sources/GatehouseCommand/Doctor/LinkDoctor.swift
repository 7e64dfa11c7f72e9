import Gatehouse
import GatehouseAssociations
import URLStandard

/// Looks at a link layer by layer, in the order in which links fail: the text, the route, what the builds register, the files that the site
/// serves, the situation in which it is tapped, the screen. Policy, builds and files are compared with each other, not each with itself.
struct LinkDoctor {
  let policy: Policy
  /// The files to look at.
  let evidence: LinkEvidence

  /// The layers; later ones stand even where an earlier one fails, because a link can have several faults.
  func layers(of link: String) -> [Layer] {
    let gate = Gate(policy)
    let verdict = gate.decide(Arrival(link: link))
    let url = try? WebURL(link)
    let isWeb = url?.specialScheme == .https || url?.specialScheme == .http
    return [
      text(verdict, link), route(gate, link), appleBuild(url, isWeb), androidBuild(url, isWeb, link), appleFile(url, isWeb),
      androidFile(url, isWeb), situation(isWeb, link), screen(verdict),
    ]
  }

  private func text(_ verdict: ArrivalVerdict, _ link: String) -> Layer {
    let question = "Is the text a URL that everyone reads alike?"
    let addresses: Set<Reason> = [.addressMissing, .addressUnreadable, .addressAmbiguous, .addressCredentials, .addressTooLong, .script]
    if addresses.contains(verdict.reason) {
      return Layer(
        question: question, state: .refuted, says: verdict.reason.sentence,
        next: ["write the link as its canonical form: \(verdict.url?.href ?? "it has none")"])
    }
    return Layer(question: question, state: .proven, says: "it reads as \(verdict.url?.href ?? link)")
  }

  private func route(_ gate: Gate, _ link: String) -> Layer {
    let question = "Does a route of the policy match it?"
    do throws(RouteError) {
      let route = try gate.route(of: link)
      return Layer(question: question, state: .proven, says: "it is the screen \(route.name) at \(route.path)")
    } catch {
      return Layer(
        question: question, state: .refuted, says: error.description,
        next: ["gatehouse routes — lists the screens and the links that lead to them"])
    }
  }

  private func situation(_ isWeb: Bool, _ link: String) -> Layer {
    let question = "Is it tapped where the system hands links over?"
    guard isWeb else {
      return Layer(
        question: question, state: .unseen, says: "a page may need a tap before it can open a scheme, and a system sheet may ask first",
        next: ["gatehouse explain \(Shown.shellWord(link)) --tap PAGE — what the gate says of it in the app's own view"])
    }
    return Layer(
      question: question, state: .unseen,
      says:
        "even an eligible link stays in the browser when it is typed, when the page that is tapped has the same domain, when the user once chose"
        + " the browser for this domain, when script opens it without a tap, when the app itself opens it, or in some other browsers",
      next: [
        "tap it in Notes or Mail, not in Safari on the same site",
        "on a device: hold the link and choose the app, which also undoes an earlier choice of the browser",
        "sysdiagnose, swcutil_show.txt — User Approval shows that choice",
      ])
  }

  private func screen(_ verdict: ArrivalVerdict) -> Layer {
    let question = "Does the app show the screen?"
    guard let route = verdict.route, policy.links.routes.indices.contains(route.index) else {
      return Layer(question: question, state: .notNeeded, says: "no route, no screen")
    }
    let requires = policy.links.routes[route.index].requires
    return Layer(
      question: question, state: .unseen,
      says: requires.isEmpty
        ? "it waits for nothing but the app being able to show screens"
        : "it waits for \(requires.joined(separator: ", ")), for at most \(policy.links.pendingMs / 1_000) s",
      next: [
        "try it cold (the app not running) and warm: they arrive through different entry points",
        "gatehouse decide — replays arrivals, sign-ins and scenes, and says what is held and why",
      ])
  }
}
