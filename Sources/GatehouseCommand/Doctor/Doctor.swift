import Gatehouse
import GatehouseAssociations

extension Command {
  /// `gatehouse doctor`: why a link does not open its screen.
  static let doctor = Command(
    name: "doctor",
    summary: "Say layer by layer what is proven about a link and what is not, and what to try next.",
    synopsis: "LINK [FILE…] [--policy FILE] | --symptom [WORD…]",
    explanation: [
      "A link that opens its screen needs every layer: the text is a URL, a route matches, the build registers the scheme or domain, the"
        + " association file gives the path to the app, it is tapped where the system hands links over, and the app is ready to show the screen."
        + " One layer proves nothing about another. What cannot be seen from here is said to be unseen, with the command that shows it and what"
        + " its success would not prove.",
      "FILE is what the layers are looked for in, known by its name or its beginning: apple-app-site-association and assetlinks.json, as they are served"
        + " or will be; an .entitlements, Info.plist or AndroidManifest.xml of the project; a signed build, which is an .ipa, .app, .xcarchive, .apk or .aab;"
        + " or a folder with such files. A build is compared with the policy, and the site's files with the build: its signed identifier, its certificates."
        + " Files of a project can only speak against a link, because what counts is what was signed.",
      "--symptom lists the failures that are reported most, with their causes; words narrow the list.",
    ],
    options: [
      PolicySource.option, Option("aasa", value: "FILE", "An apple-app-site-association file, whatever its name is."),
      Option("assetlinks", value: "FILE", "An assetlinks.json file, whatever its name is."),
      Option("symptom", "s", "List failures and their causes instead; the other words are looked for."),
      Option("format", value: "FORMAT", choices: ["text", "json"], "How to write it; json is one object a line."),
    ],
    examples: [
      Example(
        line: "gatehouse doctor https://shop.example/product/42 public Shop.ipa app-release.apk",
        meaning: "What is proven about a link by the policy, the site's files and the signed builds."),
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
      guard let link = arguments.operands.first else { throw UsageError(message: "which link?") }
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      var evidence = LinkEvidence()
      do throws(FileError) {
        if let name = arguments["aasa"] { try evidence.add(file: name, .apple) }
        if let name = arguments["assetlinks"] { try evidence.add(file: name, .android) }
        for name in arguments.operands.dropFirst() { try evidence.add(name) }
      } catch {
        let isLink = error.name.contains("://")
        throw UsageError(
          message: "\(Shown.short(error.name, limit: 200)): \(error.cause)"
            + (isLink ? "; one link at a time, in quotes if it has spaces or & in it" : ""))
      }
      let doctor = LinkDoctor(policy: policy, evidence: evidence)
      let layers = doctor.layers(of: link)
      console.output.write(text.text(layers, link))
      return layers.contains { $0.state == .refuted } ? .findings : .fine
    })
}
