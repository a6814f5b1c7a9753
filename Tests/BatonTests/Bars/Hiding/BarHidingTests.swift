import XCTest

@testable import Baton

/// Tests who decides whether a bar is hidden, for every case.
final class BarHidingTests: XCTestCase {
    private final class Screen {}
    private let screen = Screen()
    private let other = Screen()
    private var here: ObjectIdentifier { ObjectIdentifier(screen) }
    private var there: ObjectIdentifier { ObjectIdentifier(other) }

    func testAStateHidesABarThatIsShown() async {
        for former in [BarHiding.unasked, .byApp(on: there)] {
            let next = former.after(isWanted: true, on: here, isHidden: false, isAtRest: false)
            XCTAssertEqual(next, .byBaton)
            XCTAssertEqual(next.setsHidden(after: former), true)
        }
    }

    func testABarThatTheAppHasHiddenIsLeftAlone() async {
        let next = BarHiding.unasked.after(isWanted: true, on: here, isHidden: true, isAtRest: true)
        XCTAssertEqual(next, .byApp(on: here))
        XCTAssertNil(next.setsHidden(after: .unasked))
        let last = next.after(isWanted: false, on: there, isHidden: true, isAtRest: true)
        XCTAssertEqual(last, .unasked)
        XCTAssertNil(last.setsHidden(after: next))
    }

    func testBatonShowsWhatItHasHidden() async {
        for isAtRest in [true, false] {
            let next = BarHiding.byBaton.after(isWanted: false, on: there, isHidden: true, isAtRest: isAtRest)
            XCTAssertEqual(next, .unasked)
            XCTAssertEqual(next.setsHidden(after: .byBaton), false)
        }
    }

    func testTwoScreensInARowStayHidden() async {
        XCTAssertEqual(BarHiding.byBaton.after(isWanted: true, on: there, isHidden: true, isAtRest: true), .byBaton)
    }

    func testABarThatTheAppHasShownIsLeftAloneOnThatScreen() async {
        let shown = BarHiding.byBaton.after(isWanted: true, on: here, isHidden: false, isAtRest: true)
        XCTAssertEqual(shown, .byApp(on: here))
        XCTAssertNil(shown.setsHidden(after: .byBaton))
        let asked = shown.after(isWanted: false, on: there, isHidden: false, isAtRest: false)
        XCTAssertEqual(asked, shown, "the transition may be cancelled")
        XCTAssertEqual(asked.after(isWanted: true, on: here, isHidden: false, isAtRest: true), shown)
        XCTAssertEqual(shown.after(isWanted: false, on: there, isHidden: false, isAtRest: true), .unasked)
    }
}
