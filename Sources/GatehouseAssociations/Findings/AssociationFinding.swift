/// What can be found in an association file, a build or a served answer.
///
/// The raw value is stable: `association.` and it are the code of a finding.
public enum AssociationFinding: String, Sendable, Hashable, CaseIterable {
  // MARK: The text itself
  /// Error: a file without a value associates nothing.
  case emptyFile = "empty-file"
  /// Error: JSON is UTF-8 without a mark (RFC 8259, section 8.1), and readers refuse it.
  case byteOrderMark = "byte-order-mark"
  /// Error: JSON is UTF-8 (RFC 8259, section 8.1), and readers refuse anything else.
  case otherEncoding = "other-encoding"
  /// Error: JSON has no comments; the whole file is refused.
  case comment
  /// Error: JSON allows no comma before a closing bracket; the whole file is refused.
  case trailingComma = "trailing-comma"
  /// Error: without it the whole file is refused.
  case missingComma = "missing-comma"
  /// Error: JSON knows only the straight quote; the whole file is refused.
  case typographicQuotes = "typographic-quotes"
  /// Error: JSON knows only double quotes; the whole file is refused.
  case singleQuotes = "single-quotes"
  /// Error: it looks like a space and is none to a reader; the whole file is refused.
  case unusualSpace = "unusual-space"
  /// Error: headers belong to the answer, not into the file.
  case httpHeaders = "http-headers"
  /// Error: a site generator did not process the file, and serves its notes with it.
  case frontMatter = "front-matter"
  /// Error: a web application answers every path with its page: the system finds no association there.
  case htmlInsteadOfJSON = "html-instead-of-json"
  /// Error: iOS 8 asked for signed files; over https they were never needed since iOS 9 and are deprecated since 2019.
  case signedFile = "signed-file"
  /// Error: JSON has no words without quotes but true, false and null.
  case bareWord = "bare-word"
  /// Error: an example of TN3155 prints it so, and it is no JSON.
  case notOutsideQuotes = "not-outside-quotes"
  /// Error: an array holds values only; the whole file is refused.
  case keyInArray = "key-in-array"
  /// Error: a string ends on the line where it begins (RFC 8259, section 7).
  case lineBreakInString = "line-break-in-string"
  /// Error: what follows is read as part of it.
  case unclosedString = "unclosed-string"
  /// Error: control characters in strings are escaped (RFC 8259, section 7).
  case controlCharacter = "control-character"
  /// Error: the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits.
  case badEscape = "bad-escape"
  /// Error: JSON is UTF-8 (RFC 8259, section 8.1).
  case invalidUTF8 = "invalid-utf8"
  /// Error: readers differ on what it is.
  case badNumber = "bad-number"
  /// Error: the file is cut off, or a bracket is missing; the whole file is refused.
  case unclosedBracket = "unclosed-bracket"
  /// Error: the whole file is refused.
  case unexpectedCharacter = "unexpected-character"
  /// Error: one file holds one value; the whole file is refused.
  case trailingText = "trailing-text"
  /// Error: nothing of this depth is meant.
  case tooDeep = "too-deep"
  /// Error: readers differ on which of the two counts.
  case duplicateKey = "duplicate-key"

  // MARK: Apple's file: its structure
  /// Error: what has another form than Apple documents is ignored, or makes the file unusable.
  case wrongShape = "wrong-shape"
  /// Warning: unknown keys are ignored.
  case unknownKey = "unknown-key"
  /// Error: without details no app gets any link.
  case detailsMissing = "details-missing"
  /// Error: an entry without an identifier belongs to no app.
  case identifierMissing = "identifier-missing"
  /// Error: applinks.apps is empty where it is present; only iOS 12 and older read it.
  case appsNotEmpty = "apps-not-empty"
  /// Warning: details keyed by identifier is the obsolete form (WWDC19).
  case detailsDictionary = "details-dictionary"
  /// Warning: an entry without rules matches nothing.
  case rulesMissing = "rules-missing"
  /// Warning: iOS 13 and later ignore paths where components stand; TN3155 says that mixing does not work.
  case mixedRules = "mixed-rules"
  /// Warning: where appIDs stands, appID is ignored.
  case mixedIdentifiers = "mixed-identifiers"
  /// Warning: appIDs came with components in iOS 13; systems that read only paths read only appID.
  case legacyRules = "legacy-rules"
  /// Warning: an identifier is the ten characters of the App ID prefix, a dot and the bundle identifier.
  case identifierShape = "identifier-shape"
  /// Warning: a placeholder belongs to no app.
  case identifierPlaceholder = "identifier-placeholder"
  /// Warning: services stand beside applinks; within it they are ignored.
  case serviceInsideApplinks = "service-inside-applinks"
  /// Warning: a file without a service associates nothing.
  case noServices = "no-services"
  /// Error: files above 128 KB are ignored since iOS 9.3.1.
  case fileTooLarge = "file-too-large"

