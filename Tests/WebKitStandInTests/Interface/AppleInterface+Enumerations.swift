import Foundation

extension AppleInterface {
  /// Enumerations: NS_ENUMs, open, with the numbers of Apple's headers. The name in C, the name in Swift and the source; then the cases, as in Swift.
  private static let enumerationText = """
    WKNavigationType WKNavigationType | WKNavigationAction.h | linkActivated 0, formSubmitted 1, backForward 2, reload 3, formResubmitted 4, other -1
    WKNavigationActionPolicy WKNavigationActionPolicy | WKNavigationDelegate.h | cancel 0, allow 1, download 2
    WKNavigationResponsePolicy WKNavigationResponsePolicy | WKNavigationDelegate.h | cancel 0, allow 1, download 2
    WKUserScriptInjectionTime WKUserScriptInjectionTime | WKUserScript.h | atDocumentStart 0, atDocumentEnd 1
    WKPermissionDecision WKPermissionDecision | WKUIDelegate.h | prompt 0, grant 1, deny 2
    WKMediaCaptureType WKMediaCaptureType | WKUIDelegate.h | camera 0, microphone 1, cameraAndMicrophone 2
    WKContentMode WKWebpagePreferences.ContentMode | WKWebpagePreferences.h | recommended 0, mobile 1, desktop 2
    WKWebpagePreferencesUpgradeToHTTPSPolicy WKWebpagePreferences.UpgradeToHTTPSPolicy | WKWebpagePreferences.h | keepAsRequested 0, automaticFallbackToHTTP 1, userMediatedFallbackToHTTP 2, errorOnFailure 3
    UIGestureRecognizerState UIGestureRecognizer.State | UIGestureRecognizer.h | possible 0, began 1, changed 2, ended 3, cancelled 4, failed 5
    NSGestureRecognizerState NSGestureRecognizer.State | NSGestureRecognizer.h | possible 0, began 1, changed 2, ended 3, cancelled 4, failed 5
    UIApplicationState UIApplication.State | UIApplication.h | active 0, inactive 1, background 2
    UISceneActivationState UIScene.ActivationState | UISceneDefinitions.h | unattached -1, foregroundActive 0, foregroundInactive 1, background 2
    """

  struct Enumeration {
    var name: String
    var swiftName: String
    var source: String
    var cases: [String: Int]
  }

  static let enumerations: [Enumeration] = enumerationText.split(separator: "\n").map { line in
    let parts = line.components(separatedBy: " | ")
    let names = parts[0].split(separator: " ").map(String.init)
    let cases = parts[2].components(separatedBy: ", ").map { $0.split(separator: " ") }
    return Enumeration(
      name: names[0], swiftName: names[1], source: parts[1],
      cases: Dictionary(uniqueKeysWithValues: cases.map { (String($0[0]), Int($0[1]) ?? .min) }))
  }
}
