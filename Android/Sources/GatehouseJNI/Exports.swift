internal import Gatehouse

// What Java calls: `org.gatehouse.NativeGate`. Each export reads its arguments, does one thing, and turns an error into an exception.

/// The version of this interface; the Java side asks before anything else.
@_cdecl("Java_org_gatehouse_NativeGate_version")
public func version(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?) -> Int32 { 2 }

/// Compiles a policy file and keeps it.
@_cdecl("Java_org_gatehouse_NativeGate_openPolicy")
public func openPolicy(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ json: UnsafeMutableRawPointer?
) -> Int64 {
  JavaEnvironment.run(env, failure: 0) { java throws(JavaError) in
    let reading = PolicyFile.read(try java.exactText(json, "policy"), name: "gatehouse.json")
    guard let policy = reading.policy, !reading.diagnostics.contains(where: { $0.severity == .error }) else {
      throw .policy(reading.report())
    }
    return Handles.shared.add(Gate(policy))
  }
}

/// Puts a gate in front of a view and keeps it.
@_cdecl("Java_org_gatehouse_NativeGate_openView")
public func openView(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ policy: Int64, _ apiLevel: Int32) -> Int64 {
  JavaEnvironment.run(env, failure: 0) { _ throws(JavaError) in
    Handles.shared.add(NativeView(try Handles.shared.policy(policy), apiLevel: Int(apiLevel)))
  }
}

/// Lets go of a policy or a view; again, of what is closed already, does nothing.
@_cdecl("Java_org_gatehouse_NativeGate_close")
public func close(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ handle: Int64) { Handles.shared.close(handle) }

/// How many policies and views are open.
@_cdecl("Java_org_gatehouse_NativeGate_openCount")
public func openCount(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?) -> Int32 { Int32(clamping: Handles.shared.count) }

/// Decides one navigation: the verdict's number.
@_cdecl("Java_org_gatehouse_NativeGate_decide")
public func decide(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ url: UnsafeMutableRawPointer?,
  _ current: UnsafeMutableRawPointer?, _ flags: Int32, _ handlers: UnsafeMutableRawPointer?, _ at: Int64
) -> Int32 {
  JavaEnvironment.run(env, failure: Verdict.Kind.block.number) { java throws(JavaError) in
    let view = try Handles.shared.view(view)
    let url = try java.text(url), current = try java.text(current)
    let handlers = try java.texts(handlers, atMost: 100).map { AppLinkHandlers(rows: $0) }
    return view.with { state in
      let verdict = state.decide(url, current: current, NavigationFlags(rawValue: flags), handlers: handlers, at: at)
      return verdict?.kind.number ?? Verdict.Kind.needsHandlers
    }
  }
}

/// Decides many navigations of one view, one after the other. Their addresses hold one after the other in `text`, each up to its end.
@_cdecl("Java_org_gatehouse_NativeGate_decideAll")
public func decideAll(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ text: UnsafeMutableRawPointer?,
  _ ends: UnsafeMutableRawPointer?, _ current: UnsafeMutableRawPointer?, _ flags: UnsafeMutableRawPointer?,
  _ at: UnsafeMutableRawPointer?, _ verdicts: UnsafeMutableRawPointer?
) {
  JavaEnvironment.run(env, failure: ()) { java throws(JavaError) in
    let view = try Handles.shared.view(view)
    let ends = try java.ints(ends, "ends"), flags = try java.ints(flags, "flags"), times = try java.longs(at, "at")
    let current = try java.text(current)
    guard let verdicts else { throw .null("verdicts") }
    guard ends.count == flags.count, ends.count == times.count, ends.count == java.length(verdicts) else {
      throw .argument("ends, flags, at and verdicts are not of one length")
    }
    var urls: [String] = []
    urls.reserveCapacity(ends.count)
    try java.eachText(text, ends: ends) { urls.append($1) }
    let asked = urls
    let numbers = view.with { state in
      asked.indices.map { index in
        let flags = NavigationFlags(rawValue: flags[index]).subtracting(.canQuery)
        return state.decide(asked[index], current: current, flags, handlers: nil, at: times[index])?.kind.number
          ?? Verdict.Kind.block.number
      }
    }
    try java.write(numbers, to: verdicts)
  }
}

/// The last verdict's details.
@_cdecl("Java_org_gatehouse_NativeGate_details")
public func details(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    guard let fields = try Handles.shared.view(view).with({ $0.verdict?.fields }) else { throw .argument("nothing was decided yet") }
    return try java.strings(fields)
  }
}

/// The next step of the launch that the last `open`, or an answered `ask`, began.
@_cdecl("Java_org_gatehouse_NativeGate_step")
public func step(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ isStarted: UInt8,
  _ current: UnsafeMutableRawPointer?, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let view = try Handles.shared.view(view), current = try java.text(current)
    return try java.strings(view.with { $0.step(isStarted: isStarted != 0, current: current, at: at).fields })
  }
}

