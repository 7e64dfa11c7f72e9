internal import Gatehouse

/// Opens an inbox under a policy and keeps it.
@_cdecl("Java_org_gatehouse_NativeGate_openInbox")
public func openInbox(_ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ policy: Int64, _ isOpen: UInt8) -> Int64 {
  JavaEnvironment.run(env, failure: 0) { _ throws(JavaError) in
    Handles.shared.add(NativeInbox(try Handles.shared.policy(policy), isOpen: isOpen != 0))
  }
}

/// Posts a link; what became of it and of others.
@_cdecl("Java_org_gatehouse_NativeGate_post")
public func post(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ inbox: Int64, _ link: UnsafeMutableRawPointer?,
  _ scene: UnsafeMutableRawPointer?, _ delivery: UnsafeMutableRawPointer?, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let inbox = try Handles.shared.inbox(inbox)
    let arrival = Arrival(link: try java.text(link), scene: try java.text(scene), delivery: try java.text(delivery), at: at)
    return try java.strings(inbox.with { Inbox.Outcome.fields($0.post(arrival)) })
  }
}

/// Notes something that happened to the app; what became of links that waited.
@_cdecl("Java_org_gatehouse_NativeGate_noteInbox")
public func noteInbox(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ inbox: Int64, _ number: Int32, _ text: UnsafeMutableRawPointer?,
  _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let inbox = try Handles.shared.inbox(inbox), text = try java.text(text)
    guard let number = InboxEventNumber(rawValue: number) else { throw .argument("there is no such event") }
    return try java.strings(inbox.with { Inbox.Outcome.fields($0.note(number.event(text, at: at))) })
  }
}
