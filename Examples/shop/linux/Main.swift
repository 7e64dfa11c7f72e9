import Foundation
import Gatehouse

// The shop on Linux, without a window: the system starts it with links (see kiln-and-leaf.desktop), and it tells on standard output, in a
// line of JSON each, which screen it would show. A second start hands its links to the app that runs already and ends.

/// What the command line says.
struct Options {
  var policy = "Examples/shop/gatehouse.json"
  var socket = SingleInstance.defaultPath
  var log: String?
  /// How long the app takes until it can show a screen, in milliseconds. A real app would read its data in that time.
  var readyAfter: Int64 = 300
  var links: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
        return value
      }
      switch argument {
      case "--policy": policy = try value()
      case "--socket": socket = try value()
      case "--log": log = try value()
      case "--ready-after":
        guard let time = Int64(try value()), (0...60_000).contains(time) else {
          throw UsageError("--ready-after is 0 to 60000 milliseconds")
        }
        readyAfter = time
      case "--help": throw UsageError(nil)
      case "--": while let link = rest.popFirst() { links.append(link) }
      case _ where argument.hasPrefix("--"): throw UsageError("\(argument) is not known")
      default: links.append(argument)
      }
    }
  }
}

struct UsageError: Error {
  var problem: String?
  init(_ problem: String?) { self.problem = problem }

  static let usage = """
    usage: shop-example [--policy FILE] [--socket PATH] [--ready-after MS] [--log FILE] [LINK …]

    Shows, in a line of JSON each, which screen of the shop a link from outside leads to. The first one started stays; a later one hands its
    links to it and ends. Ctrl-C ends it.
    """
}

@main
struct ShopExample {
  static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("shop-example: \(error)\n".utf8))
      exit(1)
    }
  }

  static func run() throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data(((error.problem.map { "shop-example: \($0)\n" } ?? "") + UsageError.usage + "\n").utf8))
      exit(error.problem == nil ? 0 : 2)
    }
    let text = try Data(contentsOf: URL(fileURLWithPath: options.policy))
    let reading = PolicyFile.read(utf8: Array(text), name: options.policy)
    guard let policy = reading.policy else {
      for problem in reading.diagnostics { FileHandle.standardError.write(Data((problem.message + "\n").utf8)) }
      exit(1)
    }
    guard let instance = try SingleInstance(at: options.socket) else {
      // The app runs: it gets the links, and this process was only the messenger.
      try SingleInstance.hand(options.links, to: options.socket)
      return
    }
    var shop = Shop(Gate(policy), log: options.log)
    for link in options.links { shop.post(link, .cold) }
    try instance.serve(readyAfter: options.readyAfter, ready: { shop.ready() }, receive: { shop.post($0, .running) })
  }
}
