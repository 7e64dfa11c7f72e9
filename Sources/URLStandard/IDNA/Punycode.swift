/// Punycode: Unicode labels written in ASCII.
///
/// The textbook loops insert and count one code point after another, which takes quadratic time for long labels. Here a Fenwick tree
/// does the counting in long labels, so that one of n code points takes O(n log n).
/// See [RFC 3492](https://www.rfc-editor.org/rfc/rfc3492).
enum Punycode {
  /// Up to this length counting one by one is faster.
  private static let shortLabel = 64

  /// Appends the label's encoding, without `xn--`. `false` if a delta does not fit, which no label of sensible length reaches.
  static func encode(_ label: ArraySlice<UInt32>, to output: inout [UInt8]) -> Bool {
    let start = output.count
    for codePoint in label where codePoint < 0x80 { output.append(UInt8(truncatingIfNeeded: codePoint)) }
    let basicCount = output.count - start
    if basicCount > 0 { output.append(.ascii("-")) }
    return label.count <= shortLabel
      ? encodeShort(label.span, basicCount: basicCount, to: &output) : encodeLong(label, basicCount: basicCount, to: &output)
  }

  /// The textbook loop of RFC 3492, section 6.3.
  static func encodeShort(_ label: Span<UInt32>, basicCount: Int, to output: inout [UInt8]) -> Bool {
    var bias = Bias()
    var n: UInt32 = 0x80
    var delta: UInt64 = 0
    var handled = basicCount
    while handled < label.count {
      var next = UInt32.max
      for index in label.indices where label[index] >= n && label[index] < next { next = label[index] }
      delta += UInt64(next - n) * UInt64(handled + 1)
      for index in label.indices {
        if label[index] < next {
          delta += 1
        } else if label[index] == next {
          guard delta <= UInt64(UInt32.max) else { return false }
          append(delta, bias: bias, to: &output)
          bias.adapt(delta: delta, length: UInt64(handled + 1), isFirst: handled == basicCount)
          delta = 0
          handled += 1
        }
      }
      delta += 1
      n = next + 1
    }
    return true
  }

  /// The same for labels of any length: the code points in the order of their insertion, places counted by a tree.
  static func encodeLong(_ label: ArraySlice<UInt32>, basicCount: Int, to output: inout [UInt8]) -> Bool {
    var insertions: [(codePoint: UInt32, position: Int)] = []
    insertions.reserveCapacity(label.count - basicCount)
    var handledBefore = FenwickTree(count: label.count)
    for (position, codePoint) in label.enumerated() {
      if codePoint < 0x80 { handledBefore.add(1, at: position) } else { insertions.append((codePoint, position)) }
    }
    insertions.sort { $0.codePoint != $1.codePoint ? $0.codePoint < $1.codePoint : $0.position < $1.position }

    var bias = Bias()
    var n: UInt32 = 0x80
    var handled = basicCount
    // How many of the handled code points stand before the place that the decoder has reached.
    var place = 0
    for insertion in insertions {
      let rounds = UInt64(insertion.codePoint - n) * UInt64(handled + 1)
      let target = handledBefore.sum(upTo: insertion.position)
      // At most 2^21 times 2^30, plus as many again. Going on to a higher code point wraps around the end, so this is never negative.
      let delta = rounds + UInt64(target) - UInt64(place)
      guard delta <= UInt64(UInt32.max) else { return false }
      append(delta, bias: bias, to: &output)
      bias.adapt(delta: delta, length: UInt64(handled + 1), isFirst: handled == basicCount)
      handledBefore.add(1, at: insertion.position)
      handled += 1
      n = insertion.codePoint
      place = target + 1
    }
    return true
  }

  /// The label that the text, without `xn--`, stands for, or `nil` if it is no Punycode.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt32]? {
    var basic = text.prefix(0)
    var digits = text
    if let delimiter = text.lastIndex(of: .ascii("-")) {
      basic = text[..<delimiter]
      digits = text[(delimiter + 1)...]
    }
    guard basic.allSatisfy({ $0 < 0x80 }) else { return nil }

