/// What the policy's lists say of an address, taken together: one look-up answers for all of them. Five numbers, so that copying it is nothing.
struct Standing: Sendable, Hashable {
  /// The entry of `web.pages` that admits it.
  var page = ListEntry.none
  /// The entry of `web.frames` that admits it.
  var frame = ListEntry.none
  /// The entry of `handoff.universalLinks` that names its host.
  var partner = ListEntry.none
  /// The first rule of `handoff.schemes` for its scheme.
  var rule = ListEntry.none
  private var marks: Marks = []

  private struct Marks: OptionSet, Hashable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The mark of this number.
    init(_ number: UInt32) { rawValue = 1 &<< number }
  }

  private subscript(_ number: UInt32) -> Bool {
    @inline(__always) get { marks.contains(Marks(number)) }
    set { if newValue { marks.insert(Marks(number)) } else { marks.remove(Marks(number)) } }
  }

  /// The app's own, by its domain or its scheme.
  var isOwn: Bool {
    get { self[0] }
    set { self[0] = newValue }
  }

  // Of a web address.
  /// Its host is a store's.
  var isStore: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// Its host is in `web.stay`.
  var isStay: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }
  /// A page of its origin may launch apps.
  var mayLaunch: Bool {
    get { self[3] }
    set { self[3] = newValue }
  }
  /// A sub-frame of its origin may launch apps.
  var mayLaunchFromFrame: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }

  // Of a scheme.
  /// It is never handed off.
  var isRefused: Bool {
    get { self[5] }
    set { self[5] = newValue }
  }
  /// The first rule for it asks for nothing but the scheme, so that it admits every address.
  var isPlainRule: Bool {
    get { self[6] }
    set { self[6] = newValue }
  }
  /// The scheme is a store's.
  var isStoreScheme: Bool {
    get { self[7] }
    set { self[7] = newValue }
  }
  /// It is a scheme of the web, which `any` does not mean.
  var isWebScheme: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }
  /// No store knows who takes the scheme: the system does.
  var isNeverSearched: Bool {
    get { self[9] }
    set { self[9] = newValue }
  }
  /// What may stand behind the scheme.
  var form: NativeScheme.Form {
    get { self[10] ? .number : self[11] ? .mail : .any }
    set { (self[10], self[11]) = (newValue == .number, newValue == .mail) }
  }
}

/// The place in a list of the policy at which an address is named.
struct ListEntry: Sendable, Hashable {
  /// The place from 0; -1 for a list that is not written, -2 for none.
  private let place: Int32

  private init(_ place: Int32) { self.place = place }

  /// The place in a list from 0.
  init(_ place: Int?) { self.place = place.flatMap { Int32(exactly: $0) } ?? -2 }

  /// It is not on the list.
  static let none = ListEntry(Int32(-2))
  /// The list is not written, and what the policy does then admits it.
  static let byDefault = ListEntry(Int32(-1))

  /// Whether it is admitted.
  var isAdmitted: Bool { place > -2 }

  /// The place from 0, or `nil`.
  var index: Int? { place < 0 ? nil : Int(place) }
}
