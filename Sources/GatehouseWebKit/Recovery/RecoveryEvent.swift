public import Gatehouse

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// What happens to a page whose process ended.
public enum RecoveryEvent: Sendable, Hashable {
  /// The process ended. `page` is what was shown; `nil` if nothing was.
  case terminated(LostPage?)
  /// The view is not shown: the page comes back when it is.
  case waiting(LostPage)
  /// The page loads again, as the nth attempt of the policy's window.
  case reloading(LostPage, attempt: Int)
  /// Something else loads already: the app, or the user, was faster.
  case overtaken(LostPage)
  /// The app is asked to look at its server.
  case asking(LostPage)
  /// The app builds a new view.
  case rebuilt(LostPage)
  /// The page does not come back by itself: the attempts are used up, nobody answers for it, or the policy would not load it.
  case gaveUp(LostPage)
}

/// The app's answer about a page that must not be repeated blindly.
public enum RecoveryAnswer: Sendable, Hashable {
  /// Its server says that nothing would be repeated: load it again. A page that came by another method than GET never is.
  case reload
  /// Load this instead.
  case load(URLRequest)
  /// Leave the view as it is.
  case leave
}

/// What the view shows.
public enum PageState: Sendable, Hashable {
  /// Nothing was loaded.
  case empty
  /// A load is under way.
  case loading
  /// A page is shown, and its load is not over.
  case committed
  /// A page is shown.
  case finished
  /// A load failed: before its page was shown, or while it was.
  case failed(domain: String, code: Int, isCommitted: Bool)
  /// The page's process ended.
  case terminated
}
