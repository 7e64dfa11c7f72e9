/// One value for each fact that the ladder is walked for: as stated, or one that a missing fact may have.
struct KnownFacts: Sendable {
  var trigger = Trigger.other
  var target = Target.main
  var isGET = false
  var platform = Platform.ios
  /// Whether the main frame asks.
  var isMain = false

  /// Who asks, with this origin.
  func asker(_ origin: AskingOrigin) -> Asker { isMain ? .main(origin) : .frame(origin) }
}
