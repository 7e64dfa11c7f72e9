/// Navigation vectors of other libraries, where they ask the same question as ours.
enum PeerNavigations {
  static func cases(_ rows: [JSON]) -> [Case] {
    rows.compactMap { row in
      guard let id = row["id"]?.string, let input = row["input"] else { return nil }
      return switch row["class"]?.string {
      case "same-document", "same-document-action": sameDocument(id, input, row)
      case "data-url-policy": data(id, input, row)
      // PEER-0317 and 0318 have letters where our form of sms: and tel: asks for digits.
      case "popup-policy" where id != "PEER-0317" && id != "PEER-0318": popup(id, input)
      case "navigation": navigation(id, input)
      default: nil
      }
    }
  }

  /// What is answered before the question of the same page: files and documents by step 4.
  static let documents: Set<String> = ["PEER-0237", "PEER-0673", "PEER-0675"]

  /// Only the page itself may load under a policy without pages: so a load is the answer "the same document".
  private static func sameDocument(_ id: String, _ input: JSON, _ row: JSON) -> Case? {
    guard !documents.contains(id), case .bool(let isSame)? = row["expected"] else { return nil }
    let policy = #"{"gatehouse":1,"web":{"pages":[],"frames":[]}}"#
    let triggers = [
      "linkActivated": "link", "other": "other", "backForward": "backForward", "reload": "reload", "formSubmitted": "form",
      "formResubmitted": "formResubmit",
    ]
    var line: JSON = ["activation": ["kind": "none"], "redirects": [], "method": "GET", "platform": "ios"]
    line.set("url", input["newUrl"] ?? input["b"] ?? .null)
    line.set("trigger", .string(triggers[input["navigationType"]?.string ?? ""] ?? "link"))
    line.set("source", ["main": true])
    line.set("target", input["hasTargetFrame"] == false ? "new" : "main")
    line.set("current", input["currentUrl"] ?? input["a"])
    var expected = Expectation(isSame ? "load" : "block")
    if isSame { expected.reason = "web.same-document" }
    return Case(id: id, policy: PolicyText(name: policy, text: policy), lines: [line], expected: expected, about: row["why"]?.string ?? "")
  }

  /// `data:` by where it lands. That peer's list of harmless media types is not in our language.
  private static func data(_ id: String, _ input: JSON, _ row: JSON) -> Case? {
    guard ["PEER-0284", "PEER-0285", "PEER-0287"].contains(id) else { return nil }
    let policy = #"{"gatehouse":1,"web":{"documents":{"data":"frames"}}}"#
    // A missing target counts as the main frame there; with us as whatever allows least.
    let target: JSON? = input["targetFrame"]?.string.map { $0 == "sub" ? "frame" : "main" }
    var line: JSON = ["trigger": "other", "activation": ["kind": "none"], "source": ["origin": "https://a.example", "main": true]]
    line.set("url", input["url"])
    line.set("target", target)
    line.set("method", "GET")
    line.set("platform", "ios")
    let isAllowed = row["expected"] == "allow"
    return Case(id: id, policy: PolicyText(name: policy, text: policy), lines: [line], expected: Expectation(isAllowed ? "load" : "block"))
  }

  /// A pop-up with such an address launches an app.
  private static func popup(_ id: String, _ input: JSON) -> Case {
    let policy =
      #"{"gatehouse":1,"handoff":{"from":"any","stores":true,"schemes":["sms","tel","facetime","whatsapp","facetime-audio"]}}"#
    let line: JSON = [
      "url": input["url"] ?? .null, "trigger": "script", "activation": ["kind": "direct"], "redirects": [],
      "source": ["origin": "https://a.example", "main": true], "target": "new", "method": "GET", "platform": "ios",
    ]
    return Case(id: id, policy: PolicyText(name: policy, text: policy), lines: [line], expected: Expectation("open"))
  }

  /// A host on the list loads; that peer lets a request without an address load as well.
  private static func navigation(_ id: String, _ input: JSON) -> Case? {
    guard ["PEER-0145", "PEER-0151"].contains(id) else { return nil }
    let policy = #"{"gatehouse":1,"web":{"pages":["https://ionic.io"]}}"#
    let line: JSON = [
      "url": input["url"] ?? .null, "trigger": "link", "activation": ["kind": "none"],
      "source": ["origin": "https://a.example", "main": true],
      "target": "main", "method": "GET", "platform": "ios",
    ]
    return Case(id: id, policy: PolicyText(name: policy, text: policy), lines: [line], expected: Expectation("load"))
  }
}
