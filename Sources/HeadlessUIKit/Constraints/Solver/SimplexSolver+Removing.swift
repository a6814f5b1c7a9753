extension SimplexSolver {
    /// Removes a constraint. The other constraints stay in the solver.
    mutating func remove(_ handle: Handle) {
        guard let entry = entry(handle) else { return }
        for error in entry.errors {
            objective.remove(error, equalTo: tableau.row(of: error), priority: entry.priority)
        }
        if tableau.row(of: entry.mark) == nil, let number = releasingRow(for: entry.mark) {
            pivot(entry.mark, at: number)
        }
        // The mark is basic now and occurs in no other row. Without its row the constraint is removed.
        tableau.drop(entry.mark)
        unregister(handle)
        isOptimal = false
    }

    /// Returns the row in which a mark can become basic without making another row infeasible.
    private mutating func releasingRow(for mark: SolverSymbol) -> Int? {
        let numbers = tableau.rowNumbers(containing: mark)
        // A redundant constraint that depends on this one takes its place.
        if let repetition = numbers.filter({ kind(ofRow: $0) == .dummy }).min(by: isBefore) { return repetition }
        let restricted = numbers.filter { kind(ofRow: $0)?.isRestricted == true }
        let ratios = restricted.map { (number: $0, ratio: abs(tableau.rows[$0].constant / coefficient(of: mark, $0))) }
        let growing = ratios.filter { coefficient(of: mark, $0.number) < 0 }.min(by: isBefore)
        let shrinking = ratios.filter { coefficient(of: mark, $0.number) > 0 }.min(by: isBefore)
        return growing?.number ?? shrinking?.number ?? numbers.min(by: isBefore)
    }

    private func coefficient(of mark: SolverSymbol, _ number: Int) -> Double {
        tableau.rows[number].coefficient(of: mark)
    }
}
