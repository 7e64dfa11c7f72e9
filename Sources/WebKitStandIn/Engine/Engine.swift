package import Foundation

/// What a view asks of the engine behind it.
@MainActor package protocol Engine: AnyObject {
  /// The address that the view shows or is about to show, in the engine's own form.
  var currentURL: String? { get }
  /// The address of the committed page, in the engine's own form.
  var committedURL: String? { get }
  /// The page's title.
  var title: String? { get }
  /// Whether a load is under way.
  var isLoading: Bool { get }
  var canGoBack: Bool { get }
  var canGoForward: Bool { get }
  /// The documents of all frames that can run script.
  var documents: [FrameDocument] { get }
  /// Whether it names every target before the request.
  var namesTargets: Bool { get }
  /// Whether it says more than Apple's interface: which page is committed, and in which frame an input landed.
  var knowsFrames: Bool { get }
  /// Starts a load. `nil`: the engine cannot make this request.
  func load(_ request: URLRequest) -> WKNavigation?
  func loadHTML(_ text: String, baseURL: String?) -> WKNavigation?
  /// Starts the load of a file whose page may read below a folder. `nil`: the engine cannot limit it to that.
  func loadFile(_ url: String, readAccess: String) -> WKNavigation?
  func goBack() -> WKNavigation?
  func goForward() -> WKNavigation?
  func reload() -> WKNavigation?
  func stopLoading()
  /// The pages that the view went through.
  var backForwardList: WKBackForwardList { get }
  /// Goes to one of them.
  func go(to item: WKBackForwardListItem) -> WKNavigation?
  /// Runs a script in a frame's document; `nil` is the main frame.
  /// - Returns: a text as it is, another value as JSON, undefined as an empty text.
  func evaluate(_ script: String, in document: FrameDocument?, world: ScriptWorld) async throws -> String
  /// Calls an asynchronous function of the host's in a frame's document; `nil` is the main frame.
  /// - Parameters:
  ///   - source: the function, as an expression.
  ///   - arguments: a JSON array.
  /// - Returns: the result's JSON; an empty text is undefined.
  func call(_ source: String, arguments: String, in document: FrameDocument?, world: WKContentWorld) async throws -> String
  /// Touches the view at a point in its own coordinates.
  func tap(x: Double, y: Double) throws
  /// A picture of what the view shows, as PNG.
  func snapshot() async throws -> [UInt8]
  /// Ends the page process.
  func terminateProcess()
  /// The number of the page process.
  func processID() async throws -> Int32
}

extension Engine {
  package var namesTargets: Bool { false }
  package var knowsFrames: Bool { true }
  package func call(_ source: String, arguments: String, in document: FrameDocument?, world: WKContentWorld) async throws -> String {
    throw EngineError("this engine runs no script")
  }
  package func processID() async throws -> Int32 { throw EngineError("this engine has no process of its own") }
  package func loadFile(_ url: String, readAccess: String) -> WKNavigation? { nil }
  package var backForwardList: WKBackForwardList { WKBackForwardList() }
  package func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
}

/// In which world a script of the host runs. The worlds share the DOM, not the variables.
package enum ScriptWorld: Sendable, Hashable {
  /// The page's own.
  case page
  /// The host's; the page sees nothing of it.
  case host
}

/// Which engine makes a view.
@MainActor package struct EngineChoice {
  /// Makes the engine for a view.
  package var make: @MainActor (WKWebView, CGRect, WKWebViewConfiguration) throws -> any Engine

  package init(make: @escaping @MainActor (WKWebView, CGRect, WKWebViewConfiguration) throws -> any Engine) { self.make = make }

  /// WebKitGTK, in a build that has it.
  package static var standard: EngineChoice {
    #if WebKitGTK
      EngineChoice { view, frame, configuration in try GTKEngine(view: view, frame: frame, configuration: configuration) }
    #else
      EngineChoice { _, _, _ in
        throw EngineError("this build has no engine: install libwebkitgtk-6.0-dev and build with `swift build --traits WebKitGTK`")
      }
    #endif
  }
}

/// Stands behind a view whose engine could not be made. It loads nothing.
@MainActor final class MissingEngine: Engine {
  let error: any Error
  init(_ error: any Error) { self.error = error }
  var currentURL: String? { nil }
  var committedURL: String? { nil }
  var title: String? { nil }
  var isLoading: Bool { false }
  var canGoBack: Bool { false }
  var canGoForward: Bool { false }
  var documents: [FrameDocument] { [] }
  func load(_ request: URLRequest) -> WKNavigation? { nil }
  func loadHTML(_ text: String, baseURL: String?) -> WKNavigation? { nil }
  func goBack() -> WKNavigation? { nil }
  func goForward() -> WKNavigation? { nil }
  func reload() -> WKNavigation? { nil }
  func stopLoading() {}
  func evaluate(_ script: String, in document: FrameDocument?, world: ScriptWorld) async throws -> String { throw error }
  func tap(x: Double, y: Double) throws { throw error }
  func snapshot() async throws -> [UInt8] { throw error }
  func terminateProcess() {}
}
