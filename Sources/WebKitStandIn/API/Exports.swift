// Apple's WebKit re-exports Foundation, which there holds URLRequest too, and declares its enumerations in C.
@_exported public import CWebKitEnums
@_exported public import Foundation
@_exported public import UIKitStandIn

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
