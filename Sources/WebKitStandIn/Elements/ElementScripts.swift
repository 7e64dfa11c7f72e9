import Foundation

/// The scripts that find and move elements, run in the host's world of a frame. Each answers with one word and what belongs to it,
/// separated by a line end.
enum ElementScript {
  /// Where the frame is in the tree: the indices that lead to it from the top. Windows may be counted and compared across origins.
  static let place = """
    (() => {
      const path = [];
      for (let w = self; w !== w.parent; w = w.parent) {
        let i = 0;
        while (i < w.parent.length && w.parent[i] !== w) i++;
        path.unshift(i);
      }
      return path.join('/');
    })()
    """

  /// The index of an iframe's window: `at`.
  static func frameIndex(_ selector: String) -> String {
    script(
      selector,
      """
      if (!('contentWindow' in e) || !e.contentWindow) return 'no-frame';
      e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      for (let i = 0; i < self.length; i++) if (self[i] === e.contentWindow) return 'at\\n' + i;
      return 'no-frame';
      """)
  }

  /// The middle of the element's first box, in the frame's coordinates: `at`.
  static func middle(_ selector: String) -> String {
    script(
      selector,
      """
      e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const r = e.getClientRects()[0];
      if (!r) return 'covered\\n';
      return visible(() => { const r = e.getClientRects()[0]; return [r.left + r.width / 2, r.top + r.height / 2]; });
      """)
  }

  /// A point of an iframe's document, in the coordinates of the frame that holds the iframe: `at`.
  static func outward(_ selector: String, x: Double, y: Double) -> String {
    script(
      selector,
      """
      return visible(() => {
        const r = e.getBoundingClientRect(), c = getComputedStyle(e);
        const sx = e.offsetWidth ? r.width / e.offsetWidth : 1, sy = e.offsetHeight ? r.height / e.offsetHeight : 1;
        return [r.left + sx * (e.clientLeft + parseFloat(c.paddingLeft) + \(x)), r.top + sy * (e.clientTop + parseFloat(c.paddingTop) + \(y))];
      });
      """)
  }

  /// Whether the element is there: `there`.
  static func exists(_ selector: String) -> String { script(selector, "return 'there';") }

  /// Gives a field a text, with the events that typing ends in: `there`.
  static func fill(_ selector: String, text: String) -> String {
    script(
      selector,
      """
      e.focus();
      for (let p = Object.getPrototypeOf(e); p; p = Object.getPrototypeOf(p)) {
        const d = Object.getOwnPropertyDescriptor(p, 'value');
        if (d && d.set) { d.set.call(e, \(literal(text))); break; }
      }
      if (e.isContentEditable) e.textContent = \(literal(text));
      e.dispatchEvent(new InputEvent('input', {bubbles: true}));
      e.dispatchEvent(new Event('change', {bubbles: true}));
      return 'there';
      """)
  }

  /// Wraps a body that uses the element `e`. `document` answers to names that the page chose, so its members are taken from prototypes.
  private static func script(_ selector: String, _ body: String) -> String {
    """
    (() => {
      let e;
      try { e = Document.prototype.querySelector.call(document, \(literal(selector))); } catch { return 'no-selector'; }
      if (!e) return 'missing';
      const visible = point => {
        let [x, y] = point();
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
          scrollBy({left: x - innerWidth / 2, top: y - innerHeight / 2, behavior: 'instant'});
          [x, y] = point();
        }
        const hit = Document.prototype.elementFromPoint.call(document, x, y);
        if (!hit) return 'covered\\n';
        if (hit !== e && !e.contains(hit)) return 'covered\\n<' + hit.localName + (hit.id ? ' id=' + hit.id : '') + '>';
        return 'at\\n' + x + '\\n' + y;
      };
      \(body)
    })()
    """
  }

  /// A text as a literal of JavaScript.
  static func literal(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22, 0x5C: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
