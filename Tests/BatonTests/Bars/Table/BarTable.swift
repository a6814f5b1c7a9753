import Foundation
import TestSupport

/// The table in the documentation that lists how each driver animates each field.
struct BarTable {
    /// The drivers, from left to right.
    let drivers: [String]
    let rows: [(field: String, cells: [String])]
    /// The rows that are different on the iOS 26 design.
    let rowsOnGlass: [(field: String, cells: [String])]

    init() throws {
        let page = Repository.root.appendingPathComponent("Documentation/Bars.md")
        let lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).components(separatedBy: "\n")
        let table = Self.table(in: lines, from: "| field")
        drivers = Array(table.first?.dropFirst() ?? [])
        rows = table.dropFirst(2).map { ($0[0], Array($0.dropFirst())) }
        let onGlass = Self.table(in: lines, from: "| on the iOS 26 design")
        rowsOnGlass = onGlass.dropFirst(2).map { ($0[0], Array($0.dropFirst())) }
    }

    private static func table(in lines: [String], from head: String) -> [[String]] {
        lines.drop { !$0.hasPrefix(head) }.prefix { $0.hasPrefix("|") }.map(cells)
    }

    private static func cells(of line: String) -> [String] {
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the word in a cell for a design.
    subscript(field: String, driver: String, isOnGlass: Bool) -> String? {
        let candidates = (isOnGlass ? rowsOnGlass : []) + rows
        guard let row = candidates.first(where: { $0.field == field }), let column = drivers.firstIndex(of: driver),
            row.cells.indices.contains(column)
        else { return nil }
        return row.cells[column]
    }
}
