/// The objective to minimize: for each priority, the sum of all violations.
///
/// Any reduction at a higher priority outweighs every increase at a lower priority.
struct LayeredObjective {
    private struct Layer {
        let priority: Float
        var row = TableauRow()
        /// The number of error variables in this layer. A layer without error variables is removed.
        var users = 0
    }

    /// The layers, with the highest priority first.
    private var layers: [Layer] = []

    /// Adds a new error variable, which is in no row yet.
    mutating func add(_ error: SolverSymbol, priority: Float) {
        let index = layers.firstIndex { $0.priority <= priority } ?? layers.count
        if index == layers.count || layers[index].priority != priority {
            layers.insert(Layer(priority: priority), at: index)
        }
        layers[index].row.add(error, times: 1)
        layers[index].users += 1
    }

    /// Removes an error variable. `row` is the row that the variable equals if it is basic.
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

    /// Replaces a variable with the row that it equals.
    mutating func substitute(_ symbol: SolverSymbol, _ row: TableauRow) {
        for index in layers.indices {
            let factor = layers[index].row.remove(symbol)
            if factor != 0 { layers[index].row.add(row, times: factor) }
        }
    }

    /// Returns the first variable whose growth reduces a layer and increases no layer of a higher priority.
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

    /// Returns whether growth of the first variable costs less than growth of the second, each relative to its step.
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
