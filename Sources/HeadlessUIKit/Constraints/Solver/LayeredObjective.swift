/// What is to be made small: for each priority the sum of all misses, where any gain of a higher priority outweighs
/// every loss of a lower one.
struct LayeredObjective {
    private struct Layer {
        let priority: Float
        var row = TableauRow()
        /// How many misses are counted in this layer; one that counts none is taken away.
        var users = 0
    }

    /// The highest priority first.
    private var layers: [Layer] = []

    /// Counts a new unknown, which is in no row yet.
    mutating func add(_ error: SolverSymbol, priority: Float) {
        let index = layers.firstIndex { $0.priority <= priority } ?? layers.count
        if index == layers.count || layers[index].priority != priority {
            layers.insert(Layer(priority: priority), at: index)
        }
        layers[index].row.add(error, times: 1)
        layers[index].users += 1
    }

    /// Stops counting an unknown, given the row that it equals if it is basic.
    mutating func remove(_ error: SolverSymbol, equalTo row: TableauRow?, priority: Float) {
        guard let index = layers.firstIndex(where: { $0.priority == priority }) else { return }
        layers[index].users -= 1
        if layers[index].users == 0 {
            layers.remove(at: index)
        } else if let row {
            layers[index].row.add(row, times: -1)
        } else {
            layers[index].row.add(error, times: -1)
        }
    }

    /// Writes what an unknown equals in its place.
    mutating func substitute(_ symbol: SolverSymbol, _ row: TableauRow) {
        for index in layers.indices {
            let factor = layers[index].row.remove(symbol)
            if factor != 0 { layers[index].row.add(row, times: factor) }
        }
    }

    /// The first unknown by whose growth something gets smaller and nothing more important gets larger.
    func improving(_ isAllowed: (SolverSymbol) -> Bool) -> SolverSymbol? {
        for (index, layer) in layers.enumerated() {
            let found = layer.row.terms.first { term in
                term.coefficient < -TableauRow.nothing && isAllowed(term.symbol)
                    && !layers[..<index].contains { $0.row.coefficient(of: term.symbol) > TableauRow.nothing }
            }
            if let found { return found.symbol }
        }
        return nil
    }

    /// Whether growth of the first unknown costs less than growth of the second, each by a step of its own.
    func isCheaper(
        _ first: (symbol: SolverSymbol, step: Double), than second: (symbol: SolverSymbol, step: Double)
    ) -> Bool {
        for layer in layers {
            let left = layer.row.coefficient(of: first.symbol) / first.step
            let right = layer.row.coefficient(of: second.symbol) / second.step
            if abs(left - right) > TableauRow.nothing { return left < right }
        }
        return false
    }
}
