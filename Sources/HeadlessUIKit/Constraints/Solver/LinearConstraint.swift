/// A linear expression and how it relates to zero: what the solver is given.
struct LinearConstraint {
    enum Relation {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    var terms: [(symbol: SolverSymbol, coefficient: Double)]
    var constant: Double
    var relation = Relation.equal
    /// From 1 to 1000; at 1000 the constraint must hold, below it is held as well as more important ones allow.
    var priority = LinearConstraint.required

    static let required: Float = 1000

    var isRequired: Bool { priority >= Self.required }
}
