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

    private let forwarded = ForwardedDelegate<AnyObject>()

    private func makeSeat() -> DelegateSeat<AnyObject> {
        DelegateSeat(
            for: driver, forwarding: forwarded, read: { [container] in container.delegate },
            write: { [container] in container.delegate = $0 })
    }

    func testTheFormerDelegateGetsItsPlaceBack() async {
        container.delegate = app
        let seat = makeSeat()
        seat.noteFormer()
        seat.forward(to: other)
        seat.take()
        XCTAssertTrue(seat.isTaken)
        XCTAssertIdentical(container.delegate, driver)
        // The driver itself is never the former one.
        seat.noteFormer()
        seat.giveBack()
        XCTAssertIdentical(container.delegate, app)
        XCTAssertFalse(seat.isTaken)
    }

    func testWithoutAFormerDelegateAnotherOneGetsThePlace() async {
        let seat = makeSeat()
        seat.noteFormer()
        seat.forward(to: other)
        seat.take()
        seat.giveBack()
        XCTAssertIdentical(container.delegate, other)
    }

    func testADelegateThatTheAppHasSetSinceStays() async {
        let seat = makeSeat()
        seat.forward(to: other)
        seat.take()
        container.delegate = app
        XCTAssertFalse(seat.isTaken)
        seat.giveBack()
        XCTAssertIdentical(container.delegate, app)
    }

    func testADelegateThatIsHandedOverComesBeforeTheFormerOne() async {
        container.delegate = app
        let seat = makeSeat()
        seat.noteFormer()
        for (handed, expected) in [(nil, app), (other, other), (driver, app)] as [(Thing?, Thing)] {
            seat.forward(to: handed)
            XCTAssertIdentical(forwarded.delegate, expected)
        }
    }

    /// UIKit determines the methods only when a delegate is set that was not the delegate before (B2.40).
    func testOtherMethodsAreAnnouncedByNilAndBack() async {
        let seat = makeSeat()
        seat.take(hasAnimatorQuery: false)
        container.log = []
        seat.announce(hasAnimatorQuery: false)
        XCTAssertEqual(container.log, [])
        seat.announce()
        XCTAssertEqual(container.log, [nil, ObjectIdentifier(driver)])
        XCTAssertTrue(seat.announced.hasAnimatorQuery)
        seat.forward(to: app)
        seat.announce()
        XCTAssertEqual(container.log.count, 4)
    }

    func testThePlaceIsTakenWhileTheDriverIsAwayForAMoment() async {
        var taken: [Bool] = []
        var seat: DelegateSeat<AnyObject>?
        seat = DelegateSeat(
            for: driver, forwarding: forwarded, read: { [container] in container.delegate },
            write: { [container] in
                container.delegate = $0
                taken.append(seat?.isTaken ?? false)
            })
        seat?.take(hasAnimatorQuery: false)
        seat?.announce(hasAnimatorQuery: true)
        XCTAssertEqual(taken, [true, true, true])
        container.delegate = nil
        XCTAssertEqual(seat?.isTaken, false)
    }
}
