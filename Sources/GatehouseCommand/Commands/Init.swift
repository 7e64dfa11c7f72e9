#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Gatehouse
import URLStandard

extension Command {
  /// `gatehouse init`: a commented policy to begin with.
  static let initialise = Command(
    name: "init",
    summary: "Write a commented policy to begin with.",
    synopsis: "[--domain HOST] [--scheme NAME] [--preset NAME] [--all] [FILE]",
    explanation: [
      "Writes FILE (\(PolicySource.defaultName) in the current folder, or - for standard output), and never over a file that is there. On a"
        + " terminal it asks for what no option says; elsewhere it asks nothing and takes shop.example and shopapp."
    ],
    options: [
      Option("domain", value: "HOST", "The site that the view shows and whose links are the app's own."),
      Option("scheme", value: "NAME", "The app's own scheme, without the colon."),
      Option("preset", value: "NAME", choices: Preset.allCases.map(\.rawValue), "The values that stand where the file is silent."),
      Option("all", "a", "Write every key, each with its default and with what it means."),
    ],
    examples: [
      Example(line: "gatehouse init", meaning: "Ask, then write gatehouse.json."),
      Example(line: "gatehouse init --domain shop.example --scheme shopapp --preset payments -", meaning: "Show such a policy."),
    ],
    exitCodes: [(.fine, "the policy was written"), (.unusable, "the file is there already, could not be written, or an option is wrong")],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else { throw UsageError(message: "one FILE at a time") }
      let name = arguments.operands.first ?? PolicySource.defaultName
      var asker = Asker(console: console)
      let answers = PolicyTemplate(
        domain: try asker.answer(
          arguments["domain"], "domain", "The site's domain", "shop.example", PolicyTemplate.domainForm,
          PolicyTemplate.domain),
        scheme: try asker.answer(
          arguments["scheme"], "scheme", "The app's own scheme", "shopapp", PolicyTemplate.schemeForm,
          PolicyTemplate.scheme),
        preset: try asker.answer(
          arguments["preset"], "preset", "Preset (" + Preset.allCases.map(\.rawValue).joined(separator: ", ") + ")", Preset.strict.rawValue,
          "one of these", { Preset(rawValue: $0)?.rawValue }))
      let text = arguments.has("all") ? answers.textOfAllKeys : answers.text
      guard name != "-" else {
        console.output.write(text)
        return .fine
      }
      do throws(FileError) { try FileBytes.create(name, Array(text.utf8)) } catch {
        let isThere = error.cause == FileError.system(name, EEXIST).cause
        let remedy = isThere ? "; it stays as it is: move it away, name another FILE, or write to - to look" : ""
        console.fail("\(Shown.short(name, limit: 200)): \(error.cause)\(remedy)")
        return .unusable
      }
      console.error.line("\(Shown.short(name, limit: 200)) is written. Try: gatehouse explain https://\(answers.domain)/product/42")
      return .fine
    })
}

/// Asks on a terminal for what no option says.
private struct Asker {
  private let console: Console
  private let isInteractive: Bool

  init(console: Console) {
    self.console = console
    isInteractive = isatty(0) == 1 && console.error.isTerminal
  }

  /// The option's value, the user's answer, or the default. A value that `check` does not take is refused, or asked for again.
  mutating func answer(
    _ given: String?, _ option: String, _ question: String, _ standard: String, _ form: String, _ check: (String) -> String?
  ) throws(UsageError) -> String {
    if let given {
      guard let value = check(given) else {
        throw UsageError(message: "--\(option): “\(Shown.short(given))” is not possible; write \(form)")
      }
      return value
    }
    guard isInteractive else { return standard }
    for _ in 0..<3 {
      console.error.write("\(question) [\(standard)]: ")
      console.error.flush()
      guard let line = readLine(), !line.isEmpty else { return standard }
      if let value = check(line) { return value }
      console.error.line("“\(Shown.short(line))” is not possible here; write \(form).")
    }
    throw UsageError(message: "no usable answer; try --\(option)")
  }
}

/// The policy that `init` writes.
struct PolicyTemplate {
  let domain: String
  let scheme: String
  let preset: String

  /// What ``domain(_:)`` takes.
  static let domainForm = "the name of a host with a dot in it, such as shop.example, and nothing else of an address"
  /// What ``scheme(_:)`` takes.
  static let schemeForm = "letters, digits, +, - and ., beginning with a letter, such as shopapp, and none of the web's own"

  /// A host in the form in which the URL standard serialises it, or `nil` if it is none.
  static func domain(_ text: String) -> String? {
    guard let url = try? WebURL("https://" + text), url.hostname.contains("."), !url.hostname.hasSuffix("."), !url.hostname.hasPrefix("."),
      !url.hostname.contains(".."), url.path == "/", url.port == nil, !url.hasCredentials,
      url.query == nil, url.fragment == nil
    else { return nil }
    return url.hostname
  }

  /// A scheme that an app may have: of a URL (RFC 3986, section 3.1), in lower case, and none of the web's.
  static func scheme(_ text: String) -> String? {
    guard let url = try? WebURL(text + "://x"), !url.isSpecial, url.scheme == text.lowercased() else { return nil }
    return url.scheme
  }

  /// The same policy with every key of the format.
  var textOfAllKeys: String { PolicyFile.read(text).policy.map(PolicyFile.writeCommented) ?? text }

  /// The file.
  var text: String {
    """
    // What the app's web views show, which links are the app's own screens, and what may leave for other apps.
    // Every key may be left out; what is not written has the value of the preset, and the defaults are the strict ones.
    //   gatehouse check                                            finds what is wrong in this file
    //   gatehouse explain URL --tap https://\(domain)/    says what happens to a link that is tapped there, and why
    {
      "gatehouse": 1,

      // strict: nothing leaves the view but what is listed below. payments: wallets that nobody listed open when the user acts.
      // browser: every scheme may open an app, after a question to the user.
      "extends": "\(preset)",

      "web": {
        // The pages that the main frame may show. Without this line: every https page.
        "pages": ["https://\(domain)"],
        // What happens to any other page: load, open (the system's browser, after a tap) or block.
        "otherPages": "open",
        // What may load in frames.
        "frames": ["https:"],
      },

      "links": {
        // Addresses that are this app: a link to one of them is a screen, if a route matches it wholly.
        "domains": ["\(domain)"],
        "schemes": ["\(scheme)"],
        "routes": [
          {"name": "product", "path": "/product/{id}", "parameters": {"id": "digits(1...12)"}},
        ],
      },

      "handoff": {
        // Schemes of other apps that may open when the user just tapped; nothing opens without a tap.
        "schemes": ["tel", "mailto"],
        // Sites whose own app may take their links; without that app the page loads here.
        "universalLinks": [],
      },
    }

    """
  }
}
