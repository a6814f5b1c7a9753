/// The solved form of a system of equations: some unknowns, the basic ones, each expressed by the others.
///
/// An unknown that is not basic has the value zero, so that the constant of a row is the value of its basic unknown.
struct Tableau {
    private(set) var rows: [TableauRow] = []
    /// Which unknown a row is for, or nil for a row that is free for use.
    private(set) var basis: [SolverSymbol?] = []
    private var kinds: [SolverSymbolKind] = []
    private var rowNumbers: [Int?] = []
    /// For each unknown the rows in which it may occur. What is out of date is found out when a list is read.
    private var columns: [[Int]] = []
    private var unusedRows: [Int] = []
    private var unusedSymbols: [SolverSymbol] = []
    private var visits: [Int] = []
    private var visit = 0

    // MARK: Unknowns

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

    /// Gives an unknown back that no equation mentions any more.
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

    /// The rows in which an unknown occurs.
    mutating func rowNumbers(containing symbol: SolverSymbol) -> [Int] {
        visit += 1
        let column = columns[Int(symbol.index)]
        let actual = column.filter { number in
            guard visits[number] != visit, rows[number].coefficient(of: symbol) != 0 else { return false }
            visits[number] = visit
            return true
        }
        if actual.count != column.count { columns[Int(symbol.index)] = actual }
        return actual
    }

    /// About how many rows an unknown occurs in; never too few.
    func crowd(of symbol: SolverSymbol) -> Int { columns[Int(symbol.index)].count }

    // MARK: Rows

    /// Makes an unknown basic by the row that it equals, and writes that row in its place everywhere.
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

    /// Lets one unknown take the place of the basic one of a row.
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

    /// Forgets the row of a basic unknown.
    mutating func drop(_ symbol: SolverSymbol) {
        guard let number = rowNumber(of: symbol) else { return }
        rows[number] = TableauRow()
        basis[number] = nil
        rowNumbers[Int(symbol.index)] = nil
        unusedRows.append(number)
    }

    /// Measures an unknown from another zero, so that its value falls by an amount and everything else follows.
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

    /// Puts a row on an unknown's list, which loses its repetitions when it gets long.
    private mutating func note(_ symbol: SolverSymbol, in number: Int) {
        columns[Int(symbol.index)].append(number)
        guard columns[Int(symbol.index)].count > 2 * rows.count + 16 else { return }
        columns[Int(symbol.index)] = Set(columns[Int(symbol.index)]).sorted()
    }
}
