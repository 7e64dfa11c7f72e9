#if canImport(ObjectiveC)
  public import Foundation
  public import WebKit

  /// The app's part of a gate, for apps in Objective-C: `GTHWebViewGateDelegate`. Every method is optional; without one, what it is for does not
  /// happen. For windows that a page opens, `gate` is the gate of the first view.
  @objc(GTHWebViewGateDelegate) @MainActor public protocol ObjCGateDelegate: NSObjectProtocol {
    /// Shows one of the app's own screens.
    @objc(gate:showRoute:) optional func gate(_ gate: ObjCGate, show route: ObjCRoute)

    /// The app's last word before another app gets an address: asked last, once for each launch. No refuses.
    @objc(gate:shouldOpenURL:) optional func gate(_ gate: ObjCGate, shouldOpen url: String) -> Bool

    /// Puts a question of the policy to the user. The handler must be called once; a second call changes nothing, and one that is let go counts as no.
    /// Without this method every question is answered with no.
    @objc(gate:confirmQuestion:completionHandler:)
    optional func gate(_ gate: ObjCGate, confirm question: ObjCQuestion, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

    /// Hears what came of each handoff, once.
    @objc(gate:didEndHandoff:) optional func gate(_ gate: ObjCGate, didEnd handoff: ObjCHandoff)

    /// Hears of each verdict, allowed or not.
    @objc(gate:didDecide:) optional func gate(_ gate: ObjCGate, didDecide decision: ObjCDecision)

    /// Hears of a payment's or sign-in's result for which no visit waits.
    @objc(gate:didReturn:) optional func gate(_ gate: ObjCGate, didReturn address: ObjCReturnedAddress)

    /// Makes the view for a window that a page opens, from exactly this configuration; the gate attaches one of its kind to it.
    @objc(gate:makeWindowWithConfiguration:windowFeatures:)
    optional func gate(_ gate: ObjCGate, makeWindowWith configuration: WKWebViewConfiguration, features: WKWindowFeatures) -> WKWebView?

    /// Hears that a page closed its window.
    @objc(gate:didCloseWindow:) optional func gate(_ gate: ObjCGate, didCloseWindow view: WKWebView)

    /// Hears of something about the gate itself, with a stable code such as `gate.displaced`.
    @objc(gate:didNotice:) optional func gate(_ gate: ObjCGate, didNotice code: String)
  }
#endif
