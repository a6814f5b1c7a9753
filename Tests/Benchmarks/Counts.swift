import UIKit

/// The work of an operation, as counts that do not depend on the machine.
struct Counts: CustomStringConvertible {
    var layouts = 0
    var writes = 0
    /// The visits to animated layers and to views, and the objects that searches look at.
    var visits = 0

    /// Counts the work of an operation.
    @MainActor
    static func of(_ work: () throws -> Void) rethrows -> Counts {
        HeadlessVisits.reset()
        try work()
        return Counts(
            layouts: HeadlessVisits.layouts, writes: HeadlessVisits.writes,
            visits: HeadlessVisits.layers + HeadlessVisits.views + HeadlessVisits.comparisons)
    }

    var description: String { "\(layouts) layouts, \(writes) layer writes, \(visits) visits" }
}
