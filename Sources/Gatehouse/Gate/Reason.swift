/// Why a verdict is what it is: a stable code. ``sentence`` has the words for people.
///
/// The part before the dot is the question of the ladder that decided. Codes never change their meaning; new ones may be added.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  // The address itself.
  case addressMissing = "url.missing"
  case addressUnreadable = "url.unreadable"
  case addressAmbiguous = "url.ambiguous"
  case addressCredentials = "url.credentials"
  case addressTooLong = "url.too-long"

  // The redirects that led here.
  case chainTooLong = "chain.too-long"
  case chainUnreadable = "chain.unreadable"
  case chainCleartext = "chain.cleartext"

  // The view.
  case viewClosed = "view.closed"

  // Returns of payments and sign-ins.
  case returned = "links.return"
  case returnState = "links.return-state"
  case returnIssuer = "links.return-issuer"

  // Script addresses.
  case script = "scheme.script"

  // Documents without a server.
  case documentBlank = "document.blank"
  case documentAdmitted = "document.admitted"
  case documentPlace = "document.place"
  case documentForbidden = "document.forbidden"
  case fileHost = "document.file"
  case fileRefused = "document.file-refused"

  // The page itself.
  case sameDocument = "web.same-document"

  // History, reload, resubmission.
  case historyLaunch = "history.launch"
  case historyWindow = "history.window"
  case historyResubmit = "history.resubmit"

  // Sub-frames.
  case frameHandoff = "frame.handoff"
  case frameActivation = "frame.needs-activation"
  case frameWindow = "frame.window"

  // Addresses of the app itself.
  case route = "links.route"
  case linkPage = "links.page"
  case linkUnmatched = "links.unmatched"
  case linkParameter = "links.parameter"
  case linkMissingParameter = "links.missing-parameter"
  case linkDuplicateParameter = "links.duplicate-parameter"
  case linkUnknownParameter = "links.unknown-parameter"
  case linkEncoded = "links.encoded"
  case linkPost = "links.post"
  case linkAgain = "links.again"
  case linkForeign = "links.foreign"

  // Other apps.
  case partner = "handoff.partner"
  case partnerAgain = "handoff.partner-again"
  case store = "handoff.store"
  case userLoad = "handoff.user-load"
  case scheme = "handoff.scheme"
  case handoffRefused = "handoff.refused"
  case handoffOwn = "handoff.own"
  case handoffRule = "handoff.rule"
  case handoffPost = "handoff.post"
  case handoffFrom = "handoff.from"
  case handoffHidden = "handoff.hidden"
  case handoffActivation = "handoff.needs-activation"
  case handoffSpent = "handoff.spent"
  case handoffLimit = "handoff.limit"
  case handoffChain = "handoff.chain"
  case handoffPending = "handoff.pending"
  case handoffConfirm = "handoff.confirm"

  // Android's intents.
  case intent = "handoff.intent"
  case intentUnreadable = "handoff.intent-unreadable"
  case intentAddress = "handoff.intent-address"
  case intentExcess = "handoff.intent-excess"
  case intentPackage = "handoff.intent-package"
  case intentFallback = "handoff.intent-fallback"
  case intentWeb = "handoff.intent-web"

  // Calls of the bridge and their replies.
  case bridgeCall = "bridge.call"
  case bridgeReply = "bridge.reply"
  case bridgeMessage = "bridge.message"
  case bridgeTooLarge = "bridge.too-large"
  case bridgeText = "bridge.text"
  case bridgeNumber = "bridge.number"
  case bridgeNoFrame = "bridge.no-frame"
  case bridgeOrigin = "bridge.origin"
  case bridgeFrame = "bridge.frame"
  case bridgeMethod = "bridge.unknown-method"
  case bridgeParameters = "bridge.parameters"
  case bridgeActivation = "bridge.needs-activation"
  case bridgeRate = "bridge.rate"
  case bridgeDuplicate = "bridge.duplicate"
  case bridgePage = "bridge.other-page"
  case bridgeClosed = "bridge.closed"
  case bridgeUncalled = "bridge.uncalled"

  // Arrivals that wait.
  case arrivalWaits = "arrival.waits"
  case arrivalRepeated = "arrival.repeated"
  case arrivalReplaced = "arrival.replaced"
  case arrivalExpired = "arrival.expired"
  case arrivalSignedOut = "arrival.signed-out"
  case arrivalAccount = "arrival.other-account"
  case arrivalSceneClosed = "arrival.scene-closed"
  case arrivalCancelled = "arrival.cancelled"
  case arrivalUnauthorized = "arrival.unauthorized"
  case arrivalUnsigned = "arrival.unsigned"
  case arrivalSignatureExpired = "arrival.signature-expired"
  case arrivalUsed = "arrival.used"

  // What is left.
  case schemeUnknown = "scheme.unknown"

  // Web pages.
  case page = "web.page"
  case framePage = "web.frame"
  case otherPage = "web.other"
  case landingPage = "web.landing-page"
  case provisional = "web.provisional"
  case stay = "web.stay"
  case upgraded = "web.upgraded"
  case cleartext = "web.cleartext"
  case pageUnlisted = "web.unlisted"
  case frameUnlisted = "web.frame-unlisted"
  case otherPageActivation = "web.needs-activation"
  case otherPageLimit = "web.limit"

  // New windows.
  case windowInPlace = "window.in-place"
  case window = "window.view"
  case windowBlocked = "window.blocked"
  case windowPost = "window.post"

  /// The code, for example `handoff.needs-activation`.
  public var code: String { rawValue }
}
