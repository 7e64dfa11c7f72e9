// A caller in Objective-C: everything of the facade is used once. It is only looked at, against the header that the Swift compiler makes.
@import Foundation;
@import WebKit;
#import "GatehouseWebKit-Swift.h"

@interface ShopPage : NSObject <GTHWebViewGateDelegate, WKNavigationDelegate>
@property (nonatomic, strong) WKWebView *webView;
@property (nonatomic, strong) GTHWebViewGate *gate;
@property (nonatomic, copy) NSString *shown;
@end

@implementation ShopPage

- (BOOL)startWithURL:(NSURL *)url error:(NSError **)error {
  self.gate = [GTHWebViewGate attachToWebView:self.webView policyNamed:@"gatehouse" delegate:self error:error];
  if (self.gate == nil) return NO; // the view is closed: nothing loads in it
  self.gate.navigationDelegate = self;
  [self.gate loadURLByUser:url];
  return YES;
}

- (BOOL)startWithFile:(NSURL *)policy page:(NSURL *)page folder:(NSURL *)folder {
  NSError *error = nil;
  self.gate = [GTHWebViewGate attachToWebView:self.webView policyFile:policy delegate:nil error:&error];
  if (self.gate == nil) {
    BOOL isOurs = [error.domain isEqual:GTHWebViewGate.errorDomain];
    return isOurs && (error.code == GTHErrorCodePolicyMissing || error.code == GTHErrorCodePolicyBroken);
  }
  self.gate.delegate = self;
  return [self.gate loadLocalFile:page readAccess:folder] != nil;
}

- (void)pay:(NSURLRequest *)request {
  [self.gate visitRequest:request returningTo:@"https://shop.example/paid" state:@"k1" issuer:nil within:300
    completionHandler:^(GTHVisitResult *result) {
      switch (result.outcome) {
        case GTHVisitOutcomeReturned: self.shown = result.address.url; break;
        case GTHVisitOutcomeCancelled: case GTHVisitOutcomeTimedOut: self.shown = nil; break;
        case GTHVisitOutcomeRefused: self.shown = result.reason; break;
      }
    }];
}

- (BOOL)close {
  [self.gate cancelReturn];
  [self.gate didEnterBackground];
  [self.gate willEnterForeground];
  [self.gate noteUserAction];
  [self.gate reset];
  [self.gate detach];
  BOOL isBack = [self.gate attachToWebView:self.webView error:NULL];
  [self.gate tearDown];
  return isBack && self.gate.webView == self.webView;
}

// MARK: GTHWebViewGateDelegate

- (void)gate:(GTHWebViewGate *)gate showRoute:(GTHRoute *)route {
  if ([route.name isEqual:@"product"]) self.shown = [route valueOfParameter:@"id"];
}
- (BOOL)gate:(GTHWebViewGate *)gate shouldOpenURL:(NSString *)url { return YES; }
- (void)gate:(GTHWebViewGate *)gate confirmQuestion:(GTHQuestion *)question completionHandler:(void (^)(BOOL))completionHandler {
  self.shown = question.says;
  completionHandler(NO);
}
- (void)gate:(GTHWebViewGate *)gate didEndHandoff:(GTHHandoff *)handoff {
  if (handoff.outcome == GTHHandoffOutcomeFailed) self.shown = handoff.code;
}
- (void)gate:(GTHWebViewGate *)gate didDecide:(GTHDecision *)decision { self.shown = decision.reason; }
- (void)gate:(GTHWebViewGate *)gate didReturn:(GTHReturnedAddress *)address { self.shown = address.url; }
- (WKWebView *)gate:(GTHWebViewGate *)gate
    makeWindowWithConfiguration:(WKWebViewConfiguration *)configuration
                 windowFeatures:(WKWindowFeatures *)features {
  return nil;
}
- (void)gate:(GTHWebViewGate *)gate didCloseWindow:(WKWebView *)view {}
- (void)gate:(GTHWebViewGate *)gate didNotice:(NSString *)code { self.shown = code; }
@end
