/// Solves linear constraints of which some must hold and others should, and keeps the solution when little changes.
///
/// The method is the one made known by Cassowary: a simplex tableau in which each constraint leaves a mark, an unknown
/// of its own. By its mark a constraint can be found again to change its constant or to take it out, at the cost of
/// the rows that the mark occurs in. Additions and removals keep the tableau feasible, and `optimize` then makes it
/// optimal; a changed constant keeps it optimal, and `restoreFeasibility` then makes it feasible.
struct SimplexSolver {
    /// A constraint that is in the solver.
    struct Handle: Hashable {
        let number: Int
    }

    /// Required constraints that cannot hold together with the one that was added or changed.
    struct Conflict: Error {
        let handles: [Handle]
    }

    struct Entry {
        let priority: Float
        var constant: Double
        /// The unknown that stands for the constraint, with its coefficient in the constraint as it was given.
        let mark: SolverSymbol
        let markCoefficient: Double
        /// The misses that the objective counts: none if the constraint is required.
        let errors: [SolverSymbol]
    }

    var tableau = Tableau()
    var objective = LayeredObjective()
    var isOptimal = true
    private var entries: [Entry?] = []
    private var unusedNumbers: [Int] = []
    private var numbersByMark: [SolverSymbol: Int] = [:]

    // MARK: Variables

    mutating func makeVariable(isNonNegative: Bool) -> SolverSymbol {
        tableau.makeSymbol(isNonNegative ? .nonNegative : .free)
    }

    /// Gives a variable back after all constraints that mention it were removed.
    mutating func removeVariable(_ variable: SolverSymbol) {
        tableau.recycle(variable)
    }

    /// The value of a variable; one that nothing determines is zero.
    func value(of variable: SolverSymbol) -> Double {
        tableau.value(of: variable)
    }

    // MARK: Constraints

    /// Notes a constraint under a number of its own.
    mutating func register(_ entry: Entry) -> Handle {
        let number = unusedNumbers.popLast() ?? entries.count
        if number == entries.count { entries.append(entry) } else { entries[number] = entry }
        numbersByMark[entry.mark] = number
        return Handle(number: number)
    }

    /// Forgets a constraint and the unknowns that it brought.
    mutating func unregister(_ handle: Handle) {
        guard let entry = entries[handle.number] else { return }
        entries[handle.number] = nil
        unusedNumbers.append(handle.number)
        numbersByMark[entry.mark] = nil
        for symbol in [entry.mark] + entry.errors.filter({ $0 != entry.mark }) { tableau.recycle(symbol) }
    }

    func entry(_ handle: Handle) -> Entry? { entries[handle.number] }

    /// Changes the constant of a constraint; `restoreFeasibility` has to follow.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        guard let entry = entries[handle.number], entry.constant != constant else { return }
        optimize()
        tableau.shift(entry.mark, by: (constant - entry.constant) / entry.markCoefficient)
        entries[handle.number]?.constant = constant
    }

    /// The constraints whose marks are in a row: together they say that the row is impossible.
    func conflict(in row: TableauRow, basic: SolverSymbol? = nil) -> Conflict {
        let symbols = row.terms.map(\.symbol) + (basic.map { [$0] } ?? [])
        return Conflict(handles: symbols.compactMap { numbersByMark[$0] }.sorted().map { Handle(number: $0) })
    }

    /// Lets one unknown take the place of the basic one of a row, in the objective too.
    mutating func pivot(_ entering: SolverSymbol, at number: Int) {
        tableau.pivot(entering, at: number)
        if let row = tableau.row(of: entering) { objective.substitute(entering, row) }
    }
}
