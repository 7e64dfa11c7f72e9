import Gatehouse

/// Reads the document of an apple-app-site-association file as Apple's systems do, and says what they ignore.
struct AppleAssociationReader {
  /// What was found.
  var list: FindingList
  var association = AppleAssociation()

  init(_ list: FindingList) { self.list = list }

  /// Reads the root.
  mutating func read(_ root: JSONValue) -> AppleAssociation {
    guard let members = root.members else {
      list.add(.wrongShape, "the root is \(root.kindName); it must be an object", at: root.range)
      return association
    }
    let pointer = Pointer()
    for member in members {
      if member.name == "applinks" {
        readLinks(member.value, pointer / member.name)
      } else if let service = AppleAssociation.Service(rawValue: member.name) {
        readService(service, member.value, pointer / member.name)
      } else {
        unknown(member, among: ["applinks"] + AppleAssociation.Service.allCases.map(\.rawValue), pointer)
      }
    }
    if !association.hasLinks, association.services.isEmpty {
      list.add(.noServices, "the file has none of applinks, webcredentials, appclips and activitycontinuation", at: root.range)
    }
    return association
  }

  private mutating func readService(_ service: AppleAssociation.Service, _ value: JSONValue, _ pointer: Pointer) {
    association.services[service] = []
    guard let members = value.members else {
      list.add(.wrongShape, "\(service.rawValue) is \(value.kindName); it must be an object", at: value.range, pointer)
      return
    }
    for member in members where member.name != "apps" { unknown(member, among: ["apps"], pointer) }
    guard let apps = value["apps"] else {
      list.add(.wrongShape, "\(service.rawValue) has no apps", at: value.range, pointer, remedy: "write apps: an array of identifiers")
      return
    }
    association.services[service] = identifiers(apps, "apps", pointer / "apps")
  }

  private mutating func readLinks(_ value: JSONValue, _ pointer: Pointer) {
    association.hasLinks = true
    guard let members = value.members else {
      list.add(.wrongShape, "applinks is \(value.kindName); it must be an object", at: value.range, pointer)
      return
    }
    let known = ["apps", "details", "defaults", "substitutionVariables"]
    for member in members where !known.contains(member.name) {
      if AppleAssociation.Service(rawValue: member.name) != nil {
        list.add(.serviceInsideApplinks, "\(member.name) stands inside applinks", at: member.nameRange, pointer / member.name)
      } else {
        unknown(member, among: known, pointer)
      }
    }
    checkApps(value["apps"], pointer / "apps")
    if let variables = value["substitutionVariables"] { readVariables(variables, pointer / "substitutionVariables") }
    let defaults = AppleConditions(value["defaults"], pointer / "defaults", in: &self)
    guard let details = value["details"] else {
      list.add(.detailsMissing, "applinks has no details", at: value.range, pointer)
      return
    }
    readDetails(details, pointer / "details", defaults)
  }

  private mutating func checkApps(_ value: JSONValue?, _ pointer: Pointer) {
    guard let value, value.elements != [] else { return }
    if value.elements != nil {
      list.add(.appsNotEmpty, "applinks.apps is not empty", at: value.range, pointer)
    } else {
      list.add(.wrongShape, "applinks.apps is \(value.kindName); it must be []", at: value.range, pointer, severity: .warning)
    }
  }

  private mutating func readVariables(_ value: JSONValue, _ pointer: Pointer) {
    guard let members = value.members else {
      list.add(
        .wrongShape, "substitutionVariables is \(value.kindName); it must be an object of names and arrays of texts", at: value.range,
        pointer)
      return
    }
    for member in members {
      let place = pointer / member.name
      if member.name.isEmpty || member.name.contains(where: { "$()".contains($0) }) {
        list.add(.variableName, "\(quoted(member.name)) is no name of a variable", at: member.nameRange, place)
      }
      if PatternVariables.predefined.contains(member.name) {
        list.add(.variableShadows, "\(quoted(member.name)) is a predefined variable", at: member.nameRange, place)
      }
      guard let elements = member.value.elements else {
        list.add(
          .variableName, "the values of \(quoted(member.name)) are \(member.value.kindName)", at: member.value.range, place,
          remedy: "write an array of texts")
        continue
      }
      for (index, element) in elements.enumerated() where element.string == nil {
        list.add(.variableName, "a value of \(quoted(member.name)) is \(element.kindName)", at: element.range, place / index)
      }
      for (index, element) in elements.enumerated() where element.string?.contains("$(") == true {
        list.add(.variableNested, "a value of \(quoted(member.name)) holds a variable", at: element.range, place / index)
      }
      association.variables[member.name] = elements.compactMap(\.string)
    }
  }

  /// Reports a key that nobody reads.
  mutating func unknown(_ member: JSONMember, among known: [String], _ pointer: Pointer) {
    let nearest = NearestWord.find(member.name, in: known).map { ", did you mean \(quoted($0))?" } ?? ""
    list.add(.unknownKey, "unknown key \(quoted(member.name))\(nearest)", at: member.nameRange, pointer / member.name)
  }

  /// Reads an array of identifiers and checks each.
  mutating func identifiers(_ value: JSONValue, _ name: String, _ pointer: Pointer) -> [String] {
    guard let elements = value.elements else {
      list.add(.wrongShape, "\(name) is \(value.kindName); it must be an array of texts", at: value.range, pointer)
      return []
    }
    return elements.enumerated().compactMap { index, element in identifier(element, pointer / index) }
  }

  /// Reads one identifier and checks it.
  mutating func identifier(_ value: JSONValue, _ pointer: Pointer) -> String? {
    guard let text = value.string else {
      list.add(.wrongShape, "an identifier is \(value.kindName); it must be a text", at: value.range, pointer)
      return nil
    }
    if AppleAppID.isPlaceholder(text) {
      list.add(.identifierPlaceholder, "\(quoted(text)) is a placeholder", at: value.range, pointer)
    }
    if AppleAppID(text) == nil {
      list.add(.identifierShape, "\(quoted(text)) is not of the form PREFIX.bundle.identifier", at: value.range, pointer)
    }
    return text
  }
}
