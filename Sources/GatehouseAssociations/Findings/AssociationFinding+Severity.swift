public import Gatehouse

extension AssociationFinding {
  /// How bad it usually is. A finding may be worse or milder in its place.
  public var severity: Diagnostic.Severity {
    switch self {
    case .iOS9Root, .rulesNotCompared, .domainUnused, .cdnStale, .fingerprintRepeated, .includeUnread, .filterMultiplies, .filterVersion,
      .referenceUnread:
      .note
    case .unknownKey, .detailsDictionary, .rulesMissing, .mixedRules, .mixedIdentifiers, .legacyRules, .identifierShape,
      .identifierPlaceholder,
      .serviceInsideApplinks, .noServices, .itemStar, .fragmentInPath, .queryInPath, .notInComponent, .variableShadows, .unreachableRule,
      .onlyExclusions, .notASCIIPattern, .patternTooLong, .staleAppID, .schemeNotUnique, .opensUnrouted, .routeNotAssociated,
      .contentType, .rootPath, .cdnTimeout, .cdnFailure, .tappedHostNotAssociated, .statementsMissing, .relationUnknown,
      .packagePlaceholder, .fingerprintCase, .dynamicRepeated, .dynamicUnknownKey, .dynamicRelation, .keyRotation, .autoVerifyMissing,
      .uploadKey:
      .warning
    default: .error
    }
  }

  /// Whether it says that the file is not JSON or lacks its basic structure: parts of it, or all of it, are not read.
  public var spoilsStructure: Bool {
    switch self {
    case .emptyFile, .byteOrderMark, .otherEncoding, .comment, .trailingComma, .missingComma, .typographicQuotes, .singleQuotes,
      .unusualSpace,
      .httpHeaders,
      .frontMatter, .htmlInsteadOfJSON, .signedFile, .bareWord, .notOutsideQuotes, .keyInArray, .lineBreakInString, .unclosedString,
      .controlCharacter, .badEscape, .invalidUTF8, .badNumber, .unclosedBracket, .unexpectedCharacter, .trailingText, .tooDeep,
      .duplicateKey, .wrongShape, .detailsMissing, .identifierMissing, .appsNotEmpty:
      true
    default: false
    }
  }
}
