/// Something that happens in a scene: what the app, the user, a page or the system does.
package indirect enum ScriptedStep: Sendable, Hashable {
  /// The app loads a request through the view's interface.
  case hostLoads(String, method: String = "GET", body: String? = nil)
  /// The app loads a page from text.
  case hostLoadsText(baseURL: String?)
  /// The app loads a file.
  case hostLoadsFile(String, readAccess: String)
  case hostReloads
  case hostGoesBack
  case hostGoesForward
  case hostStops
  /// A document of the page navigates.
  case navigates(ScriptedNavigation)
  /// `history.pushState`: nobody is asked.
  case pushesState(String, in: String = "main")
  /// The user acts in a frame without a navigation of its own.
  case input(TrustedInput.Kind = .tap, in: String = "main")
  /// From now on the server of this address keeps its answers back.
  case holds(String)
  /// The kept answers of an address arrive.
  case releases(String)
  /// The page closes its window.
  case closesWindow
  /// The page process ends.
  case processEnds
  /// A page posts a message to a handler of the app's, if that is there.
  case posts(String, to: String, from: String = "main")
  /// A page posts a value, in JSON; `"\u0000NaN"` is one that JSON cannot hold.
  case postsJSON(String, to: String, from: String = "main")
  /// A page or its server asks something besides navigations.
  case asks(ScriptedQuestion, from: String = "main")
  /// The same in the nth window that was opened, counted from 1.
  case inWindow(Int, ScriptedStep)
}

/// A navigation that a document asks for.
package struct ScriptedNavigation: Sendable, Hashable {
  /// How it asks.
  package enum Way: Sendable, Hashable {
    /// A link: tapped, or clicked by script; WebKit calls both `.linkActivated`.
    case link(download: Bool = false)
    /// A form: sent by the user, or by script.
    case form
    /// `location =`, and what behaves like it.
    case location
    /// `<meta http-equiv=refresh>`.
    case refresh
    /// The `src` of an embedded frame.
    case source
    /// `window.open`.
    case open(noopener: Bool = false)
    /// `history.back()` and its like, to a known address.
    case history
    /// `location.reload()`.
    case reload
    /// A form that is sent again, by history or a reload.
    case resubmission
  }

  /// Where it lands.
  package enum Landing: Sendable, Hashable {
    /// The asking document's own frame.
    case itself
    case top
    case parent
    /// The frame of this name.
    case frame(String)
    /// A new window: `_blank`, or a name that no frame has.
    case new
  }

  /// The user's part.
  package enum User: Sendable, Hashable {
    /// None: script by itself.
    case none
    /// It is the default action of the user's tap.
    case taps
    /// Script in the handler of a tap on the asking document.
    case inHandler
    /// Script so many milliseconds after a tap on the asking document.
    case earlier(milliseconds: Int64)
    /// Something that nobody saw; the engine calls it a gesture.
    case unseen
    /// Script that another frame's tap set going, for example by `postMessage`: the engine still calls it a gesture.
    case elsewhere(frame: String)
  }

  /// The name of the frame whose document asks.
  package var frame: String
  package var way: Way
  package var url: String
  package var landing: Landing
  package var user: User
  package var method: String
  package var body: String?

  package init(
    _ way: Way, _ url: String, from frame: String = "main", to landing: Landing = .itself, _ user: User = .none, method: String = "GET",
    body: String? = nil
  ) {
    self.frame = frame
    self.way = way
    self.url = url
    self.landing = landing
    self.user = user
    self.method = method
    self.body = body
  }
}
