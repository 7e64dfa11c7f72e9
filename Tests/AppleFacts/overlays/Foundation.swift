// swift-format-ignore-file
// Declarations of Apple, in the form of their own modules.
@_exported import Foundation
@_exported import ObjectiveC

// What the types of Foundation's Swift side look like, as far as the adapter and its example touch them. No body does anything.

public protocol Bridged: _ObjectiveCBridgeable {}
extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}
extension String: Bridged { public typealias _ObjectiveCType = NSString }
extension Array: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Bool: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }

public struct Data: Hashable, Sendable, Bridged {
  public typealias _ObjectiveCType = NSData
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public func base64EncodedString() -> String { "" }
  public var count: Int { 0 }
}
extension Data: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}
public struct Date: Hashable, Sendable, Bridged {
  public static var distantPast: Date { Date() }
  public typealias _ObjectiveCType = NSDate
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public var timeIntervalSince1970: Double { 0 }
}
public struct URL: Hashable, Sendable, Bridged, CustomStringConvertible {
  public typealias _ObjectiveCType = NSURL
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public var description: String { "" }
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
  public var host: String? { nil }
  public var path: String { "" }
  public var query: String? { nil }
  public var fragment: String? { nil }
  public var isFileURL: Bool { false }
  public var standardizedFileURL: URL { self }
  public var standardized: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public var lastPathComponent: String { "" }
}
public struct URLRequest: Hashable, Sendable, Bridged {
  public typealias _ObjectiveCType = NSURLRequest
  public init(url: URL) {}
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public func value(forHTTPHeaderField field: String) -> String? { nil }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
public struct Notification: Bridged {
  public typealias _ObjectiveCType = NSNotification
  public var object: Any?
  public typealias Name = NSNotification.Name
}
public class JSONEncoder {
  public init() {}
  public func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
public class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
extension Error { public var localizedDescription: String { "" } }

extension String {
  public enum Encoding: Sendable { case utf8 }
  public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { self }
  public func trimmingCharacters(in set: CharacterSet) -> String { self }
}
public struct CharacterSet: Sendable { public static let whitespaces = CharacterSet() }

// Foundation's Swift overlay, NSObject.swift.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}
public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}
extension CGRect {
  public static var zero: CGRect { CGRect() }
}
extension CGPoint {
  public static var zero: CGPoint { CGPoint() }
}

// Foundation's Swift overlay, NSError.swift.
extension NSError: Error {}
