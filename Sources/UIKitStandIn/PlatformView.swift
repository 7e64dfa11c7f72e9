#if AppKitStandIn
  /// What a view of web pages is: a view of AppKit's.
  public typealias PlatformView = NSView
#else
  /// What a view of web pages is: a view of UIKit's.
  public typealias PlatformView = UIView
#endif
