#if canImport(WebKit)
  import Foundation
  import WebKit

  // What a front does not implement goes to the app's delegate, methods included that are newer than this source.
  extension NavigationFront {
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || app?.responds(to: selector) == true
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { app }
  }
  extension InterfaceFront {
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || app?.responds(to: selector) == true
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { app }
  }

  extension NavigationFront {
    /// Whether WebKit would call what a gate cannot do without. A method whose type nearly matches would be passed over, and WebKit would allow.
    static var isCalled: Bool {
      instancesRespond(to: NSSelectorFromString("webView:decidePolicyForNavigationAction:preferences:decisionHandler:"))
        && instancesRespond(to: NSSelectorFromString("webView:decidePolicyForNavigationResponse:decisionHandler:"))
        && InterfaceFront.instancesRespond(
          to: NSSelectorFromString("webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:"))
    }
  }
#else
  extension NavigationFront {
    /// Whether WebKit would call what a gate cannot do without: here the compiler knows.
    static var isCalled: Bool { true }
  }
#endif
