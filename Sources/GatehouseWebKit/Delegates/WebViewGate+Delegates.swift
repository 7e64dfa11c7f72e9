#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// The app's own delegates, behind the gate.
extension WebViewGate {
  /// How many fronts are kept that others took the place of: so many delegates may stand one in front of the other.
  private static let mostRetired = 4

  /// The app's delegate changes: a new front stands before it, and the old one hands on to the old delegate.
  func follow(_ app: (any WKNavigationDelegate)?) {
    let app = Self.behind(app)
    guard app !== navigationFront.app else { return }
    if !has(.proxyInCircle) {
      navigationFront.isRetired = true
      retired = retired.suffix(Self.mostRetired - 1) + [navigationFront]
      navigationFront = NavigationFront()
      navigationFront.gate = self
    }
    navigationFront.app = app
    if let app { DelegateLife.watch(app, for: self) }
  }

  /// The same for the user interface's.
  func follow(_ app: (any WKUIDelegate)?) {
    let app = Self.behind(app)
    guard app !== interfaceFront.app else { return }
    if !has(.proxyInCircle) {
      interfaceFront.isRetired = true
      retired = retired.suffix(Self.mostRetired - 1) + [interfaceFront]
      interfaceFront = InterfaceFront()
      interfaceFront.gate = self
    }
    interfaceFront.app = app
    if let app { DelegateLife.watch(app, for: self) }
  }

  /// Nothing is behind the gate any more. A front that stood in a view hands on what still comes to it.
  func followNobody() {
    (navigationFront.isRetired, interfaceFront.isRetired) = (true, true)
    (navigationFront, interfaceFront) = (NavigationFront(), InterfaceFront())
    (navigationFront.gate, interfaceFront.gate) = (self, self)
    retired = []
  }

  /// Who is meant by a delegate: of a gate's front, which an app may have read from a view, the one behind it.
  static func behind(_ delegate: (any WKNavigationDelegate)?) -> (any WKNavigationDelegate)? {
    guard let front = delegate as? NavigationFront else { return delegate }
    return front.app
  }
  static func behind(_ delegate: (any WKUIDelegate)?) -> (any WKUIDelegate)? {
    guard let front = delegate as? InterfaceFront else { return delegate }
    return front.app
  }
}
