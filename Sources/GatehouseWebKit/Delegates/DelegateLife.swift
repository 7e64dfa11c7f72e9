#if !canImport(WebKit)
  /// Watches the end of an app's delegate. Here a delegate that is gone is a method's default: nothing is to be done.
  @MainActor enum DelegateLife {
    static func watch(_ delegate: AnyObject, for gate: WebViewGate) {}
  }
#endif
