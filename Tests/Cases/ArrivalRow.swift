/// Turns a row of kind `inbound` into a line of the contract.
enum ArrivalRow {
  /// The words of the contract that a row's description of the app begins with.
  private static let appStates = ["running": "running", "terminated": "cold", "background": "background", "cold": "cold"]

  /// The line for a row's `input`, with `link` in place of the row's own if given.
  static func line(_ input: JSON, link: String? = nil) -> JSON {
    var line: JSON = [:]
    line.set("link", link.map(JSON.string) ?? input["link"] ?? .null)
    line.set("platform", input["platform"])
    let state = input["state"] ?? [:]
    line.set("appState", state["appState"]?.string.flatMap { appStates[$0] }.map(JSON.string))
    // A description such as "signedOut for 11 minutes" says more than the word; rows with one are not decided by a single line.
    if let auth = state["auth"]?.string, auth == "signedIn" || auth == "signedOut" { line.set("auth", .string(auth)) }
    return line
  }
}
