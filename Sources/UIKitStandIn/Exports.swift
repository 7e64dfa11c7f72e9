// UIKit and AppKit re-export Foundation, and declare their enumerations in C.
@_exported public import CWebKitEnums
@_exported public import Foundation
