// expects: has no member
// The name of a method that is not there.
import WebKit

@MainActor final class Planted: NSObject {
  @objc func tapped() {}
  var action: Selector { #selector(Planted.taped) }
}
