// expects: conflicting return type in implementation of 'gate:shouldOpenURL:'
// A veto that returns nothing.
@import Foundation;
#import "GatehouseWebKit-Swift.h"
@interface Planted : NSObject <GTHWebViewGateDelegate>
@end
@implementation Planted
- (void)gate:(GTHWebViewGate *)gate shouldOpenURL:(NSString *)url {}
@end
