import Gatehouse
import Testing

@Suite struct BridgeClientTests {
  private static func client(_ bridge: String, name: String = "gatehouse") throws -> BridgeClient {
    let reading = PolicyFile.read("{\"gatehouse\":1,\"bridge\":\(bridge)}")
    let policy = try #require(reading.policy, "\(reading.report())")
    return try #require(BridgeClient(policy, name: name))
  }

  private static let shop = """
    {"origins":["https://shop.example"],
     "types":{"item":{"sku":"token","count":"int(1...99)"}},
     "methods":{"getProfile":{"result":"@item?"},"track":{"params":{"name":"text(200)","n":"number?","kind":"oneOf(a,b)"}},
       "order":{"params":{"items":"@item*","note":"text(5)?"},"activation":"needed","approval":true,"result":"bool"},
       "ping":{"params":{"on":"bool?"}},"__proto__":{}}}
    """

  @Test func `each method is a member of the module, whatever it is called`() throws {
    let text = try Self.client(Self.shop).javaScript
    for name in ["getProfile", "track", "order", "ping", "__proto__"] {
      #expect(text.contains("  [\"\(name)\"]: params => call(\"\(name)\", params),"))
    }
    #expect(text.contains("const name = \"gatehouse\";"))
    #expect(!text.contains("@"))
    #expect(!text.contains("import "))
    for error in BridgeError.allCases { #expect(text.contains("\"\(error.rawValue)\"")) }
  }

  @Test func `declarations have the contract's types`() throws {
    let text = try Self.client(Self.shop).typeScript
    for line in [
      #"  "item": { "sku": string; "count": number };"#, #"  "getProfile"(): Promise<BridgeTypes["item"] | null>;"#,
      #"  "track"(params: { "name": string; "n"?: number | null; "kind": "a" | "b" }): Promise<unknown>;"#,
      #"  "order"(params: { "items": ReadonlyArray<BridgeTypes["item"]>; "note"?: string | null }): Promise<boolean>;"#,
      #"  "ping"(params?: { "on"?: boolean | null }): Promise<unknown>;"#, #"  | "noHost";"#,
      "The user must just have acted. The app asks the user.",
    ] { #expect(text.contains(line), "\(line) is not in\n\(text)") }
  }

  @Test(arguments: ["", "a b", "a-b", "1a", "a\");alert(1)//", "</script>", "é"]) func `only a name is a name`(_ name: String) {
    #expect(BridgeClient(Policy(), name: name) == nil)
  }

  @Test func `a type from code that cannot be read has no value, and no text ends a script`() {
    var policy = Policy()
    policy.bridge.methods = [.init(name: "</script>", params: [.init("p", type: "nonsense(")])]
    let client = BridgeClient(policy)
    #expect(client?.typeScript.contains(#""p": never"#) == true)
    #expect(client?.javaScript.contains("</script>") == false)
  }
}
