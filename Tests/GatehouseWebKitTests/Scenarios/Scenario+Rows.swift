#if !canImport(WebKit)
  import WebKitStandIn

  // The numbers are those of the scenario table in the project's notes on WebKitGTK.
  extension Scenario {
    private typealias N = ScriptedNavigation
    private static func box(_ sandbox: ScriptedSandbox) -> [ScriptedElement] {
      [ScriptedElement("f", .url("https://shop.example/f"), sandbox: sandbox)]
    }

    static let links: [Scenario] = [
      Scenario("0", "the app's first load", nil, url: a, "host → M"),
      Scenario("1", "tap on a link", N(.link(), "x:1", .taps), "M@A → M"),
      Scenario("1w", "tap on a web link", N(.link(), "https://ads.example/1", .taps), "M@A → M"),
      Scenario("2", "tap on a link in an own iframe", frames: own, N(.link(), "x:2", from: "f", .taps), "S@A → S"),
      Scenario("3", "tap on a link in a foreign iframe", frames: other, N(.link(), "x:3", from: "f", .taps), "S@B → S"),
      Scenario("4", "the same with target=_top", frames: other, N(.link(), "x:4", from: "f", to: .top, .taps), "S@B → M"),
      Scenario("5", "the same with target=_blank", frames: other, N(.link(), "x:5", from: "f", to: .new, .taps), "S@B → new"),
      Scenario("6", "the same with download", frames: other, N(.link(download: true), "x:6", from: "f", .taps), "S@B → S"),
      Scenario(
        "7", "the same, aimed at a foreign sibling's name", frames: other + [ScriptedElement("sib", .url("https://shop.example/s"))],
        N(.link(), "x:7", from: "f", to: .new, .taps), "S@B → new",
        html: ["ads.example/f": "<a id=x href='x:7' target=sib>link</a>"]),
      Scenario("8", "tap on a link with target=_blank", N(.link(), "x:8", to: .new, .taps), "M@A → new"),
      Scenario(
        "9", "the same, a web address: the window asks again", N(.link(), "https://ads.example/9", to: .new, .taps),
        "M@A → new; M@A → M in the window"),
      Scenario(
        "10", "an own iframe in a foreign one, target=_top", frames: other,
        nested: ["https://ads.example/f": [ScriptedElement("g", .url("https://shop.example/g"))]],
        N(.link(), "x:10", from: "g", to: .top, .taps), "S@A → M"),
      Scenario(
        "11", "sandboxed iframe with scripts, target=_top", frames: box([.scripts, .topNavigation]),
        N(.link(), "x:11", from: "f", to: .top, .taps), "S@null → M"),
      Scenario("12", "click() by script", N(.link(), "x:12"), "M@A → M"),
      Scenario("13", "click() by script in a foreign iframe", frames: other, N(.link(), "x:13", from: "f"), "S@B → S"),
      Scenario("14", "the same with target=_top, no input", frames: other, N(.link(), "x:14", from: "f", to: .top), "–"),
      Scenario("43", "the page of 14, then tapped", frames: other, N(.link(), "x:43", from: "f", to: .top, .taps), "S@B → M"),
      Scenario(
        "48", "<base target=_top> in a foreign iframe", frames: other, N(.link(), "x:48", from: "f", to: .top, .taps), "S@B → M",
        html: ["ads.example/f": "<base target=_top><a id=x href='x:48'>link</a>"]),
      Scenario(
        "49", "<base target=_blank>", N(.link(), "x:49", to: .new, .taps), "M@A → new",
        html: ["shop.example/": "<base target=_blank><a id=x href='x:49'>link</a>"]),
      Scenario(
        "50", "main's link prevented, a foreign iframe clicks its own to the same address", frames: other,
        N(.link(), "x:50", from: "f", .elsewhere(frame: "main")), "S@B → S",
        html: [
          "shop.example/":
            "<a id=x href='x:50' onclick=\"event.preventDefault(); frames[0].postMessage(1, '*')\">link</a><iframe id=f src='https://ads.example/f'></iframe>",
          "ads.example/f": "<a id=x href='x:50'>link</a><script>onmessage = () => x.click()</script>",
        ], tap: ElementPath("#x")),
      Scenario(
        "53", "iframe without script, target=_top", frames: box([.topNavigation]), N(.link(), "x:53", from: "f", to: .top, .taps),
        "S@null → M",
        html: [
          "shop.example/":
            "<iframe id=f style='display:block;width:200px;height:100px' sandbox='allow-top-navigation' src='https://shop.example/f'></iframe>",
          "shop.example/f": "<body style='margin:0'><a href='x:53' target=_top style='display:block;height:100px'>link</a>",
        ], tap: ElementPath("#f")),
      Scenario(
        "53s", "iframe without script, its own frame", frames: box([]), N(.link(), "x:53s", from: "f", .taps), "S@null → S", apple: "–",
        html: [
          "shop.example/": "<iframe id=f style='display:block;width:200px;height:100px' sandbox src='https://shop.example/f'></iframe>",
          "shop.example/f": "<body style='margin:0'><a href='x:53s' style='display:block;height:100px'>link</a>",
        ], tap: ElementPath("#f")),
      Scenario(
        "57", "tap on a link in an SVG", N(.link(), "x:57", .taps), "M@A → M",
        html: ["shop.example/": "<svg width=100 height=40><a href='x:57'><rect id=x width=100 height=40 /></a></svg>"]),
      Scenario("59", "tap on a link to a fragment", N(.link(), "https://shop.example/#part", .taps), "M@A → M"),
    ]

    static let forms: [Scenario] = [
      Scenario(
        "15", "form sent by the user", N(.form, "https://ads.example/15", .taps, method: "POST", body: "q=1"), "M@A → M"),
      Scenario("16", "form in a foreign iframe", frames: other, N(.form, "x:16", from: "f", .taps, method: "POST", body: "q=1"), "S@B → S"),
      Scenario(
        "17", "the same with target=_top", frames: other, N(.form, "x:17", from: "f", to: .top, .taps, method: "POST", body: "q=1"),
        "S@B → M"),
      Scenario(
        "18", "the same with target=_blank", frames: other, N(.form, "x:18", from: "f", to: .new, .taps, method: "POST", body: "q=1"),
        "S@B → new"),
      Scenario("19", "submit() by script in a foreign iframe", frames: other, N(.form, "x:19", from: "f", method: "POST"), "S@B → S"),
      Scenario(
        "51", "main's form prevented, a foreign iframe submits its own to the same address", frames: other,
        N(.form, "x:51", from: "f", .elsewhere(frame: "main"), method: "POST"), "S@B → S",
        html: [
          "shop.example/":
            "<form action='x:51' method=post onsubmit=\"event.preventDefault(); frames[0].postMessage(1, '*')\"><button id=x>send</button></form><iframe id=f src='https://ads.example/f'></iframe>",
          "ads.example/f":
            "<form id=o action='x:51' method=post></form><script>onmessage = () => HTMLFormElement.prototype.submit.call(o)</script>",
        ], tap: ElementPath("#x")),
      Scenario(
        "52", "form prevented and submitted by script 50 ms later", N(.form, "x:52", .earlier(milliseconds: 50), method: "POST"), "M@A → M",
        html: [
          "shop.example/":
            "<form id=o action='x:52' method=post onsubmit=\"event.preventDefault(); setTimeout(() => this.submit(), 50)\"><button id=x>send</button></form>"
        ]),
    ]

    static let scripts: [Scenario] = [
      Scenario("20", "location= in a page without frames", N(.location, "x:20"), "M@A → M"),
      Scenario("20h", "the same in a tap's handler", N(.location, "x:20h", .inHandler), "M@A → M"),
      Scenario("20t", "the same half a second after a tap", N(.location, "x:20t", .earlier(milliseconds: 500)), "M@A → M"),
      Scenario("21", "location= in an own iframe", frames: own, N(.location, "x:21", from: "f"), "S@A → S"),
      Scenario("22", "location= in a foreign iframe", frames: other, N(.location, "x:22", from: "f"), "S@B → S"),
      Scenario("23", "refresh in a page without frames", N(.refresh, "x:23"), "M@A → M"),
      Scenario("24", "refresh in a foreign iframe", frames: other, N(.refresh, "x:24", from: "f"), "S@B → S"),
      Scenario(
        "28", "main sets a blank iframe's src", frames: [ScriptedElement("f", .blank)], N(.source, "x:28", to: .frame("f")), "M@A → S"),
      Scenario("30", "<iframe src=x:> in the page", frames: [ScriptedElement("f", .url("x:30"))], nil, url: "x:30", "M@A → S"),
      Scenario("31", "main sets a foreign iframe's location", frames: other, N(.location, "x:31", to: .frame("f")), "M@A → S"),
      Scenario(
        "32", "script in srcdoc", frames: [ScriptedElement("f", .srcdoc)], N(.location, "x:32", from: "f"), "S@A → S",
        html: ["shop.example/": "<iframe srcdoc=\"<script>setTimeout(() => { location = 'x:32' }, 300)</script>\"></iframe>"]),
      Scenario(
        "33", "script put into a blank iframe", frames: [ScriptedElement("f", .blank)], N(.location, "x:33", from: "f"), "S@A → S",
        html: [
          "shop.example/":
            "<iframe id=f></iframe><script>setTimeout(() => { const s = f.contentDocument.createElement('script'); s.text = `location = 'x:33'`; f.contentDocument.body.append(s) }, 300)</script>"
        ]),
      Scenario(
        "34", "script in a sandboxed iframe", frames: box([.scripts]), N(.location, "x:34", from: "f"), "S@null → S", apple: "–"),
      Scenario("35", "an own iframe sets its parent's location", frames: own, N(.location, "x:35", from: "f", to: .parent), "S@A → M"),
      Scenario(
        "36", "an own iframe evaluates in its parent", frames: own, N(.location, "x:36"), "M@A → M",
        html: ["shop.example/f": "<script>setTimeout(() => { parent.eval(`location = 'x:36'`) }, 300)</script>"]),
      Scenario(
        "37", "a foreign iframe sets top's location, no input", frames: other, N(.location, "x:37", from: "f", to: .top), "–"),
      Scenario(
        "38", "the same in a tap's handler", frames: other, N(.location, "x:38", from: "f", to: .top, .inHandler), "S@B → M"),
      Scenario(
        "44", "history.back() by script", before: ["https://shop.example/before"], N(.history, "https://shop.example/before"),
        url: "https://shop.example/before", "host → M; M@A → M",
        html: [
          "shop.example/": "<script>setTimeout(() => { history.back() }, 300)</script>", "shop.example/before": "before",
        ]),
      Scenario(
        "45", "the same in a foreign iframe", frames: other, N(.history, "https://ads.example/45", from: "f"), "S@B → S",
        skipped: "its page cannot be made from this description"),
      Scenario(
        "46", "main's link prevented, then main drives a foreign iframe there", frames: other,
        N(.location, "x:46", to: .frame("f"), .inHandler), "M@A → S",
        html: [
          "shop.example/":
            "<a id=x href='x:46' onclick=\"event.preventDefault(); frames[0].location = 'x:46'\">link</a><iframe id=f src='https://ads.example/f'></iframe>",
          "ads.example/f": "advert",
        ]),
      Scenario(
        "47", "tap in a foreign iframe, which tells main, which sets its location", frames: other,
        N(.location, "x:47", .elsewhere(frame: "f")), "M@A → M",
        html: [
          "shop.example/":
            "<iframe id=f src='https://ads.example/f'></iframe><script>onmessage = () => { location = 'x:47' }</script>",
          "ads.example/f": "<button id=x onclick=\"parent.postMessage(1, '*')\">button</button>",
        ], tap: ElementPath("#x", in: ["#f"])),
      Scenario(
        "55", "an own iframe in a closed shadow root", frames: own, N(.location, "x:55", from: "f"), "S@A → S",
        html: [
          "shop.example/":
            "<div id=h></div><script>const r = h.attachShadow({mode: 'closed'}); r.innerHTML = `<iframe src='https://shop.example/f'></iframe>`</script>"
        ]),
      Scenario(
        "56", "<iframe src=x:> put into a closed shadow root", frames: [ScriptedElement("f", .url("x:56"))], nil, url: "x:56", "M@A → S",
        html: [
          "shop.example/":
            "<div id=h></div><script>setTimeout(() => { h.attachShadow({mode: 'closed'}).innerHTML = `<iframe src='x:56'></iframe>` }, 300)</script>"
        ]),
      Scenario(
        "58", "an iframe came and went, then location=", N(.location, "x:58"), "M@A → M",
        html: [
          "shop.example/":
            "<iframe id=f src='https://shop.example/f'></iframe><script>setTimeout(() => f.remove(), 300); setTimeout(() => { location = 'x:58' }, 600)</script>",
          "shop.example/f": "gone soon",
        ]),
    ]

    static let redirects: [Scenario] = [
      Scenario(
        "25", "location= to a redirect", hops: ["https://ads.example/r": "x:25"], N(.location, "https://ads.example/r"), url: "x:25",
        "M@A → M"),
      Scenario(
        "26", "tap on a link to a redirect", hops: ["https://ads.example/r": "x:26"], N(.link(), "https://ads.example/r", .taps),
        url: "x:26", "M@A → M"),
      Scenario(
        "27", "location= to a redirect in a foreign iframe", frames: [ScriptedElement("f", .url("http://ads.example/f"))],
        hops: ["http://ads.example/r": "x:27"], N(.location, "http://ads.example/r", from: "f"), url: "x:27", "S@B → S", apple: "–",
        isCleartext: true),
      Scenario(
        "29", "<iframe src> of a redirect", frames: [ScriptedElement("f", .url("http://ads.example/r"))],
        hops: ["http://ads.example/r": "x:29"], nil, url: "x:29", "M@A → S", apple: "–", isCleartext: true),
    ]

    static let windows: [Scenario] = [
      Scenario("39", "window.open without an input", N(.open(), "x:39"), "–"),
      Scenario("40", "window.open in a tap's handler", N(.open(), "x:40", .inHandler), "M@A → new"),
      Scenario(
        "40w", "the same with a web address: the window asks", N(.open(), "https://ads.example/40", .inHandler),
        "M@A → new; M@A → M in the window"),
      Scenario("41", "window.open in a foreign iframe's handler", frames: other, N(.open(), "x:41", from: "f", .inHandler), "S@B → new"),
      Scenario(
        "42", "the same with noopener", frames: other, N(.open(noopener: true), "x:42", from: "f", .inHandler), "S@B → new"),
    ]

    static let all = links + forms + scripts + redirects + windows
  }
#endif
