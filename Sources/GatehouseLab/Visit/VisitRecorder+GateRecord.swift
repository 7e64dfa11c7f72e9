import Gatehouse
import GatehouseWebKit

extension VisitRecorder {
  /// Takes what the gate in front of a view tells.
  mutating func take(_ record: GateRecord) {
    switch record {
    case .decision(let decision): decided(decision.facts, decision.verdict, in: decision.view)
    case .event(let view, let event): happened(event, in: view)
    case .handoff(_, let url, _, let isTaken): handedOff(url, taken: isTaken)
    case .notice: break
    }
  }
}
