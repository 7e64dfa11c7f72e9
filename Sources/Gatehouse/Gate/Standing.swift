/// What the policy's lists say of an address, taken together: one look-up answers for all of them. Plain numbers.
struct Standing: Sendable, Hashable {
  /// The app's own, by its domain or its scheme.
  var isOwn = false

  // Of a web address.
  /// The entry of `web.pages` that admits it.
  var page = ListEntry.none
  /// The entry of `web.frames` that admits it.
  var frame = ListEntry.none
  /// The entry of `handoff.universalLinks` that names its host.
  var partner = ListEntry.none
  /// Its host is a store's.
  var isStore = false
  /// Its host is in `web.stay`.
  var isStay = false
  /// A page of its origin may launch apps.
  var mayLaunch = false
  /// A sub-frame of its origin may launch apps.
  var mayLaunchFromFrame = false

  // Of a scheme.
  /// It is never handed off.
  var isRefused = false
  /// The first rule of `handoff.schemes` for the scheme.
  var rule = ListEntry.none
  /// That rule asks for nothing but the scheme, so that it admits every address.
  var isPlainRule = false
  /// The scheme is a store's.
  var isStoreScheme = false
  /// It is a scheme of the web, which `any` does not mean.
  var isWebScheme = false
  /// No store knows who takes the scheme: the system does.
  var isNeverSearched = false
  /// What may stand behind the scheme.
  var form = NativeScheme.Form.any
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
