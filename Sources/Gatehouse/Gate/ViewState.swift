import URLStandard

/// What a view remembers between decisions: inputs, launches, the chain that is running, the page.
///
/// Whatever a decision asks of it is `mutating`, also where nothing changes: then it is asked in place, where a method that does not mutate would be
/// given a copy of all of it.
struct ViewState: Sendable {
  /// What decides.
  let gate: Gate
  /// The navigation that is being judged, or was last.
  var situation = Situation()
  /// The view was closed.
  var isClosed = false
  /// The app is in the foreground.
  var isActive = true
  /// The address of the committed page, as events told it.
  var committed: String?
  /// The newest time that any fact or event stated.
  private(set) var newest: Int64?
  /// Proofs at or before this time are void: the last foreground or the end of a process.
  private(set) var voidUpTo: Int64?
  /// Everything before now is void, and nobody said when now was.
  private(set) var isAllVoid = false
  /// The latest inputs.
  private(set) var inputs = Recent<Input>()
  /// The latest launches.
  private(set) var launches = Recent<Launch>()
  /// No launch that is remembered is later than this; one without a time counts as the latest that there can be.
  private(set) var latestLaunch: Int64?
  /// When the last launch that is remembered happened, if it has a time.
  private(set) var lastLaunch: Int64?
  /// The chain that is running.
  var chain = Chain()
  /// The address that the host announced as the user's and has not loaded yet.
  var announced: Page?
  /// The latest addresses that were offered to their owners only.
  private(set) var offered = Recent<LaunchAddress>()
  /// The payment or sign-in whose result is awaited.
  var expected: ReturnSession?
  /// The user refused a launch on this page: from then on only a direct activation counts.
  var hasDenied = false
  /// The file that the host may load once.
  var fileGrant: WebURL?
  /// The page and the source of the last navigation.
  var pages = PageMemory()

  init(_ gate: Gate) { self.gate = gate }

  /// The policy that decides.
  var policy: CompiledPolicy {
    @inline(__always) get { gate.compiled }
  }

  static let longestMemory = 32
  /// Two actions that start two apps are at least this far apart, in milliseconds.
  static let shortestPauseMs: Int64 = 500

  /// An input that a host reported.
  struct Input: Sendable {
    var frame: Activation.Frame?
    var document: String?
    var kind: Activation.Input?
    var at: Int64?
  }

  /// A launch that the gate allowed.
  struct Launch: Sendable {
    var address: LaunchAddress
    var at: Int64?
    /// It was offered to its owner only, and loads here if nobody took it; the host loading it gives the launch back.
    var isTentative: Bool
  }

  /// Takes up the address of the page that is shown: as stated, else as events told it.
  ///
  /// - Returns: whether there is one; not if the text is no URL.
  @inline(__always)
  mutating func showsPage(_ facts: NavigationFacts) -> Bool {
    if case .some(let text) = facts.current { return pages.showsPage(text, policy) }
    if case .some(let text) = committed { return pages.showsPage(text, policy) }
    return false
  }

  /// Takes up the origin that a source states.
  @inline(__always)
  mutating func askingOrigin(_ facts: NavigationFacts) -> AskingOrigin {
    guard case .some(let source) = facts.source, case .some(let text) = source.origin else { return .unknown }
    return pages.askingOrigin(text, policy)
  }

  mutating func remember(_ input: Input) { inputs.append(input) }

  mutating func remember(_ launch: Launch) {
    launches.append(launch)
    lastLaunch = launch.at
    latestLaunch = max(latestLaunch ?? .min, launch.at ?? .max)
    chain.launches += 1
    // What the user did before a launch begins no chain in which there could be a second one.
    if let at = launch.at { chain.began = max(at, chain.began ?? at) }
    chain.opened.append(launch.address)
    if launch.isTentative, !offered.contains(where: { $0 == launch.address }) { offered.append(launch.address) }
  }

  /// Takes a launch back that nobody took.
  mutating func giveBack(_ address: LaunchAddress) {
    guard launches.removeLast(where: { $0.isTentative && $0.address == address }) else { return }
    lastLaunch = launches.last(where: { _ in true })?.at
    if chain.launches > 0 { chain.launches -= 1 }
  }

