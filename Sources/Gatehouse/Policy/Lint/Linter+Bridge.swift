extension Linter {
  /// Methods that nobody may call, and types that nobody wrote.
  mutating func checkBridge() {
    let bridge = policy.bridge
    if bridge.origins.isEmpty, !bridge.methods.isEmpty, !bridge.methods.contains(where: { $0.origins?.isEmpty == false }) {
      add(
        .bridgeOrigins, "/bridge/methods", "methods are listed, but no origin may call them", remedy: "list the origins in /bridge/origins")
    }
    for object in bridge.types { for field in object.fields { checkType(field.type, ["bridge", "types", object.name, field.name]) } }
    for method in bridge.methods {
      for parameter in method.params { checkType(parameter.type, ["bridge", "methods", method.name, "params", parameter.name]) }
      if let result = method.result { checkType(result, ["bridge", "methods", method.name, "result"]) }
    }
  }

  private mutating func checkType(_ text: String, _ place: [String]) {
    guard let name = (try? BridgeType(parsing: text))?.objectName, !policy.bridge.types.contains(where: { $0.name == name }) else { return }
    let known = policy.bridge.types.map { "@\($0.name)" }
    add(
      .unknownType, JSONPointer.text(place), "there is no type \(quoted("@\(name)"))",
      remedy: known.isEmpty ? "write it in /bridge/types" : "write it in /bridge/types, or one of \(known.joined(separator: ", "))")
  }
}
