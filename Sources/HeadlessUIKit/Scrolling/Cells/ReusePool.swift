import Foundation

/// Cells that are out of sight, by their identifiers, and the classes of which new ones are made.
@MainActor
struct ReusePool<Cell: UIView> {
    private var classes: [String: AnyClass] = [:]
    private var unused: [String: [Cell]] = [:]

    mutating func register(_ cellClass: AnyClass?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func put(_ cell: Cell, for identifier: String?) {
        guard let identifier else { return }
        unused[identifier, default: []].append(cell)
    }

    mutating func take(_ identifier: String) -> Cell? {
        unused[identifier]?.popLast()
    }

    /// The registered class, for the cell that is missing.
    func cellClass(for identifier: String) -> Cell.Type? {
        classes[identifier] as? Cell.Type
    }
}
