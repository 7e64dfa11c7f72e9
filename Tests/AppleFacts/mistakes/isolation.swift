// expects: main actor-isolated
// The runtime asks on any thread: what it asks is not isolated.
import WebKit

@MainActor final class Planted: NSObject {
  var app: NSObject?
  nonisolated override func responds(to selector: Selector!) -> Bool { app?.responds(to: selector) == true }
}
