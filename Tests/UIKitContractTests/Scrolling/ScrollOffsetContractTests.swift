import UIKit
import XCTest

@preconcurrency

@MainActor
final class ScrollOffsetContractTests: ContractTestCase {
    private func stage() -> ScrollStage {
        let stage = ScrollStage(inStack: false) { $0.scroll.contentInsetAdjustmentBehavior = .never }
        stage.fillWithLongContent()
        stage.log.clear()
        return stage
    }

    func testTheDefaultsOfAScrollView() {
        let scroll = UIScrollView()
        XCTAssertTrue(scroll.clipsToBounds)
        XCTAssertTrue(scroll.bounces)
        XCTAssertFalse(scroll.alwaysBounceVertical)
        XCTAssertFalse(scroll.alwaysBounceHorizontal)
        XCTAssertFalse(scroll.isPagingEnabled)
        XCTAssertTrue(scroll.isScrollEnabled)
        XCTAssertFalse(scroll.isDirectionalLockEnabled)
        XCTAssertTrue(scroll.delaysContentTouches)
        XCTAssertTrue(scroll.canCancelContentTouches)
        XCTAssertEqual(scroll.contentInsetAdjustmentBehavior, .automatic)
        XCTAssertEqual(scroll.decelerationRate, .normal)
        XCTAssertEqual(scroll.decelerationRate.rawValue, 0.998, accuracy: 1e-6)
        XCTAssertEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99, accuracy: 1e-6)
        XCTAssertEqual(scroll.keyboardDismissMode, .none)
        XCTAssertIdentical(scroll.panGestureRecognizer.view, scroll)
    }

    func testOffsetIsTheOriginOfTheBounds() {
        let stage = stage()
        defer { stage.putAway() }
        stage.scroll.contentOffset = CGPoint(x: 0, y: 150)
        XCTAssertEqual(stage.scroll.bounds.origin, CGPoint(x: 0, y: 150))
        XCTAssertEqual(stage.log.text, "didScroll")
        let inside = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        stage.scroll.addSubview(inside)
        XCTAssertEqual(inside.convert(CGPoint.zero, to: stage.screen.view).y, 50)
    }

    func testAnAnimatedOffsetMovesGraduallyAndEndsWithADelegateCall() {
        let stage = stage()
        defer { stage.putAway() }
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        XCTAssertEqual(stage.log.text, "")
        Device.wait(1)
        XCTAssertEqual(stage.scroll.contentOffset.y, 300)
        XCTAssertEqual(
            stage.log.text,
            """
            didScroll
            didEndScrollingAnimation
            """)
    }

    func testAnOffsetWithoutAnimationHasNoEndCall() {
        let stage = stage()
        defer { stage.putAway() }
        stage.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        Device.wait(1)
        XCTAssertEqual(stage.log.text, "didScroll")
    }

    func testScrollingToAVisibleRectangleDoesNothing() {
        let stage = stage()
        defer { stage.putAway() }
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        let height = stage.scroll.bounds.height
        stage.scroll.scrollRectToVisible(CGRect(x: 0, y: height + 20, width: 10, height: 10), animated: false)
        XCTAssertEqual(stage.scroll.contentOffset.y, 30)
    }
}
