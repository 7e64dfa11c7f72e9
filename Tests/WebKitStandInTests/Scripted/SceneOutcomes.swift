/// What must come of each scene: the engine's effects in order, and between them, with a dot, what the delegate heard.
enum SceneOutcomes {
  static let byScene: [String: [String]] = {
    var scenes: [String: [String]] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") {
        current = String(line.dropFirst(4))
        scenes[current] = []
      } else {
        scenes[current]?.append(String(line))
      }
    }
    return scenes
  }()
}
