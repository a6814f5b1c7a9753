extension SimplexSolver {
    /// The largest violation of a required constraint that counts as satisfied.
    static let tolerance = 1e-6

    /// Adds a constraint. In a conflict, throws the constraints that it contradicts and does not add it.
    mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> Handle {
        var row = TableauRow(constant: constraint.constant)
        for term in constraint.terms where term.coefficient != 0 {
            if let known = tableau.row(of: term.symbol) {
                row.add(known, times: term.coefficient)
            } else {
                row.add(term.symbol, times: term.coefficient)
            }
        }
        let entry = mark(&row, for: constraint)
        let handle = register(entry)
        isOptimal = false
        do {
            try enter(row, mark: entry.mark)
        } catch {
            unregister(handle)
            throw Conflict(handles: error.handles.filter { $0 != handle })
        }
        return handle
    }

    /// Adds the mark and the error variables of a constraint to its row.
    private mutating func mark(_ row: inout TableauRow, for constraint: LinearConstraint) -> Entry {
        let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
        let mark: SolverSymbol
        var errors: [SolverSymbol] = []
        switch (constraint.relation, constraint.isRequired) {
        case (.equal, true):
            mark = tableau.makeSymbol(.dummy)
        case (.equal, false):
            mark = tableau.makeSymbol(.error)
            errors = [mark, tableau.makeSymbol(.error)]
        case (_, let isRequired):
            mark = tableau.makeSymbol(.slack)
            if !isRequired { errors = [tableau.makeSymbol(.error)] }
        }
        row.add(mark, times: sign)
        for error in errors where error != mark { row.add(error, times: -sign) }
        for error in errors { objective.add(error, priority: constraint.priority) }
        return Entry(
            priority: constraint.priority, constant: constraint.constant, mark: mark, markCoefficient: sign,
            errors: errors)
    }

    /// Enters `0 = row` into the tableau.
    ///
    /// Pivots until a variable of the row can become basic without making a restricted variable negative.
    private mutating func enter(_ new: TableauRow, mark: SolverSymbol) throws(Conflict) {
        var row = new
        if row.constant < 0 { row.scale(by: -1) }
        while true {
            if let subject = subject(of: row, mark: mark) { return makeBasic(subject, in: row) }
            let shrinking = row.terms.first {
                $0.coefficient < -TableauRow.nothing && tableau.kind(of: $0.symbol) != .dummy
            }
            guard let shrinking else {
                guard row.constant < Self.tolerance else { throw conflict(in: row) }
                row.constant = 0
                continue
            }
            let limit = row.constant / -shrinking.coefficient
            guard let number = leavingRow(for: shrinking.symbol, below: limit) else {
                return makeBasic(shrinking.symbol, in: row)
            }
            pivot(shrinking.symbol, at: number)
            let factor = row.remove(shrinking.symbol)
            if let known = tableau.row(of: shrinking.symbol) { row.add(known, times: factor) }
        }
    }

    private mutating func makeBasic(_ subject: SolverSymbol, in row: TableauRow) {
        var row = row
        row.solve(for: subject)
        tableau.enter(subject, equalTo: row)
        objective.substitute(subject, row)
    }

    /// Returns a variable of `0 = row` that can become basic immediately, preferably one that occurs in few rows.
    private mutating func subject(of row: TableauRow, mark: SolverSymbol) -> SolverSymbol? {
        let free = row.terms.filter { tableau.kind(of: $0.symbol) == .free }
        if let best = free.min(by: { tableau.crowd(of: $0.symbol) < tableau.crowd(of: $1.symbol) }) {
            return best.symbol
        }
        let isZero = row.constant < TableauRow.nothing
        let restricted = row.terms.filter {
            tableau.kind(of: $0.symbol) != .dummy && (isZero || $0.coefficient < -TableauRow.nothing)
        }
        let unused = restricted.filter { !tableau.occurs($0.symbol) }
        if let best = unused.min(by: { tableau.kind(of: $0.symbol).rawValue < tableau.kind(of: $1.symbol).rawValue }) {
            return best.symbol
        }
        guard isZero else { return nil }
        // Only a redundant constraint consists of nothing but marks.
        let crowds = restricted.map { ($0.symbol, tableau.rowNumbers(containing: $0.symbol).count) }
        return crowds.min { $0.1 < $1.1 }?.0 ?? mark
    }
}
