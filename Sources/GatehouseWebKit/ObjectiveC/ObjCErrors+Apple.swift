#if canImport(ObjectiveC)
  import Foundation

  /// Why there is no gate: `GTHErrorCode`, the codes of errors of the domain ``ObjCGate/errorDomain``. Their text says what to do.
  @objc(GTHErrorCode) public enum ObjCGateErrorCode: Int, Sendable {
    /// Another one, which no version so far gives.
    case other = 0
    /// There is no such policy file, or it cannot be read.
    case policyMissing = 1
    /// The policy file has errors.
    case policyBroken = 2
    /// The gate was torn down.
    case tornDown = 3
    /// The gate stands in front of another view.
    case attachedElsewhere = 4
    /// WebKit would not call the gate's methods.
    case notCalled = 5

    /// An error as Objective-C has it.
    @MainActor static func error(_ error: any Error) -> NSError {
      let (code, text) = describe(error)
      return NSError(domain: ObjCGate.errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    private static func describe(_ error: any Error) -> (ObjCGateErrorCode, String) {
      switch error {
      case let failure as PolicyFailure:
        switch failure.cause {
        case .missing: (.policyMissing, failure.description)
        case .broken: (.policyBroken, failure.description)
        }
      case let failure as AttachFailure:
        switch failure {
        case .tornDown: (.tornDown, failure.description)
        case .attachedElsewhere: (.attachedElsewhere, failure.description)
        case .notCalled: (.notCalled, failure.description)
        }
      default: (.other, error.localizedDescription)
      }
    }
  }
#endif
