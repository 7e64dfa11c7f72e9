extension StatedState {
  /// The keys of `state`. `auth` and `session` are facts of arrivals; a navigation ignores them.
  static let keys: Set<String> = [
    "activationUsed", "previousLaunch", "previousDenials", "pendingPrompt", "openFailed", "reissued", "visible", "appState", "auth",
    "session",
  ]
  private static let activeWords: Set<String> = ["active", "running", "cold"]
  private static let inactiveWords: Set<String> = ["inactive", "background", "terminated"]

  /// Reads what a line states about its view.
  init(_ object: LineObject) throws(LineError) {
    self.init()
    activationUsed = try object.flagOrCount("activationUsed")
    previousLaunch = try Self.previousLaunch(object)
    previousDenials = try object.flagOrCount("previousDenials")
    pendingPrompt = try object.flagOrCount("pendingPrompt")
    // A launch that failed has the same effect as a question that is open: no further launch in this chain.
    if try object.flagOrCount("openFailed") == true { pendingPrompt = true }
    reissued = try object.flagOrCount("reissued")
    isVisible = try object.flag("visible")
    appIsActive = try Self.appIsActive(object)
  }

  /// A number is the launch's age in milliseconds; `true` or the launched address says that there was one, at a time not known.
  private static func previousLaunch(_ object: LineObject) throws(LineError) -> Int64? {
    guard let value = object["previousLaunch"] else { return nil }
    if let flag = value.bool { return flag ? 0 : nil }
    if value.string != nil { return 0 }
    guard value.number != nil else { throw object.wrongType(value, "an age in milliseconds, an address, true or false", "previousLaunch") }
    return try object.whole("previousLaunch")
  }

  private static func appIsActive(_ object: LineObject) throws(LineError) -> Bool? {
    guard let word = try object.text("appState") else { return nil }
    if activeWords.contains(word) { return true }
    if inactiveWords.contains(word) { return false }
    throw object.unknownWord(word, (activeWords.union(inactiveWords)).sorted(), "appState")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("activationUsed", activationUsed)
      writer.field("previousLaunch", previousLaunch)
      writer.field("previousDenials", previousDenials)
      writer.field("pendingPrompt", pendingPrompt)
      writer.field("reissued", reissued)
      writer.field("visible", isVisible)
      writer.field("appState", appIsActive.map { $0 ? "running" : "background" })
    }
  }
}
