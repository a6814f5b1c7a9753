import XCTest

@testable import UIKit

@MainActor
final class ViewHearingTests: XCTestCase {
    /// Passes a touch through the phases, each with its hold, and returns the calls that the view received in each.
    private func calls(_ steps: [(UITouch.Phase, ViewDelivery.Hold)]) -> [[UITouch.Phase]] {
        var delivery = ViewDelivery.nothing
        return steps.map { phase, hold in
            let next = delivery.next(phase, isNews: true, hold: hold)
            delivery = next.delivery
            return next.calls
        }
    }

    func testAnUndisturbedTouchIsDeliveredCompletely() async {
        XCTAssertEqual(
            calls([(.began, .none), (.moved, .none), (.stationary, .none), (.ended, .none)]),
            [[.began], [.moved], [], [.ended]])
    }

    func testAClaimedTouchIsCancelledOnce() async {
        // B7.8
        XCTAssertEqual(
            calls([(.began, .none), (.moved, .claimed), (.moved, .claimed), (.ended, .none)]),
            [[.began], [.cancelled], [], []])
    }

    func testATouchClaimedBeforeItsDeliveryIsNeverDelivered() async {
        XCTAssertEqual(calls([(.began, .everything), (.moved, .claimed), (.ended, .none)]), [[], [], []])
    }

    func testADelayedTouchBeganIsDeliveredLater() async {
        // B7.8
        XCTAssertEqual(
            calls([(.began, .everything), (.moved, .everything), (.moved, .none), (.ended, .none)]),
            [[], [], [.began], [.ended]])
        XCTAssertEqual(
            calls([(.began, .everything), (.ended, .everything), (.ended, .none)]), [[], [], [.began, .ended]])
    }

    func testADelayedTouchEndedIsDeliveredLater() async {
        // B7.8
        XCTAssertEqual(calls([(.began, .ends), (.ended, .ends), (.ended, .none)]), [[.began], [], [.ended]])
    }

    func testACancelIsDeliveredOnlyForADeliveredTouch() async {
        XCTAssertEqual(calls([(.began, .none), (.cancelled, .ends)]), [[.began], [.cancelled]])
        XCTAssertEqual(calls([(.began, .everything), (.cancelled, .everything)]), [[], []])
    }

    func testAMoveIsDeliveredOnce() async {
        let old = ViewDelivery.began.next(.moved, isNews: false, hold: .none)
        XCTAssertEqual(old.calls, [])
        XCTAssertEqual(old.delivery, .began)
    }
}
