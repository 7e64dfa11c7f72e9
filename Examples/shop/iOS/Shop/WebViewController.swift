import Gatehouse
import GatehouseWebKit
import UIKit
import WebKit

/// A page behind its gate, with a line above it that tells what the gate did last.
final class WebViewController: UIViewController {
  /// The gate; none if it could not be put in front of the view, which shows nothing then.
  private(set) var gate: WebViewGate?
  private let policy: Gate
  private let start: String
  private let payment: String
  private let showScreen: @MainActor (RouteMatch) -> Void
  private let webView: WKWebView

  /// - Parameters:
  ///   - policy: the compiled policy.
  ///   - start: the first page.
  ///   - payment: the page where a payment begins.
  ///   - script: a script that runs in the pages, or `nil`.
  ///   - showScreen: shows one of the app's own screens.
  init(
    _ policy: Gate, start: String, payment: String, script: WKUserScript? = nil, showScreen: @escaping @MainActor (RouteMatch) -> Void
  ) {
    self.policy = policy
    self.start = start
    self.payment = payment
    self.showScreen = showScreen
    let configuration = WebViewGate.makeConfiguration(for: policy.policy)
    if let script { configuration.userContentController.addUserScript(script) }
    webView = WKWebView(frame: .zero, configuration: configuration)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = start
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: self, action: #selector(menu))
    let gate = WebViewGate(policy)
    gate.router = showScreen
    gate.confirm = { [weak self] question in await self?.ask(question) ?? false }
    gate.handoffEnded = { [weak self] handoff in self?.tell("\(handoff.outcome.code) \(handoff.url)") }
    gate.observer = { [weak self] record in self?.hear(record) }
    do {
      try gate.attach(to: webView)
      self.gate = gate
      begin()
    } catch {
      tell("\(error)")
    }
  }

  /// Shows the first page, as the user's choice.
  func begin() {
    guard let url = URL(string: start) else { return }
    gate?.load(URLRequest(url: url), for: .user)
  }

  // MARK: What the gate tells

  /// What was seen so far, for a report.
  private(set) var record: [String] = []

  /// Shows a line above the page, and keeps it.
  func tell(_ line: String) {
    navigationItem.prompt = line
    record = record.suffix(199) + [line]
  }

  private func hear(_ gateRecord: GateRecord) {
    switch gateRecord {
    case .decision(let decision):
      let facts = decision.facts
      let seen = "trigger \(facts.trigger?.rawValue ?? "unknown"), activation \(facts.activation.map { "\($0.kind)" } ?? "unknown")"
      let line = "\(decision.verdict.kind.rawValue) \(decision.verdict.reason.code) \(facts.url ?? "")"
      record = record.suffix(199) + ["\(line) (\(seen))"]
      if decision.verdict.kind == .block { navigationItem.prompt = line }
    case .notice(_, let notice): tell(notice.code)
    case .event, .handoff: break
    }
  }

  /// Puts a question of the policy to the user.
  private func ask(_ question: GateQuestion) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: question.says, message: question.url, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in continuation.resume(returning: false) })
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
      present(alert, animated: true, completion: nil)
    }
  }

  // MARK: The menu

  @objc private func menu() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    menu.addAction(UIAlertAction(title: "Start again", style: .default) { [weak self] _ in self?.begin() })
    menu.addAction(UIAlertAction(title: "Pay", style: .default) { [weak self] _ in self?.pay() })
    menu.addAction(UIAlertAction(title: "Checklist", style: .default) { [weak self] _ in self?.showChecklist() })
    menu.addAction(UIAlertAction(title: "Take the gate's place", style: .default) { [weak self] _ in self?.displace() })
    menu.addAction(
      UIAlertAction(title: "Copy the record", style: .default) { [weak self] _ in
        UIPasteboard.general.string = self?.record.joined(separator: "\n")
      })
    menu.addAction(UIAlertAction(title: "Close", style: .cancel, handler: nil))
    present(menu, animated: true, completion: nil)
  }

  /// Visits the payment page and waits for its result, which comes back as `shopapp://paid?state=…`.
  private func pay() {
    let state = String(UInt64.random(in: .min ... .max), radix: 36)
    guard let gate, let url = URL(string: "\(payment)?state=\(state)") else { return }
    Task { [weak self] in
      switch await gate.visit(URLRequest(url: url), returningTo: "shopapp://paid", state: state, within: 300) {
      case .returned(let address): self?.tell("paid: \(address.url)")
      case .cancelled: self?.tell("payment cancelled")
      case .timedOut: self?.tell("payment: no result in five minutes")
      case .refused(let reason): self?.tell("payment refused: \(reason.code)")
      }
    }
  }

  private func showChecklist() {
    do {
      let page = try Checklist.page(showScreen: showScreen)
      navigationController?.pushViewController(page, animated: true)
    } catch {
      tell("\(error)")
    }
  }

  /// A mistake on purpose: somebody sets the view's delegate, and a page loads past the gate. It must come back and stop that load.
  private func displace() {
    webView.navigationDelegate = nil
    if let url = URL(string: "https://www.iana.org/") { webView.load(URLRequest(url: url)) }
  }
}
