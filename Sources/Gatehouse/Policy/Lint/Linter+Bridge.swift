extension Linter {
  /// Methods that nobody may call, and types that nobody wrote.
  mutating func checkBridge() {
    let bridge = policy.bridge
    if bridge.origins.isEmpty, !bridge.methods.isEmpty, !bridge.methods.contains(where: { $0.origins?.isEmpty == false }) {
      add(
        .bridgeOrigins, "/bridge/methods", "methods are listed, but no origin may call them", remedy: "list the origins in /bridge/origins")
    }
    let known = Set(bridge.types.map(\.name))
    for object in bridge.types {
      for field in object.fields { checkType(field.type, ["bridge", "types", object.name, field.name], known) }
    }
    for method in bridge.methods {
      for parameter in method.params { checkType(parameter.type, ["bridge", "methods", method.name, "params", parameter.name], known) }
      if let result = method.result { checkType(result, ["bridge", "methods", method.name, "result"], known) }
    }
  }

  private mutating func checkType(_ text: String, _ place: [String], _ types: Set<String>) {
    guard let name = (try? BridgeType(parsing: text))?.objectName, !types.contains(name) else { return }
    let known = policy.bridge.types.prefix(10).map { "@\($0.name)" }
    add(
      .unknownType, JSONPointer.text(place), "there is no type \(quoted("@\(name)"))",
      remedy: known.isEmpty ? "write it in /bridge/types" : "write it in /bridge/types, or one of \(known.joined(separator: ", "))")
  }
}
