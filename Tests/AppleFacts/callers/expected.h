
@class NSString;
SWIFT_CLASS_NAMED("ObjCDecision")
@interface GTHDecision : NSObject
@property (nonatomic, readonly, copy) NSString * _Nonnull viewName;
@property (nonatomic, readonly, copy) NSString * _Nullable url;
@property (nonatomic, readonly, copy) NSString * _Nonnull verdict;
@property (nonatomic, readonly, copy) NSString * _Nonnull reason;
@property (nonatomic, readonly, copy) NSString * _Nonnull says;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

@class WKWebView;
@protocol GTHWebViewGateDelegate;
@class NSURL;
@protocol WKNavigationDelegate;
@protocol WKUIDelegate;
SWIFT_CLASS_NAMED("ObjCGate")
@interface GTHWebViewGate : NSObject
+ (GTHWebViewGate * _Nullable)attachToWebView:(WKWebView * _Nonnull)view policyNamed:(NSString * _Nonnull)name delegate:(id <GTHWebViewGateDelegate> _Nullable)delegate error:(NSError * _Nullable * _Nullable)error SWIFT_WARN_UNUSED_RESULT SWIFT_AVAILABILITY(ios_app_extension,unavailable);
+ (GTHWebViewGate * _Nullable)attachToWebView:(WKWebView * _Nonnull)view policyFile:(NSURL * _Nonnull)file delegate:(id <GTHWebViewGateDelegate> _Nullable)delegate error:(NSError * _Nullable * _Nullable)error SWIFT_WARN_UNUSED_RESULT SWIFT_AVAILABILITY(ios_app_extension,unavailable);
- (BOOL)attachToWebView:(WKWebView * _Nonnull)view error:(NSError * _Nullable * _Nullable)error;
- (void)detach;
- (void)reset;
- (void)tearDown;
@property (nonatomic, readonly, strong) WKWebView * _Nullable webView;
@property (nonatomic, weak) id <GTHWebViewGateDelegate> _Nullable delegate;
@property (nonatomic, weak) id <WKNavigationDelegate> _Nullable navigationDelegate;
@property (nonatomic, weak) id <WKUIDelegate> _Nullable uiDelegate;
SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly, copy) NSString * _Nonnull errorDomain;)
+ (NSString * _Nonnull)errorDomain SWIFT_WARN_UNUSED_RESULT;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

@class WKNavigation;
@class NSURLRequest;
@class GTHVisitResult;
@interface GTHWebViewGate (SWIFT_EXTENSION(GatehouseWebKit))
- (WKNavigation * _Nullable)loadURLByUser:(NSURL * _Nonnull)url;
- (WKNavigation * _Nullable)loadRequestByUser:(NSURLRequest * _Nonnull)request;
- (WKNavigation * _Nullable)loadRequest:(NSURLRequest * _Nonnull)request;
- (WKNavigation * _Nullable)loadLocalFile:(NSURL * _Nonnull)file readAccess:(NSURL * _Nonnull)folder;
- (void)visitRequest:(NSURLRequest * _Nonnull)request returningTo:(NSString * _Nonnull)address state:(NSString * _Nullable)state issuer:(NSString * _Nullable)issuer within:(NSTimeInterval)seconds completionHandler:(void (^ _Nonnull)(GTHVisitResult * _Nonnull))completionHandler;
- (void)cancelReturn;
- (void)noteUserAction;
- (void)didEnterBackground;
- (void)willEnterForeground;
@end

@class GTHRoute;
@class GTHQuestion;
@class GTHHandoff;
@class GTHReturnedAddress;
@class WKWebViewConfiguration;
@class WKWindowFeatures;
SWIFT_PROTOCOL_NAMED("ObjCGateDelegate")
@protocol GTHWebViewGateDelegate <NSObject>
@optional
- (void)gate:(GTHWebViewGate * _Nonnull)gate showRoute:(GTHRoute * _Nonnull)route;
- (BOOL)gate:(GTHWebViewGate * _Nonnull)gate shouldOpenURL:(NSString * _Nonnull)url SWIFT_WARN_UNUSED_RESULT;
- (void)gate:(GTHWebViewGate * _Nonnull)gate confirmQuestion:(GTHQuestion * _Nonnull)question completionHandler:(void (^ _Nonnull)(BOOL))completionHandler;
- (void)gate:(GTHWebViewGate * _Nonnull)gate didEndHandoff:(GTHHandoff * _Nonnull)handoff;
- (void)gate:(GTHWebViewGate * _Nonnull)gate didDecide:(GTHDecision * _Nonnull)decision;
- (void)gate:(GTHWebViewGate * _Nonnull)gate didReturn:(GTHReturnedAddress * _Nonnull)address;
- (WKWebView * _Nullable)gate:(GTHWebViewGate * _Nonnull)gate makeWindowWithConfiguration:(WKWebViewConfiguration * _Nonnull)configuration windowFeatures:(WKWindowFeatures * _Nonnull)features SWIFT_WARN_UNUSED_RESULT;
- (void)gate:(GTHWebViewGate * _Nonnull)gate didCloseWindow:(WKWebView * _Nonnull)view;
- (void)gate:(GTHWebViewGate * _Nonnull)gate didNotice:(NSString * _Nonnull)code;
@end

