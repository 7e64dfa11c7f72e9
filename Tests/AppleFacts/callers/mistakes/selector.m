// expects: no visible @interface for 'GTHWebViewGate' declares the selector
// A method that is not there.
@import Foundation;
#import "GatehouseWebKit-Swift.h"
void planted(GTHWebViewGate *gate, NSURL *url) { [gate loadByUser:url]; }
