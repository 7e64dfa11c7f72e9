extension AppLinkHandlers {
  private static let keys: Set<String> = ["package", "browser", "path", "priority", "order", "default"]

  /// Reads the optional key `handlers` of a navigation line: an array, best first, of
  /// `{"package":TEXT,"browser":BOOL,"path":BOOL,"priority":N?,"order":N?,"default":BOOL?}`. Absent or null is not known; an empty array is none.
  init?(_ line: LineObject, unknown: inout UnknownKeys) throws(LineError) {
    guard let value = line["handlers"] else { return nil }
    guard let elements = value.elements else {
      throw LineError(.wrongType(expected: "an array", found: value.kindName), field: line.pointer("handlers"), byte: value.range.start + 1)
    }
    var activities: [Activity] = []
    for (index, element) in elements.enumerated() {
      let path = line.pointer("handlers") + "/\(index)"
      guard let object = try LineObject(element, path: path) else {
        throw LineError(.wrongType(expected: "an object", found: "null"), field: path, byte: element.range.start + 1)
      }
      unknown.collect(object, besides: Self.keys)
      // A browser that is not called one would be an app, and a path that is not named makes a landing page: neither is guessed.
      guard let isBrowser = try object.flag("browser") else { throw object.missing("browser") }
      guard let hasPath = try object.flag("path") else { throw object.missing("path") }
      activities.append(
        Activity(
          package: try object.requiredText("package"), isBrowser: isBrowser, hasPath: hasPath,
          priority: Int(clamping: try object.whole("priority") ?? 0), preferredOrder: Int(clamping: try object.whole("order") ?? 0),
          isDefault: try object.flag("default") ?? true))
    }
    self.init(activities)
  }

  /// Writes the key `handlers`.
  func write(to writer: inout JSONWriter) {
    writer.key("handlers")
    writer.array { writer in
      for activity in activities {
        writer.object { writer in
          writer.field("package", activity.package)
          writer.field("browser", activity.isBrowser)
          writer.field("path", activity.hasPath)
          if activity.priority != 0 { writer.field("priority", Int64(activity.priority)) }
          if activity.preferredOrder != 0 { writer.field("order", Int64(activity.preferredOrder)) }
          if !activity.isDefault { writer.field("default", false) }
        }
      }
    }
  }
}
