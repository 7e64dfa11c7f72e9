#pragma once
// AppKit, as far as the adapter touches it. Sources: Apple's headers of the same class names, macOS 26.
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN
@class NSView, NSWindow, NSGestureRecognizer, NSImage;
typedef NS_ENUM(NSUInteger, NSEventType) {
  NSEventTypeLeftMouseDown = 1, NSEventTypeLeftMouseUp = 2, NSEventTypeKeyDown = 10, NSEventTypeKeyUp = 11,
} NS_SWIFT_NAME(NSEvent.EventType);
typedef NS_OPTIONS(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagCapsLock = 1 << 16, NSEventModifierFlagShift = 1 << 17, NSEventModifierFlagControl = 1 << 18, NSEventModifierFlagOption = 1 << 19,
  NSEventModifierFlagCommand = 1 << 20,
} NS_SWIFT_NAME(NSEvent.ModifierFlags);
typedef NS_OPTIONS(unsigned long long, NSEventMask) {
  NSEventMaskLeftMouseDown = 1 << 1, NSEventMaskLeftMouseUp = 1 << 2, NSEventMaskKeyDown = 1 << 10, NSEventMaskKeyUp = 1 << 11,
} NS_SWIFT_NAME(NSEvent.EventTypeMask);
@interface NSEvent : NSObject
@property (readonly) NSEventType type;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) NSEventModifierFlags modifierFlags;
@property (readonly) NSInteger buttonNumber;
@property (readonly) CGPoint locationInWindow;
@property (nullable, readonly, copy) NSString *characters;
@property (getter=isARepeat, readonly) BOOL ARepeat;
@property (nullable, readonly, assign) NSWindow *window NS_SWIFT_UI_ACTOR;
+ (nullable id)addLocalMonitorForEventsMatchingMask:(NSEventMask)mask handler:(NSEvent * _Nullable (^)(NSEvent *event))block
  NS_SWIFT_NAME(addLocalMonitorForEvents(matching:handler:));
+ (void)removeMonitor:(id)eventMonitor;
@end
NS_SWIFT_UI_ACTOR @interface NSResponder : NSObject
@property (nullable, assign) NSResponder *nextResponder;
- (void)mouseDown:(NSEvent *)event NS_SWIFT_NAME(mouseDown(with:));
- (void)mouseUp:(NSEvent *)event NS_SWIFT_NAME(mouseUp(with:));
- (void)keyDown:(NSEvent *)event NS_SWIFT_NAME(keyDown(with:));
- (void)keyUp:(NSEvent *)event NS_SWIFT_NAME(keyUp(with:));
@end
NS_SWIFT_UI_ACTOR @interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frameRect NS_DESIGNATED_INITIALIZER;
@property CGRect frame;
@property (nullable, readonly, assign) NSWindow *window;
@property (copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer;
@end
NS_SWIFT_UI_ACTOR @interface NSWindow : NSResponder @end
typedef NS_ENUM(NSInteger, NSGestureRecognizerState) {
  NSGestureRecognizerStatePossible, NSGestureRecognizerStateBegan, NSGestureRecognizerStateChanged, NSGestureRecognizerStateEnded,
  NSGestureRecognizerStateCancelled, NSGestureRecognizerStateFailed,
} NS_SWIFT_NAME(NSGestureRecognizer.State);
@protocol NSGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(NSGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(NSGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(NSGestureRecognizer *)otherGestureRecognizer
  NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
@end
NS_SWIFT_UI_ACTOR @interface NSGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSGestureRecognizerState state;
@property (nullable, weak) id <NSGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, readonly) NSView *view;
@property BOOL delaysPrimaryMouseButtonEvents;
@property BOOL delaysKeyEvents;
@property (copy, nullable) NSString *name API_MACOS(15.0);
- (void)reset;
- (void)mouseDown:(NSEvent *)event NS_SWIFT_NAME(mouseDown(with:));
- (void)mouseUp:(NSEvent *)event NS_SWIFT_NAME(mouseUp(with:));
- (void)keyDown:(NSEvent *)event NS_SWIFT_NAME(keyDown(with:));
- (void)keyUp:(NSEvent *)event NS_SWIFT_NAME(keyUp(with:));
@end
NS_SWIFT_UI_ACTOR @interface NSClickGestureRecognizer : NSGestureRecognizer
@property NSUInteger buttonMask;
@property NSInteger numberOfClicksRequired;
@end
NS_SWIFT_UI_ACTOR @interface NSPressGestureRecognizer : NSGestureRecognizer
@property NSUInteger buttonMask;
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
NS_SWIFT_SENDABLE @interface NSRunningApplication : NSObject
@property (readonly, copy, nullable) NSString *bundleIdentifier;
@end
NS_SWIFT_NAME(NSWorkspace.OpenConfiguration) @interface NSWorkspaceOpenConfiguration : NSObject
@property BOOL promptsUserIfNeeded;
@property BOOL activates;
@property BOOL requiresUniversalLinks;
@end
@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace NS_SWIFT_NAME(shared);
- (BOOL)openURL:(NSURL *)url NS_SWIFT_NAME(open(_:));
- (void)openURL:(NSURL *)url configuration:(NSWorkspaceOpenConfiguration *)configuration
  completionHandler:(void (NS_SWIFT_SENDABLE ^ _Nullable)(NSRunningApplication * _Nullable app, NSError * _Nullable error))completionHandler
  NS_SWIFT_NAME(open(_:configuration:completionHandler:));
@property (readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled;
@property (readonly, getter=isSwitchControlEnabled) BOOL switchControlEnabled;
@end
NS_SWIFT_UI_ACTOR @interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (getter=isActive, readonly) BOOL active;
@end
extern NSNotificationName NSApplicationDidHideNotification NS_SWIFT_NAME(NSApplication.didHideNotification);
extern NSNotificationName NSApplicationDidUnhideNotification NS_SWIFT_NAME(NSApplication.didUnhideNotification);
extern NSNotificationName NSApplicationDidBecomeActiveNotification NS_SWIFT_NAME(NSApplication.didBecomeActiveNotification);
extern NSNotificationName NSApplicationDidResignActiveNotification NS_SWIFT_NAME(NSApplication.didResignActiveNotification);
@protocol NSUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)userActivity;
@end
NS_SWIFT_UI_ACTOR @protocol NSApplicationDelegate <NSObject>
@optional
- (BOOL)application:(NSApplication *)application continueUserActivity:(NSUserActivity *)userActivity
  restorationHandler:(void (^)(NSArray<id <NSUserActivityRestoring>> *restorableObjects))restorationHandler
  NS_SWIFT_NAME(application(_:continue:restorationHandler:));
- (void)application:(NSApplication *)application openURLs:(NSArray<NSURL *> *)urls NS_SWIFT_NAME(application(_:open:));
@end
NS_ASSUME_NONNULL_END
