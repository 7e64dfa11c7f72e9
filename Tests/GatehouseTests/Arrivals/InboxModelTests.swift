import Gatehouse
import Testing

/// Random lives of an inbox (arrivals, sign-ins, switches, times, kills and restores) against the model that only knows the history: no
/// delivery is lost, doubled, late or for another account. A million steps in the long run, a hundredth of them otherwise.
@Suite struct InboxModelTests {
  private static let steps = LatticeTests.isSoak ? 1_000_000 : 10_000
  private static let stepsOfALife = 40

  @Test(arguments: [Policy.Arrivals.newest, .queue]) func everyFateIsTheModels(_ arrivals: Policy.Arrivals) throws {
    let gate = try InboxFixture.gate(arrivals)
    var random = SplitMix64(seed: arrivals == .newest ? 1 : 2)
    var (walked, deliveries, ended, failures) = (0, 0, 0, 0)
    while walked < Self.steps, failures < 3 {
      var model = InboxModel(gate: gate)
      var inbox = Inbox(gate)
      // The inbox's numbers begin anew with each process; these are the model's.
      var numbers: [Int: Int] = [:]
      var arrivalCount = 0
      var now: Int64 = 0
      var life: [String] = []
      for _ in 0..<Self.stepsOfALife {
        walked += 1
        now += random.oneIn(20) ? 400_000 : Int64(random.next() % 3_000)
        let moment = Self.moment(&random, now)
        life.append(Self.text(moment))
        let expected = model.add(moment)
        var outcomes: [Inbox.Outcome] = []
        switch moment {
        case .arrival(let arrival):
          outcomes = inbox.post(arrival)
          if let own = outcomes.map(\.number).max() { numbers[own] = arrivalCount }
          arrivalCount += 1
        case .event(let event): outcomes = inbox.note(event)
        case .restart(let at):
          let before = inbox.waiting
          let bytes = inbox.saved(wallClock: 1_000_000 + at, now: at)
          inbox = Inbox(gate)
          let back = try inbox.restore(bytes, wallClock: 1_000_000 + at, now: at)
          var old = before[...]
          var renumbered: [Int: Int] = [:]
          for intent in back {
            while let first = old.first, first.url != intent.url || first.delivery != intent.delivery { old.removeFirst() }
            if let first = old.popFirst() { renumbered[intent.number] = numbers[first.number] }
          }
          numbers = renumbered
        }
        let actual = outcomes.map { InboxModel.Fate(arrival: numbers[$0.number] ?? -1, word: Self.word($0)) }
        deliveries += actual.filter { $0.word == "route" }.count
        ended += actual.filter { !["route", "hold"].contains($0.word) }.count
        if Set(actual) != expected || actual.count != expected.count {
          failures += 1
          Issue.record("inbox: \(actual)\nmodel: \(expected)\nlife:\n\(life.joined(separator: "\n"))")
          break
        }
      }
    }
    print("inbox, \(arrivals): \(walked) steps walked, \(deliveries) delivered, \(ended) ended, \(failures) differences")
    #expect(deliveries > walked / 50 && ended > walked / 50)
  }

  private static func text(_ moment: InboxModel.Moment) -> String {
    guard case .arrival(let arrival) = moment else { return "\(moment)" }
    let facts = [arrival.link, arrival.authentication?.rawValue, arrival.account, arrival.scene, arrival.delivery].map { $0 ?? "-" }
    return "arrival " + facts.joined(separator: " ") + " \(arrival.at ?? -1)"
  }

  private static func word(_ outcome: Inbox.Outcome) -> String {
    switch outcome.verdict.kind {
    case .route: "route"
    case .hold: "hold"
    case .reject: "reject"
    default: String(outcome.verdict.reason.code.dropFirst("arrival.".count))
    }
  }

  private static func moment(_ random: inout SplitMix64, _ now: Int64) -> InboxModel.Moment {
    let accounts: [String?] = ["A", "B", nil]
    let scenes: [String?] = ["s", "t", nil]
    switch random.next() % 16 {
    case 0..<6:
      return .arrival(
        Arrival(
          link: InboxFixture.link(random.pick(["plain", "order", "account", "data", "both", "own", "nowhere"]), Int(random.next() % 9)),
          authentication: random.pick([nil, nil, .signedOut, .signedIn]), account: random.oneIn(4) ? random.pick(accounts) : nil,
          scene: random.pick(scenes), delivery: random.oneIn(2) ? "d\(random.next() % 12)" : nil, at: now))
    case 6, 7: return .event(.signIn(account: random.pick(accounts), at: now))
    case 8: return .event(.signOut(at: now))
    case 9: return .event(.switchAccount(account: random.pick(accounts), at: now))
    case 10: return .event(.ready(requirement: random.pick([nil, "dataReady", "kyc"]), holds: !random.oneIn(4), at: now))
    case 11: return .event(.sceneClosed(scene: random.pick(scenes), at: now))
    case 12: return .event(.cancelled(scene: random.pick(scenes), at: now))
    case 13: return .event(.time(at: random.oneIn(3) ? now - 5_000 : now))
    case 14: return .event(.ready(at: now))
    default: return .restart(at: now)
    }
  }
}
