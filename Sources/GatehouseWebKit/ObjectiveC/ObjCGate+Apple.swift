#if canImport(ObjectiveC)
  public import Foundation
  import Gatehouse
  public import WebKit

  /// A gate in front of a web view, for apps in Objective-C: `GTHWebViewGate`. It is ``WebViewGate`` under other names, and decides nothing itself.
  ///
  /// There is no way to make one that stands in front of nothing: whoever ignores an error in Objective-C goes on with `nil`, and a gate that is not
  /// there allows everything. What makes a gate attaches it, and closes the view if that fails: nothing loads in it then.
  ///
  /// ```objc
  /// NSError *error;
  /// GTHWebViewGate *gate = [GTHWebViewGate attachToWebView:webView policyNamed:@"gatehouse" delegate:self error:&error];
  /// [gate loadURLByUser:url];
  /// ```
  @objc(GTHWebViewGate) @MainActor public final class ObjCGate: NSObject {
    /// The gate itself, for the app's parts in Swift.
    public let gate: WebViewGate
    let relay: ObjCRelay

    init(_ gate: WebViewGate, _ relay: ObjCRelay) {
      self.gate = gate
      self.relay = relay
      super.init()
    }

    // MARK: In front of a view

    /// Reads a policy from the app's main bundle and puts a gate in front of a view. The view keeps the gate alive.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - name: the file's name without its extension `json`.
    ///   - delegate: the app's part. It is not kept alive.
    /// - Throws: an error of the domain ``errorDomain``. The view is closed then.
    @available(iOSApplicationExtension, unavailable)
    @objc(attachToWebView:policyNamed:delegate:error:)
    public static func attach(to view: WKWebView, policyNamed name: String, delegate: (any ObjCGateDelegate)?) throws -> ObjCGate {
      try attach(to: view, .bundled(name), delegate)
    }

    /// Reads a policy from a file and puts a gate in front of a view. The view keeps the gate alive.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - file: the file.
    ///   - delegate: the app's part. It is not kept alive.
    /// - Throws: an error of the domain ``errorDomain``. The view is closed then.
    @available(iOSApplicationExtension, unavailable)
    @objc(attachToWebView:policyFile:delegate:error:)
    public static func attach(to view: WKWebView, policyFile file: URL, delegate: (any ObjCGateDelegate)?) throws -> ObjCGate {
      try attach(to: view, .file(file), delegate)
    }

    @available(iOSApplicationExtension, unavailable)
    private static func attach(to view: WKWebView, _ policy: PolicySource, _ delegate: (any ObjCGateDelegate)?) throws -> ObjCGate {
      do {
        let gate = try WebViewGate.attach(policy: policy, to: view)
        let facade = ObjCGate(gate, ObjCRelay())
        facade.relay.gate = gate
        facade.relay.facade = facade
        facade.delegate = delegate
        return facade
      } catch {
        throw ObjCGateErrorCode.error(error)
      }
    }

    /// Puts the gate in front of a view again, after ``detach()``.
    ///
    /// - Throws: an error of the domain ``errorDomain``. The view is closed then.
    @objc(attachToWebView:error:) public func attach(to view: WKWebView) throws {
      do {
        try gate.attach(to: view)
      } catch {
        throw ObjCGateErrorCode.error(error)
      }
    }

    /// Takes the gate away: **the view is without a gate then.** See ``WebViewGate/detach()``.
    @objc public func detach() { gate.detach() }

    /// Forgets what happened in the view. See ``WebViewGate/reset()``.
    @objc public func reset() { gate.reset() }

    /// Closes the view: nothing is allowed after this. See ``WebViewGate/tearDown()``.
    @objc public func tearDown() { gate.tearDown() }

    /// The view, while the gate is in front of it.
    @objc public var webView: WKWebView? { gate.view }

    // MARK: The app's part

    /// The app's part. It is asked only for the methods that it has when it is set here.
    @objc public weak var delegate: (any ObjCGateDelegate)? {
      get { relay.delegate }
      set { relay.install(newValue) }
    }

    /// The app's own navigation delegate, to which the gate forwards. See ``WebViewGate/navigationDelegate``.
    @objc public weak var navigationDelegate: (any WKNavigationDelegate)? {
      get { gate.navigationDelegate }
      set { gate.navigationDelegate = newValue }
    }

    /// The app's own user interface delegate, to which the gate forwards. See ``WebViewGate/uiDelegate``.
    @objc public weak var uiDelegate: (any WKUIDelegate)? {
      get { gate.uiDelegate }
      set { gate.uiDelegate = newValue }
    }

    /// The domain of the errors; their codes are ``ObjCGateErrorCode``.
    @objc public static var errorDomain: String { "GatehouseWebKit" }
  }
#endif
