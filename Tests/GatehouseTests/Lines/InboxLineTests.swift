import Gatehouse
import Testing

/// Arrivals that wait, on lines.
@Suite struct InboxLineTests {
  private static func answers(_ lines: [String]) throws -> [String] {
    var replay = Replay(try InboxFixture.gate())
    return try lines.flatMap { line in
      let own = try replay.feed(try InputLine.decode(Array(line.utf8)))
      return ([own].compactMap { $0 } + replay.releases).map { String(decoding: $0.encoded, as: UTF8.self) }
    }
  }

  @Test func aReleaseIsALineThatNamesItsArrival() throws {
    let lines = try Self.answers([
      #"{"id":"a","link":"shopapp://open/order/1","auth":"signedOut","at":0}"#, #"{"id":"e","event":"signIn","account":"A","at":9}"#,
    ])
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"id":"a","verdict":"hold","#) == true && lines.first?.hasSuffix(#""waitsFor":["signedIn"]}"#) == true)
    #expect(lines.last?.hasPrefix(#"{"id":"e","arrival":"a","verdict":"route","#) == true, "\(lines)")
  }

  @Test func anArrivalWithoutAnIdentityIsNamedByItsNumber() throws {
    let lines = try Self.answers([
      #"{"link":"shopapp://open/plain/1","at":0}"#, #"{"link":"shopapp://open/order/1","at":1}"#, #"{"event":"time","at":600001}"#,
    ])
    #expect(lines.last?.hasPrefix(#"{"arrival":1,"verdict":"ignore","#) == true, "\(lines)")
  }

  /// A view named on a line has an inbox of its own; an event without a view is for all.
  @Test func viewsHaveTheirOwnInboxes() throws {
    let arrival = #""link":"shopapp://open/order/1","delivery":"d","at":0}"#
    let lines = try Self.answers([
      #"{"view":"v","id":1,"# + arrival, #"{"view":"w","id":2,"# + arrival, #"{"view":"v","event":"cancelArrivals","at":1}"#,
      #"{"event":"signIn","account":"A","at":2}"#,
    ])
    #expect(
      lines.map { String($0.prefix(34)) }
        == [
          #"{"id":1,"verdict":"hold","url":"shopapp"#, #"{"id":2,"verdict":"hold","url":"shopapp"#,
          #"{"arrival":1,"verdict":"ignore","url"#,
          #"{"arrival":2,"verdict":"route","url":"#,
        ].map { String($0.prefix(34)) })
  }
}
