import Gatehouse

/// Why a call of script has no result.
public enum ScriptFailure: Error, Sendable, Hashable {
  /// The page on which it was called is gone, or none is there.
  case pageGone
  /// The frame in which it was called is gone, or shows another document.
  case frameGone
  /// It took too long.
  case timedOut
  /// An argument has a name that is none in JavaScript, or a value that cannot be passed.
  case badArgument(String)
  /// The script threw. The text is the page's: show it to nobody and do not act on it.
  case threw(String)
  /// Its result is not of the type that was asked for, or is too large.
  case badResult
}

/// In which world a script of the app's runs.
public enum ScriptPlace: Sendable, Hashable {
  /// The page's own: it sees the page's functions, and the page can change what it uses.
  case page
  /// The app's: it sees the document, and none of the page's variables.
  case app
}
