// Key-value observing, in the words of Foundation's overlay on Apple systems.
extension WKWebView {
  /// Tells of changes of `url`, `isLoading`, `title`, `canGoBack`, `canGoForward`, `estimatedProgress` while they happen: WebKit's, before
  /// the delegate hears of what caused them (PageLoadState, "commitChanges").
  ///
  /// Source: Foundation's Swift overlay, `_KeyValueCodingAndObserving`. An observation does not keep the view alive.
  public func observe<Value>(
    _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (WKWebView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let state = ObservationState()
    var last = self[keyPath: keyPath]
    let notice: @MainActor (WKWebView) -> Void = { view in
      let value = view[keyPath: keyPath]
      guard value as? AnyHashable != last as? AnyHashable else { return }
      let old = last
      last = value
      changeHandler(
        view, NSKeyValueObservedChange(newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil))
    }
    observations.append(Observation(state: state, notice: notice))
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return NSKeyValueObservation(state)
  }

  struct Observation {
    let state: ObservationState
    let notice: @MainActor (WKWebView) -> Void
  }

  /// The engine's state may have changed: whoever observes hears of it.
  func noteChanges() {
    guard !observations.isEmpty else { return }
    observations.removeAll { !$0.state.lasts }
    for observation in observations where observation.state.lasts { observation.notice(self) }
  }
}
