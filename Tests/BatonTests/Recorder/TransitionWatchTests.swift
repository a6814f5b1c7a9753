import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder

/// Tests that only transitions that run are watched.
@MainActor
final class TransitionWatchTests: XCTestCase {
    private let watch = TransitionWatch()
    private var late: [LateTransition] = []

    override func setUp() async throws {
        watch.onLate = { [unowned self] in late.append($0) }
    }

    /// Looks ten times a second for three seconds.
    private func look(_ transition: HeldCoordinator?) {
        for tenth in 1...30 {
            watch.look(transition.map { [$0] } ?? [], isTouched: false, at: Double(tenth) / 10)
        }
    }

    func testATransitionThatRunsIsLate() async throws {
        let transition = HeldCoordinator(in: UIView())
        look(transition)
        XCTAssertFalse(watch.isAtRest)
        XCTAssertEqual(late.count, 1)
    }

    func testACoordinatorThatIsRetainedAfterTheEndIsNotLate() async throws {
        let transition = HeldCoordinator(in: UIView())
        watch.look([transition], isTouched: false, at: 0)
        XCTAssertFalse(watch.isAtRest)
        transition.end()
        XCTAssertTrue(watch.isAtRest)
        look(transition)
        XCTAssertEqual(late, [])
    }

    func testATransitionThatGoesWithoutAnEndDoesNotRunAnyMore() async throws {
        do {
            let transition = HeldCoordinator(in: UIView())
            watch.look([transition], isTouched: false, at: 0)
        }
        look(nil)
        XCTAssertTrue(watch.isAtRest)
        XCTAssertEqual(late, [])
    }
}
