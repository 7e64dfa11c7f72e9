extension PolicyTables {
  static let web = PolicyTable(
    Policy.Web(),
    [
      PolicyKey(
        "pages", \.pages, .optional(.list(.text(.origin))),
        "What may land in the main frame or a new window: origins, or a scheme alone. Not written: any https, and any http if http is load."
      ),
      PolicyKey(
        "otherPages", \.otherPages, .word,
        "What happens to a page that the list does not admit; open is the system's browser, after a direct activation in the main frame."),
      PolicyKey("frames", \.frames, .optional(.list(.text(.origin))), "What may land in sub-frames, with the same default as pages."),
      PolicyKey("stay", \.stay, .list(.text(.host)), "Hosts that are never offered to other apps: loaded in place on a change of host."),
      PolicyKey("http", \.http, .word, "What happens to cleartext; upgrade blocks in sub-frames."),
      PolicyKey("resubmit", \.resubmit, .word, "What happens to a form that history or a reload sends again."),
      newWindows,
      PolicyKey("documents", \.documents, documents.codec, "Where documents without a server may load."),
      PolicyKey(
        "files", \.files, files,
        "Local files: null is none, host is any one that the app loads and then that page's folder, a directory is the same inside it."),
    ])

  private static let documents = PolicyTable(
    Policy.Documents(),
    [
      PolicyKey("about", \.about, .word, "about: documents. about:blank and about:srcdoc always load in frames."),
      PolicyKey("data", \.data, .word, "data: documents."),
      PolicyKey("blob", \.blob, .word, "blob: documents."),
    ])

  /// A word for the main frame's windows, which blocks those of sub-frames, or an object for both.
  private static let newWindows: PolicyKey<Policy.Web> = {
    let table = PolicyTable(
      Policy.Web(),
      [
        PolicyKey("main", \.newWindows, .word, "A new window that the main frame asks for."),
        PolicyKey("frames", \.frameWindows, .word, "A new window that a sub-frame asks for."),
      ])
    let word = PolicyCodec<Policy.NewWindows>.word
    let shape = PolicyShape.either([word.shape, table.shape])
    return PolicyKey(
      "newWindows", shape, "What happens to a new window. A word alone blocks those of sub-frames.",
      read: { json, web, decoder in
        if json.members != nil {
          if let value = table.read(json, web, &decoder) { web = value }
        } else if json.string != nil {
          guard let value = word.read(json, nil, &decoder) else { return }
          web.newWindows = value
          web.frameWindows = .block
        } else {
          decoder.wrongType(json, expected: shape)
        }
      },
      write: { web, base in
        if web.newWindows == base?.newWindows, web.frameWindows == base?.frameWindows { return nil }
        if web.frameWindows == .block { return .text(web.newWindows.rawValue) }
        return .object([("main", .text(web.newWindows.rawValue)), ("frames", .text(web.frameWindows.rawValue))])
      })
  }()

  private static let files: PolicyCodec<Policy.Files> = {
    let directory = PolicyCodec<String>.text(.directory)
    let shape = PolicyShape.either([.null, .words(["host"]), directory.shape])
    return PolicyCodec(shape) { json, _, decoder in
      switch json.kind {
      case .null: return .never
      case .string("host"): return .host
      case .string(let text) where text.utf8.first == UInt8(ascii: "/"):
        return directory.read(json, nil, &decoder).map(Policy.Files.directory)
      case .string(let text):
        decoder.unknownWord(text, json, known: ["host"], shape: shape)
        return nil
      default:
        decoder.wrongType(json, expected: shape)
        return nil
      }
    } write: { files, _ in
      switch files {
      case .never: JSONValue(.null)
      case .host: .text("host")
      case .directory(let path): .text(path)
      }
    }
  }()
}