  // MARK: Apple's file: its rules
  /// Error: unknown keys are ignored, and a rule without conditions matches every address.
  case matchesEverything = "matches-everything"
  /// Error: one value that is no string makes the system drop the whole dictionary: the rule matches more than it says.
  case queryNotString = "query-not-string"
  /// Error: a condition of the wrong form is dropped: the rule matches more than it says.
  case ruleWidened = "rule-widened"
  /// Warning: a missing item is the empty text, and * matches that.
  case itemStar = "item-star"
  /// Warning: # begins the fragment, and no path holds it: the rule never matches.
  case fragmentInPath = "fragment-in-path"
  /// Warning: ? stands for one character of the path here; the query is no part of it.
  case queryInPath = "query-in-path"
  /// Warning: NOT means something in paths only; here it is part of the path, and the rule never matches.
  case notInComponent = "not-in-component"
  /// Error: a variable that is not defined matches nothing; names are case-sensitive.
  case variableUnknown = "variable-unknown"
  /// Error: values of variables hold no variables.
  case variableNested = "variable-nested"
  /// Error: names hold no $, ( and ), and values are arrays of texts.
  case variableName = "variable-name"
  /// Warning: it has the name of a predefined variable, and which of the two counts is not documented.
  case variableShadows = "variable-shadows"
  /// Warning: the first rule that matches decides.
  case unreachableRule = "unreachable-rule"
  /// Warning: rules that only exclude open nothing: what no rule matches does not open the app.
  case onlyExclusions = "only-exclusions"
  /// Warning: the address is compared as it is written, with percent escapes: the rule never matches.
  case notASCIIPattern = "not-ascii-pattern"
  /// Warning: no address is that long.
  case patternTooLong = "pattern-too-long"
  /// Note: on iOS 9 the star alone did not match the root; current systems match.
  case iOS9Root = "ios9-root"
  /// Note: comparing every rule with every other one takes long.
  case rulesNotCompared = "rules-not-compared"

  // MARK: Entitlements, builds and the policy
  /// Error: an entry is <service>:<host>, without scheme, path, port or closing slash.
  case entitlementFormat = "entitlement-format"
  /// Error: a wildcard is *. before a host; uploads of others are refused (ITMS-90046).
  case entitlementWildcard = "entitlement-wildcard"
  /// Error: developer mode works only in builds signed for development: users of the release get no universal links.
  case modeDeveloperInRelease = "mode-developer-in-release"
  /// Error: without com.apple.developer.associated-domains in its signature a build has no universal links.
  case entitlementMissingInBuild = "entitlement-missing-in-build"
  /// Error: each host is associated on its own; a sub-domain is not part of its parent.
  case domainMissing = "domain-missing"
  /// Note: the build associates a host that the policy does not call its own.
  case domainUnused = "domain-unused"
  /// Error: the prefix in the file is not the one in the signature: the App ID prefix of an old app is not its team identifier.
  case appIDPrefixMismatch = "appid-prefix-mismatch"
  /// Error: one wrong letter is another app.
  case appIDNearMiss = "appid-near-miss"
  /// Error: the file does not list the app: none of its links opens it.
  case appIDMissing = "appid-missing"
  /// Warning: the identifier is in no build of the policy, and whoever holds it gets the links.
  case staleAppID = "stale-appid"
  /// Warning: any app may register the scheme and take the links; which one gets them is not defined.
  case schemeNotUnique = "scheme-not-unique"
  /// Error: the system sends links of a scheme only to apps that register it.
  case schemeMissingInBuild = "scheme-missing-in-build"
  /// Error: forms or kinds of processor in one signature have different entitlements: which of them counts depends on the device.
  case entitlementsDiffer = "entitlements-differ"
  /// Error: a system refuses a build that its provisioning profile does not cover.
  case profileMismatch = "profile-mismatch"
  /// Error: statements name a package, and another one gets none of the links.
  case packageMismatch = "package-mismatch"
  /// Error: no device installs a package without a signature.
  case unsigned
  /// Error: a signature that does not fit what it signs is one of another build, or the build was changed.
  case signatureBroken = "signature-broken"
  /// Warning: an app bundle is signed by the upload key, and devices see the key of Play app signing.
  case uploadKey = "upload-key"
  /// Note: a value that stands in resources or comes from the build system is not compared.
  case referenceUnread = "reference-unread"
  /// Warning: the app is opened for links that it has no screen for.
  case opensUnrouted = "opens-unrouted"
  /// Warning: links to the route stay in the browser.
  case routeNotAssociated = "route-not-associated"

