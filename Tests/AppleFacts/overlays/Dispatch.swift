// swift-format-ignore-file
// Declarations of Apple, in the form of their own modules.
// Dispatch's Swift side, as far as the adapter touches it. No body does anything.
public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { DispatchTime() }
  public var uptimeNanoseconds: UInt64 { 0 }
}
