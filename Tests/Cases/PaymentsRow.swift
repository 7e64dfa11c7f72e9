import Foundation

/// Turns a row of the seed set `payments` into a policy and lines.
///
/// The classifier behind the rows knows the address, the kind of navigation, the target frame, the page and four switches of its own:
///
/// - It calls a navigation a sub-frame's by where it lands. In our words the frame that lands is the frame that asks, so the source is stated:
///   main or sub-frame like the target. Apple's WebKit always names one. The sub-frame gets an origin, because the classifier never looks at it.
/// - `interacted` is a touch at any time before: a sticky activation. Without it nothing is known (a link is still the engine's word).
/// - `current` null with trigger `other` is a load that the host started.
/// - `userLoad`: the host loaded a page for the user before. The event names the page that is current now.
/// - `allowAutomaticSubframes`: what is enough in the main frame is enough in a sub-frame. `requireGesture` false: nothing is needed.
enum PaymentsRow {
  /// A sub-frame that asks; the classifier never looks at its origin.
  static let frameSource: JSON = ["origin": "https://frame.example", "main": false]
  /// The page that the user's load showed where the row has no page any more.
  static let someUserLoad = "https://shop.example/"

  /// The lines: events, then the question.
  static func lines(_ input: JSON) -> [JSON] {
    let isHost = input["trigger"]?.string == "other" && input["current"] == nil
    let isFrame = input["target"]?.string == "frame"
    var lines = isHost ? [] : history(input)
    if isHost, input["userLoad"]?.bool == true { lines = [["view": "v", "event": "userLoad", "url": .string(someUserLoad), "at": 0]] }

    var line: JSON = ["view": "v", "at": 60_000]
    line.set("url", input["url"] ?? .null)
    line.set("trigger", isHost ? "host" : input["trigger"])
    if input["interacted"]?.bool == true {
      // Where the touch landed plays no part there; with us it counts in its own frame.
      line.set("activation", isFrame ? ["kind": "sticky", "frame": frameSource] : ["kind": "sticky"])
    }
    line.set("redirects", [])
    if isFrame {
      line.set("source", frameSource)
    } else if !isHost {
      var source: JSON = ["main": true]
      source.set("origin", origin(of: input["current"]?.string))
      line.set("source", source)
    }
    for name in ["target", "current", "method", "platform"] { line.set(name, input[name]) }
    lines.append(line)
    return lines
  }

  /// How the page came to be current.
  private static func history(_ input: JSON) -> [JSON] {
    var lines: [JSON] = []
    let current = input["current"]?.string
    // A local page would reset both marks. A row that has one and a mark as well says that the mark came after it.
    if input["userLoad"]?.bool == true {
      let isLocal = current?.hasPrefix("file:") == true
      lines.append(["view": "v", "event": "userLoad", "url": .string(isLocal ? someUserLoad : current ?? someUserLoad), "at": 0])
    }
    guard let current else { return lines }
    lines.append(["view": "v", "event": "commit", "url": .string(current), "at": 20])
    return lines
  }

  /// The origin of a page of the set: https ones have one, a file's is opaque.
  private static func origin(of current: String?) -> JSON? {
    guard let current else { return nil }
    guard current.hasPrefix("https://") else { return "null" }
    return .string(String(current.prefix { $0 != "/" }) + "//" + current.dropFirst(8).prefix { $0 != "/" })
  }

  /// The policy file with the row's switches laid over it. The file's own list has everything but `none`.
  static func policy(_ input: JSON) throws -> PolicyText {
    try policy(
      isAutomaticInFrames: input["allowAutomaticSubframes"]?.bool == true, needsGesture: input["requireGesture"]?.bool != false,
      base: ExamplePolicies.policy("payments").text)
  }

  static func policy(isAutomaticInFrames: Bool, needsGesture: Bool, base: String) throws -> PolicyText {
    let words = try activation(of: base)
    let main = needsGesture ? words : words + ["none"]
    let list = "[" + main.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let original = "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let overlay = isAutomaticInFrames ? "\(list), \"frameActivation\": \(list)" : list
    let text = base.replacingOccurrences(of: original, with: overlay)
    let name = "payments" + (isAutomaticInFrames ? "+automatic" : "") + (needsGesture ? "" : "+no-gesture")
    return PolicyText(name: name, text: text)
  }

  /// The words of `"activation": […]` in the policy's text.
  private static func activation(of text: String) throws -> [String] {
    guard let start = text.range(of: "\"activation\": ["), let end = text.range(of: "]", range: start.upperBound..<text.endIndex) else {
      throw HarnessError("policies/payments.json has no \"activation\": [ … ]")
    }
    return text[start.upperBound..<end.lowerBound].split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["\""]) }
  }
}