  // MARK: How a file is served
  /// Warning: application/json is documented; many live files differ and work.
  case contentType = "content-type"
  /// Error: the system takes the file only with status 200.
  case badStatus = "bad-status"
  /// Error: the file is fetched without following redirects.
  case redirected
  /// Error: the file is fetched over https only.
  case notHTTPS = "not-https"
  /// Warning: the path at the root is deprecated, though still read.
  case rootPath = "root-path"
  /// Error: steps that upload a folder often leave out folders that begin with a dot.
  case hiddenFolderNotDeployed = "hidden-folder-not-deployed"
  /// Error: the host serves another file than the one that was generated.
  case servedDiffers = "served-differs-from-generated"
  /// Warning: devices get the file from Apple's network, which could not reach the host in time.
  case cdnTimeout = "cdn-timeout"
  /// Warning: devices get the file from Apple's network, which refused it.
  case cdnFailure = "cdn-failure"
  /// Note: Apple's network refreshes its copy within a day, sometimes within weeks.
  case cdnStale = "cdn-stale"
  /// Warning: the tapped address is no link of the app; after its redirect Safari may hand over, other browsers and views in apps may not.
  case tappedHostNotAssociated = "tapped-host-not-associated"

  // MARK: Android's file and manifest
  /// Warning: a file without statements associates nothing.
  case statementsMissing = "no-statements"
  /// Error: a statement without a relation is skipped.
  case relationMissing = "relation-missing"
  /// Warning: relations that nobody asks for have no effect.
  case relationUnknown = "relation-unknown"
  /// Error: a statement without a target is skipped.
  case targetMissing = "target-missing"
  /// Error: a statement for another namespace is skipped.
  case namespaceUnknown = "namespace-unknown"
  /// Error: a statement without a package names no app.
  case packageMissing = "package-missing"
  /// Error: a package name has two parts or more of letters, digits and _, with dots between.
  case packageShape = "package-shape"
  /// Warning: a placeholder belongs to no app.
  case packagePlaceholder = "package-placeholder"
  /// Error: without a fingerprint no build is associated.
  case fingerprintsEmpty = "fingerprints-empty"
  /// Error: a placeholder is the fingerprint of no build.
  case fingerprintPlaceholder = "fingerprint-placeholder"
  /// Error: 20 bytes are a SHA-1; 32 bytes, a SHA-256, are compared.
  case fingerprintSHA1 = "fingerprint-sha1"
  /// Error: a fingerprint is 32 bytes in upper-case hexadecimal with colons between.
  case fingerprintFormat = "fingerprint-format"
  /// Warning: upper case is documented; not every verifier folds it.
  case fingerprintCase = "fingerprint-case"
  /// Note: a fingerprint counts once.
  case fingerprintRepeated = "fingerprint-repeated"
  /// Error: a site is a scheme, a host and a port, without a path.
  case siteShape = "site-shape"
  /// Error: an include names one https address.
  case includeShape = "include-shape"
  /// Note: statements may stand in the included file; it is not read here.
  case includeUnread = "include-unread"
  /// Error: on Android 15 and later an address that no dynamic rule matches does not open the app.
  case dynamicOnlyExclude = "dynamic-only-exclude"
  /// Error: one malformed or empty field makes Android 15 discard all dynamic rules.
  case dynamicMalformed = "dynamic-malformed"
  /// Warning: dynamic rules are declared once per site, relation and app.
  case dynamicRepeated = "dynamic-repeated"
  /// Error: Android knows no query in one text; the rules are discarded.
  case dynamicQueryString = "dynamic-query-string"
  /// Warning: Android knows no caseSensitive, percentEncoded, defaults or variables.
  case dynamicUnknownKey = "dynamic-unknown-key"
  /// Warning: dynamic rules belong to delegate_permission/common.handle_all_urls.
  case dynamicRelation = "dynamic-relation"
  /// Warning: after a rotation of keys Android versions see different certificates.
  case keyRotation = "key-rotation"
  /// Error: the signing certificate of the build is not in the file: its links are not verified.
  case fingerprintMissing = "fingerprint-missing"
  /// Error: the file has no statement for the app: its links are not verified.
  case packageNotListed = "package-not-listed"
  /// Error: a scheme other than http and https stops the verification of the filter for apps that target Android 12 or later.
  case autoVerifyCustomScheme = "autoverify-custom-scheme"
  /// Warning: a filter for https without autoVerify is never verified: links stay in the browser.
  case autoVerifyMissing = "autoverify-missing"
  /// Error: links come with the action VIEW and the categories DEFAULT and BROWSABLE.
  case filterAction = "filter-action"
  /// Error: a filter without hosts cannot be verified, and claims every site.
  case filterNoHost = "filter-no-host"
  /// Note: schemes, hosts and paths of one filter are combined each with each.
  case filterMultiplies = "filter-multiplies"
  /// Error: a host is a name, or *. and a name; without scheme and path.
  case filterHostShape = "filter-host-shape"
  /// Error: a path begins with a slash; else it matches nothing.
  case filterPathShape = "filter-path-shape"
  /// Note: older systems ignore it.
  case filterVersion = "filter-version"

  /// The stable code, for example `association.fragment-in-path`.
  public var code: String { "association.\(rawValue)" }
}
