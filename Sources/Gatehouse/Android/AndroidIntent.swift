/// An `intent:` address, split by Android's own grammar and never by a URL parser.
///
/// ```
/// intent:DATA#Intent;item;item;end
/// ```
///
/// The text before the marker is handed to the app as it stands, so it may be something that is no URL. An item is a keyword or an extra with
/// its value, for example `scheme=wallet`, `package=com.example.wallet` or `S.browser_fallback_url=https%3A%2F%2Fwallet.example`.
///
/// What Android reads and this gate never hands on (components, selectors, extras, types …) is listed in ``excess``. What Android reads in a way
/// that the text does not show (control characters out of broken escapes, keywords given twice, the older grammar) is an error.
///
/// Source: Android, `Intent.parseUri` with `URI_INTENT_SCHEME`, and `UriCodec`; the limits of a launch from a page follow Chromium's
/// `ExternalNavigationHandler`.
public struct AndroidIntent: Sendable, Hashable {
  /// The data address as Android puts it together: `scheme=` in front of the text before the marker. Without `scheme=` that text alone, which
  /// then may have no scheme at all; `nil` if there is neither.
  public internal(set) var data: String?
  /// The package that `package=` names.
  public internal(set) var package: String?
  /// The value of the extra `browser_fallback_url`, decoded.
  public internal(set) var fallback: String?
  /// The flags of `launchFlags=` that are kept, see ``harmlessFlags``.
  public internal(set) var flags: UInt32 = 0
  /// What would have to be cleaned away before a launch, in the order of the text.
  public internal(set) var excess: [Excess] = []

  /// The nine flags that change only how the other app's screen is put on the stack: EXCLUDE_STOPPED_PACKAGES (0x10), MATCH_EXTERNAL (0x800),
  /// LAUNCH_ADJACENT (0x1000), RETAIN_IN_RECENTS (0x2000), NEW_DOCUMENT (0x80000), CLEAR_TOP (0x400_0000), MULTIPLE_TASK (0x800_0000),
  /// NEW_TASK (0x1000_0000), SINGLE_TOP (0x2000_0000). Granting access to the sender's data is not among them.
  public static let harmlessFlags: UInt32 = 0x3C08_3810

  /// A part that the gate never hands on.
  public struct Excess: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// Where it begins in the text: a byte, counted from 0.
    public var byte: Int
    /// Makes a part.
    public init(kind: Kind, byte: Int) {
      self.kind = kind
      self.byte = byte
    }
  }

  /// What a part is that the gate never hands on.
  public enum Kind: Sendable, Hashable {
    /// `component=`: one certain screen, past every filter.
    case component
    /// `SEL`: a second intent that decides instead of this one.
    case selector
    /// An extra, by its name.
    case extra(String)
    /// Flags that are not harmless, those that grant access to data among them.
    case flags(UInt32)
    /// `extendedLaunchFlags=`.
    case extendedFlags
    /// An action other than `android.intent.action.VIEW`.
    case action(String)
    /// A category other than `BROWSABLE` and `DEFAULT`.
    case category(String)
    /// `type=`: a media type chooses the app instead of the address.
    case type(String)
    /// `identifier=`.
    case identifier
    /// `sourceBounds=`.
    case sourceBounds
    /// A `#` before the marker: Android keeps the fragment, other readers see the marker in it.
    case fragment
    /// Text behind the end, which Android ignores.
    case afterEnd
  }

  /// Whether a text begins like an intent, in any case: it is never given to a URL parser on Android.
  static func claims(_ text: String) -> Bool {
    guard let first = text.utf8.first.map(RouteBytes.lowercased), first == UInt8(ascii: "i") || first == UInt8(ascii: "a") else {
      return false
    }
    return [prefix, appPrefix].contains {
      text.utf8.count >= $0.utf8.count && zip(text.utf8, $0.utf8).allSatisfy { RouteBytes.lowercased($0) == $1 }
    }
  }

  static let prefix = "intent:"
  static let appPrefix = "android-app:"
}

extension AndroidIntent.Kind {
  /// What it is, in a few words for people.
  public var says: String {
    switch self {
    case .component: "it names one certain component"
    case .selector: "it carries a selector, a second intent that decides instead of it"
    case .extra: "it carries an extra"
    case .flags: "its flags do more than arrange screens"
    case .extendedFlags: "it carries extended flags"
    case .action: "its action is not VIEW"
    case .category: "its category is neither BROWSABLE nor DEFAULT"
    case .type: "it names a media type"
    case .identifier: "it carries an identifier"
    case .sourceBounds: "it carries source bounds"
    case .fragment: "there is a # before its marker"
    case .afterEnd: "there is text behind its end"
    }
  }
}
