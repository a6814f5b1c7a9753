/// A linear expression and its relation to zero, the input of the solver.
struct LinearConstraint {
    enum Relation {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    var terms: [(symbol: SolverSymbol, coefficient: Double)]
    var constant: Double
    var relation = Relation.equal
    /// The priority, from 1 to 1000.
    ///
    /// At 1000 the constraint is required. Below, it is satisfied as far as constraints of higher priority allow.
    var priority = LinearConstraint.required

    static let required: Float = 1000

    var isRequired: Bool { priority >= Self.required }
}
