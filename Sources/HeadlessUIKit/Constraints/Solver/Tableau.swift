/// The solved form of a system of equations. Each basic variable is expressed by the other variables.
///
/// A variable that is not basic has the value zero, so the constant of a row is the value of its basic variable.
struct Tableau {
    private(set) var rows: [TableauRow] = []
    /// The basic variable of each row, or nil for an unused row.
    private(set) var basis: [SolverSymbol?] = []
    private var kinds: [SolverSymbolKind] = []
    private var rowNumbers: [Int?] = []
    /// The rows in which each variable may occur. Outdated entries are removed when a list is read.
    private var columns: [[Int]] = []
    private var unusedRows: [Int] = []
    private var unusedSymbols: [SolverSymbol] = []
    private var visits: [Int] = []
    private var visit = 0

    // MARK: Variables

    mutating func makeSymbol(_ kind: SolverSymbolKind) -> SolverSymbol {
        if let symbol = unusedSymbols.popLast() {
            kinds[Int(symbol.index)] = kind
            return symbol
        }
        kinds.append(kind)
        rowNumbers.append(nil)
        columns.append([])
        return SolverSymbol(index: Int32(kinds.count - 1))
    }

    /// Recycles a variable that no equation mentions any more.
    mutating func recycle(_ symbol: SolverSymbol) {
        if rowNumber(of: symbol) != nil { drop(symbol) }
        columns[Int(symbol.index)] = []
        unusedSymbols.append(symbol)
    }

    func kind(of symbol: SolverSymbol) -> SolverSymbolKind { kinds[Int(symbol.index)] }

    func rowNumber(of symbol: SolverSymbol) -> Int? { rowNumbers[Int(symbol.index)] }

    func row(of symbol: SolverSymbol) -> TableauRow? { rowNumber(of: symbol).map { rows[$0] } }

    func value(of symbol: SolverSymbol) -> Double { rowNumber(of: symbol).map { rows[$0].constant } ?? 0 }

    // MARK: Columns

    /// Returns the rows in which a variable occurs.
    mutating func rowNumbers(containing symbol: SolverSymbol) -> [Int] {
        visit += 1
        let column = columns[Int(symbol.index)]
        HeadlessVisits.comparisons += column.count
        let actual = column.filter { number in
            guard visits[number] != visit, rows[number].coefficient(of: symbol) != 0 else { return false }
            visits[number] = visit
            return true
        }
        if actual.count != column.count { columns[Int(symbol.index)] = actual }
        return actual
    }

    /// Returns whether a variable occurs in any row. Outdated entries are removed only as far as they are in the way.
    mutating func occurs(_ symbol: SolverSymbol) -> Bool {
        while let number = columns[Int(symbol.index)].last {
            HeadlessVisits.comparisons += 1
            if rows[number].coefficient(of: symbol) != 0 { return true }
            columns[Int(symbol.index)].removeLast()
        }
        return false
    }

    /// Returns an upper bound for the number of rows in which a variable occurs.
    func crowd(of symbol: SolverSymbol) -> Int { columns[Int(symbol.index)].count }

    // MARK: Rows

    /// Makes a variable basic with the row that it equals, and replaces the variable with that row everywhere.
    mutating func enter(_ symbol: SolverSymbol, equalTo row: TableauRow) {
        substitute(symbol, row)
        let number = unusedRows.popLast() ?? rows.count
        if number == rows.count {
            rows.append(row)
            basis.append(symbol)
            visits.append(0)
        } else {
            rows[number] = row
            basis[number] = symbol
        }
        rowNumbers[Int(symbol.index)] = number
        for term in row.terms { note(term.symbol, in: number) }
    }

    /// Makes a variable basic in a row, in place of the row's basic variable.
    mutating func pivot(_ entering: SolverSymbol, at number: Int) {
        guard let leaving = basis[number] else { return }
        var row = TableauRow()
        swap(&row, &rows[number])
        row.solve(for: entering, insteadOf: leaving)
        substitute(entering, row)
        rows[number] = row
        basis[number] = entering
        rowNumbers[Int(leaving.index)] = nil
        rowNumbers[Int(entering.index)] = number
        note(leaving, in: number)
    }

    /// Removes the row of a basic variable.
    mutating func drop(_ symbol: SolverSymbol) {
        guard let number = rowNumber(of: symbol) else { return }
        rows[number] = TableauRow()
        basis[number] = nil
        rowNumbers[Int(symbol.index)] = nil
        unusedRows.append(number)
    }

    /// Shifts the zero point of a variable, so that its value decreases by an amount and all rows are adjusted.
    mutating func shift(_ symbol: SolverSymbol, by amount: Double) {
        if let number = rowNumber(of: symbol) {
            rows[number].constant -= amount
        } else {
            for number in rowNumbers(containing: symbol) {
                rows[number].constant += amount * rows[number].coefficient(of: symbol)
            }
        }
    }

    private mutating func substitute(_ symbol: SolverSymbol, _ row: TableauRow) {
        for number in rowNumbers(containing: symbol) {
            var changed = TableauRow()
            swap(&changed, &rows[number])
            let factor = changed.remove(symbol)
            changed.add(row, times: factor) { note($0, in: number) }
            rows[number] = changed
        }
        columns[Int(symbol.index)] = []
    }

    /// Adds a row to the list of a variable. A long list is cleared of duplicates.
    private mutating func note(_ symbol: SolverSymbol, in number: Int) {
        columns[Int(symbol.index)].append(number)
        guard columns[Int(symbol.index)].count > 2 * rows.count + 16 else { return }
        columns[Int(symbol.index)] = Set(columns[Int(symbol.index)]).sorted()
    }
}
