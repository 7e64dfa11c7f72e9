import Gatehouse

/// What the doctor says, for people and for programs.
struct DoctorText {
  let style: Style
  let width: Int?
  let isJSON: Bool

  func text(_ layers: [Layer], _ link: String) -> String {
    guard !isJSON else { return layers.map { json($0) + "\n" }.joined() }
    var text = style.strong(Shown.safe(link)) + "\n"
    for layer in layers {
      text += "\n" + mark(layer.state) + "  " + layer.question + "\n" + indented(Shown.safe(layer.says))
      if !layer.evidence.isEmpty { text += indented(Shown.safe("seen in " + layer.evidence.joined(separator: ", "))) }
      for step in layer.next where layer.state != .notNeeded { text += indented("→ " + Shown.safe(step)) }
    }
    let proven = layers.filter { $0.state == .proven }.count
    let refuted = layers.filter { $0.state == .refuted }.count
    let unseen = layers.filter { $0.state == .unseen }.count
    return text + "\n\(proven) proven, \(refuted) refuted, \(unseen) unseen: no layer stands for another\n"
  }

  func text(_ symptom: Symptom) -> String {
    guard !isJSON else { return json(symptom) + "\n" }
    var text = style.strong(symptom.seen) + "\n"
    for (cause, remedy) in symptom.causes { text += indented(cause) + indented("→ " + remedy) }
    return text + "\n"
  }

  private func indented(_ text: String) -> String {
    "           " + Wrapped.text(text, width: width.map { max(40, $0) }, indent: 11) + "\n"
  }

  private func mark(_ state: Layer.State) -> String {
    let word = state.rawValue + String(repeating: " ", count: max(0, 9 - state.rawValue.count))
    return switch state {
    case .proven: style.good(word)
    case .refuted: style.error(word)
    case .unseen: style.warning(word)
    case .notNeeded: style.faint(word)
    }
  }

  private func json(_ layer: Layer) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("question", layer.question)
      writer.field("state", layer.state.rawValue)
      writer.field("says", layer.says)
      writer.field("evidence", layer.evidence)
      writer.field("next", layer.next)
    }
    return writer.text
  }

  private func json(_ symptom: Symptom) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("symptom", symptom.seen)
      writer.key("causes")
      writer.array { writer in
        for (cause, remedy) in symptom.causes {
          writer.object { writer in
            writer.field("cause", cause)
            writer.field("remedy", remedy)
          }
        }
      }
    }
    return writer.text
  }
}
