import Gatehouse
import Testing

/// A sign-out takes each step once, whatever fails, and says what did not end.
@Suite struct SignOutTests {
  @Test func everyStepIsTakenInOrder() {
    var plan = SignOut()
    var taken: [SignOut.Step] = []
    while let step = plan.next {
      #expect(plan.outcome == nil)
      taken.append(step)
      plan.note(step, .done)
    }
    #expect(taken == SignOut.Step.allCases)
    #expect(plan.outcome == .complete)
  }

  @Test(arguments: SignOut.Step.allCases) func aStepThatFailsStopsNothing(_ failing: SignOut.Step) {
    for result in [SignOut.Result.late, .failed("x")] {
      var plan = SignOut()
      while let step = plan.next { plan.note(step, step == failing ? result : .done) }
      #expect(plan.outcome == .incomplete([failing]))
      #expect(plan.results.count == SignOut.Step.allCases.count)
      // A result that comes late changes nothing.
      plan.note(failing, .done)
      #expect(plan.outcome == .incomplete([failing]))
      // Again: the failed one, and the second look.
      var again = plan.again()
      var taken: [SignOut.Step] = []
      while let step = again.next {
        taken.append(step)
        again.note(step, .done)
      }
      #expect(Set(taken) == [failing, .check])
      #expect(again.outcome == .complete)
    }
  }
}
