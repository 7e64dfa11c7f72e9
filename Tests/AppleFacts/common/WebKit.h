#pragma once
// WebKit's interface, as far as the adapter touches it. Sources: Apple's headers of the same class names (Xcode 26), and its documentation.
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#include "UIKit.h"
#define PlatformView UIView
#else
#include "AppKit.h"
#define PlatformView NSView
#endif
// A block that the caller runs on the main thread. Completion handlers are imported as @Sendable.
#define ON_MAIN NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE
NS_ASSUME_NONNULL_BEGIN
@class WKWebView, WKWebViewConfiguration, WKUserContentController, WKDownload, WKBackForwardList, WKBackForwardListItem, WKHTTPCookieStore, WKFrameInfo;
typedef NS_ENUM(NSInteger, WKNavigationType) {
  WKNavigationTypeLinkActivated, WKNavigationTypeFormSubmitted, WKNavigationTypeBackForward, WKNavigationTypeReload, WKNavigationTypeFormResubmitted,
  WKNavigationTypeOther = -1,
};
typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) { WKNavigationActionPolicyCancel, WKNavigationActionPolicyAllow, WKNavigationActionPolicyDownload };
typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
  WKNavigationResponsePolicyCancel, WKNavigationResponsePolicyAllow, WKNavigationResponsePolicyDownload,
};
typedef NS_ENUM(NSInteger, WKUserScriptInjectionTime) { WKUserScriptInjectionTimeAtDocumentStart, WKUserScriptInjectionTimeAtDocumentEnd };
typedef NS_ENUM(NSInteger, WKPermissionDecision) { WKPermissionDecisionPrompt, WKPermissionDecisionGrant, WKPermissionDecisionDeny };
typedef NS_ENUM(NSInteger, WKMediaCaptureType) { WKMediaCaptureTypeCamera, WKMediaCaptureTypeMicrophone, WKMediaCaptureTypeCameraAndMicrophone };
typedef NS_ENUM(NSInteger, WKContentMode) { WKContentModeRecommended, WKContentModeMobile, WKContentModeDesktop } NS_SWIFT_NAME(WKWebpagePreferences.ContentMode);

typedef NS_ENUM(NSInteger, WKWebpagePreferencesUpgradeToHTTPSPolicy) {
  WKWebpagePreferencesUpgradeToHTTPSPolicyKeepAsRequested, WKWebpagePreferencesUpgradeToHTTPSPolicyAutomaticFallbackToHTTP,
  WKWebpagePreferencesUpgradeToHTTPSPolicyUserMediatedFallbackToHTTP, WKWebpagePreferencesUpgradeToHTTPSPolicyErrorOnFailure,
} NS_SWIFT_NAME(WKWebpagePreferences.UpgradeToHTTPSPolicy);

