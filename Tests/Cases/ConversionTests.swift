import Testing

/// The rules by which rows become lines, on rows of our own.
@Suite("Cases: conversion") struct ConversionTests {
  @Test func nullFactsAreLeftOut() {
    let line = NavigationRow.line([
      "url": "https://a.example/", "trigger": "link", "activation": .null, "redirects": .null, "source": .null, "target": .null,
      "current": .null, "method": "GET", "platform": "any", "state": [:],
    ])
    #expect(line.text == #"{"url":"https://a.example/","trigger":"link","method":"GET","platform":"any"}"#)
  }

  @Test func aMissingAddressIsSaid() {
    #expect(NavigationRow.line(["url": .null, "trigger": "link"]).text == #"{"url":null,"trigger":"link"}"#)
  }

  @Test func anUnknownOriginIsLeftOut() {
    let line = NavigationRow.line(["url": "a:b", "source": ["origin": .null, "main": true]])
    #expect(line["source"]?.text == #"{"main":true}"#)
  }

  @Test func theActivationLandedInTheSourceFrame() {
    let source: JSON = ["origin": "https://pg.example", "main": false]
    let line = NavigationRow.line(["url": "a:b", "activation": ["kind": "recent", "ageMs": 150], "source": source])
    #expect(line["activation"]?.text == #"{"kind":"recent","ageMs":150,"frame":{"origin":"https://pg.example","main":false}}"#)
  }

  @Test func aStatedFrameOfTheActivationStays() {
    let other: JSON = ["origin": "https://b.example", "main": true]
    let line = NavigationRow.line([
      "url": "a:b", "activation": ["kind": "direct"], "source": ["origin": "https://a.example", "main": false],
      "extra": ["activationFrame": other, "activationDocument": "d1"],
    ])
    #expect(line["activation"]?["frame"] == other)
    #expect(line["activation"]?["document"] == "d1")
  }

  @Test func noActivationLandedNowhere() {
    let line = NavigationRow.line(["url": "a:b", "activation": ["kind": "none"], "source": ["origin": "https://a.example", "main": true]])
    #expect(line["activation"]?.text == #"{"kind":"none"}"#)
  }

  @Test func aPageMadeClickIsNoTap() {
    let line = NavigationRow.line([
      "url": "a:b", "activation": ["kind": "direct"], "extra": ["activationKind": "synthetic click (isTrusted=false)"],
    ])
    #expect(line["activation"]?["input"] == "synthetic")
  }

  @Test(arguments: [("app", "host"), ("windowOpen", "script"), ("processTerminated", "reload")]) func triggers(
    detail: String, trigger: String
  ) {
    let line = NavigationRow.line(["url": "a:b", "trigger": "script", "extra": ["triggerDetail": .string(detail)]])
    #expect(line["trigger"]?.string == trigger)
  }

  @Test func hopsAreFilledFromTheirNeighbours() {
    let line = NavigationRow.line([
      "url": "https://c.example/x", "source": ["origin": "https://a.example", "main": true],
      "redirects": [["status": 302, "from": "https://a.example"], ["status": 301, "from": "http://b.example"]],
    ])
    #expect(
      line["redirects"]?.text
        == #"[{"from":"https://a.example","to":"http://b.example","status":302},{"from":"http://b.example","to":"https://c.example/x","status":301}]"#
    )
    let bare = NavigationRow.line(["url": "w:x", "source": ["origin": "https://a.example", "main": true], "redirects": [["status": 302]]])
    #expect(bare["redirects"]?.text == #"[{"from":"https://a.example/","to":"w:x","status":302}]"#)
  }

  @Test func onlyStateOfTheContractIsStated() {
    let line = NavigationRow.line([
      "url": "a:b", "state": ["activationUsed": 1, "previousLaunch": "w://x", "visible": false, "isForMainFrame": false, "timerMs": 16000],
    ])
    #expect(line["state"]?.text == #"{"activationUsed":1,"visible":false,"previousLaunch":0}"#)
  }

  @Test func arrivals() {
    let line = ArrivalRow.line([
      "link": "app://x", "platform": "ios", "current": .null, "state": ["appState": "terminated", "auth": "signedIn"],
    ])
    #expect(line.text == #"{"link":"app://x","platform":"ios","appState":"cold","auth":"signedIn"}"#)
  }

  @Test func longTexts() {
    let text = LongText.lengthened("w:aab", to: 100)
    #expect(text.utf8.count == 100)
    #expect(text.hasPrefix("w:aaaa") && text.hasSuffix("aab"))
    #expect(LongText.keys("a://b/1?k0=1", count: 3) == "a://b/1?k0=1&k1=1&k2=1")
  }

  @Test func aSeedIsASubFramesByItsTarget() {
    let lines = PaymentsRow.lines([
      "url": "wallet://pay", "trigger": "link", "target": "frame", "current": "https://shop.example/cart", "interacted": false,
      "userLoad": false,
      "method": "GET", "platform": "ios",
    ])
    #expect(lines.last?["source"]?.text == #"{"origin":"https://frame.example","main":false}"#)
    #expect(lines.last?["activation"] == nil)
    #expect(lines.count == 2)
  }

  @Test func aSeedWithoutAPageIsTheHosts() {
    let lines = PaymentsRow.lines([
      "url": "wallet://pay", "trigger": "other", "target": "main", "current": .null, "interacted": true, "userLoad": true, "method": "GET",
      "platform": "ios",
    ])
    #expect(lines.count == 2)
    #expect(lines.last?["trigger"] == "host")
    #expect(lines.last?["source"] == nil)
    #expect(lines.last?["activation"]?.text == #"{"kind":"sticky"}"#)
  }

  @Test func aSeedsUserLoadShowedItsPage() {
    let lines = PaymentsRow.lines([
      "url": "https://pay.example/next", "trigger": "other", "target": "main", "current": "https://shop.example/cart", "interacted": true,
      "userLoad": true, "method": "GET", "platform": "ios",
    ])
    #expect(lines.map { $0["event"]?.string } == ["userLoad", "commit", nil])
    #expect(lines.first?["url"] == "https://shop.example/cart")
    #expect(lines.last?["source"]?.text == #"{"main":true,"origin":"https://shop.example"}"#)
  }

  @Test func switchesOfTheSeedsAreListsOfEvidence() throws {
    let base = #"{"handoff": {"activation": ["direct", "sticky"]}}"#
    func text(_ automatic: Bool, _ gesture: Bool) throws -> String {
      try PaymentsRow.policy(isAutomaticInFrames: automatic, needsGesture: gesture, base: base).text
    }
    #expect(try text(false, true) == base)
    #expect(try text(false, false) == #"{"handoff": {"activation": ["direct", "sticky", "none"]}}"#)
    #expect(try text(true, true) == #"{"handoff": {"activation": ["direct", "sticky"], "frameActivation": ["direct", "sticky"]}}"#)
  }
}
