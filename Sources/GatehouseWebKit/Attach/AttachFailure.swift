/// Why a gate could not be put in front of a view. The view is closed then: nothing loads in it, since a gate that is not there would allow
/// everything.
public enum AttachFailure: String, Error, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The gate was torn down.
  case tornDown
  /// The gate stands in front of another view: what it knows of one view must not decide in another.
  case attachedElsewhere
  /// WebKit would not call the gate's methods: their names or types are not what it looks for.
  case notCalled

  /// The same for people, with what to do.
  public var description: String {
    switch self {
    case .tornDown: "the gate was torn down: make a new one for this view"
    case .attachedElsewhere: "the gate stands in front of another view: make one gate for each view, or detach this one first"
    case .notCalled: "WebKit would not call this gate: the build does not fit the system's WebKit"
    }
  }
}
