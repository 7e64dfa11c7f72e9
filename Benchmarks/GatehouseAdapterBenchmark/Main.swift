import Foundation

/// Times what the adapter adds to a navigation in WebKitGTK: real questions of the engine about a page that loads, put to the gate again
/// and again. Prints milliseconds a navigation and fails at 0.1. Then a page floods the bridge: a hundred thousand messages, a million with `GATEHOUSE_SOAK=1`.
@main struct Main {
  @MainActor static func main() async {
    #if WebKitGTK
      do {
        let milliseconds = try await AdapterOverhead().measure()
        print(String(format: "the adapter adds %.4f ms to a navigation in the real engine (limit 0.1)", milliseconds))
        let messages = ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] == nil ? 100_000 : 1_000_000
        let flood = try await BridgeFlood(messages: messages).measure(messages)
        print(
          String(
            format:
              "the bridge: %d messages, %.0f a second through guard and reply (%d delivered, refused: \(flood.refusal)), the page at %.0f frames a second meanwhile (%.0f before), "
              + "the app's longest pause %.0f ms, %d pages of memory more in the second half", flood.messages,
            Double(flood.messages) / flood.seconds, flood.delivered, flood.framesPerSecond, flood.idleFramesPerSecond, flood.longestPause,
            flood.pages))
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
