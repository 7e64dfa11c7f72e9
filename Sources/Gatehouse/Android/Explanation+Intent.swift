extension Explanation {
  /// What is wrong with an intent, or too much in it, in words with the place in the text.
  static func details(ofIntent facts: NavigationFacts, _ reason: Reason) -> [String] {
    guard reason == .intentUnreadable || reason == .intentExcess || reason == .intent, let text = facts.url else { return [] }
    do throws(AndroidIntentError) {
      return try AndroidIntent(text).excess.prefix(8).map { "\($0.kind.says) (byte \($0.byte)), which is never handed on" }
    } catch {
      return ["\(error.message) (byte \(error.byte)): \(error.remedy)"]
    }
  }
}
