import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests what follows a transition that runs by itself.
@MainActor
final class TransitionRunTests: XCTestCase {
    private let stage = Stage(root: UIViewController())
    private let linear = UICubicTimingParameters(animationCurve: .linear)

    func testWithoutTimeItIsAtItsEnd() async {
        for (timing, duration) in [(nil, 1), (linear, 0), (linear, -1)] as [(UICubicTimingParameters?, Double)] {
            for end in [TransitionEnd.entering, .leaving] {
                var shown: [CGFloat] = []
                let run = TransitionRun(start: 0.5, end: end, timing: timing, duration: duration)
                XCTAssertNil(run.follow(from: 0.5) { shown.append($0) })
                XCTAssertEqual(shown, [end.progress])
                XCTAssertEqual(run.rate, 0)
            }
        }
    }

    func testItGoesOnFromItsProgress() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        for (start, end, progress, later) in [
            (0, TransitionEnd.entering, 0.5, 0.75), (1, .leaving, 0.5, 0.25), (0.5, .entering, 0.5, 0.625),
        ] as [(CGFloat, TransitionEnd, CGFloat, CGFloat)] {
            let run = TransitionRun(start: start, end: end, timing: linear, duration: 1)
            let animator = try XCTUnwrap(run.follow(from: progress) { view.frame.origin.x = 100 * $0 })
            stage.turn()
            XCTAssertEqual(view.seenFrame.minX, 100 * progress, accuracy: 0.5)
            stage.advance(by: 0.25)
            XCTAssertEqual(view.seenFrame.minX, 100 * later, accuracy: 0.5, "\(start) \(progress)")
            try stage.settle()
            XCTAssertEqual(view.frame.minX, 100 * end.progress)
            XCTAssertEqual(animator.state, .inactive)
        }
    }

    func testAFreshRunLeadsFromTheStart() async {
        let run = TransitionRun(timing: linear, duration: 1)
        XCTAssertEqual(run.start, 0)
        XCTAssertEqual(run.end, .entering)
    }
}
