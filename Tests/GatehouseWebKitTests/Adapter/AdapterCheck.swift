#if !canImport(WebKit)
  import GatehouseWebKit

  /// Something that the adapter must do, as a scene whose outcome is looked at. Played with a planted mistake, some check must complain.
  struct AdapterCheck: Sendable, CustomStringConvertible {
    /// What it shows.
    let description: String
    /// Plays it.
    /// - Returns: what was not as it should be.
    let play: @MainActor @Sendable (Set<AdapterFault>) async throws -> [String]

    init(_ description: String, _ play: @escaping @MainActor @Sendable (Set<AdapterFault>) async throws -> [String]) {
      self.description = description
      self.play = play
    }

    static var all: [AdapterCheck] {
      delegates + displacement + lives + handoffs + questions + visits + loads + windows + failures + inputs + hostileDelegates
        + hostileTimes + edges + floods + reentries + endings + fronts + families + documents
    }
  }
#endif