/// The user's answer to an `ask`; whether the launch goes on.
@_cdecl("Java_org_gatehouse_NativeGate_answer")
public func answer(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ isYes: UInt8, _ url: UnsafeMutableRawPointer?,
  _ at: Int64
) -> UInt8 {
  JavaEnvironment.run(env, failure: 0) { java throws(JavaError) in
    let view = try Handles.shared.view(view), url = try java.text(url, "url")
    return view.with { $0.answer(isYes != 0, url, at: at) ? 1 : 0 }
  }
}

/// Notes something that happened in the view.
@_cdecl("Java_org_gatehouse_NativeGate_note")
public func note(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ number: Int32, _ text: UnsafeMutableRawPointer?,
  _ at: Int64
) {
  JavaEnvironment.run(env, failure: ()) { java throws(JavaError) in
    let view = try Handles.shared.view(view)
    let event: ViewEvent
    switch Event(rawValue: number) {
    case .tap: event = .input(frame: nil, document: nil, kind: .tap, at: at)
    case .key: event = .input(frame: nil, document: nil, kind: .key, at: at)
    case .commit: event = .commit(url: try java.text(text), at: at)
    case .background: event = .background(at: at)
    case .foreground: event = .foreground(at: at)
    case .teardown: event = .teardown
    case .userLoad: event = .userLoad(url: try java.text(text, "url"), at: at)
    case .cancelReturn: event = .cancelReturn(at: at)
    case .pageStarted: return view.with { $0.beginPage() }
    case nil: throw .argument("there is no such event")
    }
    view.with { $0.note(event) }
  }
}

/// What can happen in a view; the Java side has the same numbers.
private enum Event: Int32 {
  case tap, key, commit, background, foreground, teardown, userLoad, cancelReturn, pageStarted
}

/// A payment or sign-in begins whose result comes back at an address. `within` below 0 is no limit.
@_cdecl("Java_org_gatehouse_NativeGate_expectReturn")
public func expectReturn(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ address: UnsafeMutableRawPointer?,
  _ state: UnsafeMutableRawPointer?, _ issuer: UnsafeMutableRawPointer?, _ within: Int64, _ at: Int64
) {
  JavaEnvironment.run(env, failure: ()) { java throws(JavaError) in
    let view = try Handles.shared.view(view)
    let event = ViewEvent.expectReturn(
      address: try java.text(address, "address"), state: try java.text(state), issuer: try java.text(issuer),
      withinMs: within < 0 ? nil : within, at: at)
    view.with { $0.note(event) }
  }
}

/// Whether a page that begins or was committed may be there.
@_cdecl("Java_org_gatehouse_NativeGate_admits")
public func admits(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ url: UnsafeMutableRawPointer?, _ at: Int64
) -> UInt8 {
  JavaEnvironment.run(env, failure: 0) { java throws(JavaError) in
    let view = try Handles.shared.view(view)
    guard let url = try java.text(url) else { return 0 }
    return view.with { $0.gate.admits(committed: url, at: at) ? 1 : 0 }
  }
}

/// The page process ended: the page to show again, or null.
@_cdecl("Java_org_gatehouse_NativeGate_recover")
public func recover(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ page: UnsafeMutableRawPointer?, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let view = try Handles.shared.view(view), page = try java.text(page)
    guard let again = view.with({ $0.recover(page, at: at) }) else { return nil }
    return try java.string(again)
  }
}

/// Decides a link that reached the app from outside: what it is for the view if one waits for a return, else for the policy.
@_cdecl("Java_org_gatehouse_NativeGate_arrive")
public func arrive(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ policy: Int64, _ view: Int64, _ link: UnsafeMutableRawPointer?,
  _ delivery: UnsafeMutableRawPointer?, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let arrival = Arrival(link: try java.text(link), delivery: try java.text(delivery), at: at)
    if view == 0 { return try java.strings(try Handles.shared.policy(policy).decide(arrival).fields) }
    return try java.strings(try Handles.shared.view(view).with { $0.gate.decide(arrival).fields })
  }
}

/// Answers recorded lines (NDJSON) under a policy, as the command does; one line of answer for each question, an error in its place.
@_cdecl("Java_org_gatehouse_NativeGate_replay")
public func replay(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ policy: Int64, _ lines: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let gate = try Handles.shared.policy(policy), lines = try java.exactText(lines, "lines")
    var replay = Replay(gate)
    var out: [UInt8] = []
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
      let answer: [UInt8]?
      do throws(LineError) {
        answer = try replay.feed(InputLine.decode(Array(line)))?.encoded
      } catch {
        answer = error.encoded
      }
      if let answer { out += answer + [UInt8(ascii: "\n")] }
    }
    return try java.string(String(decoding: out, as: UTF8.self))
  }
}
