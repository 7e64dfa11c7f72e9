/// A failure as users report it, with what usually causes it. Most likely cause first.
struct Symptom: Sendable {
  /// What is seen.
  let seen: String
  /// The causes, and what tells each from the others or mends it.
  let causes: [(cause: String, remedy: String)]

  /// The failures of the field.
  static let all: [Symptom] = [
    Symptom(
      seen: "The link opens the browser instead of the app",
      causes: [
        (
          "the association file is missing, redirected, invalid or has no rule for the path",
          "gatehouse doctor LINK --aasa FILE; gatehouse links check"
        ),
        (
          "the signed build does not list the domain, or lists it with a path or scheme",
          "look at the signed build's entitlements, not at the project"
        ),
        ("the user chose the browser for this domain once", "hold the link and choose the app"),
        ("it was typed, or tapped on a page of the same domain", "tap it in another app; use another sub-domain for links"),
        ("Apple's cache or the device still has an older file", "wait a day, or install the app again"),
      ]),
    Symptom(
      seen: "The app opens, but not the screen",
      causes: [
        (
          "a cold start: the link is in the scene's connection options, and only the warm callbacks are implemented",
          "post from every entry point to the inbox"
        ),
        ("no route matches, or a parameter is not of its type", "gatehouse routes LINK"),
        ("it waits: nobody is signed in, or data is not ready, and the app never says so", "tell the inbox: signIn, ready"),
        ("it expired while it waited", "gatehouse decide with the times; links.pending"),
      ]),
    Symptom(
      seen: "The screen opens twice, or an old link opens again",
      causes: [
        (
          "scene and app delegate are both implemented, and each was told",
          "give both the delivery's identity, or their entry; the inbox shows one"
        ),
        ("the system created the activity or scene again with the old link", "keep the inbox's deliveries over the restart"),
      ]),
    Symptom(
      seen: "The link opens in the wrong window",
      causes: [("the scene was dropped on the way", "post the scene with the arrival and show the screen in the scene of the outcome")]),
    Symptom(
      seen: "After sign-in the screen of another user's link appears",
      causes: [("the waiting link was not bound to an account", "name the account in arrivals and sign-ins; other accounts' links end")]),
    Symptom(
      seen: "A payment ends with “unknown URL scheme” or a blank page",
      causes: [
        ("the wallet's scheme is not handed to the system", "handoff.schemes, or the preset payments"),
        ("it came from script too long after the tap", "handoff.activation with recent or redirect; activationWindow"),
        ("it came from a frame", "handoff.frames lists the frame's origin"),
        ("an intent: address outside Android", "only Android reads intents; the page must offer the scheme"),
      ]),
    Symptom(
      seen: "The payment or sign-in comes back and nothing happens",
      causes: [
        ("no session was open for this address, or it was over", "visit(_:returningTo:) before the page loads; its time limit"),
        ("the state or issuer is another one", "gatehouse explain shows links.return-state or links.return-issuer"),
        ("the return stays in a frame", "a return counts once it reaches the top; use an https return page"),
        ("several apps claim the return's scheme", "a scheme that contains the bundle identifier, or an https return"),
      ]),
    Symptom(
      seen: "The app asks for “open in …?” or opens the store although the app is installed",
      causes: [
        ("canOpenURL answers only for declared schemes", "LSApplicationQueriesSchemes, or try to open and look at the result"),
        ("the launch failed and the policy searches the store", "handoff.onFailure"),
      ]),
    Symptom(
      seen: "Adverts open apps",
      causes: [
        ("launches need no action of the user, or any frame may launch", "handoff.activation without none and sticky; handoff.frames empty")
      ]),
    Symptom(
      seen: "Links of our own shop leave the view",
      causes: [
        ("the system offers universal links to apps on a change of host", "web.stay lists hosts that never leave"),
        ("the host is not in web.pages", "gatehouse explain LINK --tap PAGE"),
      ]),
    Symptom(
      seen: "A form arrives empty",
      causes: [("something cancelled the POST and loaded the address again", "the gate never does; look for another delegate")]),
    Symptom(
      seen: "An error page after an app was opened",
      causes: [
        (
          "the cancelled navigation is taken for a failure (102, -999)",
          "forward failures through the gate, which leaves out those that it caused"
        )
      ]),
    Symptom(
      seen: "The page reloads again and again, or stays blank after a while in the background",
      causes: [("the content process died", "recovery with a budget; session.recovery")]),
    Symptom(
      seen: "Android asks which app should open, or never verifies the domain",
      causes: [
        ("assetlinks.json lacks the certificate that Play signs with", "list the Play App Signing fingerprint beside the upload key's"),
        ("a redirect, or another status than 200", "curl -sSi …/.well-known/assetlinks.json"),
        ("the filter mixes custom schemes with https", "one filter for each"),
      ]),
  ]

  /// The symptoms that have all words of a text, in any case; all of them for no words.
  static func matching(_ words: [String]) -> [Symptom] {
    let wanted = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    return all.filter { symptom in
      let text = ([symptom.seen] + symptom.causes.flatMap { [$0.cause, $0.remedy] }).joined(separator: " ").lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
  }
}
