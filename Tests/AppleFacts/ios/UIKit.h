#pragma once
// UIKit, as far as the adapter and its example touch it. Sources: Apple's headers of the same class names, iOS 26.
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN
@class UIView, UIWindow, UIScene, UISceneSession, UIViewController, UIGestureRecognizer, UITouch, UIPress, UIEvent, UIPressesEvent, UIKey;
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21,
};
NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags API_IOS(13.4);
@end
typedef NS_OPTIONS(NSInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1, UIEventButtonMaskSecondary = 2,
} NS_SWIFT_NAME(UIEvent.ButtonMask) API_IOS(13.4);
@interface UIEvent (Buttons)
@property (nonatomic, readonly) UIEventButtonMask buttonMask API_IOS(13.4);
@end
NS_SWIFT_UI_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
@end
NS_SWIFT_UI_ACTOR @interface UIKey : NSObject
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@end
@interface UIPress : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, nullable, readonly) UIKey *key API_IOS(13.4);
@end
NS_SWIFT_UI_ACTOR @interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end
NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
@end
NS_SWIFT_UI_ACTOR @interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@end
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleWidth = 1 << 1, UIViewAutoresizingFlexibleHeight = 1 << 4,
} NS_SWIFT_NAME(UIView.AutoresizingMask);
NS_SWIFT_UI_ACTOR @interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
} NS_SWIFT_NAME(UIGestureRecognizer.State);
NS_SWIFT_UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
  NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end
NS_SWIFT_UI_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property (nullable, nonatomic, weak) id <UIGestureRecognizerDelegate> delegate;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nullable, nonatomic, copy) NSString *name API_IOS(11.0);
@end
NS_SWIFT_UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end
NS_SWIFT_UI_ACTOR @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIApplication.OpenExternalURLOptionsKey);
typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIApplication.OpenURLOptionsKey);
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
extern UIApplicationOpenExternalURLOptionsKey const UIApplicationOpenURLOptionUniversalLinksOnly NS_SWIFT_NAME(universalLinksOnly);
extern UIApplicationOpenURLOptionsKey const UIApplicationOpenURLOptionsSourceApplicationKey NS_SWIFT_NAME(sourceApplication);
extern UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey NS_SWIFT_NAME(url);
typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground }
  NS_SWIFT_NAME(UIApplication.State);
NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_EXTENSION_UNAVAILABLE_IOS("pass one in") NS_SWIFT_NAME(shared);
- (BOOL)canOpenURL:(NSURL *)url NS_SWIFT_NAME(canOpenURL(_:));
- (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options
  completionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^ _Nullable)(BOOL success))completion NS_SWIFT_NAME(open(_:options:completionHandler:));
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification);
NS_SWIFT_UI_ACTOR @protocol UIUserActivityRestoring <NSObject>
- (void)restoreUserActivityState:(NSUserActivity *)userActivity;
@end
@class UISceneConfiguration, UISceneConnectionOptions;
NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options
  NS_SWIFT_NAME(application(_:open:options:));
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity
  restorationHandler:(void (^)(NSArray<id <UIUserActivityRestoring>> * _Nullable restorableObjects))restorationHandler
  NS_SWIFT_NAME(application(_:continue:restorationHandler:));
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.OpenURLOptions) @interface UISceneOpenURLOptions : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, nullable) NSString *sourceApplication;
@property (nonatomic, readonly, nullable) id annotation;
@property (nonatomic, readonly) BOOL openInPlace;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.OpenExternalURLOptions) @interface UISceneOpenExternalURLOptions : NSObject
@property (nonatomic, readwrite) BOOL universalLinksOnly;
@end
NS_SWIFT_UI_ACTOR @interface UIOpenURLContext : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly) UISceneOpenURLOptions *options;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions) @interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts NS_SWIFT_NAME(urlContexts);
@property (nonatomic, nullable, readonly) NSString *sourceApplication;
@property (nonatomic, nullable, readonly) NSString *handoffUserActivityType;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@end
NS_SWIFT_UI_ACTOR @interface UISceneSession : NSObject
@property (nonatomic, readonly) NSString *persistentIdentifier;
@end
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive, UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);
@protocol UISceneDelegate;
NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneSession *session;
@property (nullable, nonatomic, strong) id <UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
- (void)openURL:(NSURL *)url options:(nullable UISceneOpenExternalURLOptions *)options
  completionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^ _Nullable)(BOOL success))completion NS_SWIFT_NAME(open(_:options:completionHandler:));
@end
NS_SWIFT_UI_ACTOR @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
  NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity NS_SWIFT_NAME(scene(_:continue:));
@end
NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene @end
NS_SWIFT_UI_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) { UIBarButtonItemStylePlain = 0, UIBarButtonItemStyleDone = 2 } NS_SWIFT_NAME(UIBarButtonItem.Style);
NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : NSObject
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
@end
NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end
@class UINavigationController;
NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <NSCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController;
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion
  NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_NAME(dismiss(animated:completion:));
@end
NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@end
NS_SWIFT_UI_ACTOR @interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger numberOfLines;
@end
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive }
  NS_SWIFT_NAME(UIAlertAction.Style);
NS_SWIFT_UI_ACTOR @interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style
  handler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^ _Nullable)(UIAlertAction *action))handler;
@end
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert }
  NS_SWIFT_NAME(UIAlertController.Style);
NS_SWIFT_UI_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end
NS_SWIFT_SENDABLE @interface UIPasteboard : NSObject
@property (class, nonatomic, readonly) UIPasteboard *generalPasteboard NS_SWIFT_NAME(general);
@property (nullable, nonatomic, copy) NSString *string;
@end
NS_ASSUME_NONNULL_END
