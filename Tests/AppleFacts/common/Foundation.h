#pragma once
// Foundation, as far as the adapter and its example touch it. Sources: Apple's headers of the same class names.
#include "ObjectiveC.h"
NS_ASSUME_NONNULL_BEGIN
typedef double CGFloat;
struct CGPoint { CGFloat x, y; }; typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; }; typedef struct CGSize CGSize;
struct CGRect { CGPoint origin; CGSize size; }; typedef struct CGRect CGRect;

@protocol NSCopying - (id)copyWithZone:(nullable void *)zone; @end
@class NSCoder;
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding> @end
@class NSURLSession;
@interface NSCoder : NSObject @end
BRIDGED("Swift.String") @interface NSString : NSObject <NSCopying> @end
BRIDGED("Swift.Array") @interface NSArray<__covariant T> : NSObject <NSCopying> @end
BRIDGED("Swift.Dictionary") @interface NSDictionary<__covariant K, __covariant V> : NSObject <NSCopying> @end
BRIDGED("Swift.Set") @interface NSSet<__covariant T> : NSObject <NSCopying> @end
BRIDGED("Foundation.Data") @interface NSData : NSObject <NSCopying> @end
BRIDGED("Foundation.Date") @interface NSDate : NSObject <NSCopying> @end
BRIDGED("Foundation.URL") @interface NSURL : NSObject <NSCopying> @end
BRIDGED("Foundation.URLRequest") @interface NSURLRequest : NSObject <NSCopying> @end
BRIDGED("Foundation.Notification") @interface NSNotification : NSObject <NSCopying> @end
@interface NSNumber : NSObject <NSCopying>
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) const char *objCType;
@end
NS_SWIFT_SENDABLE @interface NSNull : NSObject <NSCopying> @end
typedef NSString *NSErrorDomain NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSErrorUserInfoKey;
BRIDGED("Swift.Error") @interface NSError : NSObject <NSCopying>
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict;
@end
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingMutableContainers = 1, NSJSONReadingMutableLeaves = 2, NSJSONReadingFragmentsAllowed = 4,
} NS_SWIFT_NAME(JSONSerialization.ReadingOptions);
NS_SWIFT_NAME(JSONSerialization) @interface NSJSONSerialization : NSObject
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError * _Nullable * _Nullable)error NS_SWIFT_NAME(jsonObject(with:options:));
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLResponse) @interface NSURLResponse : NSObject <NSCopying>
@property (nullable, readonly, copy) NSURL *URL;
@property (nullable, readonly, copy) NSString *MIMEType;
@property (nullable, readonly, copy) NSString *suggestedFilename;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPURLResponse) @interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLProtectionSpace) @interface NSURLProtectionSpace : NSObject
@property (readonly, copy) NSString *host;
@property (readonly, copy) NSString *authenticationMethod;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCredential) @interface NSURLCredential : NSObject @end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLAuthenticationChallenge) @interface NSURLAuthenticationChallenge : NSObject
@property (readonly, copy) NSURLProtectionSpace *protectionSpace;
@end
typedef NSString *NSHTTPCookieStringPolicy NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(HTTPCookieStringPolicy);
extern NSHTTPCookieStringPolicy const NSHTTPCookieSameSiteLax NS_SWIFT_NAME(HTTPCookieStringPolicy.sameSiteLax);
extern NSHTTPCookieStringPolicy const NSHTTPCookieSameSiteStrict NS_SWIFT_NAME(HTTPCookieStringPolicy.sameSiteStrict);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPCookie) @interface NSHTTPCookie : NSObject
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSString *value;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *path;
@property (readonly, getter=isSecure) BOOL secure;
@property (readonly, getter=isHTTPOnly) BOOL HTTPOnly;
@property (nullable, readonly, copy) NSDate *expiresDate;
@property (nullable, readonly, copy) NSHTTPCookieStringPolicy sameSitePolicy;
+ (NSArray<NSHTTPCookie *> *)cookiesWithResponseHeaderFields:(NSDictionary<NSString *, NSString *> *)headerFields forURL:(NSURL *)URL;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPCookieStorage) @interface NSHTTPCookieStorage : NSObject
@property (nullable, readonly, copy) NSArray<NSHTTPCookie *> *cookies;
- (void)setCookie:(NSHTTPCookie *)cookie;
- (void)deleteCookie:(NSHTTPCookie *)cookie;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSession) @interface NSURLSession : NSObject @end
typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
  NSURLSessionAuthChallengeUseCredential = 0, NSURLSessionAuthChallengePerformDefaultHandling = 1,
  NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2, NSURLSessionAuthChallengeRejectProtectionSpace = 3,
} NS_SWIFT_NAME(URLSession.AuthChallengeDisposition);
NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end
NS_SWIFT_NAME(Thread) @interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
NS_SWIFT_SENDABLE @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter) @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8,
};
@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end
// Neither isolated nor Sendable.
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@property (nullable, copy) NSDictionary *userInfo;
@property (nullable, copy) NSURL *webpageURL;
@property (nullable, copy) NSURL *referrerURL;
@property (nullable, copy) NSString *targetContentIdentifier;
@end
extern NSString * const NSUserActivityTypeBrowsingWeb;
extern NSString * const NSURLErrorDomain;
extern NSString * const NSURLErrorFailingURLErrorKey;
SEL NSSelectorFromString(NSString *aSelectorName);
NSString *NSStringFromSelector(SEL aSelector);
extern NSString * const NSCocoaErrorDomain;
extern NSString * const NSLocalizedDescriptionKey;
NS_ASSUME_NONNULL_END
