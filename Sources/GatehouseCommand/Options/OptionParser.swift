@preconcurrency import CGetopt

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a command's arguments by `getopt_long`, so that options behave as in every other command of the system: long names may be
/// shortened while they are unambiguous, short ones may be joined, `--` ends the options, and operands may stand anywhere.
///
/// `getopt_long` keeps its place in global variables: call this from one thread only, as a command does once when it starts.
enum OptionParser {
  /// Reads `arguments`, which does not hold the command's own name.
  static func parse(_ arguments: [String], by table: [Option]) throws(UsageError) -> Arguments {
    var texts: [UnsafeMutablePointer<CChar>?] = (["gatehouse"] + arguments).map { strdup($0) }
    defer { texts.forEach { free($0) } }
    texts.append(nil)
    let names = table.map { strdup($0.name) }
    defer { names.forEach { free($0) } }
    var long = zip(table.indices, names).map { index, name in
      option(
        name: UnsafePointer(name), has_arg: table[index].value == nil ? no_argument : required_argument, flag: nil,
        val: longBase + Int32(index))
    }
    long.append(option())

    reset()
    var result = Arguments()
    // getopt_long moves operands behind the options, in a copy of the pointers: the texts are freed in any order.
    var moved = texts
    while true {
      // The leading colon tells a missing value apart from an unknown option, and keeps getopt_long from printing.
      let found = getopt_long(Int32(moved.count - 1), &moved, shortNames(of: table), long, nil)
      if found == -1 { break }
      let text = moved.indices.contains(Int(optind) - 1) ? moved[Int(optind) - 1].map { String(cString: $0) } ?? "" : ""
      guard let option = entry(found, in: table) else {
        throw found == Int32(UInt8(ascii: ":")) ? missingValue(in: table) : unknown(text, in: table)
      }
      try store(optarg.map { String(cString: $0) } ?? "", for: option, in: &result)
    }
    result.operands = moved[min(Int(optind), moved.count - 1)..<(moved.count - 1)].compactMap { $0.map { String(cString: $0) } }
    return result
  }

  /// Long options answer with numbers from here on, so that they cannot be taken for letters.
  private static let longBase: Int32 = 1000

  private static func reset() {
    opterr = 0
    #if canImport(Darwin)
      optreset = 1
      optind = 1
    #else
      optind = 0
    #endif
  }

  private static func shortNames(of table: [Option]) -> String {
    ":" + table.compactMap { option in option.letter.map { String($0) + (option.value == nil ? "" : ":") } }.joined()
  }

  private static func entry(_ found: Int32, in table: [Option]) -> Option? {
    if found >= longBase {
      let index = Int(found - longBase)
      return table.indices.contains(index) ? table[index] : nil
    }
    return table.first { $0.letter?.asciiValue.map(Int32.init) == found }
  }

  private static func store(_ value: String, for option: Option, in result: inout Arguments) throws(UsageError) {
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw UsageError(
        message: "--\(option.name) is one of \(option.choices.joined(separator: ", ")), not “\(Shown.short(value))”"
          + Nearest.suggestion(for: value, among: option.choices))
    }
    guard result.options.updateValue(value, forKey: option.name) == nil || option.value == nil else {
      throw UsageError(message: "--\(option.name) is given twice")
    }
  }

  private static func missingValue(in table: [Option]) -> UsageError {
    guard let option = entry(optopt, in: table) else { return UsageError(message: "an option lacks its value") }
    return UsageError(message: "--\(option.name) needs a value: --\(option.name) \(option.value ?? "")")
  }

  private static func unknown(_ text: String, in table: [Option]) -> UsageError {
    // For a known switch that was given a value, optopt names the switch.
    if optopt >= longBase, let option = entry(optopt, in: table) { return UsageError(message: "--\(option.name) takes no value") }
    guard text.hasPrefix("--") else {
      let letter = optopt > 0 && optopt < 128 ? String(UnicodeScalar(UInt8(optopt))) : Shown.short(text)
      return UsageError(message: "unknown option -\(letter)")
    }
    let name = text.dropFirst(2).prefix { $0 != "=" }
    let starting = table.map(\.name).filter { $0.hasPrefix(name) }
    if starting.count > 1 {
      return UsageError(message: "--\(name) could be \(starting.map { "--" + $0 }.joined(separator: " or "))")
    }
    return UsageError(
      message: "unknown option --\(Shown.short(String(name)))"
        + Nearest.suggestion(for: String(name), among: table.map(\.name), prefix: "--"))
  }
}
