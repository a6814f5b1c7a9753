import XCTest

@testable import Baton

/// Tests temporarily overridden values and how the app's values are restored.
final class PropertyOverrideTests: XCTestCase {
    private var value = 1
    private var property = PropertyOverride<Int>()

    private func write(_ new: Int?) {
        property.write(new, over: value) { value = $0 }
    }

    private func turn(to new: Int?) {
        property.write(new, over: value, mayBeCancelled: true) { value = $0 }
    }

    func testTheOriginalValueIsRestored() {
        write(5)
        XCTAssertEqual(value, 5)
        write(6)
        XCTAssertEqual(value, 6)
        write(nil)
        XCTAssertEqual(value, 1)
    }

    func testAValueThatTheAppSetsMeanwhileIsRestoredInstead() {
        write(5)
        value = 2
        write(6)
        XCTAssertEqual(value, 6)
        write(nil)
        XCTAssertEqual(value, 2)
    }

    func testAValueThatTheAppSetsIsKeptWhenTheOverrideEnds() {
        write(5)
        value = 2
        write(nil)
        XCTAssertEqual(value, 2)
    }

    func testNoOverrideChangesNothing() {
        write(nil)
        turn(to: nil)
        XCTAssertEqual(value, 1)
    }

    func testACancelledChangeRestoresTheValue() {
        for (start, end) in [(5, nil), (nil, 5), (5, 6)] as [(Int?, Int?)] {
            (value, property) = (1, PropertyOverride())
            write(start)
            let before = value
            turn(to: end)
            XCTAssertEqual(value, end ?? 1)
            // UIKit restores the previous value.
            value = before
            write(start)
            XCTAssertEqual(value, before)
            write(nil)
            XCTAssertEqual(value, 1, "\(start.map(String.init) ?? "-") to \(end.map(String.init) ?? "-")")
        }
    }

    func testAValueThatTheAppSetsDuringAChangeIsKept() {
        write(5)
        turn(to: 6)
        value = 2
        write(6)
        write(nil)
        XCTAssertEqual(value, 2)
    }
}
