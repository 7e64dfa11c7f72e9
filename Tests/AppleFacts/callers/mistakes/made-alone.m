// expects: 'init' is unavailable
// A gate that stands in front of nothing.
@import Foundation;
#import "GatehouseWebKit-Swift.h"
GTHWebViewGate *planted(void) { return [[GTHWebViewGate alloc] init]; }
