import Foundation

/// Holds unused cells and the registered cell classes, by reuse identifier.
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

    /// Returns the class registered for an identifier. It is used when no unused cell is available.
    func cellClass(for identifier: String) -> Cell.Type? {
        classes[identifier] as? Cell.Type
    }
}
