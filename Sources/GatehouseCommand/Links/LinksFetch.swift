import Gatehouse

extension Command {
  /// `gatehouse links fetch`: what a site really serves.
  static let linksFetch: Command = Command(
    name: "links fetch",
    summary: "Ask a site, and Apple's network if wanted, for its association files and judge how they are served.",
    synopsis: "[--cdn] [--policy FILE] DOMAIN",
    explanation: [
      "The only command that goes out to the network, and only when it is typed. It starts the program gatehouse-fetch with the same arguments, which"
        + " stands next to this one or in a folder of PATH, and is built with the web engine's libraries: swift build --traits WebKitGTK"
    ],
    options: [],
    examples: [
      Example(line: "gatehouse links fetch --cdn shop.example", meaning: "Is the site right, and has Apple's network the same file?")
    ],
    exitCodes: [
      (.fine, "the files are served as they should be"), (.findings, "errors or warnings"),
      (.unusable, "an option could not be used, or gatehouse-fetch is not there"),
    ],
    action: .raw { arguments, console in
      SiblingProgram("gatehouse-fetch", needs: "It needs libsoup, which comes with the web engine WebKitGTK 6.0", help: .linksFetch)
        .start(arguments, console)
    })
}
