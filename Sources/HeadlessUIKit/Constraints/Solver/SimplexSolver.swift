/// Solves required and optional linear constraints, and keeps the solution when little changes.
///
/// The method is that of the Cassowary algorithm: a simplex tableau in which each constraint has a mark, a variable of
/// its own. The mark is used to find the constraint in order to change its constant or to remove it. The cost is
/// proportional to the number of rows that contain the mark. Additions and removals keep the tableau feasible, and
/// `optimize` then makes it optimal. A changed constant keeps the tableau optimal, and `restoreFeasibility` then makes
/// it feasible.
struct SimplexSolver {
    /// A constraint in the solver.
    struct Handle: Hashable {
        let number: Int
    }

    /// The required constraints that conflict with the one that was added or changed.
    struct Conflict: Error {
        let handles: [Handle]
    }

    struct Entry {
        let priority: Float
        var constant: Double
        /// The variable that identifies the constraint.
        ///
        /// `markCoefficient` is its coefficient in the original constraint.
        let mark: SolverSymbol
        let markCoefficient: Double
        /// The error variables that the objective counts. A required constraint has none.
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

    /// Recycles a variable. All constraints that mention it must have been removed.
    mutating func removeVariable(_ variable: SolverSymbol) {
        tableau.recycle(variable)
    }

    /// Returns the value of a variable. It is zero if nothing determines it.
    func value(of variable: SolverSymbol) -> Double {
        tableau.value(of: variable)
    }

    // MARK: Constraints

    /// Registers a constraint and returns its handle.
    mutating func register(_ entry: Entry) -> Handle {
        let number = unusedNumbers.popLast() ?? entries.count
        if number == entries.count { entries.append(entry) } else { entries[number] = entry }
        numbersByMark[entry.mark] = number
        return Handle(number: number)
    }

    /// Unregisters a constraint and recycles its mark and its error variables.
    mutating func unregister(_ handle: Handle) {
        guard let entry = entries[handle.number] else { return }
        entries[handle.number] = nil
        unusedNumbers.append(handle.number)
        numbersByMark[entry.mark] = nil
        for symbol in [entry.mark] + entry.errors.filter({ $0 != entry.mark }) { tableau.recycle(symbol) }
    }

    func entry(_ handle: Handle) -> Entry? { entries[handle.number] }

    /// Changes the constant of a constraint. Call `restoreFeasibility` afterwards.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        guard let entry = entries[handle.number], entry.constant != constant else { return }
        optimize()
        tableau.shift(entry.mark, by: (constant - entry.constant) / entry.markCoefficient)
        entries[handle.number]?.constant = constant
    }

    /// Returns the constraints whose marks are in a row. Together they make the row impossible.
    func conflict(in row: TableauRow, basic: SolverSymbol? = nil) -> Conflict {
        let symbols = row.terms.map(\.symbol) + (basic.map { [$0] } ?? [])
        return Conflict(handles: symbols.compactMap { numbersByMark[$0] }.sorted().map { Handle(number: $0) })
    }

    /// Makes a variable basic in a row, in place of the row's basic variable, and updates the objective.
    mutating func pivot(_ entering: SolverSymbol, at number: Int) {
        tableau.pivot(entering, at: number)
        if let row = tableau.row(of: entering) { objective.substitute(entering, row) }
    }
}
