/// The text that is parsed: without C0 controls and spaces at its ends, without tabs and line breaks, and valid UTF-8.
///
/// Almost every text is clean already and only its range is taken.
/// See the first steps of the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser).
struct CleanedInput {
  /// The part of the input between the outer controls and spaces.
  private(set) var range: Range<Int>
  private(set) var remarks: URLRemarks = []
  /// The clean text, where it is not a range of the input.
  private var copy: ArraySlice<UInt8>?
  private var wasRepaired = false

  init(_ input: Span<UInt8>) {
    range = 0..<input.count
    var lowest: UInt8 = 0xFF
    var highest: UInt8 = 0
    for index in input.indices {
      lowest = min(lowest, input[index])
      highest = max(highest, input[index])
    }
    if lowest <= 0x20, !input.isEmpty { clean(input) }
    if highest >= 0x80 { repair(input) }
  }

  /// The clean text, if it had to be copied; handed out once.
  mutating func takeCopy() -> ArraySlice<UInt8>? {
    defer { copy = nil }
    return copy
  }

  private mutating func clean(_ input: Span<UInt8>) {
    var start = 0
    var end = input.count
    while start < end, input[start] <= 0x20 { start += 1 }
    while end > start, input[end - 1] <= 0x20 { end -= 1 }
    range = start..<end
    if range.count < input.count { remarks.insert(.trimmedC0OrSpace) }
    for index in input.indices where input[index] < 0x20 {
      remarks.insert(input[index].isTabOrNewline ? .removedTabOrNewline : .c0Control)
    }
    guard remarks.contains(.removedTabOrNewline) else { return }
    var kept: [UInt8] = []
    kept.reserveCapacity(range.count)
    for index in range where !input[index].isTabOrNewline { kept.append(input[index]) }
    if kept.count < range.count { copy = kept[...] }
  }

  /// Replaces bytes that are no UTF-8 by U+FFFD, as decoding to a string does.
  private mutating func repair(_ input: Span<UInt8>) {
    if UTF8Decoding.isWellFormed(input) { return }
    // Taking tabs and line breaks out may have joined the parts of one character: what counts is the clean text.
    let text = copy ?? Array(copying: input, range)[...]
    if UTF8Decoding.isWellFormed(text.span) { return }
    copy = Array(String(decoding: text, as: UTF8.self).utf8)[...]
    wasRepaired = true
    remarks.insert(.invalidUTF8)
  }

  /// The error with its offset in the input instead of in the clean text.
  func located(_ error: URLParseError, in input: Span<UInt8>) -> URLParseError {
    guard let offset = error.offset else { return error }
    var located = error
    located.offset = range.lowerBound + offset
    if remarks.contains(.removedTabOrNewline), !wasRepaired {
      var remaining = offset
      for index in range where !input[index].isTabOrNewline {
        located.offset = index
        if remaining == 0 { return located }
        remaining -= 1
      }
      located.offset = range.upperBound
    }
    return located
  }
}

extension UInt8 {
  /// Tab, LF or CR.
  fileprivate var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// The bytes of a range of a span.
  init(copying span: Span<UInt8>, _ range: Range<Int>) {
    self = span.extracting(range).withUnsafeBufferPointer(Array.init)
  }
}
