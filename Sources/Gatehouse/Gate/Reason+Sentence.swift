import URLStandard

extension Reason {
  /// One sentence for people. `{scheme}`, `{host}` and `{route}` stand for parts of the canonical address and are filled in by
  /// ``Verdict/says``.
  public var sentence: String {
    switch self {
    case .addressMissing: "there is no address"
    case .addressUnreadable: "the address is not a URL that an engine could load"
    case .addressAmbiguous: "the address is written in a way that different software reads differently"
    case .addressCredentials: "the address carries a user name or password, which is how one host is dressed up as another"
    case .addressTooLong: "the address is longer than 64 KiB"
    case .chainTooLong: "more than 20 redirects led here"
    case .chainUnreadable: "a redirect on the way here has an address that would be refused itself"
    case .chainCleartext: "a redirect on the way here was not encrypted, so anyone on the network could have written it"
    case .viewClosed: "the view is closed"
    case .returned: "it is the result that the payment or sign-in waits for"
    case .returnState: "it comes to the return address, but its state is not the one this session began with"
    case .returnIssuer: "it comes to the return address, but from another issuer than this session asked"
    case .script: "javascript: addresses run script in the page and never load"
    case .documentBlank: "an empty document in a frame belongs to the page that made it"
    case .documentAdmitted: "{scheme}: documents may load here"
    case .documentPlace: "{scheme}: documents may not load here"
    case .documentForbidden: "{scheme}: addresses never load in a view"
    case .fileHost: "the app loads this file, or it lies in the folder of the file that the app loaded"
    case .fileRefused: "local files load only when the app itself loads them and the policy allows it"
    case .sameDocument: "only the fragment changes; the page stays"
    case .historyLaunch: "going back, forward or reloading never opens an app or a document without a server"
    case .historyWindow: "history never opens a window"
    case .historyResubmit: "a form would be sent a second time"
    case .frameHandoff: "an embedded frame may not launch apps"
    case .frameActivation: "an embedded frame may launch an app only when the user just acted in it"
    case .frameWindow: "an embedded frame may not open windows"
    case .route: "it is the app's own screen {route}"
    case .linkPage: "it is the app's own address, no route matches it, and it may load as a page"
    case .linkUnmatched: "it is the app's own address and no route matches it"
    case .linkParameter: "it is the app's own address, but a parameter does not have the form that its route asks for"
    case .linkMissingParameter: "it is the app's own address, but a parameter is missing"
    case .linkDuplicateParameter: "it is the app's own address, but a parameter is given twice"
    case .linkUnknownParameter: "it is the app's own address, but it carries a parameter that its route does not name"
    case .linkEncoded: "it is the app's own address, but characters are hidden in escapes that need none"
    case .linkPost: "it is the app's own address, and a form sent to it is not a route"
    case .linkForeign: "it is neither the app's domain nor its scheme"
    case .linkAgain: "one navigation leads to one screen; this one would be the second"
    case .partner: "{host} is a partner, and the user just acted: its app may take the address"
    case .partnerAgain: "{host} was offered to its app already, so it loads here"
    case .store: "it is a store page, and the user just acted"
    case .userLoad: "the user asked for this address, so an app that owns it may take it"
    case .scheme: "{scheme}: may open an app, and the user just acted"
    case .handoffRefused: "{scheme}: is never handed to another app"
    case .handoffOwn: "{scheme}: is the app's own and never goes out through the system"
    case .handoffRule: "{scheme}: is listed, but not with this host, path or query"
    case .handoffPost: "a form that is sent is never handed to another app"
    case .handoffFrom: "this page may not launch apps"
    case .handoffHidden: "nothing launches while the view cannot be seen or the app is in the background"
    case .handoffActivation: "an app opens only when the user just acted on this page, and nothing shows that"
    case .handoffSpent: "the user's action opened an app already: one action, one app"
    case .handoffLimit: "too many apps were opened in a short time"
    case .handoffChain: "this chain of navigations opened an app already"
    case .handoffPending: "the user is being asked already, or refused before"
    case .handoffConfirm: "the user is asked whether {scheme}: may open an app"
    case .intent: "the intent asks for an app that takes {scheme}:, which may open, and the user just acted"
    case .intentUnreadable: "the intent is written in a way that Android reads differently from what it shows, or not at all"
    case .intentAddress: "the intent carries no address with a scheme, so nothing tells what it would open"
    case .intentExcess: "the intent carries more than an address, a package and a fallback, and this policy takes only plain ones"
    case .intentPackage: "the intent names an app that is not listed"
    case .intentFallback: "the intent falls back to an address that this view would not load"
    case .intentWeb: "the intent carries a web address, and {host} is not offered to an app here"
    case .arrivalWaits: "it is the app's own screen {route}, which waits until the app may show it"
    case .arrivalRepeated: "this delivery was taken already, through another entry point or before"
    case .arrivalReplaced: "a newer link came while it waited"
    case .arrivalExpired: "it waited longer than a link may"
    case .arrivalSignedOut: "the user for whom it waited signed out"
    case .arrivalAccount: "it waited for another account than the one that is signed in"
    case .arrivalSceneClosed: "the scene in which it waited was closed"
    case .arrivalCancelled: "the user gave up what it waited for"
    case .arrivalUnauthorized: "the app did not admit {route} when it was asked a last time"
    case .arrivalUnsigned: "{route} needs a link that is signed by its issuer"
    case .arrivalSignatureExpired: "the link's signature is no longer valid"
    case .arrivalUsed: "the link may be used once, and was"
    case .schemeUnknown: "{scheme}: is neither a page nor listed for other apps"
    case .page: "{host} may load here"
    case .framePage: "{host} may load in a frame"
    case .otherPage: "{host} is not listed, and other pages go there"
    case .landingPage: "apps take {host}, but none this page: it loads here and leads to them itself"
    case .provisional: "the engine tells only later where this lands; it may load so far and is judged again then"
    case .stay: "{host} stays in the view and is not offered to other apps"
    case .upgraded: "it loads encrypted, as https"
    case .cleartext: "http is not encrypted"
    case .pageUnlisted: "{host} is not a page that this view shows"
    case .frameUnlisted: "{host} may not load in a frame"
    case .otherPageActivation: "a page of another site opens in the browser only when the user just tapped on this page"
    case .otherPageLimit: "the user's action opened an app already, or the view cannot be seen"
    case .windowInPlace: "new windows load in the same view"
    case .window: "it gets a window of its own"
    case .windowBlocked: "this view opens no windows"
    case .windowPost: "a form that is sent to a new window cannot be loaded in the same view"
    }
  }

  /// The sentence with the parts of an address and a route in it.
  func sentence(url: WebURL?, route: RouteMatch?) -> String {
    let text = sentence
    var rest = text.utf8[...]
    var filled = ""
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) {
      filled += Substring(rest[..<open])
      switch Substring(rest[open...close]) {
      case "{scheme}": filled += url?.scheme ?? "this"
      case "{host}": filled += url.map { $0.hostname.isEmpty ? $0.scheme + ":" : $0.hostname } ?? "this address"
      case "{route}": filled += route?.name ?? ""
      case let other: filled += other
      }
      rest = rest[rest.index(after: close)...]
    }
    return filled.isEmpty ? text : filled + Substring(rest)
  }
}
