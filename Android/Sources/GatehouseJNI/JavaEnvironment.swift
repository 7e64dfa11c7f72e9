internal import CJNI

/// A reference to a Java object, as the virtual machine hands it over; `nil` is Java's null.
typealias JavaReference = UnsafeMutableRawPointer

/// The virtual machine, as one call from Java sees it.
struct JavaEnvironment {
  private let env: UnsafeMutableRawPointer

  init(_ env: UnsafeMutableRawPointer) { self.env = env }

  /// The longest string that is read, in UTF-16 units. No address or policy comes near it.
  static let longestString = 16 << 20

  /// Runs the body of an export. An error becomes an exception and the result `failure`, which Java never sees.
  @inline(__always)
  static func run<Result>(
    _ env: UnsafeMutableRawPointer?, failure: Result, _ body: (JavaEnvironment) throws(JavaError) -> Result
  ) -> Result {
    guard let env else { return failure }
    let java = JavaEnvironment(env)
    do throws(JavaError) {
      return try body(java)
    } catch {
      java.raise(error)
      return failure
    }
  }

  private func raise(_ error: JavaError) {
    guard let type = error.type else { return }
    let message = Array(error.message.utf16.prefix(Self.longestString))
    jni_throw(env, type, message, Int32(truncatingIfNeeded: message.count))
  }

  private func check() throws(JavaError) { if jni_failed(env) { throw .pending } }

  // MARK: Strings

  /// A string's text; a half surrogate is U+FFFD.
  func text(_ string: JavaReference?) throws(JavaError) -> String? {
    guard let string else { return nil }
    return try read(string, UTF16Text.string)
  }

  /// A string that must be there.
  func text(_ string: JavaReference?, _ name: String) throws(JavaError) -> String {
    guard let text = try text(string) else { throw .null(name) }
    return text
  }

  /// A string's text, or `nil` if it is null or has half a surrogate pair.
  func wellFormedText(_ string: JavaReference?) throws(JavaError) -> String? {
    guard let string else { return nil }
    return try read(string) { units -> String? in UTF16Text.isWellFormed(units) ? UTF16Text.string(units) : nil }
  }

  /// A string that must be there and must be text.
  func exactText(_ string: JavaReference?, _ name: String) throws(JavaError) -> String {
    if string == nil { throw .null(name) }
    guard let text = try wellFormedText(string) else { throw .argument("\(name) has half a surrogate pair, so it is no text") }
    return text
  }

  private func read<Result>(_ string: JavaReference, _ body: (UnsafeBufferPointer<UInt16>) -> Result) throws(JavaError) -> Result {
    let length = jni_string_length(env, string)
    guard (0...Int32(Self.longestString)).contains(length) else { throw .argument("a string of \(length) units is too long") }
    let result = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, Int(length))) { units -> Result? in
      guard let base = units.baseAddress else { return nil }
      jni_string_copy(env, string, length, base)
      return jni_failed(env) ? nil : body(UnsafeBufferPointer(start: base, count: Int(length)))
    }
    guard let result else { throw .pending }
    return result
  }

  /// A new string.
  func string(_ text: String) throws(JavaError) -> JavaReference {
    let units = Array(text.utf16)
    guard let string = jni_string_make(env, units, Int32(clamping: units.count)) else { throw .pending }
    return string
  }

  // MARK: Arrays

  /// A new `String[]`.
  func strings(_ texts: [String?]) throws(JavaError) -> JavaReference {
    guard let array = jni_strings_make(env, Int32(clamping: texts.count)) else { throw .pending }
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      let string = try string(text)
      jni_strings_set(env, array, Int32(clamping: index), string)
      jni_release(env, string)
      try check()
    }
    return array
  }

  /// The texts of a `String[]` without nulls; `nil` is no array.
  func texts(_ array: JavaReference?, atMost most: Int32) throws(JavaError) -> [String]? {
    guard let array else { return nil }
    let count = min(most, jni_array_length(env, array))
    var texts: [String] = []
    for index in 0..<max(0, count) {
      let string = jni_strings_get(env, array, index)
      try check()
      if let text = try text(string) { texts.append(text) }
      jni_release(env, string)
    }
    return texts
  }

  func length(_ array: JavaReference) -> Int { Int(max(0, jni_array_length(env, array))) }

  func ints(_ array: JavaReference?, _ name: String) throws(JavaError) -> [Int32] {
    guard let array else { throw .null(name) }
    var out = [Int32](repeating: 0, count: length(array))
    jni_ints_copy(env, array, Int32(clamping: out.count), &out)
    try check()
    return out
  }

  func longs(_ array: JavaReference?, _ name: String) throws(JavaError) -> [Int64] {
    guard let array else { throw .null(name) }
    var out = [Int64](repeating: 0, count: length(array))
    jni_longs_copy(env, array, Int32(clamping: out.count), &out)
    try check()
    return out
  }

  func write(_ values: [Int32], to array: JavaReference) throws(JavaError) {
    jni_ints_write(env, array, Int32(clamping: values.count), values)
    try check()
  }

  /// The texts of a `char[]` that hold one after the other up to these ends.
  func eachText(_ chars: JavaReference?, ends: [Int32], _ body: (Int, String) -> Void) throws(JavaError) {
    guard let chars else { throw .null("text") }
    let length = length(chars)
    guard length <= Self.longestString else { throw .argument("a text of \(length) units is too long") }
    var units = [UInt16](repeating: 0, count: length)
    jni_chars_copy(env, chars, 0, Int32(clamping: length), &units)
    try check()
    var start = 0
    for (index, end) in ends.enumerated() {
      guard Int(end) >= start, Int(end) <= length else { throw .argument("the end of text \(index), \(end), is out of order") }
      units.withUnsafeBufferPointer { body(index, UTF16Text.string(UnsafeBufferPointer(rebasing: $0[start..<Int(end)]))) }
      start = Int(end)
    }
  }
}
