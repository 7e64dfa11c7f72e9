/// A link that one of the app's routes matches wholly.
public struct RouteMatch: Sendable, Hashable {
  /// The route's name.
  public var name: String
  /// The canonical path, for example `/product/42`; of a custom-scheme link, "/" + host + path.
  public var path: String
  /// The validated parameters in the order of the policy; a repeatable one may have several values, a missing optional one has none.
  public var parameters: [(name: String, values: [String])] { pairs.map { ($0.name, $0.values) } }
  /// The route's place in the policy's list, from 0.
  public var index: Int

  private struct Pair: Sendable, Hashable {
    var name: String
    var values: [String]
  }
  private var pairs: [Pair]

  package init(name: String, path: String, parameters: [(name: String, values: [String])], index: Int) {
    self.name = name
    self.path = path
    self.index = index
    pairs = parameters.map { Pair(name: $0.name, values: $0.values) }
  }

  /// The first value of a parameter, or `nil` if the link does not have it.
  public subscript(name: String) -> String? { pairs.first { $0.name == name }?.values.first }
}