NS_SWIFT_UI_ACTOR @interface WKNavigation : NSObject @end
NS_SWIFT_UI_ACTOR @interface WKSecurityOrigin : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, copy) NSString *protocol;
@property (nonatomic, readonly, copy) NSString *host;
@property (nonatomic, readonly) NSInteger port;
@end
NS_SWIFT_UI_ACTOR @interface WKFrameInfo : NSObject <NSCopying>
@property (nonatomic, readonly, getter=isMainFrame) BOOL mainFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) WKSecurityOrigin *securityOrigin;
@property (nonatomic, readonly, weak) WKWebView *webView;
@end
NS_SWIFT_UI_ACTOR @interface WKNavigationAction : NSObject
@property (nonatomic, readonly, copy) WKFrameInfo *sourceFrame;
@property (nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property (nonatomic, readonly) WKNavigationType navigationType;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) BOOL shouldPerformDownload API_AVAILABLE_2(14.5, 11.3);
@property (nonatomic, readonly) BOOL isContentRuleListRedirect API_AVAILABLE_2(26.0, 26.0);
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags API_IOS(18.4);
@property (nonatomic, readonly) UIEventButtonMask buttonNumber API_IOS(18.4);
#else
@property (nonatomic, readonly) NSEventModifierFlags modifierFlags;
@property (nonatomic, readonly) NSInteger buttonNumber;
#endif
@end
NS_SWIFT_UI_ACTOR @interface WKNavigationResponse : NSObject
@property (nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property (nonatomic, readonly, copy) NSURLResponse *response;
@property (nonatomic, readonly) BOOL canShowMIMEType;
@end
NS_SWIFT_UI_ACTOR @interface WKWebpagePreferences : NSObject
@property (nonatomic) BOOL allowsContentJavaScript;
@property (nonatomic) WKContentMode preferredContentMode;
@property (nonatomic, getter=isLockdownModeEnabled) BOOL lockdownModeEnabled API_AVAILABLE_2(16.0, 13.0);
@property (nonatomic) WKWebpagePreferencesUpgradeToHTTPSPolicy preferredHTTPSNavigationPolicy API_AVAILABLE_2(18.2, 15.2);
@end
NS_SWIFT_UI_ACTOR @interface WKWindowFeatures : NSObject
@property (nullable, nonatomic, readonly) NSNumber *menuBarVisibility;
@property (nullable, nonatomic, readonly) NSNumber *statusBarVisibility;
@property (nullable, nonatomic, readonly) NSNumber *toolbarsVisibility;
@property (nullable, nonatomic, readonly) NSNumber *allowsResizing;
@property (nullable, nonatomic, readonly) NSNumber *x;
@property (nullable, nonatomic, readonly) NSNumber *y;
@property (nullable, nonatomic, readonly) NSNumber *width;
@property (nullable, nonatomic, readonly) NSNumber *height;
@end

NS_SWIFT_UI_ACTOR @protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
  decisionHandler:(void (ON_MAIN ^)(WKNavigationActionPolicy))decisionHandler NS_SWIFT_NAME(webView(_:decidePolicyFor:decisionHandler:));
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction preferences:(WKWebpagePreferences *)preferences
  decisionHandler:(void (ON_MAIN ^)(WKNavigationActionPolicy, WKWebpagePreferences *))decisionHandler
  NS_SWIFT_NAME(webView(_:decidePolicyFor:preferences:decisionHandler:));
- (void)webView:(WKWebView *)webView decidePolicyForNavigationResponse:(WKNavigationResponse *)navigationResponse
  decisionHandler:(void (ON_MAIN ^)(WKNavigationResponsePolicy))decisionHandler NS_SWIFT_NAME(webView(_:decidePolicyFor:decisionHandler:));
- (void)webView:(WKWebView *)webView didStartProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didReceiveServerRedirectForProvisionalNavigation:(null_unspecified WKNavigation *)navigation;
- (void)webView:(WKWebView *)webView didFailProvisionalNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error;
- (void)webView:(WKWebView *)webView didCommitNavigation:(null_unspecified WKNavigation *)navigation NS_SWIFT_NAME(webView(_:didCommit:));
- (void)webView:(WKWebView *)webView didFinishNavigation:(null_unspecified WKNavigation *)navigation NS_SWIFT_NAME(webView(_:didFinish:));
- (void)webView:(WKWebView *)webView didFailNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error
  NS_SWIFT_NAME(webView(_:didFail:withError:));
- (void)webView:(WKWebView *)webView didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge
  completionHandler:(void (ON_MAIN ^)(NSURLSessionAuthChallengeDisposition disposition, NSURLCredential * _Nullable credential))completionHandler
  NS_SWIFT_NAME(webView(_:didReceive:completionHandler:));
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView authenticationChallenge:(NSURLAuthenticationChallenge *)challenge
  shouldAllowDeprecatedTLS:(void (ON_MAIN ^)(BOOL))decisionHandler NS_SWIFT_NAME(webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:));
- (void)webView:(WKWebView *)webView navigationAction:(WKNavigationAction *)navigationAction didBecomeDownload:(WKDownload *)download
  API_AVAILABLE_2(14.5, 11.3) NS_SWIFT_NAME(webView(_:navigationAction:didBecome:));
- (void)webView:(WKWebView *)webView navigationResponse:(WKNavigationResponse *)navigationResponse didBecomeDownload:(WKDownload *)download
  API_AVAILABLE_2(14.5, 11.3) NS_SWIFT_NAME(webView(_:navigationResponse:didBecome:));
- (void)webView:(WKWebView *)webView shouldGoToBackForwardListItem:(WKBackForwardListItem *)backForwardListItem willUseInstantBack:(BOOL)willUseInstantBack
  completionHandler:(void (^)(BOOL shouldGoToItem))completionHandler NS_SWIFT_NAME(webView(_:shouldGoTo:willUseInstantBack:completionHandler:));
@end
NS_SWIFT_UI_ACTOR @protocol WKUIDelegate <NSObject>
@optional
- (nullable WKWebView *)webView:(WKWebView *)webView createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration
  forNavigationAction:(WKNavigationAction *)navigationAction windowFeatures:(WKWindowFeatures *)windowFeatures
  NS_SWIFT_NAME(webView(_:createWebViewWith:for:windowFeatures:));
