public import Foundation

/// The pages that a view went through.
///
/// Source: WKBackForwardList.h.
@MainActor open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let index: Int

  package init(_ items: [WKBackForwardListItem] = [], at index: Int = -1) {
    self.items = items
    self.index = index
  }

  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after, the nearest first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }
  /// A page, counted from the one that is shown.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (place, overflow) = self.index.addingReportingOverflow(index)
    return !overflow && self.index >= 0 && items.indices.contains(place) ? items[place] : nil
  }
}

/// A page that a view went through.
///
/// Source: WKBackForwardListItem.h.
@MainActor open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// Its title.
  public let title: String?
  /// The address that was asked for first, before redirects.
  public let initialURL: URL
  package init(url: URL, title: String? = nil, initialURL: URL? = nil) {
    self.url = url
    self.title = title
    self.initialURL = initialURL ?? url
  }
}
