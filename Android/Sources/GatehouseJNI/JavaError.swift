internal import Gatehouse

/// What goes wrong between Java and the gate, and the exception that Java sees.
enum JavaError: Error {
  /// A policy with errors: the report.
  case policy(String)
  /// A handle that is closed, or was never one.
  case closed
  /// An argument that is null.
  case null(String)
  /// An argument that cannot be.
  case argument(String)
  /// The virtual machine holds an exception already.
  case pending

  /// The exception's class, `nil` if there is one already.
  var type: String? {
    switch self {
    case .policy: "org/gatehouse/GatehousePolicyException"
    case .closed: "java/lang/IllegalStateException"
    case .null: "java/lang/NullPointerException"
    case .argument: "java/lang/IllegalArgumentException"
    case .pending: nil
    }
  }

  /// Its message.
  var message: String {
    switch self {
    case .policy(let report): report
    case .closed: "it is closed"
    case .null(let name): "\(name) is null"
    case .argument(let why): why
    case .pending: ""
    }
  }
}