- (void)webViewDidClose:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame
  completionHandler:(void (ON_MAIN ^)(void))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame
  completionHandler:(void (ON_MAIN ^)(BOOL result))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(nullable NSString *)defaultText
  initiatedByFrame:(WKFrameInfo *)frame completionHandler:(void (ON_MAIN ^)(NSString * _Nullable result))completionHandler;
- (void)webView:(WKWebView *)webView requestMediaCapturePermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame
  type:(WKMediaCaptureType)type decisionHandler:(void (ON_MAIN ^)(WKPermissionDecision decision))decisionHandler API_AVAILABLE_2(15.0, 12.0)
  NS_SWIFT_NAME(webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:));
@end
NS_SWIFT_UI_ACTOR @protocol WKDownloadDelegate <NSObject>
- (void)download:(WKDownload *)download decideDestinationUsingResponse:(NSURLResponse *)response suggestedFilename:(NSString *)suggestedFilename
  completionHandler:(void (ON_MAIN ^)(NSURL * _Nullable destination))completionHandler
  NS_SWIFT_NAME(download(_:decideDestinationUsing:suggestedFilename:completionHandler:));
@optional
- (void)downloadDidFinish:(WKDownload *)download;
- (void)download:(WKDownload *)download didFailWithError:(NSError *)error resumeData:(nullable NSData *)resumeData;
@end
API_AVAILABLE_2(14.5, 11.3) NS_SWIFT_UI_ACTOR @interface WKDownload : NSObject
@property (nonatomic, readonly, nullable) NSURLRequest *originalRequest;
@property (nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, weak) id <WKDownloadDelegate> delegate;
- (void)cancel:(void (ON_MAIN ^ _Nullable)(NSData * _Nullable resumeData))completionHandler NS_SWIFT_NAME(cancel(_:));
@end
NS_SWIFT_UI_ACTOR @interface WKContentWorld : NSObject
@property (class, nonatomic, readonly) WKContentWorld *pageWorld NS_SWIFT_NAME(page);
@property (class, nonatomic, readonly) WKContentWorld *defaultClientWorld NS_SWIFT_NAME(defaultClient);
+ (WKContentWorld *)worldWithName:(NSString *)name NS_SWIFT_NAME(world(name:));
@property (nullable, nonatomic, readonly, copy) NSString *name;
@end
NS_SWIFT_UI_ACTOR @interface WKUserScript : NSObject
@property (nonatomic, readonly, copy) NSString *source;
@property (nonatomic, readonly) WKUserScriptInjectionTime injectionTime;
@property (nonatomic, readonly, getter=isForMainFrameOnly) BOOL forMainFrameOnly;
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)injectionTime forMainFrameOnly:(BOOL)forMainFrameOnly;
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)injectionTime forMainFrameOnly:(BOOL)forMainFrameOnly
  inContentWorld:(WKContentWorld *)contentWorld NS_SWIFT_NAME(init(source:injectionTime:forMainFrameOnly:in:));
@end
NS_SWIFT_UI_ACTOR @interface WKScriptMessage : NSObject
@property (nonatomic, readonly, copy) id body;
@property (nullable, nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, readonly, copy) WKFrameInfo *frameInfo;
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly) WKContentWorld *world;
@end
NS_SWIFT_UI_ACTOR @protocol WKScriptMessageHandler <NSObject>
- (void)userContentController:(WKUserContentController *)userContentController didReceiveScriptMessage:(WKScriptMessage *)message
  NS_SWIFT_NAME(userContentController(_:didReceive:));
@end
NS_SWIFT_UI_ACTOR @protocol WKScriptMessageHandlerWithReply <NSObject>
- (void)userContentController:(WKUserContentController *)userContentController didReceiveScriptMessage:(WKScriptMessage *)message
  replyHandler:(void (ON_MAIN ^)(id _Nullable reply, NSString * _Nullable errorMessage))replyHandler
  NS_SWIFT_NAME(userContentController(_:didReceive:replyHandler:));
@end
NS_SWIFT_UI_ACTOR @interface WKUserContentController : NSObject
@property (nonatomic, readonly, copy) NSArray<WKUserScript *> *userScripts;
- (void)addUserScript:(WKUserScript *)userScript;
- (void)removeAllUserScripts;
- (void)addScriptMessageHandler:(id <WKScriptMessageHandler>)scriptMessageHandler contentWorld:(WKContentWorld *)world name:(NSString *)name
  NS_SWIFT_NAME(add(_:contentWorld:name:));