typedef SWIFT_ENUM_NAMED(NSInteger, GTHErrorCode, "ObjCGateErrorCode", closed) {
  GTHErrorCodeOther = 0,
  GTHErrorCodePolicyMissing = 1,
  GTHErrorCodePolicyBroken = 2,
  GTHErrorCodeTornDown = 3,
  GTHErrorCodeAttachedElsewhere = 4,
  GTHErrorCodeNotCalled = 5,
};

SWIFT_ENUM_FWD_DECL(NSInteger, GTHHandoffOutcome)
SWIFT_CLASS_NAMED("ObjCHandoff")
@interface GTHHandoff : NSObject
@property (nonatomic, readonly, copy) NSString * _Nonnull viewName;
@property (nonatomic, readonly, copy) NSString * _Nonnull url;
@property (nonatomic, readonly) BOOL universalLinkOnly;
@property (nonatomic, readonly) enum GTHHandoffOutcome outcome;
@property (nonatomic, readonly, copy) NSString * _Nonnull code;
@property (nonatomic, readonly, copy) NSString * _Nullable storeSearchURL;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

typedef SWIFT_ENUM_NAMED(NSInteger, GTHHandoffOutcome, "ObjCHandoffOutcome", closed) {
  GTHHandoffOutcomeOpened = 0,
  GTHHandoffOutcomeLoads = 1,
  GTHHandoffOutcomeStoreSearch = 2,
  GTHHandoffOutcomeFailed = 3,
  GTHHandoffOutcomeVetoed = 4,
  GTHHandoffOutcomeDeclined = 5,
  GTHHandoffOutcomeUnasked = 6,
  GTHHandoffOutcomeOutdated = 7,
};

SWIFT_CLASS_NAMED("ObjCQuestion")
@interface GTHQuestion : NSObject
@property (nonatomic, readonly, copy) NSString * _Nonnull act;
@property (nonatomic, readonly, copy) NSString * _Nonnull url;
@property (nonatomic, readonly, copy) NSString * _Nullable origin;
@property (nonatomic, readonly, copy) NSString * _Nonnull says;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

SWIFT_CLASS_NAMED("ObjCReturnedAddress")
@interface GTHReturnedAddress : NSObject
@property (nonatomic, readonly, copy) NSString * _Nonnull url;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, NSString *> * _Nonnull parameters;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

SWIFT_CLASS_NAMED("ObjCRoute")
@interface GTHRoute : NSObject
@property (nonatomic, readonly, copy) NSString * _Nonnull name;
@property (nonatomic, readonly, copy) NSString * _Nonnull path;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, NSArray<NSString *> *> * _Nonnull parameters;
- (NSString * _Nullable)valueOfParameter:(NSString * _Nonnull)parameter SWIFT_WARN_UNUSED_RESULT;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

typedef SWIFT_ENUM_NAMED(NSInteger, GTHVisitOutcome, "ObjCVisitOutcome", closed) {
  GTHVisitOutcomeReturned = 0,
  GTHVisitOutcomeCancelled = 1,
  GTHVisitOutcomeTimedOut = 2,
  GTHVisitOutcomeRefused = 3,
};

SWIFT_CLASS_NAMED("ObjCVisitResult")
@interface GTHVisitResult : NSObject
@property (nonatomic, readonly) enum GTHVisitOutcome outcome;
@property (nonatomic, readonly, strong) GTHReturnedAddress * _Nullable address;
@property (nonatomic, readonly, copy) NSString * _Nullable reason;
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

SWIFT_CLASS("_TtC15GatehouseWebKit11WebViewGate")
@interface WebViewGate : NSObject
- (nonnull instancetype)init SWIFT_UNAVAILABLE;
+ (nonnull instancetype)new SWIFT_UNAVAILABLE_MSG("-init is unavailable");
@end

