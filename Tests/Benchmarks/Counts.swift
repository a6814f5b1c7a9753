import BenchmarkAllocations
import UIKit

/// The work of an operation, as counts that do not depend on the machine.
struct Counts: CustomStringConvertible {
    var layouts = 0
    var writes = 0
    /// The visits to animated layers and to views, and the objects that searches look at.
    var visits = 0
    /// The blocks of memory that are allocated, or nil where they are not counted.
    var allocations: Int?

    /// Counts the work of an operation.
    @MainActor
    static func of(_ work: () throws -> Void) rethrows -> Counts {
        HeadlessVisits.reset()
        let before = allocated_blocks()
        try work()
        let allocations = before < 0 ? nil : allocated_blocks() - before
        return Counts(
            layouts: HeadlessVisits.layouts, writes: HeadlessVisits.writes,
            visits: HeadlessVisits.layers + HeadlessVisits.views + HeadlessVisits.comparisons,
            allocations: allocations)
    }

    var description: String {
        let allocated = allocations.map { ", \($0) allocations" } ?? ""
        return "\(layouts) layouts, \(writes) layer writes, \(visits) visits\(allocated)"
    }
}
