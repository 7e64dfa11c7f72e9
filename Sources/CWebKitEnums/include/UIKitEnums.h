#pragma once
// UIKit's and AppKit's enumerations: NS_ENUM there, open here for the same reason as WebKit's.

/// How far a recogniser of UIKit's is: in Swift `UIGestureRecognizer.State`.
GATEHOUSE_OPEN_ENUM(UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
};

/// How far a recogniser of AppKit's is: in Swift `NSGestureRecognizer.State`.
GATEHOUSE_OPEN_ENUM(NSGestureRecognizerState) {
  NSGestureRecognizerStatePossible = 0,
  NSGestureRecognizerStateBegan = 1,
  NSGestureRecognizerStateChanged = 2,
  NSGestureRecognizerStateEnded = 3,
  NSGestureRecognizerStateCancelled = 4,
  NSGestureRecognizerStateFailed = 5,
};

/// Whether an app is on the screen: in Swift `UIApplication.State`.
GATEHOUSE_OPEN_ENUM(UIApplicationState) {
  UIApplicationStateActive = 0,
  UIApplicationStateInactive = 1,
  UIApplicationStateBackground = 2,
};

/// Whether a scene is on the screen: in Swift `UIScene.ActivationState`.
GATEHOUSE_OPEN_ENUM(UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive = 0,
  UISceneActivationStateForegroundInactive = 1,
  UISceneActivationStateBackground = 2,
};
