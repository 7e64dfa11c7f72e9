#if WebKitGTK
  import Testing
  import WebKitStandIn

  /// A page, what is done on it, and what must be known of the navigation that follows.
  ///
  /// Words: `M` main frame, `S` sub-frame, `A` the main page's origin, `B` another, `?` not known, `nil` a new window, `|` or. A cautious answer is
  /// right, a wrong one never: every `?` here is what public interfaces cannot tell.
  struct IdentityRow: Sendable, CustomTestStringConvertible {
    enum Step: Sendable {
      case tap(String, in: [String])
      case wait(milliseconds: UInt64)
    }
    /// How the engine asks.
    enum Asked: Sendable, Hashable {
      /// Before the request, in the same view.
      case navigation
      /// Before the request, for a new window.
      case newWindow
      /// For the view of a new window; there was no question before.
      case create
      /// Not at all: it blocks the navigation by itself.
      case never
    }

    let id: String
    /// The scheme of the main page.
    let scheme: String
    let pages: [String: String]
    let steps: [Step]
    let asked: Asked
    let url: String
    let source: String
    let target: String
    let input: String
    let isRedirect: Bool

    var testDescription: String { id }

    /// - Parameters:
    ///   - main: the body of `a.example/`.
    ///   - frames: bodies by address without scheme, for example `b.example/f`; a body that begins with `302 ` redirects.
    init(
      _ id: String, scheme: String = "https", main: String, frames: [String: String] = [:], _ steps: [Step] = [],
      _ asked: Asked = .navigation, url: String,
      _ source: String, _ target: String, _ input: String, isRedirect: Bool = false
    ) {
      self.id = id
      self.scheme = scheme
      pages = frames.merging(["a.example/": main]) { $1 }
      self.steps = steps
      self.asked = asked
      self.url = url
      self.source = source
      self.target = target
      self.input = input
      self.isRedirect = isRedirect
    }

    static let own = "<iframe id=f name=f src='https://a.example/f'></iframe>"
    static let other = "<iframe id=f name=f src='https://b.example/f'></iframe>"
    /// Runs when the page has been there for a moment, with no gesture.
    static func later(_ script: String) -> String { "<script>setTimeout(() => { \(script) }, 300)</script>" }
    static func link(_ url: String, _ attributes: String = "") -> String { "<a id=x href='\(url)' \(attributes)>link</a>" }
    static func button(_ script: String) -> String { "<button id=x onclick=\"\(script)\">button</button>" }
    static func form(_ url: String, _ attributes: String = "") -> String {
      "<form action='\(url)' \(attributes)><input type=hidden name=q value=1><button id=x>send</button></form>"
    }
    static let tap = [Step.tap("#x", in: [])]
    static let tapInFrame = [Step.tap("#x", in: ["#f"])]
  }

  extension IdentityRow {
    static let links: [IdentityRow] = [
      IdentityRow("1 link in main", main: link("x:1"), tap, url: "x:1", "M@A", "M", "direct"),
      IdentityRow("1 web link in main", main: link("https://b.example/1"), tap, url: "https://b.example/1", "M@A", "M", "direct"),
      IdentityRow("2 link in own iframe", main: own, frames: ["a.example/f": link("x:2")], tapInFrame, url: "x:2", "S@A", "S", "direct"),
      IdentityRow(
        "3 link in other iframe", main: other, frames: ["b.example/f": link("x:3")], tapInFrame, url: "x:3", "S@B", "S", "direct"),
      IdentityRow(
        "4 _top", main: other, frames: ["b.example/f": link("x:4", "target=_top")], tapInFrame, url: "x:4", "S@B", "M", "direct"),
      IdentityRow(
        "5 _blank in iframe", main: other, frames: ["b.example/f": link("x:5", "target=_blank")], tapInFrame, .newWindow, url: "x:5", "S@B",
        "nil", "direct"),
      IdentityRow(
        "6 download", main: other, frames: ["b.example/f": link("x:6", "download")], tapInFrame, url: "x:6", "S@B", "S", "direct"),
      IdentityRow(
        "7 the name of a sibling", main: other + "<iframe name=sib src='https://a.example/s'></iframe>",
        frames: ["b.example/f": link("x:7", "target=sib"), "a.example/s": "sibling"], tapInFrame, .newWindow, url: "x:7", "S@B", "nil",
        "direct"),
      IdentityRow("8 _blank in main", main: link("x:8", "target=_blank"), tap, .newWindow, url: "x:8", "M@A", "nil", "direct"),
      IdentityRow(
        "10 nested, _top in the innermost", main: other,
        frames: ["b.example/f": "<iframe id=g src='https://a.example/g'></iframe>", "a.example/g": link("x:10", "target=_top")],
        [.tap("#x", in: ["#f", "#g"])], url: "x:10", "S@A", "M", "direct"),
      IdentityRow(
        "11 sandboxed with scripts, _top",
        main: "<iframe id=f sandbox='allow-scripts allow-top-navigation' src='https://a.example/f'></iframe>",
        frames: ["a.example/f": link("x:11", "target=_top")], tapInFrame, url: "x:11", "S@null", "M", "direct"),
      IdentityRow("12 click() by script in main", main: link("x:12") + later("x.click()"), url: "x:12", "M@A", "M", "none"),
      IdentityRow(
        "13 click() by script in iframe", main: other, frames: ["b.example/f": link("x:13") + later("x.click()")], url: "x:13", "S@B", "S",
        "none"),
      IdentityRow(
        "14 click() by script, _top, no gesture", main: other, frames: ["b.example/f": link("x:14", "target=_top") + later("x.click()")],
        [.wait(milliseconds: 800)], .never, url: "x:14", "", "", ""),
      IdentityRow(
        "48 <base target=_top>", main: other, frames: ["b.example/f": "<base target=_top>" + link("x:48")], tapInFrame, url: "x:48", "S@B",
        "M", "direct"),
      IdentityRow(
        "49 <base target=_blank>", main: "<base target=_blank>" + link("x:49"), tap, .newWindow, url: "x:49", "M@A", "nil", "direct"),
      IdentityRow(
        "50 the same link, prevented in main, clicked by script in iframe",
        main: link("x:50", "onclick=\"event.preventDefault(); frames[0].postMessage(1, '*')\"") + other,
        frames: ["b.example/f": link("x:50") + "<script>onmessage = () => x.click()</script>"], tap, url: "x:50", "S@B", "S", "none"),
      IdentityRow(
        "57 SVG link", main: "<svg width=100 height=40><a href='x:57'><rect id=x width=100 height=40 /></a></svg>", tap, url: "x:57", "M@A",
        "M", "direct"),
      // The engine waits for this answer, and its question may overtake the report of the click (1 of 30).
      IdentityRow("59 fragment link", main: link("#part"), tap, url: "https://a.example/#part", "M@A", "M|?", "direct"),
    ]

    static let forms: [IdentityRow] = [
      IdentityRow("15 GET form", main: form("x:15"), tap, url: "x:15?q=1", "M@A", "M", "direct"),
      IdentityRow(
        "15 POST form", main: form("https://b.example/15", "method=post"), tap, url: "https://b.example/15", "M@A", "M", "direct"),
      IdentityRow(
        "16 form in iframe", main: other, frames: ["b.example/f": form("x:16", "method=post")], tapInFrame, url: "x:16", "S@B", "S",
        "direct"),
      IdentityRow(
        "17 form, _top", main: other, frames: ["b.example/f": form("x:17", "method=post target=_top")], tapInFrame, url: "x:17", "S@B", "M",
        "direct"),
      IdentityRow(
        "18 form, _blank", main: other, frames: ["b.example/f": form("x:18", "method=post target=_blank")], tapInFrame, .newWindow,
        url: "x:18", "S@B", "nil", "direct"),
      IdentityRow(
        "19 submit() by script in iframe", main: other,
        frames: ["b.example/f": form("x:19", "id=o method=post") + later("HTMLFormElement.prototype.submit.call(o)")], url: "x:19", "?",
        "?", "none"),
      IdentityRow(
        "51 the same form, prevented in main, submitted by script in iframe",
        main: form("x:51", "method=post onsubmit=\"event.preventDefault(); frames[0].postMessage(1, '*')\"") + other,
        frames: [
          "b.example/f": form("x:51", "id=o method=post") + "<script>onmessage = () => HTMLFormElement.prototype.submit.call(o)</script>"
        ], tap, url: "x:51", "?", "?", "recent"),
      IdentityRow(
        "52 form prevented, submitted by script later, lone",
        main: form("x:52", "id=o method=post onsubmit=\"event.preventDefault(); setTimeout(() => this.submit(), 50)\""), tap, url: "x:52",
        "M@A", "?", "any"),
      IdentityRow(
        "57 formaction", main: "<form method=post action='x:no'><button id=x formaction='x:57f'>send</button></form>", tap, url: "x:57f",
        "M@A", "M", "direct"),
    ]

    static let scripts: [IdentityRow] = [
      IdentityRow("20 location= in main, lone", main: later("location = 'x:20'"), url: "x:20", "M@A", "?", "none"),
      IdentityRow(
        "20 location= in a tap's handler, lone", main: button("location = 'x:20h'"), tap, url: "x:20h", "M@A", "?", "direct"),
      IdentityRow(
        "20 location= half a second after a tap, lone", main: button("setTimeout(() => { location = 'x:20t' }, 500)"), tap, url: "x:20t",
        "M@A", "?", "recent"),
      IdentityRow(
        "21 location= in own iframe", main: own, frames: ["a.example/f": later("location = 'x:21'")], url: "x:21", "?", "?", "none"),
      IdentityRow(
        "22 location= in other iframe", main: other, frames: ["b.example/f": later("location = 'x:22'")], url: "x:22", "?", "?", "none"),
      IdentityRow(
        "23 refresh in main, lone", main: "<meta http-equiv=refresh content='0;url=x:23'>", url: "x:23", "M@A", "?", "none"),
      IdentityRow(
        "24 refresh in iframe", main: other, frames: ["b.example/f": "<meta http-equiv=refresh content='0;url=x:24'>"], url: "x:24", "?",
        "?", "none"),
      IdentityRow("28 blank iframe.src=", main: "<iframe id=f></iframe>" + later("f.src = 'x:28'"), url: "x:28", "?", "?", "none"),
      IdentityRow("30 <iframe src=x:>", main: "<iframe src='x:30'></iframe>", url: "x:30", "M@A", "?", "none"),
      IdentityRow(
        "31 frames[0].location=", main: other + later("frames[0].location = 'x:31'"), frames: ["b.example/f": "f"], url: "x:31", "?", "?",
        "none"),
      IdentityRow(
        "32 script in srcdoc", main: "<iframe srcdoc=\"<script>setTimeout(() => { location = 'x:32' }, 300)</script>\"></iframe>",
        url: "x:32", "?", "?", "none"),
      IdentityRow(
        "33 script in about:blank",
        main: "<iframe id=f></iframe>"
          + later("const s = f.contentDocument.createElement('script'); s.text = `location = 'x:33'`; f.contentDocument.body.append(s)"),
        url: "x:33", "?", "?", "none"),
      IdentityRow(
        "34 script in sandboxed iframe", main: "<iframe sandbox=allow-scripts src='https://a.example/f'></iframe>",
        frames: ["a.example/f": later("location = 'x:34'")], url: "x:34", "?", "?", "none"),
      IdentityRow(
        "35 parent.location=", main: own, frames: ["a.example/f": later("parent.location = 'x:35'")], url: "x:35", "?", "?", "none"),
      IdentityRow(
        "36 parent.eval", main: own, frames: ["a.example/f": later("parent.eval(`location = 'x:36'`)")], url: "x:36", "?", "?", "none"),
      IdentityRow(
        "37 top.location= from other iframe, no gesture", main: other, frames: ["b.example/f": later("top.location = 'x:37'")],
        [.wait(milliseconds: 800)], .never, url: "x:37", "", "", ""),
      IdentityRow(
        "38 top.location= in a tap's handler", main: other, frames: ["b.example/f": button("top.location = 'x:38'")], tapInFrame,
        url: "x:38", "?", "?", "recent"),
      IdentityRow(
        "46 link prevented, frames[0].location= the same",
        main: link("x:46", "onclick=\"event.preventDefault(); frames[0].location = 'x:46'\"") + other,
        frames: ["b.example/f": "f"], tap, url: "x:46", "?", "?", "recent"),
      IdentityRow(
        "47 a tap in an iframe, main told by postMessage", main: other + "<script>onmessage = () => { location = 'x:47' }</script>",
        frames: ["b.example/f": button("parent.postMessage(1, '*')")], tapInFrame, url: "x:47", "?", "?", "recent"),
      IdentityRow(
        "53 script-less sandboxed iframe, _top",
        main:
          "<iframe id=f style='display:block;width:200px;height:100px' sandbox='allow-top-navigation' src='https://a.example/f'></iframe>",
        frames: ["a.example/f": "<body style='margin:0'><a href='x:53' target=_top style='display:block;height:100px'>link</a>"],
        [.wait(milliseconds: 400), .tap("#f", in: [])], url: "x:53", "?", "?", "?"),
      IdentityRow(
        "55 scripted iframe in a closed shadow root",
        main:
          "<div id=h></div><script>const r = h.attachShadow({mode: 'closed'}); r.innerHTML = `<iframe src='https://a.example/f'></iframe>`</script>",
        frames: ["a.example/f": later("location = 'x:55'")], url: "x:55", "?", "?", "none"),
      IdentityRow(
        "56 <iframe src=x:> put into a closed shadow root",
        main: "<div id=h></div>" + later("h.attachShadow({mode: 'closed'}).innerHTML = `<iframe src='x:56'></iframe>`"), url: "x:56", "M@A",
        "?", "none"),
      IdentityRow(
        "58 an iframe came and went",
        main: own + "<script>setTimeout(() => f.remove(), 300); setTimeout(() => { location = 'x:58' }, 600)</script>",
        frames: ["a.example/f": "f"], url: "x:58", "?", "?", "none"),
    ]

    static let redirects: [IdentityRow] = [
      IdentityRow(
        "25 location= to a redirect, lone", main: later("location = 'https://b.example/r'"), frames: ["b.example/r": "302 x:25"],
        url: "x:25", "M@A", "?", "none", isRedirect: true),
      IdentityRow(
        "26 link to a redirect", main: link("https://b.example/r"), frames: ["b.example/r": "302 x:26"], tap, url: "x:26", "M@A", "M",
        "recent", isRedirect: true),
      IdentityRow(
        "26 link to two redirects", main: link("https://a.example/r"),
        frames: ["a.example/r": "302 https://b.example/r", "b.example/r": "302 x:26b"], tap, url: "x:26b", "M@A", "M", "recent",
        isRedirect: true),
      // In a page that came over https a sub-frame's redirect to a scheme that is not secure is mixed content: the engine drops it itself.
      IdentityRow(
        "27 location= to a redirect in iframe, https", main: other,
        frames: ["b.example/f": later("location = 'https://b.example/r'"), "b.example/r": "302 x:27"], [.wait(milliseconds: 1200)], .never,
        url: "x:27", "", "", ""),
      IdentityRow(
        "27 the same, http", scheme: "http", main: "<iframe src='http://b.example/f'></iframe>",
        frames: ["b.example/f": later("location = 'http://b.example/r'"), "b.example/r": "302 x:27h"], url: "x:27h", "?", "?", "none",
        isRedirect: true),
      IdentityRow(
        "29 <iframe src> of a redirect, http", scheme: "http", main: "<iframe src='http://b.example/r'></iframe>",
        frames: ["b.example/r": "302 x:29"], url: "x:29", "M@A", "?", "none", isRedirect: true),
    ]

    static let windows: [IdentityRow] = [
      IdentityRow(
        "39 window.open, no gesture", main: later("window.open('x:39')"), [.wait(milliseconds: 800)], .never, url: "x:39", "", "", ""),
      IdentityRow(
        "40 window.open in a tap's handler", main: button("window.open('x:40')"), tap, .create, url: "x:40", "M@A", "nil", "direct"),
      IdentityRow(
        "41 the same in iframe", main: other, frames: ["b.example/f": button("window.open('x:41')")], tapInFrame, .create, url: "x:41", "?",
        "nil", "recent"),
      IdentityRow(
        "42 the same, noopener", main: other, frames: ["b.example/f": button("window.open('x:42', '', 'noopener')")], tapInFrame, .create,
        url: "x:42", "?", "nil", "recent"),
    ]

    static let all = links + forms + scripts + redirects + windows
  }
#endif
