import URLStandard

/// What a view remembers between decisions: inputs, launches, the chain that is running, the page.
struct ViewState: Sendable {
  /// The view was closed.
  var isClosed = false
  /// The app is in the foreground.
  var isActive = true
  /// The address of the committed page, as events told it.
  var committed: String?
  /// The newest time that any fact or event stated.
  var newest: Int64?
  /// Proofs at or before this time are void: the last foreground or the end of a process.
  var voidUpTo: Int64?
  /// Everything before now is void, and nobody said when now was.
  var isAllVoid = false
  /// The latest inputs, oldest first, at most ``longestMemory``.
  private(set) var inputs: [Input] = []
  /// The latest launches, oldest first, at most ``longestMemory``.
  private(set) var launches: [Launch] = []
  /// The chain that is running.
  var chain = Chain()
  /// The address that the host announced as the user's and has not loaded yet.
  var announced: WebURL?
  /// The latest addresses that were offered to their owners only, oldest first, at most ``longestMemory``.
  private(set) var offered: [WebURL] = []
  /// The payment or sign-in whose result is awaited.
  var expected: ReturnSession?
  /// The user refused a launch on this page: from then on only a direct activation counts.
  var hasDenied = false
  /// The file that the host may load once.
  var fileGrant: WebURL?

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
    var address: WebURL
    var at: Int64?
    /// It was offered to its owner only, and loads here if nobody took it; the host loading it gives the launch back.
    var isTentative: Bool
  }

  mutating func remember(_ input: Input) {
    inputs.append(input, atMost: Self.longestMemory)
  }

  mutating func remember(_ launch: Launch) {
    launches.append(launch, atMost: Self.longestMemory)
    chain.launches += 1
    // What the user did before a launch begins no chain in which there could be a second one.
    if let at = launch.at { chain.began = max(at, chain.began ?? at) }
    chain.opened.append(launch.address, atMost: Self.longestMemory)
    if launch.isTentative, !offered.contains(launch.address) { offered.append(launch.address, atMost: Self.longestMemory) }
  }

  /// Takes a launch back that nobody took.
  mutating func giveBack(_ address: WebURL) {
    guard let index = launches.lastIndex(where: { $0.address == address && $0.isTentative }) else { return }
    launches.remove(at: index)
    if chain.launches > 0 { chain.launches -= 1 }
  }

  /// When the user acted, if an input is claimed that the host did not report: now, or with the last launch if that is so short ago that it was
  /// the same action.
  func timeOfUnseenInput(_ now: Int64?) -> Int64? {
    guard let now, let last = launches.last?.at else { return now }
    return now.since(last) < Self.shortestPauseMs ? min(last, now) : now
  }

  mutating func voidProofs(at time: Int64?) {
    inputs = []
    if let time { voidUpTo = max(time, voidUpTo ?? time) } else { isAllVoid = newest == nil }
    if time == nil { voidUpTo = newest ?? voidUpTo }
  }

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
  var userLoad: Address?
  /// When that load began.
  var userLoadBegan: Int64?
  /// It began with the user: a direct activation, a link, a form or a user load.
  var isUsers = false
  /// The frame that began it.
  var source: Source?
  /// Launches in it.
  var launches = 0
  /// Addresses that were offered to other apps in it, at most ``ViewState/longestMemory``.
  var opened: [WebURL] = []
  /// It led to one of the app's own screens.
  var hasRouted = false
  /// A page of `web.stay` was loaded in place in it.
  var hasStayed = false
  /// The user is being asked about this address.
  var asked: WebURL?
  /// An app that was asked for did not open: nothing is launched from here on.
  var hasFailed = false
}

extension Array {
  /// Appends an element and forgets the oldest if there would be more than so many.
  fileprivate mutating func append(_ element: Element, atMost count: Int) {
    if self.count >= count { removeFirst() }
    append(element)
  }
}
