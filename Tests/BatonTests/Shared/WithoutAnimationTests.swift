import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests changes that are not animated, wherever they are made.
@MainActor
final class WithoutAnimationTests: XCTestCase {
    private let stage = Stage(root: UIViewController())

    func testAChangeInAnAnimationIsMadeAtOnce() async throws {
        let (still, moving) = (UIView(), UIView())
        for view in [still, moving] { stage.window.addSubview(view) }
        stage.turn()
        UIView.animate(withDuration: 1) {
            let place = UIView.withoutAnimation {
                still.frame.origin.x = 100
                return still.frame.minX
            }
            XCTAssertEqual(place, 100)
            moving.frame.origin.x = 100
        }
        stage.turn()
        XCTAssertEqual(still.seenFrame.minX, 100)
        XCTAssertLessThan(moving.seenFrame.minX, 50)
        try stage.settle()
    }

    func testAnimationsStayDisabledWhereTheyWere() async {
        for isEnabled in [true, false] {
            UIView.setAnimationsEnabled(isEnabled)
            UIView.withoutAnimation { XCTAssertFalse(UIView.areAnimationsEnabled) }
            XCTAssertEqual(UIView.areAnimationsEnabled, isEnabled)
        }
        UIView.setAnimationsEnabled(true)
    }
}
