#pragma once
// The root of Objective-C, as far as the facts below need it. Sources: Apple's objc/NSObject.h, objc/runtime.h, NSObjCRuntime.h.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define BRIDGED(name) __attribute__((swift_bridge(name)))
#define API_AVAILABLE_2(ios_version, macos_version) __attribute__((availability(ios, introduced=ios_version), availability(macos, introduced=macos_version)))
#define NS_EXTENSION_UNAVAILABLE_IOS(text) __attribute__((availability(ios_app_extension, unavailable, message=text)))
#define API_IOS(version) __attribute__((availability(ios, introduced=version)))
#define API_MACOS(version) __attribute__((availability(macos, introduced=version)))

// For callers in Objective-C.
#define nil ((void *)0)
#define YES __objc_yes
#define NO __objc_no
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

NS_ASSUME_NONNULL_BEGIN
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(nullable SEL)selector;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
@property (readonly, copy) id description;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("use initialisers");
- (id)copy;
- (id)mutableCopy;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)selector;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)selector;
@end
typedef NS_ENUM(NSUInteger, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1, OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 01401,
};
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);
NS_ASSUME_NONNULL_END
