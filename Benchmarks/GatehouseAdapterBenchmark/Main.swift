import Foundation

/// Times what the adapter adds to a navigation in WebKitGTK: real questions of the engine about a page that loads, put to the gate again
/// and again. Prints milliseconds a navigation and fails at 0.1.
@main struct Main {
  @MainActor static func main() async {
    #if WebKitGTK
      do {
        let milliseconds = try await AdapterOverhead().measure()
        print(String(format: "the adapter adds %.4f ms to a navigation in the real engine (limit 0.1)", milliseconds))
        exit(milliseconds < 0.1 ? 0 : 1)
      } catch {
        print("\(error)")
        exit(1)
      }
    #else
      print("what the adapter adds to a navigation: build with --traits WebKitGTK to measure it")
      exit(2)
    #endif
  }
}
