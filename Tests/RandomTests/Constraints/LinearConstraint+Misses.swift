@testable import UIKit

extension LinearConstraint {
    /// Returns by how much the values violate the constraint.
    func miss(_ value: (SolverSymbol) -> Double) -> Double {
        let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.symbol) }
        return switch relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }
}

/// Returns the sum of the violations for each priority, highest priority first.
func missesByPriority(_ constraints: [LinearConstraint], _ value: (SolverSymbol) -> Double) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
        constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(value) }
    }
}