    var insertions: [(codePoint: UInt32, position: Int)] = []
    var bias = Bias()
    var n: UInt64 = 0x80
    var place: UInt64 = 0
    var position = digits.startIndex
    while position < digits.endIndex {
      var delta: UInt64 = 0
      var weight: UInt64 = 1
      var k: UInt64 = Bias.base
      while true {
        guard position < digits.endIndex, let digit = digitValue(digits[position]) else { return nil }
        position += 1
        delta += digit * weight
        let threshold = bias.threshold(k)
        if digit < threshold { break }
        weight *= Bias.base - threshold
        guard delta <= UInt64(UInt32.max), weight <= UInt64(UInt32.max) else { return nil }
        k += Bias.base
      }
      let length = UInt64(basic.count + insertions.count + 1)
      bias.adapt(delta: delta, length: length, isFirst: insertions.isEmpty)
      place += delta
      n += place / length
      place %= length
      guard n <= 0x10FFFF, n < 0xD800 || n >= 0xE000 else { return nil }
      insertions.append((UInt32(truncatingIfNeeded: n), Int(place)))
      place += 1
    }
    return inserted(insertions, into: basic)
  }

  /// Performs insertions. The last one is where it says; each one before it takes the place that it names among those still free.
  private static func inserted(_ insertions: [(codePoint: UInt32, position: Int)], into basic: ArraySlice<UInt8>) -> [UInt32] {
    if insertions.count <= shortLabel {
      var label = basic.map(UInt32.init)
      for insertion in insertions { label.insert(insertion.codePoint, at: insertion.position) }
      return label
    }
    let count = basic.count + insertions.count
    var label = [UInt32](repeating: 0, count: count)
    var free = FenwickTree(count: count, filledWith: 1)
    for insertion in insertions.reversed() {
      let position = free.index(ofSum: insertion.position)
      free.add(-1, at: position)
      label[position] = insertion.codePoint
    }
    // Inserted code points are never 0, so the places still at 0 are those of the basic ones.
    var next = basic.startIndex
    for position in label.indices where label[position] == 0 && next < basic.endIndex {
      label[position] = UInt32(basic[next])
      next += 1
    }
    return label
  }

  /// Appends a variable-length integer.
  private static func append(_ delta: UInt64, bias: Bias, to output: inout [UInt8]) {
    var rest = delta
    var k: UInt64 = Bias.base
    while true {
      let threshold = bias.threshold(k)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (Bias.base - threshold)))
      rest = (rest - threshold) / (Bias.base - threshold)
      k += Bias.base
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt64) -> UInt8 {
    let byte = UInt8(truncatingIfNeeded: value)
    return byte < 26 ? byte &+ .ascii("a") : byte &- 26 &+ .ascii("0")
  }

  private static func digitValue(_ byte: UInt8) -> UInt64? {
    if byte.isASCIIAlpha { return UInt64(byte.asciiLowercased &- .ascii("a")) }
    return byte.isASCIIDigit ? UInt64(byte &- .ascii("0")) + 26 : nil
  }
}

/// Punycode's bias and its parameters, RFC 3492, sections 5 and 6.1.
private struct Bias {
  static let base: UInt64 = 36
  private var value: UInt64 = 72

  /// The threshold of the digit with this `k`, between 1 and 26.
  func threshold(_ k: UInt64) -> UInt64 { k <= value + 1 ? 1 : min(k - value, 26) }

  mutating func adapt(delta: UInt64, length: UInt64, isFirst: Bool) {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / length
    var k: UInt64 = 0
    while delta > 35 * 26 / 2 {
      delta /= 35
      k += Bias.base
    }
    value = k + 36 * delta / (delta + 38)
  }
}

/// Sums of prefixes of a list of numbers that changes, each in O(log n).
private struct FenwickTree {
  private var nodes: [Int]

  init(count: Int, filledWith value: Int = 0) {
    nodes = (0...count).map { ($0 & -$0) * value }
  }

  /// Adds to the number at an index.
  mutating func add(_ value: Int, at index: Int) {
    var node = index + 1
    while node < nodes.count {
      nodes[node] += value
      node += node & -node
    }
  }

  /// The sum of the numbers before an index.
  func sum(upTo index: Int) -> Int {
    var node = index
    var sum = 0
    while node > 0 {
      sum += nodes[node]
      node -= node & -node
    }
    return sum
  }

  /// The first index at which the numbers up to and including it sum to more than `sum`.
  func index(ofSum sum: Int) -> Int {
    var rest = sum
    var node = 0
    var step = 1
    while step * 2 < nodes.count { step *= 2 }
    while step > 0 {
      if node + step < nodes.count, nodes[node + step] <= rest {
        node += step
        rest -= nodes[node]
      }
      step /= 2
    }
    return node
  }
}
