import Foundation

/// The lab: visits a site in a real web engine with a gate in front.
@main struct Main {
  @MainActor static func main() async {
    let console = Console()
    let request: LabOptions.Request
    do {
      request = try LabOptions.parse(Array(CommandLine.arguments.dropFirst()))
    } catch {
      console.fail("\(error.message)\nTry: gatehouse lab --help")
      exit(ExitCode.unusable.rawValue)
    }
    guard case .visit(let options) = request else {
      console.write(LabOptions.help)
      exit(ExitCode.fine.rawValue)
    }
    exit(await visit(options, console).rawValue)
  }

  @MainActor private static func visit(_ options: LabOptions, _ console: Console) async -> ExitCode {
    #if WebKitGTK
      do {
        return try await Lab(options: options, console: console).run()
      } catch {
        console.fail(String(describing: error))
        return .unusable
      }
    #else
      console.fail(
        """
        this program was built without the web engine.
        Install WebKitGTK 6.0 (apt-get install libwebkitgtk-6.0-dev xvfb) and build with: swift build --traits WebKitGTK
        """)
      return .unusable
    #endif
  }
}
