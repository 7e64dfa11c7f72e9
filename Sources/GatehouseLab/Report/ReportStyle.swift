/// The report's style sheet: light and dark, wide and narrow, screen and paper.
enum ReportStyle {
  static let sheet: HTML = """
    :root { --ink: #1b2130; --soft: #586074; --line: #dfe2ea; --paper: #f6f6f4; --card: #ffffff;
      --load: #1d6b3c; --route: #6a3aa2; --open: #0f5ba8; --block: #a8261c; --ask: #84560a;
      --load-bg: #e3f3e8; --route-bg: #efe7f8; --open-bg: #e2eefb; --block-bg: #fbe6e3; --ask-bg: #faefd7 }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e8eaf1; --soft: #a2a9bb; --line: #333a4a; --paper: #14171f; --card: #1c212c;
        --load: #7fd6a0; --route: #c7a6f2; --open: #8cc0f7; --block: #f59d92; --ask: #edc36f;
        --load-bg: #17301f; --route-bg: #2a2140; --open-bg: #152b45; --block-bg: #401d19; --ask-bg: #3a2d10 } }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif }
    code { font: .92em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    .url { overflow-wrap: anywhere; unicode-bidi: isolate; direction: ltr }
    header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem }
    header { padding-top: 2rem } footer { color: var(--soft); padding-bottom: 3rem; font-size: .9rem }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem } h2 { font-size: 1.2rem; margin: 2rem 0 .75rem }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere } h4 { font-size: 1rem; font-weight: 500; margin: 0 }
    .kicker { color: var(--soft); font-size: .8rem; letter-spacing: .08em; text-transform: uppercase; margin: 0 }
    .skip { position: absolute; left: -999px } .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem }
    .result { margin: 0 0 1rem; padding: .6rem .9rem; border-radius: .5rem; background: var(--card); border: 1px solid var(--line) }
    .result.good { background: var(--load-bg); border-color: transparent } .result.bad { background: var(--block-bg); border-color: transparent }
    .good { color: var(--load) } .bad { color: var(--block) } .result.good, .result.bad { color: var(--ink) }
    .summary { list-style: none; padding: 0; margin: 0 0 1rem; display: grid; gap: .35rem }
    .summary span:last-child { color: var(--soft) }
    .badge { display: inline-block; padding: .05rem .55rem; border-radius: 1rem; font-weight: 600; font-size: .85rem; white-space: nowrap;
      background: var(--load-bg); color: var(--load) }
    .badge.v-route, .badge.v-deliver { background: var(--route-bg); color: var(--route) } .badge.v-open { background: var(--open-bg); color: var(--open) }
    .badge.v-block { background: var(--block-bg); color: var(--block) } .badge.v-ask { background: var(--ask-bg); color: var(--ask) }
    .made, .facts { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: .4rem 0 } .made div, .facts div { display: flex; gap: .4rem }
    dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere } .facts { font-size: .9rem }
    dd.unknown { font-style: italic; border-bottom: 1px dotted currentColor }
    .failures, .unknowns { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: .25rem 1.25rem 1rem; margin-top: 1.5rem }
    .failures h2, .unknowns h2 { margin-top: .75rem } .unknowns li { margin-bottom: .6rem } .elsewhere ul { margin: .2rem 0 }
    .elsewhere { border-left: 3px solid var(--ask); padding-left: .75rem; margin: .5rem 0; font-size: .9rem } .elsewhere p { margin: 0 }
    .filter { border: 0; padding: 0; margin: 0 0 1rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; font-size: .9rem }
    .filter legend { float: left; margin-right: .75rem; color: var(--soft) }
    .stops { list-style: none; margin: 0; padding: 0 0 0 1.1rem; border-left: 2px solid var(--line) }
    .stop { position: relative; padding: 0 0 1.4rem .9rem }
    .number { position: absolute; left: -2rem; top: 0; width: 1.8rem; text-align: center; background: var(--card); color: var(--soft);
      border: 1px solid var(--line); border-radius: 1rem; font-size: .8rem; font-weight: 600; line-height: 1.5rem }
    .stop.failed .number { background: var(--block-bg); color: var(--block) } .stop.passed .number { background: var(--load-bg); color: var(--load) }
    .note, .event, .quiet, .outcome, .leads { margin: .2rem 0 } .note, .quiet, .event { color: var(--soft) } .event { font-size: .9rem }
    .event.bad { color: var(--block) } .note { font-style: italic }
    .picture { float: right; width: 9rem; margin: 0 0 .6rem .9rem; border: 1px solid var(--line); border-radius: .5rem }
    .stop::after { content: ""; display: block; clear: both }
    .decision { overflow: hidden; background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--load); border-radius: .6rem; padding: .7rem .9rem; margin: .6rem 0 }
    .decision.v-route, .decision.v-deliver { border-left-color: var(--route) } .decision.v-open { border-left-color: var(--open) }
    .decision.v-block { border-left-color: var(--block) } .decision.v-ask { border-left-color: var(--ask) }
    .decision:target { outline: 3px solid var(--open) }
    .says { margin: .35rem 0 .1rem } .why { margin: 0; display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; color: var(--soft); font-size: .85rem }
    .place { margin: .15rem 0; font-size: .85rem; color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    .ladder summary { cursor: pointer; display: flex; align-items: center; gap: .6rem; flex-wrap: wrap; font-size: .85rem; color: var(--soft) }
    .ladder summary::before { content: "\\25B8" } .ladder[open] summary::before { content: "\\25BE" }
    .strip { display: inline-flex; flex-wrap: wrap; gap: 3px }
    .strip span { width: 1.45rem; text-align: center; border-radius: .3rem; border: 1px solid var(--line); font-size: .75rem; line-height: 1.3rem }
    .strip .passed { background: var(--paper) } .strip .not-asked { opacity: .45; border-style: dashed }
    .strip .decided { background: var(--ink); color: var(--card); border-color: var(--ink); font-weight: 700 }
    .rungs { font-size: .9rem; margin: .5rem 0 0; padding-left: 1.6rem } .rungs li { padding: .12rem 0 }
    .rungs .answer { color: var(--soft) } .rungs .decided { font-weight: 600 }
    a { color: var(--open); overflow-wrap: anywhere } :focus-visible { outline: 2px solid var(--open); outline-offset: 2px }
    \(filterRules)
    @media (max-width: 40rem) { .picture { float: none; display: block; width: 7rem; margin: .5rem 0 } }
    @media print {
      :root { --ink: #000; --soft: #333; --paper: #fff; --card: #fff; --line: #aaa }
      body { font-size: 10.5pt } .filter, .skip { display: none } .decision, .stop h3 { break-inside: avoid } header, main, footer { max-width: none; padding: 0 }
      .ladder::details-content { content-visibility: visible; block-size: auto } .badge { border: 1px solid currentColor; background: none }
    }
    """

  /// With one kind of verdict chosen, the other decisions are not shown.
  private static let filterRules = HTML.joined(
    VerdictWord.all.map { word in
      "body:has(input[value=\(HTML(stringLiteral: word))]:checked) .decision:not([data-verdict=\(HTML(stringLiteral: word))]) { display: none }"
    }, separator: "\n")
}
