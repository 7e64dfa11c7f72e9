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
    let rawValue: UInt16

    static let own = Marks(rawValue: 1 << 0)
    static let store = Marks(rawValue: 1 << 1)
    static let stay = Marks(rawValue: 1 << 2)
    static let launches = Marks(rawValue: 1 << 3)
    static let launchesFromFrame = Marks(rawValue: 1 << 4)
    static let refused = Marks(rawValue: 1 << 5)
    static let plainRule = Marks(rawValue: 1 << 6)
    static let storeScheme = Marks(rawValue: 1 << 7)
    static let webScheme = Marks(rawValue: 1 << 8)
    static let neverSearched = Marks(rawValue: 1 << 9)
    static let number = Marks(rawValue: 1 << 10)
    static let mail = Marks(rawValue: 1 << 11)
  }

  private subscript(_ mark: Marks) -> Bool {
    @inline(__always) get { marks.contains(mark) }
    set { if newValue { marks.insert(mark) } else { marks.remove(mark) } }
  }

  /// The app's own, by its domain or its scheme.
  var isOwn: Bool {
    get { self[.own] }
    set { self[.own] = newValue }
  }

  // Of a web address.
  /// Its host is a store's.
  var isStore: Bool {
    get { self[.store] }
    set { self[.store] = newValue }
  }
  /// Its host is in `web.stay`.
  var isStay: Bool {
    get { self[.stay] }
    set { self[.stay] = newValue }
  }
  /// A page of its origin may launch apps.
  var mayLaunch: Bool {
    get { self[.launches] }
    set { self[.launches] = newValue }
  }
  /// A sub-frame of its origin may launch apps.
  var mayLaunchFromFrame: Bool {
    get { self[.launchesFromFrame] }
    set { self[.launchesFromFrame] = newValue }
  }

  // Of a scheme.
  /// It is never handed off.
  var isRefused: Bool {
    get { self[.refused] }
    set { self[.refused] = newValue }
  }
  /// The first rule for it asks for nothing but the scheme, so that it admits every address.
  var isPlainRule: Bool {
    get { self[.plainRule] }
    set { self[.plainRule] = newValue }
  }
  /// The scheme is a store's.
  var isStoreScheme: Bool {
    get { self[.storeScheme] }
    set { self[.storeScheme] = newValue }
  }
  /// It is a scheme of the web, which `any` does not mean.
  var isWebScheme: Bool {
    get { self[.webScheme] }
    set { self[.webScheme] = newValue }
  }
  /// No store knows who takes the scheme: the system does.
  var isNeverSearched: Bool {
    get { self[.neverSearched] }
    set { self[.neverSearched] = newValue }
  }
  /// What may stand behind the scheme.
  var form: NativeScheme.Form {
    get { self[.number] ? .number : self[.mail] ? .mail : .any }
    set { (self[.number], self[.mail]) = (newValue == .number, newValue == .mail) }
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
