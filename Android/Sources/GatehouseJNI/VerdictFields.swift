internal import Gatehouse
internal import URLStandard

// Values as Java gets them: an array of strings with fixed places. The Java side reads the same places.

extension Verdict.Kind {
  /// The number that Java gets; the words are those of the contract.
  var number: Int32 {
    switch self {
    case .block: 0
    case .ask: 1
    case .load: 2
    case .loadInPlace: 3
    case .route: 4
    case .deliver: 5
    case .open: 6
    }
  }

  /// Instead of a verdict: what takes the address has to be asked first.
  static let needsHandlers: Int32 = 7
}

extension Verdict {
  /// kind, reason, says, url, rule, then, mode, fallback, package, fallback address, missing facts, route, path, and then its parameters, name by value.
  var fields: [String?] {
    let plan = handoff, route = route
    return [
      kind.rawValue, reason.code, says, url?.href, rule?.description, then?.rawValue, plan?.mode.rawValue, plan?.fallback.rawValue,
      plan?.package, plan?.fallbackURL?.href, missing.isEmpty ? nil : missing.map(\.rawValue).joined(separator: ","), route?.name,
      route?.path,
    ] + (route?.fields ?? [])
  }
}

extension ArrivalVerdict {
  /// The places are those of a verdict.
  var fields: [String?] {
    [
      kind.rawValue, reason.code, says, url?.href, rule?.description, nil, nil, nil, nil, nil, nil, route?.name, route?.path,
    ] + (route?.fields ?? [])
  }
}

extension RouteMatch {
  /// The parameters, name by value.
  fileprivate var fields: [String?] { parameters.flatMap { parameter in parameter.values.flatMap { [parameter.name, $0] } } }
}

extension AndroidHandoff.Step {
  /// What to do, and with it for `start` the data, package and flags; for `load` whether it is reported. A fallback's verdict is the last verdict.
  var fields: [String?] {
    switch self {
    case .start(let request): ["start", request.data, request.package, String(request.flags)]
    case .opened: ["opened"]
    case .load(let isReported): ["load", isReported ? "reported" : nil]
    case .fallback: ["fallback"]
    case .failed: ["failed"]
    }
  }
}

extension AppLinkHandlers {
  /// Reads what Java found: package, browser, path, priority, preferred order, default, with spaces between.
  init(rows: [String]) {
    self.init(
      rows.compactMap { row in
        let parts = row.split(separator: " ")
        guard parts.count == 6, let priority = Int(parts[3]), let order = Int(parts[4]) else { return nil }
        return Activity(
          package: String(parts[0]), isBrowser: parts[1] == "1", hasPath: parts[2] == "1", priority: priority, preferredOrder: order,
          isDefault: parts[5] == "1")
      })
  }
}
