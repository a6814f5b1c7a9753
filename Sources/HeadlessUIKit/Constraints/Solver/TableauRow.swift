/// A sum of variables and a constant. The variables are sorted, so that rows can be added by merging.
struct TableauRow {
    struct Term {
        let symbol: SolverSymbol
        var coefficient: Double
    }

    /// The limit below which coefficients and differences are rounding errors.
    static let nothing = 1e-9

    var constant: Double
    private(set) var terms: [Term] = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    private func position(of symbol: SolverSymbol) -> Int {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: SolverSymbol) -> Double {
        let position = position(of: symbol)
        return position < terms.count && terms[position].symbol == symbol ? terms[position].coefficient : 0
    }

    /// Adds a multiple of a variable, and returns whether the row did not contain the variable before.
    @discardableResult
    mutating func add(_ symbol: SolverSymbol, times factor: Double) -> Bool {
        let position = position(of: symbol)
        guard position < terms.count, terms[position].symbol == symbol else {
            terms.insert(Term(symbol: symbol, coefficient: factor), at: position)
            return true
        }
        terms[position].coefficient += factor
        if abs(terms[position].coefficient) < Self.nothing { terms.remove(at: position) }
        return false
    }

    /// Adds a multiple of another row, and calls `gained` for each variable that this row did not contain before.
    @inline(__always)
    mutating func add(_ other: TableauRow, times factor: Double, gained: (SolverSymbol) -> Void = { _ in }) {
        constant += factor * other.constant
        // In a column of views each position is the sum of all heights above it. Where a height changes, a short row is
        // added to each of these long ones, whose other terms are not visited.
        guard other.terms.count * 8 > terms.count else {
            HeadlessVisits.comparisons += other.terms.count
            for term in other.terms where add(term.symbol, times: factor * term.coefficient) { gained(term.symbol) }
            return
        }
        HeadlessVisits.comparisons += terms.count + other.terms.count
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var own = 0
        for term in other.terms {
            while own < terms.count, terms[own].symbol < term.symbol {
                merged.append(terms[own])
                own += 1
            }
            var coefficient = factor * term.coefficient
            if own < terms.count, terms[own].symbol == term.symbol {
                coefficient += terms[own].coefficient
                own += 1
                if abs(coefficient) < Self.nothing { continue }
            } else {
                gained(term.symbol)
            }
            merged.append(Term(symbol: term.symbol, coefficient: coefficient))
        }
        merged.append(contentsOf: terms[own...])
        terms = merged
    }

    /// Removes a variable and returns its coefficient.
    mutating func remove(_ symbol: SolverSymbol) -> Double {
        let position = position(of: symbol)
        guard position < terms.count, terms[position].symbol == symbol else { return 0 }
        return terms.remove(at: position).coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Solves `0 = row` for a variable: the result is `symbol = row`.
    mutating func solve(for symbol: SolverSymbol) {
        scale(by: -1 / remove(symbol))
    }

    /// Solves `old = row` for a variable: the result is `new = row`.
    mutating func solve(for new: SolverSymbol, insteadOf old: SolverSymbol) {
        add(old, times: -1)
        solve(for: new)
    }
}
