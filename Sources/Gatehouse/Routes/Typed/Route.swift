/// A screen of the app as a type: an enum with a case for each of the policy's routes, or a structure for one of them.
///
/// ```swift
/// enum ShopRoute: Route {
///   case product(id: Int, utm_source: String?)
///   case search(q: String, tag: [String])
/// }
/// switch try verdict.route?.decoded(as: ShopRoute.self) { … }
/// ```
///
/// A case is named like its route and its labels like the parameters. The policy's types have checked the texts already; decoding turns
/// them into numbers, booleans (`true`, `false`), strings, lists, optionals, and enums with string or integer raw values.
public protocol Route: Codable, Sendable {}

/// Why a link or a matched route is not one of the app's routes.
public struct RouteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The route's name, if it is known.
  public let route: String?
  /// The parameter, if it is one parameter's fault.
  public let parameter: String?
  /// The cause.
  public let cause: Cause

  /// Causes.
  public enum Cause: Sendable, Hashable {
    /// The type has no case for this route.
    case unknownRoute
    /// The policy has no route of this name, or none that can be written as a link this way.
    case noSuchRoute
    /// The link itself is refused, for this reason.
    case refused(Reason)
    /// The parameter is missing.
    case missing
    /// The text is not of the type that the app asks for.
    case wrongType(expected: String)
    /// There are several values, and the app asks for one.
    case duplicated
    /// The type has a shape that parameters cannot fill: nested containers, floating classes.
    case unsupported(String)
    /// The link that was written leads to another route, or to none, or with other values.
    case notCanonical
  }

  init(_ cause: Cause, route: String? = nil, parameter: String? = nil) {
    self.cause = cause
    self.route = route
    self.parameter = parameter
  }

  /// One sentence: what, where and why. No text of the link is in it.
  public var description: String {
    let place = [parameter.map { "parameter `\($0)`" }, route.map { "route `\($0)`" }].compactMap { $0 }.joined(separator: " of ")
    let why =
      switch cause {
      case .unknownRoute: "the type has no case of this name"
      case .noSuchRoute: "the policy has no route of this name that can be written as a link this way"
      case .refused(let reason): "the link is refused, \(reason.code): \(reason.sentence)"
      case .missing: "it is missing"
      case .wrongType(let expected): "it is not \(expected)"
      case .duplicated: "it has several values, and one is asked for"
      case .unsupported(let what): "\(what) cannot be made from parameters"
      case .notCanonical: "the values do not lead back to the route: one is not of the type that the policy gives it"
      }
    return place.isEmpty ? why : place + ": " + why
  }
}

extension RouteMatch {
  /// The route as one of the app's own type.
  ///
  /// - Throws: ``RouteError`` with the name of the route and the parameter.
  public func decoded<Screen: Decodable>(as type: Screen.Type = Screen.self) throws(RouteError) -> Screen {
    do {
      return try Screen(from: RouteDecoder(self))
    } catch let error as RouteError {
      throw error
    } catch DecodingError.keyNotFound(let key, _) {
      throw RouteError(.missing, route: name, parameter: key.stringValue)
    } catch DecodingError.valueNotFound(_, let context) {
      throw RouteError(.missing, route: name, parameter: context.codingPath.last?.stringValue)
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw RouteError(.unknownRoute, route: name)
    } catch {
      throw RouteError(.wrongType(expected: "a value of its type"), route: name)
    }
  }
}

extension Gate {
  /// The route of a link, by the same table as navigations and arrivals.
  ///
  /// - Throws: ``RouteError`` with the reason, and the name of the parameter if it is one parameter's fault.
  public func route(of link: String) throws(RouteError) -> RouteMatch {
    let verdict = decide(Arrival(link: link))
    if verdict.kind == .route, let route = verdict.route { return route }
    guard let url = verdict.url, case .none(let miss) = compiled.routes.find(url, page: compiled.isPage) else {
      throw RouteError(.refused(verdict.reason))
    }
    let names = compiled.routes.names(of: miss)
    throw RouteError(.refused(verdict.reason), route: names.route, parameter: names.parameter)
  }
}
