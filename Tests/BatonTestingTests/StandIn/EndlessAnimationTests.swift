import BatonTesting
import UIKit
import XCTest

/// Animations that repeat for ever keep no stage from settling, and recordings show them.
@MainActor
final class EndlessAnimationTests: XCTestCase {
    private let screen = UIViewController()

    func testAStageWithASpinningIndicatorSettles() async throws {
        let stage = Stage(root: screen)
        let indicator = UIActivityIndicatorView(style: .large)
        screen.view.addSubview(indicator)
        indicator.startAnimating()
        let start = stage.now
        try stage.settle()
        XCTAssertEqual(stage.now, start)
        UIView.animate(withDuration: 1) { indicator.center.x = 200 }
        try stage.settle()
        XCTAssertEqual(stage.now - start, 1, accuracy: 0.05)
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertNotNil(indicator.subviews[0].layer.animationKeys())
    }

    func testARepeatingBlockAndAPausedAnimator() async throws {
        let stage = Stage(root: screen)
        let view = UIView()
        screen.view.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
        try stage.settle(within: 0.1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.pauseAnimation()
        XCTAssertThrowsError(try stage.settle(within: 0.5)) { error in
            XCTAssertEqual((error as? NeverSettled)?.reasons, ["UIView animates opacity, position"])
        }
        animator.stopAnimation(true)
    }

    func testARecordingShowsTheSpin() async throws {
        let stage = Stage(root: screen)
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .red
        indicator.center = CGPoint(x: 100, y: 300)
        screen.view.addSubview(indicator)
        indicator.startAnimating()
        try stage.settle()
        let recording = stage.record("spin") { stage.advance(by: 1) }
        // The strongest spoke is above the centre at first, and after half a turn below it.
        let above = CGPoint(x: 100, y: 300 - 15)
        let first = recording.color(at: above, time: 0)
        let half = recording.color(at: above, time: 0.5)
        XCTAssertNotEqual(first, half)
    }
}
