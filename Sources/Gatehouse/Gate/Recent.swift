/// The latest elements of a kind, at most ``longestMemory``: a view that is used for days remembers no more than one that was just opened.
struct Recent<Element: Sendable>: Sendable {
  /// In the order in which they came, from `oldest` on and then from the start.
  private var elements: [Element] = []
  private var oldest = 0

  var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ element: Element) {
    if elements.count < ViewState.longestMemory {
      elements.append(element)
    } else {
      elements[oldest] = element
      oldest = (oldest + 1) % elements.count
    }
  }

  /// Forgets all.
  mutating func removeAll() {
    if isEmpty { return }
    elements.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// Forgets the latest for which a condition holds.
  ///
  /// - Returns: whether there was one.
  mutating func removeLast(where condition: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: condition) else { return false }
    let place = index >= oldest ? index - oldest : index + elements.count - oldest
    elements = Array(elements[oldest...] + elements[..<oldest])
    elements.remove(at: place)
    oldest = 0
    return true
  }

  /// The latest for which a condition holds.
  @inline(__always)
  func last(where condition: (Element) -> Bool) -> Element? { lastIndex(where: condition).map { elements[$0] } }

  /// Whether a condition holds for any.
  @inline(__always)
  func contains(where condition: (Element) -> Bool) -> Bool {
    for index in elements.indices where condition(elements[index]) { return true }
    return false
  }

  /// For how many a condition holds.
  @inline(__always)
  func count(where condition: (Element) -> Bool) -> Int {
    var count = 0
    for index in elements.indices where condition(elements[index]) { count += 1 }
    return count
  }

  @inline(__always)
  private func lastIndex(where condition: (Element) -> Bool) -> Int? {
    var index = oldest
    for _ in elements.indices {
      index = index == 0 ? elements.count - 1 : index - 1
      if condition(elements[index]) { return index }
    }
    return nil
  }
}
