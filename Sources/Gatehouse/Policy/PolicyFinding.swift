/// What can be wrong or odd in a policy file: the stable codes of ``Diagnostic``. The first group is found when a file is read, the
/// second (`lint.`) when the policy that was read is looked at as a whole.
public enum PolicyFinding: String, Sendable, Hashable, CaseIterable {
  // Reading.
  case unknownKey = "policy.unknown-key"
  case missingKey = "policy.missing-key"
  case version = "policy.version"
  case wrongType = "policy.wrong-type"
  case unknownWord = "policy.unknown-word"
  case number = "policy.number"
  case duration = "policy.duration"
  case origin = "policy.origin"
  case host = "policy.host"
  case scheme = "policy.scheme"
  case path = "policy.path"
  case parameterType = "policy.parameter-type"
  case name = "policy.name"
  case repeatedName = "policy.repeated-name"
  case identity = "policy.identity"
  case directory = "policy.directory"
  case notCanonical = "policy.not-canonical"
  case tooMany = "policy.too-many"

  // Looking at the whole.
  case repeatedEntry = "lint.repeated-entry"
  case coveredEntry = "lint.covered-entry"
  case wideWildcard = "lint.wide-wildcard"
  case cleartextPage = "lint.cleartext-page"
  case otherPagesLoad = "lint.other-pages-load"
  case unknownSourcePage = "lint.unknown-source-page"
  case shadowedScheme = "lint.shadowed-scheme"
  case refusedScheme = "lint.refused-scheme"
  case ownScheme = "lint.own-scheme"
  case webScheme = "lint.web-scheme"
  case androidScheme = "lint.android-scheme"
  case noActivation = "lint.no-activation"
  case anyActivation = "lint.any-activation"
  case noLaunchOrigin = "lint.no-launch-origin"
  case nothingToLaunch = "lint.nothing-to-launch"
  case neverShownOrigin = "lint.never-shown-origin"
  case refuseReplaced = "lint.refuse-replaced"
  case ownPartner = "lint.own-partner"
  case stayPartner = "lint.stay-partner"
  case ownPackage = "lint.own-package"
  case shadowedRoute = "lint.shadowed-route"
  case unreachableRoute = "lint.unreachable-route"
  case unknownVia = "lint.unknown-via"
  case unknownSecret = "lint.unknown-secret"
  case untypedParameter = "lint.untyped-parameter"
  case pathParameterForm = "lint.path-parameter-form"
  case bridgeOrigins = "lint.bridge-origins"
  case unknownType = "lint.unknown-type"
}

extension PolicyFinding {
  /// How bad it is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unknownKey, .missingKey, .version, .wrongType, .unknownWord, .number, .duration, .origin, .host, .scheme, .path,
      .parameterType, .name, .repeatedName, .identity, .directory:
      .error
    case .refusedScheme, .ownScheme, .webScheme, .ownPartner, .stayPartner, .unknownVia, .unknownSecret, .unknownType, .pathParameterForm:
      .error
    case .notCanonical, .repeatedEntry, .coveredEntry, .wideWildcard, .cleartextPage, .shadowedScheme, .noActivation, .noLaunchOrigin,
      .nothingToLaunch, .neverShownOrigin, .ownPackage, .shadowedRoute, .unreachableRoute, .bridgeOrigins:
      .warning
    case .tooMany, .otherPagesLoad, .unknownSourcePage, .androidScheme, .anyActivation, .refuseReplaced, .untypedParameter: .note
    }
  }

  /// Why it matters, one clause.
  public var why: String {
    switch self {
    case .unknownKey: "a key that is not known would be a rule that nobody applies"
    case .missingKey: "without it the value has no meaning"
    case .version: "another version of the format may mean something else by the same words"
    case .wrongType, .unknownWord, .number, .duration: "what was meant must not be guessed, so the whole policy is not used"
    case .origin: "pages are compared by scheme, host and port, and nothing else of an address"
    case .host: "hosts are compared whole, in the form that the URL standard gives them"
    case .scheme: "schemes are compared whole, in the form that the URL standard gives them"
    case .path: "a path that is not understood would match too much or nothing"
    case .parameterType: "parameters come from strangers; each needs a form that bounds it"
    case .name: "names appear in verdicts, reports and code"
    case .repeatedName: "a verdict names its screen by this name"
    case .identity: "systems compare these identities byte by byte"
    case .directory: "local files load from inside one directory only"
    case .notCanonical: "addresses are compared in their canonical form; the file should show what is compared"
    case .tooMany: "the first of them are enough to begin with"
    case .repeatedEntry, .coveredEntry: "it changes nothing, and removing the other one would not do what it seems to do"
    case .wideWildcard: "everybody can register a name under it"
    case .cleartextPage: "a rule that never applies hides what really happens"
    case .otherPagesLoad: "the list then only says which pages may launch apps"
    case .unknownSourcePage: "this is the one fact whose absence counts as permission; Android never names the source"
    case .shadowedScheme, .shadowedRoute: "the first rule that matches decides"
    case .refusedScheme: "the schemes that are never handed off act on this device or carry content of their own"
    case .ownScheme: "an address of the app itself is a route or nothing; it never goes out through the system and back in"
    case .webScheme: "a web address is judged by `web` and by the partners' list, never as a scheme"
    case .androidScheme: "no other platform has intents"
    case .noActivation: "a launch needs evidence that the user acted, and this list names none that is enough"
    case .anyActivation: "pages may then launch apps without the user"
    case .noLaunchOrigin: "only the pages that `from` names may launch, and it names none"
    case .nothingToLaunch: "a value without effect hides what really happens"
    case .neverShownOrigin: "a page that never loads never launches anything"
    case .refuseReplaced: "a written list stands in place of the preset's"
    case .ownPartner: "an address belongs to this app or to another one"
    case .stayPartner: "a host that stays is never offered to other apps"
    case .ownPackage: "the app would launch itself"
    case .unreachableRoute: "no address leads to it"
    case .unknownVia: "the route can never be reached through it"
    case .unknownSecret: "a name that is misspelt protects nothing, and the value would be saved and logged"
    case .untypedParameter: "a path parameter without a type is a token of 1 to 64 characters"
    case .pathParameterForm: "a segment of a path is there exactly once"
    case .bridgeOrigins: "nobody may call the methods"
    case .unknownType: "no value is of a type that nobody wrote, so no call could pass"
    }
  }
}
