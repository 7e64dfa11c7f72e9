import URLStandard

/// A compiled policy: immutable, shared by every view that decides by it.
///
/// A gate answers one navigation with ``decide(_:)``, as if it were the first of its view. A view that remembers what happened before (inputs,
/// launches, redirects) has a ``ViewGate``.
///
/// ```swift
/// var policy = Policy()
/// policy.handoff.schemes = .listed([.init("tel")])
/// let verdict = Gate(policy).decide(NavigationFacts(url: "javascript:alert(1)"))
/// // verdict.kind == .block, verdict.reason.code == "scheme.script"
/// ```
public struct Gate: Sendable {
  let compiled: CompiledPolicy

  /// Compiles a policy.
  public init(_ policy: Policy) { compiled = CompiledPolicy(policy) }

  /// The policy.
  public var policy: Policy { compiled.policy }

  /// Decides a navigation of a view of which nothing is known but what the facts state.
  public func decide(_ facts: NavigationFacts) -> Verdict {
    var view = ViewGate(self)
    return view.decide(facts)
  }
}
