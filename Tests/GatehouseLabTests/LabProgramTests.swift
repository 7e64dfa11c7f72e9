import Testing

@Suite struct LabProgramTests {
  @Test func helpSaysWhatToDo() throws {
    let result = try LabProgram.run(["--help"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("usage: gatehouse lab SITE --policy FILE"))
  }

  @Test(arguments: [
    (["site"], "which policy? add --policy FILE"), ([], "which site? name its folder"),
    (["site", "--polic", "x"], "unknown option --polic; did you mean --policy?"), (["site", "--policy"], "--policy needs a value"),
    (["a", "b", "--policy", "x"], "one SITE at a time"), (["a", "--policy", "x", "--open", "all"], "--open is record or system, not all"),
    (["a", "--policy=x", "--timeout=0"], "--timeout is a number of seconds from 1 to 3600, not 0"),
  ])
  func argumentsThatCannotBeUsedAreNamed(arguments: [String], message: String) throws {
    let result = try LabProgram.run(arguments)
    #expect(result.code == 2)
    #expect(result.error.contains(message))
  }

  #if !WebKitGTK
    @Test func withoutTheEngineItSaysHowToBuildIt() throws {
      let result = try LabProgram.run(["site", "--policy", "gatehouse.json"])
      #expect(result.code == 2)
      #expect(result.error.contains("swift build --traits WebKitGTK"))
    }
  #endif
}
