#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  extension AdapterCheck {
    #if AppKitStandIn
      /// The recognisers are looked at where the stand-in has UIKit's shape.
      static let recognisers: [AdapterCheck] = []
    #else
      /// How the adapter sees touches and keys.
      static let recognisers: [AdapterCheck] = [
        AdapterCheck("touches and keys are seen by named recognisers that take nothing, are there once, and go with the gate") { faults in
          let visit = try AdapterVisit(AdapterVisit.policy, .apple, faults: faults)
          try visit.gate.attach(to: visit.view)
          let own = (visit.view.gestureRecognizers ?? []).filter { $0.name?.hasPrefix("Gatehouse.") == true }
          visit.want(own.map(\.name) == ["Gatehouse.tap", "Gatehouse.press", "Gatehouse.keys"], "\(own.map(\.name))")
          for recognizer in own {
            let name = recognizer.name ?? ""
            visit.want(
              !recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded, "\(name) takes touches")
            let isBeside = recognizer.delegate?.gestureRecognizer(
              recognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer(target: nil, action: nil))
            visit.want(isBeside == true, "\(name) recognises alone")
          }
          visit.want(own.contains { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.01 }, "no short press")
          @MainActor func seen() -> Int { visit.events.count { if case .input = $0 { true } else { false } } }
          visit.view.touch(at: .zero, seconds: 0.1)
          visit.want(seen() == 2, "a tap is seen as its press and as itself: \(seen())")
          visit.view.touch(at: .zero, seconds: 5)
          visit.want(seen() == 3, "a long press is seen at its beginning: \(seen())")
          visit.view.press("\r")
          visit.want(seen() == 4, "a key is not seen")
          visit.gate.detach()
          visit.want((visit.view.gestureRecognizers ?? []).isEmpty, "the recognisers stay")
          return visit.complaints + visit.sins
        }
      ]
    #endif
  }
#endif
