/// Where WebKit differs between systems, linked versions and settings.
package struct ScriptedBehavior: Sendable, Hashable {
  /// What a host learns of a navigation.
  package enum Knowledge: Sendable, Hashable {
    /// Apple's interface only: frames; no input, no redirect.
    case apple
    /// Everything, as a host with an extension in the page process would.
    case everything
  }

  /// What the host learns.
  package var knowledge = Knowledge.apple
  /// Whether a load that the app started has no source frame (WebPageProxy.cpp, `NavigationActionSourceFrameNonNull`).
  package var hostLoadsHaveNoSource = true
  /// Whether `window.open` needs a gesture (`javaScriptCanOpenWindowsAutomatically`: false on iOS, true on macOS).
  package var windowsNeedGesture = true
  /// Whether a sandboxed frame's navigation to another scheme is dropped before anybody is asked (WebPageProxy.cpp 7993-8017).
  package var dropsSandboxedSchemes = true
  /// Whether a redirect of a sub-frame to a scheme that is not HTTP is dropped before anybody is asked.
  package var dropsSubframeSchemeRedirects = true
  /// The hosts of installed apps that take universal links out of the view (facts of `tryInterceptNavigation`).
  package var appLinkHosts: Set<String> = []
  /// What the engine does wrong on purpose, so that tests show that they notice.
  package var faults: Set<ScriptedFault> = []

  package init(knowledge: Knowledge = .apple) { self.knowledge = knowledge }

  /// Two flags as WebKitGTK has them: it asks about all that Apple's WebKit drops by itself.
  package static var asksAboutEverything: ScriptedBehavior {
    var behavior = ScriptedBehavior(knowledge: .everything)
    behavior.dropsSandboxedSchemes = false
    behavior.dropsSubframeSchemeRedirects = false
    return behavior
  }

  func has(_ fault: ScriptedFault) -> Bool { faults.contains(fault) }
}

/// A mistake that an engine behind Apple's interface could make. Each is planted in a test and must be found.
package enum ScriptedFault: String, Sendable, Hashable, CaseIterable {
  case lateFragmentAnswerRefuses, scriptedFragmentAnswerCounts, blankFrameWaits, redirectBecomesOther, scriptedClickIsOther
  case windowOpenAsksFirst, blankTargetSkipsQuestion, blankTargetHasMainTarget, popupIsNotAsked, popupWithoutGesture, popupLosesHandlers
  case sourceIsAlwaysMain, sourceIsTheTarget, opaqueOriginIsInherited, srcdocIsOpaque, blankTakesOwnOrigin
  case refusedFirstActionFails, refusedHopIsSilent, refusedResponseIsSilent, supersededIsSilent, supersededAnswerCounts
  case refusedLoadsAnyway, hopIsNotAsked, subframeIsNotAsked, responseIsNotAsked, bodyIsLostOnRepeat, postSurvives302
  case secondAnswerCounts, unansweredIsAllowed, silentAfterDeath, answerAfterDeathLoads, pushStateAsks, topNavigationWithoutGesture
  case resubmissionIsBackForward, urlIsTheOldPage, foreignSchemeLoads, downloadAlsoLoads, foreignViewIsUsed, hopIsNotShown
}
