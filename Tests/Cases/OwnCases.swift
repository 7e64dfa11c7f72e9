import Foundation

/// Cases of our own, for what the shared ones lack. Each expectation is read from DESIGN.md, sections 4 to 6.
enum OwnCases {
  static let all: [Case] =
    frames + unknowns + later + defaults + states + returns + chains + links + intents + landingPages + arrivals + bridge

  /// A shop: it lists its own pages and any https frame, routes products, hands wallet: to other apps, and knows a partner.
  static let shop = PolicyText(
    name: "shop",
    text: """
      {"gatehouse": 1,
       "web": {"pages": ["https://shop.example"], "otherPages": "open"},
       "links": {"domains": ["shop.example"], "schemes": ["shopapp"],
                 "routes": [{"name": "product", "path": "/product/{id}", "parameters": {"id": "digits(1...12)"}}]},
       "handoff": {"schemes": ["wallet"], "universalLinks": [{"domain": "partner.example", "fallback": "load"}],
                   "frames": ["https://pg.example"]}}
      """)

  /// The shop with parts of another text laid over its own.
  static func shop(_ changes: (from: String, to: String)...) -> PolicyText {
    var policy = shop
    for change in changes {
      policy.text = policy.text.replacingOccurrences(of: change.from, with: change.to)
      policy.name += " " + change.to
    }
    return policy
  }

  static let strict = PolicyText(name: "defaults", text: #"{"gatehouse":1}"#)

  static func strict(_ members: String) -> PolicyText {
    let text = #"{"gatehouse":1,\#(members)}"#
    return PolicyText(name: text, text: text)
  }

  static let shopMain: JSON = ["origin": "https://shop.example", "main": true]
  static let adFrame: JSON = ["origin": "https://ads.example", "main": false]
  static let gatewayFrame: JSON = ["origin": "https://pg.example", "main": false]

  /// A tapped link in the shop's main frame, with other facts in place of those; a null leaves a fact out.
  static func tap(_ url: JSON, _ changes: [(String, JSON)] = []) -> JSON {
    var line: JSON = [
      "url": url, "trigger": "link", "activation": ["kind": "direct"], "redirects": [], "source": shopMain, "target": "main",
      "current": "https://shop.example/cart", "method": "GET", "platform": "ios",
    ]
    for (name, value) in changes { line.set(name, value) }
    return line
  }

  /// An activation of the best kind that landed in a frame.
  static func direct(in frame: JSON) -> JSON { ["kind": "direct", "frame": frame] }

  static func one(
    _ id: String, _ policy: PolicyText, _ line: JSON, _ verdict: String, _ reason: String? = nil, missing: Set<String>? = nil,
    url: String? = nil
  ) -> Case {
    var item = sequence(id, policy, [line], verdict, reason, missing: missing)
    item.expected.url = url
    return item
  }

  /// Lines of one view; the last one's answer counts.
  static func sequence(
    _ id: String, _ policy: PolicyText, _ lines: [JSON], _ verdict: String, _ reason: String? = nil, missing: Set<String>? = nil
  ) -> Case {
    var expected = Expectation(verdict, reason: reason)
    expected.missing = missing
    return Case(id: "OWN-" + id, policy: policy, lines: lines, expected: expected)
  }
}
