import XCTest

@testable import Baton

/// Tests how a driver takes its place as a delegate, takes it again and gives it back.
@MainActor
final class DelegateSeatTests: XCTestCase {
    private final class Thing {}

    /// Something with a delegate, and all that was set.
    private final class Container {
        weak var delegate: AnyObject? {
            didSet { log.append(delegate.map(ObjectIdentifier.init)) }
        }
        var log: [ObjectIdentifier?] = []
    }

    private let (driver, app, other) = (Thing(), Thing(), Thing())
    private let container = Container()

    private func makeSeat() -> DelegateSeat {
        DelegateSeat(
            for: driver, read: { [container] in container.delegate }, write: { [container] in container.delegate = $0 })
    }

    func testTheFormerDelegateGetsItsPlaceBack() async {
        container.delegate = app
        let seat = makeSeat()
        seat.noteFormer()
        seat.take(with: DelegateSeat.Methods())
        XCTAssertTrue(seat.isTaken)
        XCTAssertIdentical(container.delegate, driver)
        // The driver itself is never the former one.
        seat.noteFormer()
        seat.giveBack(or: other)
        XCTAssertIdentical(container.delegate, app)
        XCTAssertFalse(seat.isTaken)
    }

    func testWithoutAFormerDelegateAnotherOneGetsThePlace() async {
        let seat = makeSeat()
        seat.noteFormer()
        seat.take(with: DelegateSeat.Methods())
        seat.giveBack(or: other)
        XCTAssertIdentical(container.delegate, other)
    }

    func testADelegateThatTheAppHasSetSinceStays() async {
        let seat = makeSeat()
        seat.take(with: DelegateSeat.Methods())
        container.delegate = app
        XCTAssertFalse(seat.isTaken)
        seat.giveBack(or: other)
        XCTAssertIdentical(container.delegate, app)
    }

    /// UIKit determines the methods only when a delegate is set that was not the delegate before (B2.40).
    func testOtherMethodsAreAnnouncedByNilAndBack() async {
        let seat = makeSeat()
        seat.take(with: DelegateSeat.Methods(hasAnimatorQuery: false))
        container.log = []
        seat.announce(DelegateSeat.Methods(hasAnimatorQuery: false))
        XCTAssertEqual(container.log, [])
        seat.announce(DelegateSeat.Methods(hasAnimatorQuery: true))
        XCTAssertEqual(container.log, [nil, ObjectIdentifier(driver)])
        XCTAssertTrue(seat.methods.hasAnimatorQuery)
        seat.announce(DelegateSeat.Methods(forwarded: ObjectIdentifier(app), hasAnimatorQuery: true))
        XCTAssertEqual(container.log.count, 4)
    }
}
