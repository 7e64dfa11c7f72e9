import Gatehouse
import GatehouseAssociations

extension Command {
  /// `gatehouse doctor`: why a link does not open its screen.
  static let doctor = Command(
    name: "doctor",
    summary: "Say layer by layer what is proven about a link and what is not, and what to try next.",
    synopsis: "LINK [--policy FILE] [--aasa FILE] [--assetlinks FILE] | --symptom [WORD…]",
    explanation: [
      "A link that opens its screen needs every layer: the text is a URL, a route matches, the build registers the scheme or domain, the"
        + " association file gives the path to the app, it is tapped where the system hands links over, and the app is ready to show the screen."
        + " One layer proves nothing about another. What cannot be seen from here is said to be unseen, with the command that shows it and what"
        + " its success would not prove.",
      "--symptom lists the failures that are reported most, with their causes; words narrow the list.",
    ],
    options: [
      PolicySource.option, Option("aasa", value: "FILE", "The apple-app-site-association file, as it is served or will be."),
      Option("assetlinks", value: "FILE", "The assetlinks.json file."),
      Option("symptom", "s", "List failures and their causes instead; the other words are looked for."),
      Option("format", value: "FORMAT", choices: ["text", "json"], "How to write it; json is one object a line."),
    ],
    examples: [
      Example(
        line: "gatehouse doctor https://shop.example/product/42 --aasa apple-app-site-association",
        meaning: "What is proven about a universal link."),
      Example(line: "gatehouse doctor --symptom cold start", meaning: "Failures that have to do with cold starts."),
    ],
    exitCodes: [
      (.fine, "nothing that was looked at speaks against the link"), (.findings, "a layer fails, or no symptom has these words"),
      (.unusable, "the policy, a file or the options could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      let text = DoctorText(style: console.style, width: console.width, isJSON: arguments["format"] == "json")
      if arguments.has("symptom") {
        let symptoms = Symptom.matching(arguments.operands)
        guard !symptoms.isEmpty else {
          console.fail("no symptom has all these words; “gatehouse doctor --symptom” lists them")
          return .findings
        }
        for symptom in symptoms { console.output.write(text.text(symptom)) }
        return .fine
      }
      guard let link = arguments.operands.first, arguments.operands.count == 1 else {
        throw UsageError(
          message: arguments.operands.isEmpty ? "which link?" : "one link at a time; put it in quotes if it has spaces or & in it")
      }
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      let doctor = LinkDoctor(
        policy: policy, appleFile: try bytes(arguments, "aasa", AppleAssociationFile.maximumBytes * 8).map(AppleAssociationFile.init),
        androidFile: try bytes(arguments, "assetlinks", AppleAssociationFile.maximumBytes * 8).map(AssetLinksFile.init))
      let layers = doctor.layers(of: link)
      console.output.write(text.text(layers, link))
      return layers.contains { $0.state == .refuted } ? .findings : .fine
    })

  private static func bytes(_ arguments: Arguments, _ option: String, _ limit: Int) throws(UsageError) -> [UInt8]? {
    guard let name = arguments[option] else { return nil }
    do throws(FileError) { return try FileBytes.read(name, limit: limit) } catch {
      throw UsageError(message: "--\(option): \(Shown.short(name, limit: 200)): \(error.cause)")
    }
  }
}
