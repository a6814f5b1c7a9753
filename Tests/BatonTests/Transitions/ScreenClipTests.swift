import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the view that clips a screen, where the screen has no clip before the animation.
@MainActor
final class ScreenClipTests: XCTestCase {
    func testItClosesFromTheWholeScreen() async {
        let stage = Stage(root: UIViewController())
        let context = BareContext()
        let view = UIView(frame: context.containerView.bounds)
        context.views[.from] = view
        context.containerView.addSubview(view)
        stage.window.addSubview(context.containerView)
        let transition = RunningTransition(context, operation: .push)
        stage.turn()
        let part = Pose.Mask(CGRect(x: 100, y: 300, width: 200, height: 200), cornerRadius: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            transition.leaving?.apply(Pose().masked(to: part))
        }
        stage.turn()
        XCTAssertEqual(view.superview?.seenFrame, CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.advance(by: 0.5)
        // Half way between the whole of 400 x 800 and the part.
        let half = view.superview?.seenFrame ?? .null
        XCTAssertEqual(half.minX, 50, accuracy: 1)
        XCTAssertEqual(half.minY, 150, accuracy: 1)
        XCTAssertEqual(half.width, 300, accuracy: 1)
        transition.restoreRemoved(completed: true)
    }
}