  /// When the user acted, if an input is claimed that the host did not report: now, or with the last launch if that is so short ago that it was
  /// the same action.
  @inline(__always)
  mutating func timeOfUnseenInput(_ now: Int64?) -> Int64? {
    guard let now, let last = lastLaunch else { return now }
    return now.since(last) < Self.shortestPauseMs ? min(last, now) : now
  }

  mutating func voidProofs(at time: Int64?) {
    inputs.removeAll()
    if let time { voidUpTo = max(time, voidUpTo ?? time) } else { isAllVoid = newest == nil }
    if time == nil { voidUpTo = newest ?? voidUpTo }
  }

  @inline(__always)
  mutating func tick(_ time: Int64?) {
    if let time { newest = max(time, newest ?? time) }
  }
}

/// A navigation and the redirects and script steps that follow from it.
struct Chain: Sendable {
  /// When it began, or launched last.
  var began: Int64?
  /// Whether any navigation was seen in it.
  var isEmpty = true
  /// The host itself started it.
  var isHost = false
  /// The host started it on the user's behalf; the address that was announced.
  private(set) var userLoad: Page?
  /// When that load began.
  private(set) var userLoadBegan: Int64?
  /// It began with the user: a direct activation, a link, a form or a user load.
  var isUsers = false
  /// Whether the host named the frame that began it.
  private(set) var hasSource = false
  /// Whether that frame is the main one.
  private(set) var sourceIsMain: Bool?
  /// The origin of that frame, as stated. Left over from the chain before where ``hasSource`` says no.
  private(set) var sourceOrigin: String?
  /// Launches in it.
  var launches = 0
  /// Addresses that were offered to other apps in it.
  var opened = Recent<LaunchAddress>()
  /// It led to one of the app's own screens.
  var hasRouted = false
  /// A page of `web.stay` was loaded in place in it.
  var hasStayed = false
  /// The user is being asked about this address.
  var asked: String?
  /// An app that was asked for did not open: nothing is launched from here on.
  var hasFailed = false

  /// Begins anew.
  ///
  /// In place: what a chain mostly does not have is not taken apart and made again, and the origin is mostly the same as before.
  @inline(__always)
  mutating func restart(keepsUserLoad: Bool = false) {
    (began, isEmpty, isHost, isUsers, launches) = (nil, true, false, false, 0)
    (hasRouted, hasStayed, hasFailed, hasSource, sourceIsMain) = (false, false, false, false, nil)
    opened.removeAll()
    if case .some = asked { asked = nil }
    if case .some = userLoad, !keepsUserLoad { (userLoad, userLoadBegan) = (nil, nil) }
  }

  /// Begins anew with an address that the host announced.
  mutating func restart(userLoad page: Page, at time: Int64?) {
    restart()
    isHost = true
    isUsers = true
    userLoad = page
    userLoadBegan = time
  }

  /// Notes the frame that began it, in a chain that was just restarted.
  @inline(__always)
  mutating func begin(_ source: Source?, at time: Int64?) {
    began = time
    guard case .some(let source) = source else { return }
    hasSource = true
    sourceIsMain = source.isMain
    if sourceOrigin != source.origin { sourceOrigin = source.origin }
  }

  /// Whether the user is being asked.
  @inline(__always)
  var isAsking: Bool { if case .some = asked { true } else { false } }

  /// Whether a hop that somebody asks for belongs to the user's action with which the chain began: the same frame asks, or the host began it.
  ///
  /// - Parameters:
  ///   - isNamed: whether the host names the source.
  ///   - origin: the origin that it names.
  func carriesUser(to asker: Asker, isNamed: Bool, origin: String?) -> Bool {
    guard isUsers else { return false }
    if isHost { return !asker.isFrame }
    guard hasSource else { return !isNamed && !asker.isFrame }
    guard let sourceIsMain, let sourceOrigin else { return false }
    return sourceIsMain != asker.isFrame && sourceOrigin == origin
  }
}
