/// The latest elements of a kind, at most ``longestMemory``: a view that is used for days remembers no more than one that was just opened.
struct Recent<Element: Sendable>: Sendable {
  /// The elements that count and, behind them, some that were forgotten and not yet replaced. Once it is full: from `oldest` on in the order in
  /// which they came, and then from the start.
  private var elements: [Element] = []
  private var oldest = 0
  private(set) var count = 0

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    let isFull = count == ViewState.longestMemory
    let place = isFull ? oldest : count
    if isFull { oldest = place &+ 1 == count ? 0 : place &+ 1 } else { count &+= 1 }
    if place < elements.count { elements[place] = element } else { elements.append(element) }
  }

  /// Forgets all. What was forgotten is let go when something takes its place.
  @inline(__always)
  mutating func removeAll() {
    count = 0
    oldest = 0
  }

  /// Forgets the latest for which a condition holds.
  ///
  /// - Returns: whether there was one.
  mutating func removeLast(where condition: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: condition) else { return false }
    let place = index >= oldest ? index - oldest : index + count - oldest
    elements = Array(elements[oldest..<count] + elements[..<oldest])
    elements.remove(at: place)
    oldest = 0
    count = elements.count
    return true
  }

  /// The latest for which a condition holds.
  @inline(__always)
  func last(where condition: (Element) -> Bool) -> Element? { lastIndex(where: condition).map { elements[$0] } }

  /// Whether a condition holds for any.
  @inline(__always)
  func contains(where condition: (Element) -> Bool) -> Bool {
    for index in 0..<count where condition(elements[index]) { return true }
    return false
  }

  /// For how many a condition holds.
  @inline(__always)
  func count(where condition: (Element) -> Bool) -> Int {
    var number = 0
    for index in 0..<count where condition(elements[index]) { number += 1 }
    return number
  }

  @inline(__always)
  private func lastIndex(where condition: (Element) -> Bool) -> Int? {
    var index = oldest
    for _ in 0..<count {
      index = index == 0 ? count - 1 : index - 1
      if condition(elements[index]) { return index }
    }
    return nil
  }
}
