import UIKit
import XCTest

/// Verifies how a count of visits grows with the amount of work.
@MainActor
enum Growth {
    /// Asserts that twice the work has at most about twice the count, and that something is counted at all. A count that
    /// grows with the square of the work is four times as large.
    ///
    /// - Parameter count: Performs an amount of work and returns the count.
    static func assertLinear(
        from amount: Int = 100, _ message: String = "", line: UInt = #line, _ count: (Int) throws -> Int
    ) rethrows {
        let (once, twice) = (try count(amount), try count(2 * amount))
        XCTAssertGreaterThan(once, 0, message, line: line)
        XCTAssertLessThanOrEqual(Double(twice), 2.5 * Double(once), message, line: line)
    }

    /// Asserts that twice the work has at most about four times the count, for work in which each part depends on all parts
    /// before it.
    static func assertQuadratic(
        from amount: Int = 50, _ message: String = "", line: UInt = #line, _ count: (Int) throws -> Int
    ) rethrows {
        let (once, twice) = (try count(amount), try count(2 * amount))
        XCTAssertGreaterThan(once, 0, message, line: line)
        XCTAssertLessThanOrEqual(Double(twice), 5 * Double(once), message, line: line)
    }

    /// Returns the number of objects that searches of lists look at while work is performed.
    static func comparisons(in work: () throws -> Void) rethrows -> Int {
        HeadlessVisits.reset()
        try work()
        return HeadlessVisits.comparisons
    }
}