- (void)addScriptMessageHandlerWithReply:(id <WKScriptMessageHandlerWithReply>)scriptMessageHandlerWithReply contentWorld:(WKContentWorld *)contentWorld
  name:(NSString *)name NS_SWIFT_NAME(addScriptMessageHandler(_:contentWorld:name:));
- (void)addScriptMessageHandler:(id <WKScriptMessageHandler>)scriptMessageHandler name:(NSString *)name NS_SWIFT_NAME(add(_:name:));
- (void)removeScriptMessageHandlerForName:(NSString *)name contentWorld:(WKContentWorld *)contentWorld;
- (void)removeScriptMessageHandlerForName:(NSString *)name;
- (void)removeAllScriptMessageHandlersFromContentWorld:(WKContentWorld *)contentWorld NS_SWIFT_NAME(removeAllScriptMessageHandlers(from:));
- (void)removeAllScriptMessageHandlers;
@end
NS_SWIFT_UI_ACTOR @interface WKPreferences : NSObject
@property (nonatomic) BOOL javaScriptCanOpenWindowsAutomatically;
@property (nonatomic, getter=isFraudulentWebsiteWarningEnabled) BOOL fraudulentWebsiteWarningEnabled;
@end
NS_SWIFT_UI_ACTOR @interface WKProcessPool : NSObject @end
NS_SWIFT_UI_ACTOR @protocol WKHTTPCookieStoreObserver <NSObject>
@optional
- (void)cookiesDidChangeInCookieStore:(WKHTTPCookieStore *)cookieStore NS_SWIFT_NAME(cookiesDidChange(in:));
@end
NS_SWIFT_UI_ACTOR @interface WKHTTPCookieStore : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (void)getAllCookies:(void (ON_MAIN ^)(NSArray<NSHTTPCookie *> *))completionHandler;
- (void)setCookie:(NSHTTPCookie *)cookie completionHandler:(void (ON_MAIN ^ _Nullable)(void))completionHandler;
- (void)deleteCookie:(NSHTTPCookie *)cookie completionHandler:(void (ON_MAIN ^ _Nullable)(void))completionHandler
  __attribute__((swift_async_name("deleteCookie(_:)")));
- (void)addObserver:(id <WKHTTPCookieStoreObserver>)observer NS_SWIFT_NAME(add(_:));
- (void)removeObserver:(id <WKHTTPCookieStoreObserver>)observer NS_SWIFT_NAME(remove(_:));
@end
NS_SWIFT_UI_ACTOR @interface WKWebsiteDataRecord : NSObject
@property (nonatomic, readonly, copy) NSString *displayName;
@property (nonatomic, readonly, copy) NSSet<NSString *> *dataTypes;
@end
NS_SWIFT_UI_ACTOR @interface WKWebsiteDataStore : NSObject
+ (WKWebsiteDataStore *)defaultDataStore NS_SWIFT_NAME(default());
+ (WKWebsiteDataStore *)nonPersistentDataStore NS_SWIFT_NAME(nonPersistent());
+ (NSSet<NSString *> *)allWebsiteDataTypes;
@property (nonatomic, readonly, getter=isPersistent) BOOL persistent;
@property (nonatomic, readonly) WKHTTPCookieStore *httpCookieStore;
- (void)fetchDataRecordsOfTypes:(NSSet<NSString *> *)dataTypes completionHandler:(void (ON_MAIN ^)(NSArray<WKWebsiteDataRecord *> *))completionHandler
  __attribute__((swift_async_name("dataRecords(ofTypes:)")));
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes forDataRecords:(NSArray<WKWebsiteDataRecord *> *)dataRecords
  completionHandler:(void (ON_MAIN ^)(void))completionHandler NS_SWIFT_NAME(removeData(ofTypes:for:completionHandler:));
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes modifiedSince:(NSDate *)date completionHandler:(void (ON_MAIN ^)(void))completionHandler
  NS_SWIFT_NAME(removeData(ofTypes:modifiedSince:completionHandler:));
