/// A mistake that this adapter could make. Tests plant each in a gate of their own and show that it is noticed; on Apple systems none can be
/// planted, and the compiler drops the branches.
package enum AdapterFault: String, Sendable, Hashable, CaseIterable {
  case forgetsAppDelegate, forgetsRestoring, staysDisplaced, letsUnaskedLoad, keepsStaleForwarding, lateAnswerCounts, appWidens
  case asksVetoTwice, ignoresVeto, tellsHandoffTwice, tellsNoHandoff, searchesStoreForCalls, storeSkipsWeb, fallbackLosesRequest
  case passLastsForEver, confirmsWithoutAsker, answersOldQuestion, reportsOwnCancellation, hidesRealFailure
  case visitNeverEnds, popupWithoutGate, popupWhenRefused, fileGrantStays, downloadsUnhandled, inputsStay, gateDiesEarly, viewNeverDies
  case proxyInCircle, trustsEarlierLoad, resetWakesUp, windowsHearNothing, leadsBack, searchesStoreAfterEnd, finishEndsNewerLoad
  case privateAnswerIsNo, allowsAfterEnd, isNotCalled, losesHops, actsAfterEnd, keepsUnaskedPage
  case forgetsEarlyDelegate, hearsOtherViews, launchesAfterEnd, fragmentIsALoad, replacesOwnGate, windowsForgetTheirFirst
  case leadsBackFromLoads, approvalOfAnother
}

extension WebViewGate {
  func has(_ fault: AdapterFault) -> Bool {
    #if canImport(WebKit)
      false
    #else
      faults.contains(fault)
    #endif
  }
}
