// Reaching elements, also inside frames of other origins, as a user would: by where they are on the view.
extension WKWebView {
  /// Taps the middle of an element, which is scrolled into view first. The tap's effects come later; this returns when it is made.
  package func tap(_ path: ElementPath) async throws {
    let chain = try await documents(along: path.frames)
    guard let last = chain.last else { throw ElementError.noDocument }
    var (x, y) = try await point(ElementScript.middle(path.selector), in: last, path.selector)
    for (document, selector) in zip(chain, path.frames).reversed() {
      (x, y) = try await point(ElementScript.outward(selector, x: x, y: y), in: document, selector)
    }
    try engine.tap(x: x, y: y)
  }

  /// Gives a field a text by script: no key is pressed, and the page sees no trusted event.
  package func fill(_ path: ElementPath, with text: String) async throws {
    guard let document = try await documents(along: path.frames).last else { throw ElementError.noDocument }
    _ = try await answer(ElementScript.fill(path.selector, text: text), in: document, path.selector)
  }

  /// Whether an element is there now.
  package func exists(_ path: ElementPath) async throws -> Bool {
    do {
      guard let document = try await documents(along: path.frames).last else { return false }
      _ = try await answer(ElementScript.exists(path.selector), in: document, path.selector)
      return true
    } catch ElementError.missing, ElementError.unreachableFrame, ElementError.noDocument {
      return false
    }
  }

  /// Runs a script in the document that the iframes lead to.
  package func evaluate(_ script: String, in frames: [String] = [], world: ScriptWorld = .host) async throws -> String {
    guard let document = try await documents(along: frames).last else { throw ElementError.noDocument }
    return try await engine.evaluate(script, in: document, world: world)
  }

  /// The documents from the main frame's to the one that the last iframe holds.
  package func documents(along frames: [String]) async throws -> [FrameDocument] {
    guard let main = engine.documents.first(where: \.isMain) else { throw ElementError.noDocument }
    var chain = [main]
    var place = ""
    for selector in frames {
      let index = try await answer(ElementScript.frameIndex(selector), in: chain[chain.count - 1], selector)
      place += (place.isEmpty ? "" : "/") + (index.first ?? "")
      guard let child = await document(at: place) else { throw ElementError.unreachableFrame(selector) }
      chain.append(child)
    }
    return chain
  }

  private func document(at place: String) async -> FrameDocument? {
    for document in engine.documents where !document.isMain {
      // A frame that goes while it is asked is not the one.
      if let found = try? await engine.evaluate(ElementScript.place, in: document, world: .host), found == place { return document }
    }
    return nil
  }

  private func point(_ script: String, in document: FrameDocument, _ selector: String) async throws -> (Double, Double) {
    let numbers = try await answer(script, in: document, selector).compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { throw ElementError.covered(selector, by: "") }
    return (numbers[0], numbers[1])
  }

  /// Runs one of the scripts above, and turns its bad answers into errors.
  private func answer(_ script: String, in document: FrameDocument, _ selector: String) async throws -> [String] {
    let lines = try await engine.evaluate(script, in: document, world: .host)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch lines.first {
    case "at", "there": return Array(lines.dropFirst())
    case "missing": throw ElementError.missing(selector)
    case "no-selector": throw ElementError.notASelector(selector)
    case "no-frame": throw ElementError.notAFrame(selector)
    default: throw ElementError.covered(selector, by: lines.dropFirst().first ?? "")
    }
  }
}
