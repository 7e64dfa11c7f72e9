// expects: ignoring return value
// What attaching gave is not looked at.
@import Foundation;
@import WebKit;
#import "GatehouseWebKit-Swift.h"
void planted(WKWebView *view) { [GTHWebViewGate attachToWebView:view policyNamed:@"gatehouse" delegate:nil error:NULL]; }
