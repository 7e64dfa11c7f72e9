import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// A question to the user that has no answer yet.
struct OpenQuestion {
  var number: Int
  var task: Task<Void, Never>
}

// Questions to the user. The navigation was cancelled; a yes continues it.
extension WebViewGate {
  /// Puts a question to the user.
  func ask(_ verdict: Verdict, _ facts: NavigationFacts, _ request: URLRequest?) {
    guard let url = verdict.url else { return }
    let plan = verdict.then == .open ? verdict.handoff : nil
    guard let confirm else {
      if has(.confirmsWithoutAsker) {
        if let plan { handOff(url, plan, facts, request) }
      } else if let plan {
        // Told when the engine has its answer.
        Task { tell(url, plan, .unasked) }
      }
      return
    }
    endQuestion()
    questions += 1
    let number = questions
    let asked = GateQuestion(act: plan == nil ? .resubmit : .open, url: url.href, origin: facts.source?.origin, says: verdict.says)
    let (name, handoffEnded) = (name, handoffEnded)
    let task = Task { [weak self] in
      let isYes = await confirm(asked)
      if let self { return self.answered(number, isYes, url, plan, facts, request) }
      // The gate went with its view: the end is told all the same.
      guard let plan else { return }
      handoffEnded?(
        Handoff(view: name, url: url.href, universalLinkOnly: plan.mode == .universalLinkOnly, outcome: .outdated))
    }
    question = OpenQuestion(number: number, task: task)
  }

  private func answered(
    _ number: Int, _ isYes: Bool, _ url: WebURL, _ plan: HandoffPlan?, _ facts: NavigationFacts, _ request: URLRequest?
  ) {
    let isOpen = question?.number == number && !isTornDown && view != nil && (plan == nil || state.asked == url)
    if question?.number == number { question = nil }
    guard isOpen || has(.answersOldQuestion) else {
      if let plan { tell(url, plan, .outdated) }
      return
    }
    note(.answer(url: url.href, isYes: isYes, at: now))
    switch (plan, isYes) {
    case (let plan?, true): handOff(url, plan, facts, request)
    case (let plan?, false): tell(url, plan, .declined)
    case (nil, true): sendAgain(url, facts)
    case (nil, false): break
    }
  }

  /// Withdraws the question: an answer changes nothing from here on.
  func endQuestion() {
    question?.task.cancel()
    question = nil
  }

  /// Sends a form again as history or reload would have: WebKit holds what it contained.
  private func sendAgain(_ url: WebURL, _ facts: NavigationFacts) {
    guard let view else { return }
    comeBackIfDisplaced()
    passes.add(url, facts, asksApp: true, isRepeat: true, at: now)
    let list = view.backForwardList
    if committedAddress == url.href {
      view.reload()
    } else if let item = (list.backList.reversed() + list.forwardList).first(where: { $0.url.absoluteString == url.href }) {
      view.go(to: item)
    }
  }
}