@end
NS_SWIFT_UI_ACTOR @interface WKBackForwardListItem : NSObject
@property (readonly, copy) NSURL *URL;
@property (nullable, readonly, copy) NSString *title;
@property (readonly, copy) NSURL *initialURL;
@end
NS_SWIFT_UI_ACTOR @interface WKBackForwardList : NSObject
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *currentItem;
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *backItem;
@property (nullable, nonatomic, readonly, strong) WKBackForwardListItem *forwardItem;
- (nullable WKBackForwardListItem *)itemAtIndex:(NSInteger)index NS_SWIFT_NAME(item(at:));
@property (nonatomic, readonly, copy) NSArray<WKBackForwardListItem *> *backList;
@property (nonatomic, readonly, copy) NSArray<WKBackForwardListItem *> *forwardList;
@end
@protocol WKURLSchemeTask <NSObject>
@property (nonatomic, readonly, copy) NSURLRequest *request;
- (void)didReceiveResponse:(NSURLResponse *)response NS_SWIFT_NAME(didReceive(_:));
- (void)didReceiveData:(NSData *)data NS_SWIFT_NAME(didReceive(_:));
- (void)didFinish;
- (void)didFailWithError:(NSError *)error;
@end
NS_SWIFT_UI_ACTOR @protocol WKURLSchemeHandler <NSObject>
- (void)webView:(WKWebView *)webView startURLSchemeTask:(id <WKURLSchemeTask>)urlSchemeTask NS_SWIFT_NAME(webView(_:start:));
- (void)webView:(WKWebView *)webView stopURLSchemeTask:(id <WKURLSchemeTask>)urlSchemeTask NS_SWIFT_NAME(webView(_:stop:));
@end
NS_SWIFT_UI_ACTOR @interface WKWebViewConfiguration : NSObject <NSCopying>
@property (nonatomic, strong) WKProcessPool *processPool;
@property (nonatomic, strong) WKPreferences *preferences;
@property (nonatomic, strong) WKUserContentController *userContentController;
@property (nonatomic, strong) WKWebsiteDataStore *websiteDataStore;
@property (null_resettable, nonatomic, copy) WKWebpagePreferences *defaultWebpagePreferences;
@property (nonatomic) BOOL limitsNavigationsToAppBoundDomains;
@property (nullable, nonatomic, copy) NSString *applicationNameForUserAgent;
@property (nonatomic) BOOL upgradeKnownHostsToHTTPS;
- (void)setURLSchemeHandler:(nullable id <WKURLSchemeHandler>)urlSchemeHandler forURLScheme:(NSString *)urlScheme;
- (nullable id <WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)urlScheme;
@end
NS_SWIFT_UI_ACTOR @interface WKWebView : PlatformView
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id <WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id <WKUIDelegate> UIDelegate NS_SWIFT_NAME(uiDelegate);
@property (nonatomic, readonly, strong) WKBackForwardList *backForwardList;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request NS_SWIFT_NAME(load(_:));
- (nullable WKNavigation *)loadFileURL:(NSURL *)URL allowingReadAccessToURL:(NSURL *)readAccessURL NS_SWIFT_NAME(loadFileURL(_:allowingReadAccessTo:));
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
- (nullable WKNavigation *)loadData:(NSData *)data MIMEType:(NSString *)MIMEType characterEncodingName:(NSString *)characterEncodingName baseURL:(NSURL *)baseURL
  NS_SWIFT_NAME(load(_:mimeType:characterEncodingName:baseURL:));
- (nullable WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item NS_SWIFT_NAME(go(to:));
@property (nullable, nonatomic, readonly, copy) NSString *title;
@property (nullable, nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic, readonly) double estimatedProgress;
@property (nonatomic, readonly) BOOL hasOnlySecureContent;
@property (nonatomic, readonly) BOOL canGoBack;
@property (nonatomic, readonly) BOOL canGoForward;
- (nullable WKNavigation *)goBack;
- (nullable WKNavigation *)goForward;
- (nullable WKNavigation *)reload;
- (nullable WKNavigation *)reloadFromOrigin;
- (void)stopLoading;
- (void)evaluateJavaScript:(NSString *)javaScriptString completionHandler:(void (ON_MAIN ^ _Nullable)(id _Nullable, NSError * _Nullable error))completionHandler;
@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nullable, nonatomic, copy) NSString *customUserAgent;
@property (nonatomic) BOOL allowsLinkPreview;
@property (nonatomic, getter=isInspectable) BOOL inspectable API_AVAILABLE_2(16.4, 13.3);
+ (BOOL)handlesURLScheme:(NSString *)urlScheme;
@end
NS_ASSUME_NONNULL_END
