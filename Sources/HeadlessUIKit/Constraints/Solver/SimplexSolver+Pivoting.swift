extension SimplexSolver {
    /// Minimizes the violations, the most important ones first, with the primal simplex method.
    mutating func optimize() {
        guard !isOptimal else { return }
        while let entering = objective.improving({ tableau.kind(of: $0) != .dummy }),
            let number = leavingRow(for: entering, below: .infinity)
        {
            pivot(entering, at: number)
        }
        isOptimal = true
    }

    /// Restores feasibility after constants changed, and keeps the solution optimal, with the dual simplex method.
    mutating func restoreFeasibility() throws(Conflict) {
        while let number = infeasibleRow {
            guard let entering = repairing(number) else {
                throw conflict(in: tableau.rows[number], basic: tableau.basis[number])
            }
            pivot(entering, at: number)
        }
    }

    /// Returns the row that first limits the growth of a variable, if it does so below a limit.
    mutating func leavingRow(for entering: SolverSymbol, below limit: Double) -> Int? {
        var best: (number: Int, ratio: Double)?
        for number in tableau.rowNumbers(containing: entering) where kind(ofRow: number)?.isRestricted == true {
            let row = tableau.rows[number]
            let coefficient = row.coefficient(of: entering)
            guard coefficient < -TableauRow.nothing else { continue }
            let candidate = (number, max(0, row.constant) / -coefficient)
            guard candidate.1 < limit, best.map({ isBefore(candidate, $0) }) ?? true else { continue }
            best = candidate
        }
        return best?.number
    }

    /// The first row whose basic variable has a value that is not allowed.
    private var infeasibleRow: Int? {
        tableau.basis.indices.filter { number in
            switch kind(ofRow: number) {
            case .dummy: abs(tableau.rows[number].constant) > Self.tolerance
            case .nonNegative, .slack, .error: tableau.rows[number].constant < -Self.tolerance / 100
            case .free, nil: false
            }
        }.min(by: isBefore)
    }

    /// Returns the variable that makes an infeasible row feasible at the lowest cost.
    private func repairing(_ number: Int) -> SolverSymbol? {
        guard kind(ofRow: number) != .dummy else { return nil }
        var best: (symbol: SolverSymbol, step: Double)?
        for term in tableau.rows[number].terms
        where term.coefficient > TableauRow.nothing && tableau.kind(of: term.symbol) != .dummy {
            let candidate = (term.symbol, term.coefficient)
            if best.map({ objective.isCheaper(candidate, than: $0) }) ?? true { best = candidate }
        }
        return best?.symbol
    }

    // MARK: Order

    func kind(ofRow number: Int) -> SolverSymbolKind? {
        tableau.basis[number].map(tableau.kind)
    }

    /// Orders rows by their basic variables, since the place where a row is stored is arbitrary.
    func isBefore(_ first: Int, _ second: Int) -> Bool {
        guard let left = tableau.basis[first], let right = tableau.basis[second] else { return first < second }
        return left < right
    }

    func isBefore(_ first: (number: Int, ratio: Double), _ second: (number: Int, ratio: Double)) -> Bool {
        if abs(first.ratio - second.ratio) > TableauRow.nothing { return first.ratio < second.ratio }
        return isBefore(first.number, second.number)
    }
}
