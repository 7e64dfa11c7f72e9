import Testing

/// The rows of `peer-android.json` that are no cases of ours: each is tested elsewhere, or asks what our contract does not ask.
enum PeerAndroidOthers {
  /// Why, and the numbers of the rows.
  static let rules: [(why: String, numbers: [Int])] = [
    // Tested elsewhere.
    ("the engine's own call rules, tested on the scripted WebView (CallRulesTest)", [231, 233, 234, 236, 238, 240, 241, 242]),
    (
      "filters with patterns, suffixes and groups, tested with the association files (GatehouseAssociationsTests)",
      [249, 253, 255, 257, 260, 261, 264, 265, 266]
    ),
    ("what one version of Chromium reported in a run: an observation of the engine", [268, 269, 273, 274, 277, 279, 280, 281, 282]),
    // Other questions.
    ("a WebView without a client: there is always one", [245, 246, 247]),
    ("private mode: an embedded view has none", [3, 69, 71, 72, 87, 88]),
    ("the app that opened the browser, or an intent that named it", [2, 50, 58, 59, 62, 63, 172]),
    ("the browser's own pages, switches, package and scheme", [4, 15, 70, 174, 175]),
    ("the browser's exceptions for pairing codes, PDF files and web apps", [54, 55, 56, 57, 121, 138]),
    ("another browser takes it: the system's chooser; we start no web address that is not a partner's", [153, 154, 155, 156, 157, 159]),
    ("which handlers are special: ours are by the payment guide's rule (LauncherTest)", [145, 146, 147, 148, 149]),
    ("a fallback in a sub-frame, or after a miss in the same chain: nothing launches there, and nothing loads", [98, 106]),
    ("a link to the site that is shown; ours asks the policy whether it is a partner's", [8]),
    ("a click or a form that script simulates while a gesture lasts: WebView tells it with each step", [165, 166, 168]),
  ]

  static let ids = rules.flatMap(\.numbers).map { number in
    let digits = String(number)
    return "AND-" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

@Suite struct PeerAndroidTests {
  /// No row is forgotten, and none is both a case and listed.
  @Test(.enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) func everyRowIsACaseOrListed() throws {
    let rows = Set(try SharedFiles.rows("peer-android.json")?.compactMap { $0["id"]?.string } ?? [])
    let cases = Set(try CaseSet.peerAndroid.cases()?.map(\.id) ?? []), listed = Set(PeerAndroidOthers.ids)
    #expect(rows.subtracting(cases).subtracting(listed).sorted() == [])
    #expect(listed.subtracting(rows).sorted() == [])
    #expect(listed.intersection(cases).sorted() == [])
    #expect(listed.count == PeerAndroidOthers.ids.count)
    print("peer-android: \(rows.count) rows, \(cases.count) cases, \(listed.count) listed by \(PeerAndroidOthers.rules.count) reasons")
  }
}
