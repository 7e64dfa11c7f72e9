import Gatehouse

/// The page that the view shows when a page does not come back by itself. It has no script, loads nothing, and its one link is a harmless page's own.
@MainActor enum FailurePage {
  static func html(_ page: LostPage) -> String {
    let again = page.isHarmless ? "<p><a href=\"\(escaped(page.url))\">Try again</a></p>" : "<p>Please look whether it went through.</p>"
    return """
      <!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
      <meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'">
      <title>This page stopped</title>
      <style>body{font:16px system-ui,sans-serif;margin:15vh auto;max-width:22em;padding:0 1em;text-align:center;color-scheme:light dark}</style>
      <h1>This page stopped</h1><p>It could not be shown again.</p>\(again)
      """
  }

  /// HTML, "escaping a string".
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }
}
