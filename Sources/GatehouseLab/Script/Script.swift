import Gatehouse

/// A visit written down: what the user and the app do, and what the gate is expected to say.
struct Script: Sendable, Hashable {
  /// The steps in their order.
  var steps: [ScriptStep]
}

/// One step of a script.
struct ScriptStep: Sendable, Hashable {
  /// What is done.
  var action: ScriptAction
  /// What the author says about it; shown in the report.
  var note: String?
  /// Where it is written; `nil` for a step that no file holds.
  var position: SourceText.Position?

  init(_ action: ScriptAction, note: String? = nil, position: SourceText.Position? = nil) {
    self.action = action
    self.note = note
    self.position = position
  }
}

/// What a step does.
enum ScriptAction: Sendable, Hashable {
  /// The app loads an address: on its own account, or because the user chose it in the app's interface.
  case open(url: String, by: Opener)
  /// A finger on the middle of an element.
  case tap(Place)
  /// Text is put into a field.
  case type(text: String, into: Place)
  /// Nothing, for so many milliseconds.
  case wait(milliseconds: Int64)
  /// Until something is so.
  case waitFor(Condition)
  /// One step back in the view's history.
  case back
  /// The page is loaded again.
  case reload
  /// The page's process is ended.
  case kill
  /// A return session begins.
  case expectReturn(url: String, state: String?)
  /// The newest verdict for an address must be this one.
  case expect(Expectation)
  /// The apps that the recording opener pretends are installed: schemes and domains. Replaces what was said before.
  case apps([String])
  /// What the app answers to methods of the policy's bridge; a method without an answer fails. Replaces what was said before.
  case answers([Answer])
  /// What came of the newest call of a method must be this.
  case expectCall(CallExpectation)

  /// Who opens an address.
  enum Opener: String, Sendable, Hashable, CaseIterable {
    /// The user, in the app's own interface.
    case user
    /// The app.
    case host
  }

  /// An element of the page, or of a frame inside it.
  struct Place: Sendable, Hashable {
    /// A CSS selector; the first element that matches.
    var selector: String
    /// Selectors of the frames that lead to it, outermost first.
    var frames: [String] = []
  }

  /// What a `waitFor` waits for.
  enum Condition: Sendable, Hashable {
    /// The main frame shows an address that fits.
    case url(Glob)
    /// The main frame's document has an element that fits.
    case selector(String)
  }

  /// The app's answer to a method of the bridge.
  struct Answer: Sendable, Hashable {
    /// The method's name in the policy.
    var method: String
    /// What it gets.
    var value: JSONValue
  }

  /// What is expected of a call.
  struct CallExpectation: Sendable, Hashable {
    /// What came of it.
    enum Outcome: Sendable, Hashable {
      /// It has its answer.
      case replied
      /// It was refused, or failed, with this code.
      case failed(BridgeError)
    }

    /// The method; `nil` is any, for a message whose method nobody learns.
    var method: String?
    /// What came of it.
    var outcome: Outcome
  }

  /// What the gate is expected to have said.
  struct Expectation: Sendable, Hashable {
    /// The address.
    var url: Glob
    /// The verdict's word, if it matters.
    var verdict: String?
    /// The reason's code, if it matters.
    var reason: String?
  }
}

extension ScriptAction {
  /// The step in a few words, for people.
  var title: String {
    switch self {
    case .open(let url, .host): "the app opens \(url)"
    case .open(let url, .user): "the user opens \(url)"
    case .tap(let place): "tap \(place.title)"
    case .type(let text, let place): "type \u{201C}\(text)\u{201D} into \(place.title)"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    case .waitFor(.url(let glob)): "wait for the page \(glob.text)"
    case .waitFor(.selector(let selector)): "wait for the element \(selector)"
    case .back: "go back"
    case .reload: "reload"
    case .kill: "end the page\u{2019}s process"
    case .expectReturn(let url, _): "expect a return to \(url)"
    case .expect(let expectation): "expect \(expectation.title)"
    case .answers(let answers):
      answers.isEmpty ? "the app answers no calls" : "the app answers \(answers.map(\.method).joined(separator: ", "))"
    case .expectCall(let expectation): "expect \(expectation.title)"
    case .apps(let apps): apps.isEmpty ? "no other app is installed" : "installed apps: \(apps.joined(separator: ", "))"
    }
  }

  /// Whether the step makes something happen in the view.
  var acts: Bool {
    switch self {
    case .open, .tap, .type, .back, .reload, .kill: true
    case .wait, .waitFor, .expectReturn, .expect, .apps, .answers, .expectCall: false
    }
  }
}

extension ScriptAction {
  /// Whether the step is there to load a page: it fails if that page does not load.
  var loads: Bool {
    switch self {
    case .open, .back, .reload: true
    default: false
    }
  }
}

extension ScriptAction.Place {
  /// The element in words: `#pay in #advert`.
  var title: String { frames.isEmpty ? selector : selector + " in " + frames.joined(separator: " > ") }
}

extension ScriptAction.CallExpectation {
  /// The expectation in words.
  var title: String { "\(method ?? "a message") \(outcome.word)" }
}

extension ScriptAction.CallExpectation.Outcome {
  /// The word for it in a script: `replied`, or the code that the page hears.
  var word: String {
    switch self {
    case .replied: "replied"
    case .failed(let error): error.rawValue
    }
  }
  /// The outcome of a word.
  init?(word: String) {
    guard word != "replied" else {
      self = .replied
      return
    }
    guard let error = BridgeError(rawValue: word) else { return nil }
    self = .failed(error)
  }
  /// Every word.
  static let words = ["replied"] + BridgeError.allCases.map(\.rawValue)
}

extension ScriptAction.Expectation {
  /// The expectation in words.
  var title: String {
    let words = [verdict, reason.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    return words.isEmpty ? "a verdict for \(url.text)" : "\(words) for \(url.text)"
  }
}

extension Script {
  /// The visit without a script: each host's first page.
  static func firstPages(of hosts: [String]) -> Script {
    Script(steps: hosts.map { ScriptStep(.open(url: "https://\($0)/", by: .host)) })
  }
}
