public import Gatehouse

/// What became of cookies that were to be handed over. Values of cookies are in none of these.
public struct CookieReport: Sendable, Hashable {
  /// Set in the other store, and seen there.
  public internal(set) var handed: [Cookie.Key] = []
  /// Deleted in the other store, because their time is over.
  public internal(set) var deleted: [Cookie.Key] = []
  /// Not handed over, and why.
  public internal(set) var refused: [Cookie.Key: CookieRefusal] = [:]
}

/// Why cookies did not reach the other store. The load that waited for them is not started.
public enum CookieFailure: Error, Sendable, Hashable {
  /// There is no view, or its gate was torn down.
  case noView
  /// The store did not answer within the time limit.
  case late
  /// The store answered, and when it was read these were not in it as they were set, twice.
  case notKept([Cookie.Key])
}

/// What a load of the app has to do with cookies.
public enum CookieLoad: Sendable, Hashable {
  /// It waits until cookies are set, or an account's are gone.
  case waits(url: String)
  /// It starts.
  case starts(url: String)
  /// It does not start: the cookies did not reach the view, or a sign-out is not complete.
  case refused(url: String)
}
