import UIKit

/// A screen of the app's own: a text.
final class MessageViewController: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    view = label
    title = text
  }
}
