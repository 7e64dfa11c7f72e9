/// A question of the policy to the user.
public struct GateQuestion: Sendable, Hashable {
  /// What a yes does.
  public enum Act: String, Sendable, Hashable, CaseIterable {
    /// Another app gets the address.
    case open
    /// A form is sent again.
    case resubmit
  }
  /// What a yes does.
  public let act: Act
  /// The address, in its canonical form.
  public let url: String
  /// The origin of the page that asks, as HTML serialises it; `nil` if it is not known.
  public let origin: String?
  /// Why it is asked, in one sentence for people.
  public let says: String
}
