#pragma once
// WebKit's enumerations as Apple declares them: NS_ENUM, that is open C enumerations over NSInteger. Swift imports them with an
// `init(rawValue:)` that takes any value, and asks for `@unknown default` in a switch, as it does on Apple systems; an enumeration
// written in Swift gets both wrong.
#if !defined(__OBJC__)
#define GATEHOUSE_OPEN_ENUM(name) \
  enum __attribute__((enum_extensibility(open))) name : long; \
  typedef enum name name; \
  enum __attribute__((enum_extensibility(open))) name : long

/// What started a navigation.
GATEHOUSE_OPEN_ENUM(WKNavigationType) {
  WKNavigationTypeLinkActivated = 0,
  WKNavigationTypeFormSubmitted = 1,
  WKNavigationTypeBackForward = 2,
  WKNavigationTypeReload = 3,
  WKNavigationTypeFormResubmitted = 4,
  WKNavigationTypeOther = -1,
};

/// The answer to a navigation.
GATEHOUSE_OPEN_ENUM(WKNavigationActionPolicy) {
  WKNavigationActionPolicyCancel = 0,
  WKNavigationActionPolicyAllow = 1,
  WKNavigationActionPolicyDownload = 2,
};

/// The answer to a response.
GATEHOUSE_OPEN_ENUM(WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel = 0,
  WKNavigationResponsePolicyAllow = 1,
  WKNavigationResponsePolicyDownload = 2,
};

/// When a user script runs.
GATEHOUSE_OPEN_ENUM(WKUserScriptInjectionTime) {
  WKUserScriptInjectionTimeAtDocumentStart = 0,
  WKUserScriptInjectionTimeAtDocumentEnd = 1,
};

/// The answer to a request for a device.
GATEHOUSE_OPEN_ENUM(WKPermissionDecision) {
  WKPermissionDecisionPrompt = 0,
  WKPermissionDecisionGrant = 1,
  WKPermissionDecisionDeny = 2,
};

/// Which device a page asks for.
GATEHOUSE_OPEN_ENUM(WKMediaCaptureType) {
  WKMediaCaptureTypeCamera = 0,
  WKMediaCaptureTypeMicrophone = 1,
  WKMediaCaptureTypeCameraAndMicrophone = 2,
};

/// Which form of a page is asked for: in Swift `WKWebpagePreferences.ContentMode`.
GATEHOUSE_OPEN_ENUM(WKContentMode) {
  WKContentModeRecommended = 0,
  WKContentModeMobile = 1,
  WKContentModeDesktop = 2,
};

/// How a navigation deals with http addresses: in Swift `WKWebpagePreferences.UpgradeToHTTPSPolicy`.
GATEHOUSE_OPEN_ENUM(WKWebpagePreferencesUpgradeToHTTPSPolicy) {
  WKWebpagePreferencesUpgradeToHTTPSPolicyKeepAsRequested = 0,
  WKWebpagePreferencesUpgradeToHTTPSPolicyAutomaticFallbackToHTTP = 1,
  WKWebpagePreferencesUpgradeToHTTPSPolicyUserMediatedFallbackToHTTP = 2,
  WKWebpagePreferencesUpgradeToHTTPSPolicyErrorOnFailure = 3,
};

#include "UIKitEnums.h"
#endif
